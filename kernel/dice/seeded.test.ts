import { expect, test } from 'vitest';
import { isSeed, seededBytes } from './seeded.ts';

const SEED = '00ff10';

/** Says what it was given, so that every block can be written down by hand: the seed, then the counter in sixteen digits. */
const told = (key: Uint8Array, message: Uint8Array): Uint8Array => Uint8Array.from([...key, ...message]);
const BLOCKS = ['00ff100000000000000000', '00ff100000000000000001', '00ff100000000000000002'].join('');

const written = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

test('every byte of every block comes once, in whatever portions they are taken', () => {
  for (const portions of [[33], [1, 10, 11, 11], [12, 20, 1], [0, 22, 11]]) {
    const bytes = seededBytes(told, SEED);
    const taken = portions.map((count) => written(bytes(count)));
    expect(taken.map((text) => text.length / 2)).toEqual(portions);
    expect(taken.join('')).toBe(BLOCKS);
  }
});

test('capital digits are the same seed', () => {
  expect(written(seededBytes(told, SEED.toUpperCase())(11))).toBe(BLOCKS.slice(0, 22));
});

test('a seed has 1 to 64 bytes in hexadecimal', () => {
  for (const seed of ['00', 'aF', 'ab'.repeat(64)]) expect(isSeed(seed), seed).toBe(true);
  for (const text of ['', '0', '000', '0g', ' 00', '00\n', 'ab'.repeat(65)]) expect(isSeed(text), text).toBe(false);
});
