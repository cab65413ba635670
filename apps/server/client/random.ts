/** Random bytes: every browser and Node 20 have them. */
import { toHex } from '@grognard/kernel/fair';

interface Randomness {
  getRandomValues(bytes: Uint8Array): Uint8Array;
}

/** So many random bytes in hexadecimal. */
export const randomHex = (bytes: number): string => {
  const { crypto } = globalThis as unknown as { readonly crypto: Randomness };
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
};
