/** Every ruling, reading by reading: the same situation comes out as that reading says. */
import { answersInOrder, type Game, open, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as aegeanStrike } from './game.ts';
import { airCases } from './rulings.air-cases.ts';
import { type Case, groundCases, type Reading } from './rulings.cases.ts';

const game: Game = aegeanStrike;

const CASES: Readonly<Record<string, Case>> = { ...groundCases, ...airCases };

function came(
  { procedure, input, given }: Case,
  ruling: string,
  reading: string,
  { dice = [], answers = [] }: Reading,
): unknown {
  const opened = open(game, procedure, input, { rulings: { ...given, [ruling]: reading } });
  if (!opened.ok) return opened.refusals.map(({ code }) => code);
  const said = answersInOrder(answers);
  const thrown = typed(dice, said.answer);
  const finish = (): void => {
    thrown.finish();
    said.finish();
  };
  const played = resolve(opened.value, { ...thrown, finish });
  return played.ok ? played.value.result : played.refusals;
}

describe('each ruling by its readings', () => {
  for (const [ruling, situation] of Object.entries(CASES)) {
    for (const [reading, claim] of Object.entries(situation.readings)) {
      test(`${ruling}: ${reading}`, () => {
        const result = came(situation, ruling, reading, claim);
        if (claim.refused) expect(result).toContain(claim.refused);
        else expect(result).toMatchObject(claim.expect as object);
      });
    }
  }

  test('no ruling and no reading is left out', () => {
    const tried = Object.entries(CASES).map(([ruling, { readings }]) => [ruling, Object.keys(readings).sort()]);
    const known = Object.entries(game.rulings).map(([ruling, { readings }]) => [ruling, [...readings].sort()]);
    expect(Object.fromEntries(tried)).toEqual(Object.fromEntries(known));
  });
});
