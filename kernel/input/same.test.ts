import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { nearest } from './nearest.ts';
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

test('the nearest word is at most a third of its letters away, whatever the case', () => {
  const known = ['horse', 'house', 'Foot', 'artillery'];
  expect(nearest('hors', known)).toBe('horse');
  expect(nearest('hous', known)).toBe('house');
  expect(nearest('FOOT', known)).toBe('Foot');
  expect(nearest('fot', known)).toBe('Foot');
  // Two letters of four are away, and a third of four, rounded up, is two.
  expect(nearest('bout', known)).toBe('Foot');
  expect(nearest('boat', ['Foot', 'zzzz'])).toBe('Foot');
  expect(nearest('bet', ['foot'])).toBeUndefined();
  expect(nearest('x', ['ab'])).toBeUndefined();
  expect(nearest('x', ['y'])).toBe('y');
  expect(nearest('artilery', known)).toBe('artillery');
  expect(nearest('word', [])).toBeUndefined();
  expect(nearest('', [''])).toBe('');
});

/** By its definition: what it costs to take one letter off either word, or off both. */
function away(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const both = away(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  return Math.min(both, away(a.slice(1), b) + 1, away(a, b.slice(1)) + 1);
}

test('letters are counted as changed, added or lost, whichever is fewest', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(nearest(a, [b]) === b).toBe(away(a, b) <= Math.ceil(a.length / 3));
    }),
    { numRuns: 300, seed: 21 },
  );
});
