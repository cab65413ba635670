import { expect, test } from 'vitest';
import { die } from './die.ts';
import { practiceDice, practiceNumbers } from './practice.ts';

const low = (value: bigint): bigint => BigInt.asUintN(32, value);

/** Mulberry32 as it was published, in whole numbers without overflow. */
function* mulberry(seed: bigint): Generator<bigint, never> {
  let a = low(seed);
  for (;;) {
    a = low(a + 0x6d2b79f5n);
    let t = low((a ^ (a >> 15n)) * (a | 1n));
    t = low(t ^ low(t + low((t ^ (t >> 7n)) * (t | 61n))));
    yield t ^ (t >> 14n);
  }
}

test.each([0, 1, 7, 2 ** 31, 2 ** 32 - 1])('seed %d gives the same numbers on every machine', (seed) => {
  const [next, reference] = [practiceNumbers(seed), mulberry(BigInt(seed))];
  for (let count = 0; count < 500; count += 1) expect(next() * 2 ** 32).toBe(Number(reference.next().value));
});

test('a die has each of its faces, and no other', () => {
  const thrown = practiceDice(3);
  for (const sides of [2, 6, 10]) {
    const faces = new Set(Array.from({ length: 400 }, () => thrown(die(sides))));
    expect([...faces].toSorted((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, face) => face + 1));
  }
});
