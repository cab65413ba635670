import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

/** Whole numbers near and far, halves, what a table of numbers cannot hold, and names. */
const keys = fc.oneof(
  fc.integer({ min: -40, max: 40 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.integer({ min: -40, max: 40 }).map((twice) => twice / 2),
  fc.constantFrom(2 ** 30 - 1, 2 ** 30, -(2 ** 30), -(2 ** 30) - 1, 2 ** 31, 2 ** 53, 0.25, 1e300),
  fc.constantFrom('0', '1', '', 'a', null, true),
);

test('every key is found where it was put, and no other: as in a map', () => {
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 400 }), (all) => {
      const [slots, map] = [new Slots(), new Map<unknown, number>()];
      for (const key of all) {
        expect(slots.get(key)).toBe(map.get(key));
        if (map.has(key)) continue;
        slots.set(key, map.size);
        map.set(key, map.size);
      }
      for (const [key, slot] of map) expect(slots.get(key)).toBe(slot);
    }),
    { seed: 16, numRuns: 200 },
  );
});

test('keys that fall on one place of the table are kept apart, also when it grows', () => {
  const slots = new Slots();
  for (let count = 0; count < 5_000; count += 1) slots.set(count * 1024, count);
  for (let count = 0; count < 5_000; count += 1) expect(slots.get(count * 1024)).toBe(count);
  expect([slots.get(1), slots.get(5_000 * 1024)]).toEqual([undefined, undefined]);
});
