/** A language nobody here speaks: what it brings is spoken, for a game that knows nothing of it, and the rest in English. */
import type { Locale } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game } from './specimen/game.ts';
import { speakerIn, type Tongue, tongues } from './words/tongues.ts';

const dutch: Tongue = {
  name: 'Nederlands',
  tag: 'nl-NL',
  words: { ...tongues.en.words, locale: 'nl', yes: 'ja' },
  typeset: (text) => text.replaceAll('...', '…'),
  faults: () => [],
  games: {
    [game.id]: {
      'procedure.assault': 'Aanval...',
      [game.tables['assault']?.title.en ?? '']: 'Uitslagen',
    },
  },
};
const say = speakerIn(dutch, game, 'nl');

test('the words of the language are spoken, typeset by its own rules', () => {
  expect([say('locale'), say('yes'), say('procedure.assault')]).toEqual(['nl', 'ja', 'Aanval…']);
});

test('a text beside a table is read by its English, and in English where nobody has translated it', () => {
  const title = game.tables['assault']?.title;
  expect(say.read(title)).toBe('Uitslagen');
  expect(say.read({ en: 'Not yet', fr: 'Pas encore' })).toBe('Not yet');
  // Whoever writes the language beside the table is heard before the translation.
  expect(say.read({ ...title, en: 'Results', nl: 'Tabel' } as { en: string } & Partial<Record<Locale, string>>)).toBe(
    'Tabel',
  );
});

test('what it lacks of the game is said in English', () => {
  expect(say('side.attacker')).toBe('Attacker');
});
