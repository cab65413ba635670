/** Where live faces come from: the machine's own randomness, or a seed that gives the same dice again. */
import { createHmac, randomBytes } from 'node:crypto';
import { type Bytes, Refused, type Thrower, thrower } from '@grognard/kernel';

export const liveDice = (): Thrower => thrower(randomBytes);

/** HMAC-SHA-256 of the seed and a counter (8 bytes, the highest first), block after block. */
export function seededDice(hex: string): Thrower {
  if (!/^(?:[0-9a-f]{2}){1,64}$/i.test(hex)) {
    throw new Refused([{ code: 'notASeed', at: '--seed', facts: { received: hex.slice(0, 40) } }]);
  }
  const seed = Buffer.from(hex, 'hex');
  let [counter, block] = [0n, Buffer.alloc(0)];
  const bytes: Bytes = (count) => {
    while (block.length < count) {
      const message = Buffer.alloc(8);
      message.writeBigUInt64BE(counter);
      counter += 1n;
      block = Buffer.concat([block, createHmac('sha256', seed).update(message).digest()]);
    }
    const taken = block.subarray(0, count);
    block = block.subarray(count);
    return taken;
  };
  return thrower(bytes);
}
