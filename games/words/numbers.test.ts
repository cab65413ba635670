import { expect, test } from 'vitest';
import { shown } from './numbers.ts';

test('zero has no sign', () => {
  expect(shown(-0, 'en')).toBe('0');
  expect(shown(-0.001, 'fr')).toBe('0');
  expect(shown(-1.5, 'fr')).toBe('-1,5');
});
