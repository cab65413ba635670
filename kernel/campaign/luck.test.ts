import { expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { oneOf, record } from '../input/field.ts';
import { written } from '../number/fraction.ts';
import { chance, done } from '../step/step.ts';
import { append, begin } from './campaign.ts';
import { campaignLuck } from './luck.ts';

const cast: Procedure<{ by: string }, number> = {
  id: 'cast',
  rule: 'x',
  input: record('cast', { by: oneOf('by', { options: ['red', 'blue'], words: 'side' }) }),
  begin: () => chance({ rule: 'x', text: 'die' }, d6, (face) => done(face)),
  outcome: String,
  summary: () => ({ key: 'cast' }),
  figures: { face: (face: number) => face },
  favours: { red: 'face', blue: 'face' },
  parties: ({ by }) => ({ [by]: { player: by, nations: [`nation.${by}`] } }),
  effects: () => [],
};

const game: Game = {
  id: 'lots',
  version: '1',
  titles: { en: '', fr: '' },
  period: '',
  sides: ['red', 'blue'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { cast: cast as Procedure },
  campaign: { state: record('state', {}), sides: ['red', 'blue'], apply: (state) => state },
  text: { en: {}, fr: {} },
  examples: [],
};

test('a throw counts for the side that stands behind it, and not for the other', () => {
  const opening = begin(game, 'lots', {});
  const opened = opening.ok ? append(game, undefined, opening.value) : opening;
  const thrown = opened.ok
    ? append(game, opened.value, {
        kind: 'resolved',
        procedure: 'cast',
        input: { by: 'blue' },
        journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 6, face: 6 }],
      })
    : opened;
  if (!thrown.ok) throw new Error(JSON.stringify(thrown.refusals));
  const { sums, finer } = campaignLuck(thrown.value);
  // A six is 6 - 7/2 = 5/2 more than a die gives on average.
  expect(sums.map(({ by, who, sum }) => [by, who, written(sum)])).toEqual([
    ['player', 'blue', '5/2'],
    ['nation', 'nation.blue', '5/2'],
  ]);
  expect(finer.map(({ by, who, player, sum }) => [by, who, player, written(sum)])).toEqual([
    ['procedure', 'cast', 'blue', '5/2'],
  ]);
});
