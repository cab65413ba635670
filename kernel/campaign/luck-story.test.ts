import { expect, test } from 'vitest';
import { fraction } from '../number/fraction.ts';
import { Distribution } from '../walk/distribution.ts';
import type { CampaignLuck, EventLuck, SummedLuck } from './luck.ts';
import { luckStory } from './luck-story.ts';

const COIN = new Distribution(
  [
    { outcome: 0, weight: 1n },
    { outcome: 1, weight: 1n },
  ],
  2n,
);
const CERTAIN = new Distribution([{ outcome: 3, weight: 1n }], 1n);

/** A toss that fell so, of a fair coin; its middle is a half. */
const toss = (sequence: number, actual: 0 | 1, spread = COIN): EventLuck => ({
  ...{ sequence, procedure: 'toss', side: 'first', party: {}, counters: [], figure: 'heads', against: false },
  ...{ actual, spread, expected: fraction(1n, 2n) },
  difference: fraction(actual === 1 ? 1n : -1n, 2n),
  percentile: fraction(actual === 1 ? 3n : 1n, 4n),
});

const summed = (who: string, rolls: readonly EventLuck[]): SummedLuck => ({
  ...{ by: 'player', who, figure: 'heads', events: rolls.length, rolls, sum: fraction(0n) },
});

test('sums come with their lines; where nothing else could have happened there is none', () => {
  const rolls = [toss(1, 1), toss(2, 1)];
  const luck: CampaignLuck = {
    events: rolls,
    sums: [summed('first', rolls), summed('second', [toss(3, 1, CERTAIN)])],
    finer: [],
    leftOut: [9],
  };
  const { sums, leftOut } = luckStory(luck);
  expect(sums.map(({ who }) => who)).toEqual(['first']);
  // Two heads of two are one above the middle; each of 0, 1 and 2 heads is likelier than one in twenty.
  expect(sums[0]?.line.at(-1)).toMatchObject({ sequence: 2, sum: 1, low: -1, high: 1 });
  expect(leftOut).toEqual([9]);
});

test('five luckiest and five unluckiest rolls, each event once', () => {
  const events = Array.from({ length: 14 }, (_, index) => toss(index, index % 2 === 0 ? 1 : 0));
  const { luckiest, unluckiest } = luckStory({ events: [...events, ...events], sums: [], finer: [], leftOut: [] });
  expect(luckiest.map(({ actual, better }) => [actual, better])).toEqual(Array.from({ length: 5 }, () => [1, 0.75]));
  expect(new Set(unluckiest.map(({ sequence }) => sequence)).size).toBe(5);
  expect(unluckiest.every(({ actual, expected }) => actual === 0 && expected === 0.5)).toBe(true);
});
