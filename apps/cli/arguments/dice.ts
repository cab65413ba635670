/** Where live faces come from: the machine's own randomness, or a seed that gives the same dice again. */
import { createHmac, randomBytes } from 'node:crypto';
import { type Hmac, isSeed, Refused, seededBytes, type Thrower, thrower } from '@grognard/kernel';

export const liveDice = (): Thrower => thrower(randomBytes);

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

export function seededDice(hex: string): Thrower {
  if (!isSeed(hex)) throw new Refused([{ code: 'notASeed', at: '--seed', facts: { received: hex.slice(0, 40) } }]);
  return thrower(seededBytes(hmac, hex));
}
