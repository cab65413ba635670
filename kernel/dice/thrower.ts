/** Faces from random bytes, without bias. */
import type { Die } from './die.ts';

/** Throws a die: 1 to its number of sides. */
export type Thrower = (die: Die) => number;

/** Gives that many fresh bytes from a cryptographic source; the apps hand theirs in, the kernel has none. */
export type Bytes = (count: number) => Uint8Array;

/**
 * Turns bytes into faces by rejection: a number past the last whole multiple of the sides is thrown away and drawn
 * again, so every face keeps the same chance.
 */
export function thrower(bytes: Bytes): Thrower {
  return ({ sides }) => {
    const width = sides <= 0x100 ? 1 : 4;
    const range = 256 ** width;
    const limit = range - (range % sides);
    for (;;) {
      const value = bytes(width).reduce((sum, byte) => sum * 256 + byte, 0);
      if (value < limit) return (value % sides) + 1;
    }
  };
}
