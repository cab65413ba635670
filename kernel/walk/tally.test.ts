/** Weights in rows are what plain sums are, in numbers of the machine and in BigInt, in one lane and in several. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateKey } from './key.ts';
import { product } from './level.ts';
import { Merged } from './merged.ts';
import { BigTally, SafeTally, type Tally } from './tally.ts';

type Deed =
  | { readonly do: 'grow' }
  | { readonly do: 'add'; readonly slot: number; readonly weights: readonly number[]; readonly factor: number }
  | { readonly do: 'scale'; readonly by: number }
  | { readonly do: 'widen'; readonly by: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'grow' } as const) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      slot: fc.nat({ max: 200 }),
      weights: fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 }),
      factor: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('scale' as const), by: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('widen' as const), by: fc.integer({ min: 1, max: 2 }) }) },
);

const MOST_LANES = 12;

/** The same deeds on a plain table: rows of things, columns of lanes. */
function agrees(tally: Tally, first: number, deeds: readonly Deed[], isBig: boolean): void {
  let [lanes, rows, scaled] = [first, [] as bigint[][], 1];
  const flowOf = (weights: readonly number[]) => {
    const lane = weights.slice(0, lanes);
    return isBig ? lane.map(BigInt) : Float64Array.from(lane);
  };
  const empty = () => flowOf(Array.from({ length: MOST_LANES }, () => 0));
  for (const each of deeds) {
    switch (each.do) {
      case 'grow':
        tally.grow();
        rows.push(Array.from({ length: lanes }, () => 0n));
        break;
      case 'add':
        if (rows.length === 0) break;
        tally.add(each.slot % rows.length, flowOf(each.weights), each.factor);
        rows[each.slot % rows.length] = (rows[each.slot % rows.length] as bigint[]).map(
          (weight, lane) => weight + BigInt((each.weights[lane] as number) * each.factor),
        );
        break;
      case 'scale':
        // Sums stay far below what is safe.
        if (scaled * each.by > 1000) break;
        scaled *= each.by;
        tally.scale(BigInt(each.by));
        rows = rows.map((row) => row.map((weight) => weight * BigInt(each.by)));
        break;
      case 'widen':
        if (lanes * each.by > MOST_LANES) break;
        tally.widen(each.by);
        lanes *= each.by;
        rows = rows.map((row) => row.flatMap((weight) => Array.from({ length: each.by }, () => weight)));
        break;
    }
  }
  for (const [slot, row] of rows.entries()) {
    const flow = empty();
    tally.read(slot, flow);
    expect(Array.from(flow as ArrayLike<number | bigint>, BigInt)).toEqual(row);
    expect(row.map((_, lane) => tally.at(slot, lane))).toEqual(row);
    expect(row.map((_, lane) => tally.big().at(slot, lane))).toEqual(row);
  }
}

describe('a tally', () => {
  const lanes = fc.integer({ min: 1, max: 3 });
  const deeds = fc.array(deed, { maxLength: 60 });

  test('of numbers of the machine holds what a plain table holds', () => {
    fc.assert(
      fc.property(lanes, deeds, (first, all) => agrees(new SafeTally(first), first, all, false)),
      { seed: 51, numRuns: 150 },
    );
  });

  test('of BigInt too', () => {
    fc.assert(
      fc.property(lanes, deeds, (first, all) => agrees(new BigTally(first), first, all, true)),
      { seed: 52, numRuns: 100 },
    );
  });

  test.each([1, 3])('grows past its first room and loses nothing, in %i lanes', (count) => {
    const tally = new SafeTally(count);
    const flow = (slot: number) => Float64Array.from({ length: count }, (_, lane) => slot * count + lane + 1);
    for (let slot = 0; slot < 300; slot += 1) {
      tally.grow();
      tally.add(slot, flow(slot), 1);
    }
    tally.scale(2n);
    tally.widen(2);
    for (let slot = 0; slot < 300; slot += 1)
      for (let lane = 0; lane < 2 * count; lane += 1)
        expect(tally.at(slot, lane)).toBe(2n * BigInt(slot * count + Math.floor(lane / 2) + 1));
    // There is room for more after that.
    for (let slot = 300; slot < 700; slot += 1) {
      tally.grow();
      tally.add(slot, new Float64Array(2 * count).fill(slot), 3);
    }
    expect([tally.at(299, 0), tally.at(300, 0), tally.at(699, 2 * count - 1)]).toEqual([
      2n * BigInt(299 * count + 1),
      900n,
      2097n,
    ]);
  });

  test('of BigInt is its own large form, and takes factors of either kind', () => {
    const tally = new BigTally(1);
    tally.grow();
    tally.add(0, [2n], 3);
    tally.add(0, [2n], 10n ** 20n);
    expect(tally.big()).toBe(tally);
    expect(tally.at(0, 0)).toBe(6n + 2n * 10n ** 20n);
  });
});

describe('things put together', () => {
  test('are one where their keys are, keep the first of what follows, and sum their weights', () => {
    const merged = new Merged<number | { a: number }, string>(stateKey, new SafeTally(1));
    const added = [
      merged.add(3, 'first', Float64Array.of(2), 1),
      merged.add({ a: 1 }, 'record', Float64Array.of(1), 1),
      merged.add(3, 'second', Float64Array.of(5), 2),
      merged.add({ a: 1 }, 'again', Float64Array.of(1), 4),
    ];
    expect(added).toEqual([true, true, false, false]);
    expect([merged.things, merged.nexts]).toEqual([
      [3, { a: 1 }],
      ['first', 'record'],
    ]);
    expect([merged.tally.at(0, 0), merged.tally.at(1, 0)]).toEqual([12n, 5n]);
  });

  test('take all of another, with its weights as they are', () => {
    const [one, other] = [1, 2].map(() => new Merged<number>(stateKey, new SafeTally(2)));
    if (!one || !other) return expect.fail();
    one.add(1, undefined, Float64Array.of(1, 2), 1);
    other.add(2, undefined, Float64Array.of(3, 4), 1);
    other.add(1, undefined, Float64Array.of(5, 6), 2);
    one.take(other, new Float64Array(2));
    expect(one.things).toEqual([1, 2]);
    expect([0, 1].flatMap((slot) => [0, 1].map((lane) => one.tally.at(slot, lane)))).toEqual([11n, 14n, 3n, 4n]);
  });
});

test('a product is a number of the machine as long as it is safe as one, and exact past that', () => {
  const weight = fc.oneof(
    fc.nat({ max: 1000 }),
    fc.nat({ max: Number.MAX_SAFE_INTEGER }),
    fc.bigInt({ min: 0n, max: 2n ** 70n }),
    fc.constantFrom(2 ** 26, 2 ** 27, 2n ** 27n, 94906265, 94906266),
  );
  fc.assert(
    fc.property(weight, weight, (a, b) => {
      const whole = BigInt(a) * BigInt(b);
      expect(product(a, b)).toBe(whole <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(whole) : whole);
    }),
    { seed: 53, numRuns: 300 },
  );
  expect(product(Number.MAX_SAFE_INTEGER, 1n)).toBe(Number.MAX_SAFE_INTEGER);
  expect(product(2n ** 53n, 1)).toBe(2n ** 53n);
});
