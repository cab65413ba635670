/** Bytes that follow from a seed: whoever has the seed throws the same dice again. */
import type { Bytes } from './thrower.ts';

/** The HMAC of a message under a key; the apps hand theirs in, the kernel has none. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

const COUNTER = 8;

/** Whether a text is a seed: 1 to 64 bytes in hexadecimal. */
export const isSeed = (text: string): boolean => /^(?:[0-9a-f]{2}){1,64}$/i.test(text);

/** HMAC-SHA-256 of the seed and a counter (8 bytes, the highest first), block after block. */
export function seededBytes(hmac: Hmac, hex: string): Bytes {
  const seed = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  let [counter, block] = [0, new Uint8Array(0)];
  return (count) => {
    while (block.length < count) {
      const message = new Uint8Array(COUNTER);
      new DataView(message.buffer).setBigUint64(0, BigInt(counter));
      counter += 1;
      block = new Uint8Array([...block, ...hmac(seed, message)]);
    }
    const taken = block.subarray(0, count);
    block = block.subarray(count);
    return taken;
  };
}
