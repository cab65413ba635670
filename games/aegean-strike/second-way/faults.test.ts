/** Everything that is forbidden of raids, patrols, ships and single units, reckoned a second time: each fault with its place. */
import { type Game, open } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { game as aegeanStrike } from '../game.ts';
import { atSea } from './forbidden/at-sea.ts';
import { raids } from './forbidden/raids.ts';
import { units } from './forbidden/units.ts';
import { Draw, readings } from './straight.ts';

const game: Game = aegeanStrike;

describe('what is forbidden, fault by fault', () => {
  test.each(Object.entries({ ...raids, ...atSea, ...units }))('%s', (id, { rulings, draw, faults }) => {
    let [alone, none] = [0, 0];
    for (let seed = 1; seed <= cases(300); seed += 1) {
      const numbers = new Draw(seed * 4241 + id.length);
      const input = draw(numbers);
      const r = readings(numbers, rulings);
      const opened = open(game, id, input, { rulings: r });
      const told = opened.ok ? [] : opened.refusals.map(({ code, at }) => `${code} ${at}`);
      const expected = faults(input as never, r);
      expect(told.toSorted(), JSON.stringify([seed, input, r])).toEqual(expected.toSorted());
      if (expected.length === 0) none += 1;
      if (expected.length === 1) alone += 1;
    }
    expect([alone > 10, none > 3], `${alone} with one fault, ${none} without`).toEqual([true, true]);
  });
});
