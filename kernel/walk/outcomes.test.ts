import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
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
