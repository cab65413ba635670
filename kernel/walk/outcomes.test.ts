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
