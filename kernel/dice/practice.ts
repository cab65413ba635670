/** Repeatable dice for simulation and tests. Never for play: a practice sequence can be foretold. */
import type { Thrower } from './thrower.ts';

/** A 32-bit generator (mulberry32): quick, and the same on every machine. */
export function practiceNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Dice that fall the same for the same seed: for tests and demonstrations. */
export function practiceDice(seed: number): Thrower {
  const next = practiceNumbers(seed);
  return ({ sides }) => Math.floor(next() * sides) + 1;
}
