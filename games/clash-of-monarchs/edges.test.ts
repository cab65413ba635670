/** What each chart does to the campaign, at its edges: every effect of situations chosen for them. */
import { answersInOrder, type Game, open, type Plain, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as clash } from './game.ts';
import { FIELD_EDGES } from './second-way/edges.oracle.ts';
import { CHART_EDGES } from './second-way/edges-charts.oracle.ts';

const game: Game = clash;
const CASES = { ...FIELD_EDGES, ...CHART_EDGES };

describe.each(Object.entries(CASES))('%s', (id, cases) => {
  test.each(cases)('%s', (_what, input, dice, answers, effects) => {
    const opened = open(game, id, input as unknown as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const account = resolve(opened.value, typed(dice, answersInOrder(answers).answer));
    if (!account.ok) throw new Error(JSON.stringify(account.refusals));
    expect(account.value.effects).toEqual(effects);
  });
});

test('battles apart, every chart stands here', () => {
  expect(Object.keys(game.procedures).filter((id) => !(id in CASES))).toEqual(['enter-space', 'battle']);
});
