import { expect, test } from 'vitest';
import { decoded, encoded } from './link.ts';

test.each([[{ name: 'Grande Armée', losses: [1, 2] }], ['«œuf»'], [0], [null], [{}]])(
  '%j survives an address',
  (value) => {
    const text = encoded(value);
    expect(text).toMatch(/^[\w-]*$/);
    expect(decoded(text)).toEqual(value);
  },
);

test('an address that was cut short says nothing', () => {
  expect(decoded(encoded({ strength: 12 }).slice(0, -3))).toBeUndefined();
  expect(decoded('%%%')).toBeUndefined();
  expect(decoded(null)).toBeUndefined();
});
