/** Words that bend with a number, or are there only with what they tell of: by the grammar of each language. */
import type { Facts } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { campaignEn } from '../campaign/en.ts';
import { campaignFr } from '../campaign/fr.ts';
import { remoteEn } from '../remote/en.ts';
import { remoteFr } from '../remote/fr.ts';
import { sessionEn } from '../session/en.ts';
import { sessionFr } from '../session/fr.ts';
import { plainSpaces } from '../testing/command.ts';

const WORDS = {
  en: { ...campaignEn, ...remoteEn, ...sessionEn },
  fr: { ...campaignFr, ...remoteFr, ...sessionFr },
} as unknown as Readonly<Record<string, Readonly<Record<string, (facts: Facts) => string>>>>;

const said = (locale: string, key: string, facts: Facts): string => plainSpaces(WORDS[locale]?.[key]?.(facts) ?? '');

describe('a number', () => {
  // In French naught is singular as one is; in English only one is.
  test.each([
    ['en', 'cli.review.same', 'count', ['0 events', '1 event of', '2 events']],
    ['fr', 'cli.review.same', 'count', ['0 événement d’', '1 événement d’', '2 événements d’']],
    [
      'fr',
      'cli.review.same',
      'count',
      ['antérieure finirait de', 'antérieure finirait de', 'antérieure finiraient de'],
    ],
    // Of none nothing is said.
    ['fr', 'cli.review.replayed', 'count', ['', '1 événement de', '2 événements de']],
    ['en', 'cli.review.replayed', 'count', ['', '1 event of', '2 events']],
    ['fr', 'cli.review.differ', 'count', ['0 événement finirait', '1 événement finirait', '2 événements finiraient']],
    ['en', 'cli.remote.epoch', 'dice', ['the 0 dice were', 'the die was', 'the 2 dice were']],
    ['fr', 'cli.remote.epoch', 'dice', ['les 0 dés étaient loyaux', 'le dé était loyal', 'les 2 dés étaient loyaux']],
    ['en', 'cli.remote.wentBack', 'by', ['by 0 lines', 'by one line:', 'by 2 lines']],
    ['fr', 'cli.remote.wentBack', 'by', ['de 0 lignes', 'reculé d’une ligne', 'de 2 lignes']],
    ['en', 'cli.remote.mended', 'lines', ['the 0 lines again', 'the line again', 'the 2 lines again']],
    ['fr', 'cli.remote.mended', 'lines', ['nouveau les 0 lignes', 'nouveau la ligne', 'nouveau les 2 lignes']],
    ['en', 'cli.ask.another', 'count', ['Units: add one?', 'Units: 1 so far; add another?', 'Units: 2 so far']],
    ['fr', 'cli.ask.another', 'count', ['Units : en ajouter ?', 'Units : 1 jusqu’ici ; en ajouter ?', '2 jusqu’ici']],
    ['en', 'cli.guide.usualReadings', 'count', ['the 0 open rules', 'the one open rule', 'the 2 open rules']],
    ['fr', 'cli.guide.usualReadings', 'count', ['les 0 règles', 'la règle ouverte', 'les 2 règles']],
  ])('%s %s by %s', (locale, key, name, expected) => {
    for (const [number, words] of expected.entries()) {
      const facts = { version: '1', act: 'x', events: [1], title: 'Units', [name]: number };
      expect(said(locale, key, facts)).toContain(words);
    }
  });
});

describe('what is not there is not told', () => {
  test.each([
    ['en', 'cli.remote.undone', { line: 3 }, 'consent', 'Line 3 is taken back.', 'with the consent of B'],
    ['fr', 'cli.remote.undone', { line: 3 }, 'consent', 'La ligne 3 est annulée.', 'avec l’accord de B'],
    ['en', 'cli.remote.abandoned', {}, 'consent', 'The open procedure is given up.', 'with the consent of B'],
    ['fr', 'cli.remote.abandoned', {}, 'consent', 'La procédure ouverte est abandonnée.', 'avec l’accord de B'],
    [
      'en',
      'cli.usage.unknownAct',
      { received: 'b', options: ['a'] },
      'close',
      '"b" is nothing one does at the table; there are a.',
      'Did you mean B?',
    ],
    [
      'fr',
      'cli.usage.unknownAct',
      { received: 'b', options: ['a'] },
      'close',
      '« b » n’est rien qu’on fasse à la table ; il y a a.',
      'Vouliez-vous dire B ?',
    ],
  ])('%s %s', (locale, key, facts, name, without, more) => {
    expect(said(locale, key, facts)).toBe(without);
    expect(said(locale, key, { ...facts, [name]: '' })).toBe(without);
    expect(said(locale, key, { ...facts, [name]: 'B' })).toContain(more);
  });
});
