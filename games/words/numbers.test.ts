import { fraction, part } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { fractionShown, modifierSign, percentage, shown, shownChange } from './numbers.ts';

test('zero has no sign', () => {
  expect(shown(-0, 'en')).toBe('0');
  expect(shown(-0.001, 'fr')).toBe('0');
});

test('less than nothing has a minus, not a hyphen', () => {
  expect(shown(-1.5, 'fr')).toBe('−1,5');
  expect(shownChange(-1.5, 'en')).toBe('−1.5');
  expect(shownChange(1.5, 'en')).toBe('+1.5');
  expect(fractionShown({ fraction: '-3/2' })).toBe('−3/2');
});

test('only what is certain is 0 or 100 per cent, however it is written', () => {
  expect(percentage(part(fraction(99_999, 100_000)), 'en')).toBe('>99.9%');
  expect(percentage({ p: 0.99999, fraction: '99999/100000' }, 'en')).toBe('>99.9%');
  expect(percentage({ p: 1, fraction: '1' }, 'en')).toBe('100%');
  expect(percentage({ p: 1e-9, fraction: '1/1000000000' }, 'en')).toBe('<0.1%');
  expect(percentage({ p: 0, fraction: '0' }, 'fr')).toBe('0\u00a0%');
  expect(percentage({ p: 1 / 3, fraction: '1/3' }, 'fr')).toBe('33,3\u00a0%');
});

test('a line of a modifier list shows what it does', () => {
  expect(modifierSign({ value: 2 })).toBe('+2');
  expect(modifierSign({ value: -1 })).toBe('−1');
  expect([-0.5, 1.5, 0].map((value) => modifierSign({ value }))).toEqual(['−½', '+1½', '0']);
  // Two committed markers divide twice; a line that does not apply still divides by two where it does.
  expect(modifierSign({ value: 2, halves: true })).toBe('÷2 ÷2');
  expect(modifierSign({ value: 0, halves: true })).toBe('÷2');
});
