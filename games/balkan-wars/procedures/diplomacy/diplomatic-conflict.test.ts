/** The corners of the Diplomatic Conflict Table, where there may be nothing left to do. */
import { type Game, open, resolve, typed } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { GREAT_POWERS } from '../../vocabulary.ts';

const conflict = (alignment: string, dice: readonly number[], rulings: Readonly<Record<string, string>>) => {
  const powers = GREAT_POWERS.map((power) => ({ power, alignment, diplomacy: 1, points: 0 }));
  const opened = open(game as Game, 'diplomatic-conflict', { powers, [`${alignment}Commits`]: 4 }, { rulings });
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const asked: string[][] = [];
  const played = resolve(
    opened.value,
    typed(dice, (_, __, options) => {
      asked.push([...options]);
      return options[0] ?? '';
    }),
  );
  return played.ok ? { result: played.value.result, asked } : expect.fail(JSON.stringify(played.refusals));
};

test('whoever has every Great Power already gains none by the balance of power', () => {
  // 4 + 6 = 10 against 0 + 1 = 1 without the heading’s +1: the lower corner, BP2 as printed, BP1 where the two are swapped.
  const never = { secondBonus: 'never' };
  expect(conflict('first', [6, 1], { ...never, balanceOfPower: 'swapped' })).toEqual({
    result: { code: 'BP1', effects: [] },
    asked: [],
  });
  const printed = conflict('first', [6, 1], never);
  expect(printed.result).toMatchObject({ code: 'BP2', effects: [{ kind: 'aligns', alignment: 'neutral' }] });
  // Every power is the first player’s: the second may make each of them neutral, or his own.
  expect(printed.asked).toEqual([
    [...GREAT_POWERS.map((power) => `neutralise-${power}`), ...GREAT_POWERS.map((power) => `gain-${power}`)],
  ]);
});

test('nor by an advantage', () => {
  // 4 + 5 = 9 against 0 + 1 + 1 = 2: 1D, and no power is neutral or the second player’s.
  expect(conflict('first', [5, 1], {})).toEqual({ result: { code: '1D', effects: [] }, asked: [] });
});

test('of several powers that may come over the lot takes one, in the order of the list', () => {
  const [greatBritain, france] = GREAT_POWERS;
  const powers = GREAT_POWERS.map((power) => {
    const isNeutral = power === greatBritain || power === france;
    return { power, alignment: isNeutral ? 'neutral' : 'first', diplomacy: 1, points: 0 };
  });
  const opened = open(game as Game, 'diplomatic-conflict', { powers, firstCommits: 4 });
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  // 4 + 5 = 9 against 0 + 1 + 1 = 2: 1D, a neutral power.
  const played = resolve(
    opened.value,
    typed([5, 1, 2], () => 'take'),
  );
  if (!played.ok) return expect.fail(JSON.stringify(played.refusals));
  expect(played.value.result).toEqual({
    code: '1D',
    effects: [{ kind: 'aligns', power: france, alignment: 'first' }],
  });
  expect(played.value.steps.filter(({ dice }) => dice.length > 0).at(-1)).toMatchObject({
    rule: 'diplomacy',
    title: { key: 'diplomacy.ask.lot', facts: { powers: [greatBritain, france] } },
    dice: [{ sides: 2, face: 2 }],
  });
});
