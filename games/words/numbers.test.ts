import { expect, test } from 'vitest';
import { modifierSign, shown } from './numbers.ts';

test('zero has no sign', () => {
  expect(shown(-0, 'en')).toBe('0');
  expect(shown(-0.001, 'fr')).toBe('0');
  expect(shown(-1.5, 'fr')).toBe('-1,5');
});

test('a line of a modifier list shows what it does', () => {
  expect(modifierSign({ value: 2 })).toBe('+2');
  expect(modifierSign({ value: -1 })).toBe('−1');
  // Two committed markers divide twice; a line that does not apply still divides by two where it does.
  expect(modifierSign({ value: 2, halves: true })).toBe('÷2 ÷2');
  expect(modifierSign({ value: 0, halves: true })).toBe('÷2');
});
