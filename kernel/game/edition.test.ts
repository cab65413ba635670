import { describe, expect, test } from 'vitest';
import { done } from '../step/step.ts';
import { list } from '../table/list.ts';
import { speaker } from '../text/words.ts';
import { editionOf } from './edition.ts';
import type { Example, Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { open } from './resolve.ts';

const table = (value: number) =>
  list<{ readonly figure: number }, 'most'>({
    id: 'limits',
    title: { en: 'Limits', fr: 'Limites' },
    provenance: { document: 'rules', heading: '1' },
    columns: { figure: { en: 'Figure', fr: 'Chiffre' } },
    rows: { most: { figure: value } },
  });

type Limits = ReturnType<typeof table>;

/** Ends in what its table says is the most. */
const reading = (id: string): Procedure => ({
  id,
  rule: '1',
  input: { kind: 'record', label: 'input', fields: {} },
  begin: (_input, { tables }) => done((tables as { readonly limits: Limits }).limits.rows.most.figure),
  outcome: String,
  summary: () => ({ key: 'told' }),
  figures: {},
});

const example = (id: string, procedure: string): Example => ({
  id,
  procedure,
  title: { en: id, fr: id },
  origin: `by hand ${id}`,
  input: {},
});

const first: Game = {
  id: 'first',
  version: '1',
  titles: { en: 'First', fr: 'Première' },
  period: '1756',
  sides: ['a'],
  sources: {
    rules: { title: { en: 'Rules', fr: 'Règles' }, edition: { en: '1' }, language: 'fr', holder: { en: 'nobody' } },
  },
  rules: { '1': { document: 'rules', number: '1', heading: { en: 'One', fr: 'Un' } } },
  rulings: {},
  tables: { limits: table(4) },
  procedures: { march: reading('march'), siege: reading('siege') },
  text: {
    en: { told: 'told', kept: 'kept' },
    fr: { told: 'dit', kept: 'gardé', 'by hand m': 'à la main m', 'by hand s': 'à la main s' },
  },
  examples: [example('m', 'march'), example('s', 'siege')],
};

const second = editionOf(first, {
  id: 'second',
  titles: { en: 'Second', fr: 'Seconde' },
  tables: { limits: table(5) },
  procedures: { march: { ...reading('march'), outcome: () => 'replaced' } },
  text: { en: { told: 'told again' }, fr: { told: 'redit' } },
  examples: [example('m2', 'march')],
});

const outcomeOf = (game: Game, procedure: string): string => {
  const opened = open(game, procedure, {});
  if (!opened.ok) throw new Error('refused');
  const step = opened.value.begin();
  return step.kind === 'done' ? opened.value.procedure.outcome(step.result) : '';
};

describe('an edition as a difference', () => {
  test('has its own name, and everything it does not name', () => {
    expect([second.id, second.titles.fr, second.period, second.version]).toEqual(['second', 'Seconde', '1756', '1']);
    expect(second.rules).toEqual(first.rules);
    expect(Object.keys(second.procedures)).toEqual(['march', 'siege']);
  });

  test('reads its own table in the procedures of both, and replaces a procedure whole', () => {
    expect([outcomeOf(first, 'siege'), outcomeOf(second, 'siege')]).toEqual(['4', '5']);
    expect([outcomeOf(first, 'march'), outcomeOf(second, 'march')]).toEqual(['4', 'replaced']);
  });

  test('speaks its own words where it has some', () => {
    expect([speaker(second.text.fr ?? {})('told'), speaker(second.text.fr ?? {})('kept')]).toEqual(['redit', 'gardé']);
    expect(speaker(second.text.en)('told')).toBe('told again');
  });

  test('may speak a language of its own', () => {
    const { fr: _, ...text } = first.text;
    const third = editionOf(
      { ...first, text },
      { id: 'third', titles: { en: 'Third' }, text: { en: {}, fr: { told: 'redit' } } },
    );
    expect(third.text).toEqual({ en: first.text.en, fr: { told: 'redit' } });
  });

  test('keeps the examples that still speak of it, and adds its own', () => {
    expect(second.examples.map(({ id }) => id)).toEqual(['s', 'm2']);
    expect(first.examples.map(({ id }) => id)).toEqual(['m', 's']);
    expect(Object.keys(second.text.fr ?? {}).filter((key) => key.startsWith('by hand'))).toEqual(['by hand s']);
  });
});
