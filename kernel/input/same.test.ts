import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { same } from './same.ts';

const plain = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, '', 'a', '0'),
    fc.array(tie('any'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('any'), { maxKeys: 2 }),
  ),
})).any as fc.Arbitrary<Plain>;

test('two values say the same exactly when their one spelling is the same', () =>
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(same(a, b)).toBe(canonical(a) === canonical(b));
      expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
    { numRuns: 2000, seed: 16 },
  ));

test('what is left out is what is nothing, null is not', () => {
  expect(same({ a: undefined }, {})).toBe(true);
  expect(same({}, { a: undefined, b: undefined })).toBe(true);
  expect(same({ a: null }, {})).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same({}, null)).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same({ a: 1 }, { b: 1 })).toBe(false);
  expect(same('a', ['a'])).toBe(false);
  expect(same({ toString: 1 }, { a: 1 })).toBe(false);
});
