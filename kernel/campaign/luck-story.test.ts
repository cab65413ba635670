import { expect, test } from 'vitest';
import { practiceNumbers } from '../dice/practice.ts';
import { type Fraction, fraction } from '../number/fraction.ts';
import { Distribution } from '../walk/distribution.ts';
import { luckLine } from './band.ts';
import type { CampaignLuck, EventLuck, SummedLuck } from './luck.ts';
import { luckExtremes, luckStory } from './luck-story.ts';

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

const rolled = (sequence: number, percentile: Fraction, difference: Fraction): EventLuck => ({
  ...toss(sequence, 1),
  percentile,
  difference,
});

test('the luckiest come first, the unluckiest too; of equals the one that differs more; the middle is neither', () => {
  const [half, third] = [fraction(1, 2), fraction(1, 3)];
  const events = [
    rolled(1, half, fraction(0)),
    rolled(2, fraction(3, 5), fraction(1)),
    rolled(3, fraction(4, 5), fraction(1)),
    rolled(4, fraction(3, 5), fraction(2)),
    rolled(5, third, fraction(-1)),
    rolled(6, fraction(1, 5), fraction(-1)),
    rolled(7, third, fraction(-2)),
  ];
  // The other side's view of the same events counts for nothing.
  const others = events.map((each) => ({ ...each, side: 'second', percentile: fraction(1) }));
  const { luckiest, unluckiest } = luckExtremes({ events: [...events, ...others], sums: [], finer: [], leftOut: [] });
  expect(luckiest.map(({ sequence, side }) => [sequence, side])).toEqual([3, 4, 2].map((each) => [each, 'first']));
  expect(unluckiest.map(({ sequence, side }) => [sequence, side])).toEqual([6, 7, 5].map((each) => [each, 'first']));
});

test('sums of both kinds are told, a procedure’s with its player', () => {
  const rolls = [toss(1, 1)];
  const finer = { ...summed('toss', rolls), by: 'procedure', player: 'first' } as const;
  const { sums, luckiest } = luckStory({ events: rolls, sums: [summed('first', rolls)], finer: [finer], leftOut: [] });
  expect(sums.map(({ line: _, ...rest }) => rest)).toEqual([
    { by: 'player', who: 'first', figure: 'heads', events: 1 },
    { by: 'procedure', who: 'toss', player: 'first', figure: 'heads', events: 1 },
  ]);
  expect(luckiest).toEqual([
    {
      sequence: 1,
      procedure: 'toss',
      side: 'first',
      counters: [],
      figure: 'heads',
      actual: 1,
      expected: 0.5,
      better: 0.75,
    },
  ]);
});

/** Every campaign there could have been, one by one, with how likely it is. */
function everyCampaign(rolls: readonly EventLuck[]): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (const { spread } of rolls) {
    const next = new Map<number, number>();
    for (const [so, share] of sums)
      for (const { outcome, weight } of spread.outcomes) {
        const sum = so + outcome;
        next.set(sum, (next.get(sum) ?? 0) + (share * Number(weight)) / Number(spread.total));
      }
    sums = next;
  }
  return sums;
}

test('of many rolls the rarest ends are cut off, and the band stays where it was', () => {
  const double = new Distribution(
    [
      { outcome: 0, weight: 1n },
      { outcome: 2, weight: 1n },
    ],
    2n,
  );
  // Two to the minus sixtieth is rarer than anything kept. In whole numbers: how many of 60 tosses are heads, at most.
  const ROLLS = 60;
  const line = luckLine(Array.from({ length: ROLLS }, (_, sequence) => toss(sequence, 1, double)));
  const least = (over: bigint, under: bigint): number => {
    let [ways, passed, heads] = [1n, 1n, 0];
    while (passed * under < over * 2n ** BigInt(ROLLS)) {
      heads += 1;
      ways = (ways * BigInt(ROLLS - heads + 1)) / BigInt(heads);
      passed += ways;
    }
    return heads;
  };
  const [low, high] = [least(1n, 20n), least(19n, 20n)];
  expect([line.at(-1)?.low, line.at(-1)?.high].map((each) => Math.round(Number(each)))).toEqual([
    2 * low - ROLLS,
    2 * high - ROLLS,
  ]);
});

test('nine in ten of all campaigns lie in the band, and no narrower one leaves one in twenty on each side', () => {
  const next = practiceNumbers(12);
  for (let round = 0; round < 30; round += 1) {
    const rolls = Array.from({ length: 1 + Math.floor(next() * 4) }, (_, sequence) => {
      const values = [
        ...new Set(Array.from({ length: 1 + Math.floor(next() * 4) }, () => Math.floor(next() * 16) / 2 - 3)),
      ];
      const outcomes = values.map((outcome) => ({ outcome, weight: BigInt(1 + Math.floor(next() * 9)) }));
      const spread = new Distribution(
        outcomes,
        outcomes.reduce((sum, { weight }) => sum + weight, 0n),
      );
      return { ...toss(sequence, 1), spread };
    });
    for (const [index, { low, high, sequence, sum }] of luckLine(rolls).entries()) {
      const all = everyCampaign(rolls.slice(0, index + 1));
      const mean = [...all].reduce((so, [value, share]) => so + value * share, 0);
      const byRank = [...all].map(([value, share]) => [value - mean, share] as const).toSorted(([a], [b]) => a - b);
      // The first value by which a twentieth, or nineteen of them, has been passed.
      const quantile = (wanted: number): number => {
        let passed = 0;
        for (const [value, share] of byRank) {
          passed += share;
          if (passed >= wanted - 1e-9) return value;
        }
        return Number.NaN;
      };
      expect(low).toBeCloseTo(quantile(0.05), 6);
      expect(high).toBeCloseTo(quantile(0.95), 6);
      expect([sequence, sum]).toEqual([index, (index + 1) / 2]);
    }
  }
});

test('a band reaches every value, also where no coarser step does', () => {
  const thirds = new Distribution(
    [0, 1 / 3, 1].map((outcome) => ({ outcome, weight: 1n })),
    3n,
  );
  const [point] = luckLine([toss(1, 1, thirds)]);
  // The mean is four ninths; one third of all lies at either end.
  expect(point?.low).toBeCloseTo(-4 / 9, 5);
  expect(point?.high).toBeCloseTo(5 / 9, 5);
});
