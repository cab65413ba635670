import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { die } from '../dice/die.ts';
import { canonical } from '../journal/canonical.ts';
import { chance, done, type Plain } from '../step/step.ts';
import { Distribution } from './distribution.ts';
import { odds } from './odds.ts';
import { Outcomes } from './outcomes.ts';

const item = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -3, max: 3 }).map((twice) => twice / 2),
  fc.constantFrom('0', '1', 'a', ''),
  fc.constantFrom(true, null),
);
const outcome: fc.Arbitrary<Plain> = fc.oneof(item, fc.array(item, { maxLength: 3 }), fc.record({ a: item, b: item }));

test('outcomes are one where their canonical texts are, and only there', () => {
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 120 }), (all) => {
      const [outcomes, texts] = [new Outcomes<Plain>(), new Map<string, number>()];
      for (const each of all) {
        const text = canonical(each);
        const number = outcomes.numberOf(each);
        expect(number).toBe(texts.get(text) ?? texts.size);
        texts.set(text, number);
        expect(canonical(outcomes.all[number] as Plain)).toBe(text);
      }
      expect(outcomes.all).toHaveLength(texts.size);
    }),
    { seed: 17, numRuns: 300 },
  );
});

test('rows with more different values than a column has room for are still told apart', () => {
  const outcomes = new Outcomes<Plain>();
  for (let count = 0; count < 5_000; count += 1) expect(outcomes.numberOf([count, 'a'])).toBe(count);
  for (let count = 0; count < 5_000; count += 1) expect(outcomes.numberOf([count, 'a'])).toBe(count);
});

test('a row of very many items, of very many different items, or of anything else goes by its text', () => {
  const outcomes = new Outcomes<Plain>();
  const long = (end: string) => [...Array.from({ length: 4_096 }, () => 0), end];
  const rows: Plain[] = [
    long('a'),
    long('b'),
    Array.from({ length: 4_096 }, () => 0),
    Array.from({ length: 4_095 }, () => 0),
    [null],
    [['a']],
    [],
  ];
  const numbers = rows.map((row) => outcomes.numberOf(row));
  expect(new Set(numbers).size).toBe(rows.length);
  expect(rows.map((row) => outcomes.numberOf(JSON.parse(JSON.stringify(row)) as Plain))).toEqual(numbers);
  // Both ways lead to numbers of one row: what was first met one way is not met again the other.
  const many = new Outcomes<Plain>();
  for (let count = 0; count < 4_200; count += 1) {
    expect(many.numberOf([count, 0])).toBe(2 * count);
    expect(many.numberOf([0, count + 1])).toBe(2 * count + 1);
  }
  expect(many.all).toHaveLength(8_400);
  expect(many.all[8_399]).toEqual([0, 4_200]);
});

describe('a column of rows', () => {
  const rolled = (sides: number, row: (face: number) => readonly Plain[]) =>
    odds(
      chance({ rule: 'x', text: 'die' }, die(sides), (face) => done(row(face))),
      {},
    ).distribution;
  const told = ({ outcomes, total }: Distribution<unknown>) => [outcomes, total];
  const plainly = (rows: Distribution<readonly Plain[]>, place: number) => {
    const sums = new Map<Plain | undefined, bigint>();
    for (const { outcome, weight } of rows.outcomes)
      sums.set(outcome[place], (sums.get(outcome[place]) ?? 0n) + weight);
    return [[...sums].map(([outcome, weight]) => ({ outcome, weight })), rows.total];
  };

  test('has the weights that adding row by row gives, in the order they are met', () => {
    const rows = rolled(60, (face) => [face % 3 === 0 ? 'won' : `${face % 3}`, face % 4, (face % 5) / 2, face % 3]);
    for (const place of [0, 1, 2, 3]) expect(told(rows.column(place))).toEqual(plainly(rows, place));
    // One third each, a quarter each, a fifth each.
    expect(rows.column(0).outcomes.map(({ weight }) => weight)).toEqual([20n, 20n, 20n]);
    expect(rows.column(1).outcomes).toHaveLength(4);
    expect(rows.column(2).outcomes).toHaveLength(5);
  });

  test('is the same where rows are not numbered: unlike in length, of other things, or too heavy', () => {
    const ragged = rolled(6, (face) => (face < 3 ? [face] : [face % 2, face]));
    expect(told(ragged.column(1))).toEqual(plainly(ragged, 1));
    const other = rolled(6, (face) => [face > 3, face]);
    expect(told(other.column(0))).toEqual(plainly(other, 0));
    const heavy = new Distribution(
      [1, 2, 1].map((outcome) => ({ outcome: [outcome], weight: 10n ** 30n })),
      3n * 10n ** 30n,
    );
    expect(told(heavy.column(0))).toEqual(plainly(heavy, 0));
  });

  test('of a longer walk knows the rows that came later too', () => {
    const outcomes = new Outcomes<readonly Plain[]>();
    expect(outcomes.numberOf(['a', 1])).toBe(0);
    expect([...(outcomes.column(0)?.items ?? [])]).toHaveLength(1);
    expect(outcomes.numberOf(['b', 1])).toBe(1);
    const { items = [], values = [] } = outcomes.column(0) ?? {};
    expect([...items].map((item) => values[item])).toEqual(['a', 'b']);
    expect(outcomes.column(2)).toBeUndefined();
    outcomes.numberOf([{ not: 'a row of names and numbers' }, 1]);
    expect(outcomes.column(0)).toBeUndefined();
  });
});
