import { type Game, open, type Plain, resolve } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as clash } from '../game.ts';

const game: Game = clash;

describe('[18.5.3] who picks the steps', () => {
  const light = (unit: string) => [{ unit: `${unit}1` }, { unit: `${unit}2` }];
  const asked = (die: number, reading: string) => {
    const input = { raiders: light('R'), enemy: light('E') };
    const opened = open(game, 'raid-losses', input as unknown as Plain, { rulings: { 'second-raid-step': reading } });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const sides: string[] = [];
    resolve(opened.value, {
      face: () => die,
      answer: (_ask, side, options) => {
        sides.push(side);
        return options[0] ?? '';
      },
    });
    return sides;
  };

  test('the loser picks both, or the winner the second', () => {
    // One and under costs the raiders two steps, six and over the enemy.
    expect([asked(1, 'loser'), asked(6, 'loser')]).toEqual([
      ['raiders', 'raiders'],
      ['enemy', 'enemy'],
    ]);
    expect([asked(1, 'winner'), asked(6, 'winner')]).toEqual([
      ['raiders', 'enemy'],
      ['enemy', 'raiders'],
    ]);
    expect(asked(2, 'winner')).toEqual(['raiders']);
  });
});
