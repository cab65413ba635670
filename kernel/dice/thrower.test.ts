import { describe, expect, test } from 'vitest';
import { die } from './die.ts';
import { thrower } from './thrower.ts';

/** Hands out every byte value in turn. */
const everyByte = () => {
  let next = 0;
  return (count: number): Uint8Array => Uint8Array.from({ length: count }, () => next++ % 256);
};

describe('faces from bytes', () => {
  test.each([1, 2, 3, 6, 7, 10, 20, 100, 255, 256])(
    'a die of %i sides gives each face equally often over all bytes',
    (sides) => {
      const counts = new Map<number, number>();
      const kept = 256 - (256 % sides);
      const bytes = everyByte();
      let taken = 0;
      const roll = thrower((count) => {
        taken += count;
        return bytes(count);
      });
      while (taken < 256 && [...counts.values()].reduce((a, b) => a + b, 0) < kept) {
        const face = roll(die(sides));
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
      expect(counts.size).toBe(sides);
      expect(new Set(counts.values())).toEqual(new Set([Math.floor(256 / sides)]));
    },
  );

  test('bytes past the last whole multiple are thrown away', () => {
    const stream = [255, 254, 253, 252, 5];
    const roll = thrower(() => Uint8Array.of(stream.shift() ?? 0));
    expect(roll(die(6))).toBe((5 % 6) + 1);
    expect(stream).toEqual([]);
  });

  test('a large die takes four bytes', () => {
    const roll = thrower((count) => new Uint8Array(count).fill(1));
    expect(roll(die(1000))).toBe((0x01010101 % 1000) + 1);
  });

  test('a die has at least one side', () => {
    expect(() => die(0)).toThrow(RangeError);
    expect(() => die(2.5)).toThrow(RangeError);
  });
});
