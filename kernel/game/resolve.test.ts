import { expect, test } from 'vitest';
import { record } from '../input/field.ts';
import { ruling } from '../ruling/ruling.ts';
import { done, together } from '../step/step.ts';
import { words } from '../text/words.ts';
import { odds } from '../walk/odds.ts';
import { evenly } from '../walk/policy.ts';
import { answersInOrder, typed } from '../walk/source.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { open, replay, resolve } from './resolve.ts';

/** Two coins, worth the same whichever is spent. */
const spend: Procedure<unknown, number> = {
  id: 'spend',
  rule: 'x',
  input: record('x', {}),
  begin: () => together({ rule: 'x', text: 'which' }, { red: ['copper', 'brass'] }, () => done(1)),
  outcome: String,
  summary: () => words('x'),
  figures: {},
  effects: (_result, _input, journal) =>
    journal.flatMap((entry) =>
      entry.kind === 'together' ? [{ kind: 'spent', coin: entry.answers['red'] ?? '' }] : [],
    ),
};

const game: Game = {
  id: 'test',
  version: '1',
  titles: { en: 'Test', fr: 'Essai' },
  period: '',
  sides: ['red'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { spend: spend as Procedure },
  text: { en: {}, fr: {} },
  examples: [],
};

test('effects may follow from answers that the result does not carry', () => {
  const opened = open(game, 'spend', {});
  if (!opened.ok) throw new Error('refused');
  const played = resolve(opened.value, typed([], answersInOrder([{ red: 'brass' }]).answer));
  if (!played.ok) throw new Error('refused');
  expect(played.value.effects).toEqual([{ kind: 'spent', coin: 'brass' }]);
  const again = replay(opened.value, played.value.journal);
  expect(again.ok && again.value.effects).toEqual(played.value.effects);
  // Both answers end in the same result, so the odds know only one.
  expect(odds(opened.value.begin(), { policy: evenly }).distribution.outcomes).toHaveLength(1);
});

test('effects may read the book that was in force', () => {
  const rulings = { toll: ruling({ rule: 'x', readings: ['one', 'two'], default: 'one' }) };
  const pays: Procedure<unknown, number> = {
    ...spend,
    begin: () => done(1),
    effects: (_result, _input, _journal, { rulings: book }) => [{ kind: 'paid', ...(book as Record<string, string>) }],
  };
  const opened = open(
    { ...game, rulings, procedures: { spend: pays as Procedure } },
    'spend',
    {},
    { rulings: { toll: 'two' } },
  );
  const played = opened.ok ? replay(opened.value, []) : opened;
  expect(played.ok && played.value.effects).toEqual([{ kind: 'paid', toll: 'two' }]);
});
