/** Keys under which anybody could sign: points of small order, in every spelling, and spellings past the field. */
import { fromHex, toHex } from './bytes.ts';

/**
 * The y-coordinates of the eight points of small order, little-endian without the sign: 0, 1, −1, the two of order
 * eight, and the same written past the prime (p, p + 1). A signature under such a key fits many messages.
 */
const SMALL_ORDER = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]);

const SIGN = 0x7f;
const POINT = 32;

/** Whether nobody may sit down with this key, given as 32 bytes in hexadecimal. */
export function isWeakKey(key: string): boolean {
  const top = (Number.parseInt(key.slice(-2), 16) & SIGN).toString(16).padStart(2, '0');
  return SMALL_ORDER.has(key.slice(0, -2) + top) || isPastTheField(fromHex(key));
}

/** The prime is 2^255 − 19: only the last nineteen values of 255 bits are not below it. */
function isPastTheField(bytes: Uint8Array): boolean {
  if (((bytes[31] ?? 0) & SIGN) !== SIGN || (bytes[0] ?? 0) < 0xed) return false;
  return bytes.subarray(1, 31).every((byte) => byte === 0xff);
}

/** Whether a signature, or its key, is one that no honest device makes: implementations differ about these, so none is asked. */
export const isCrafted = (key: Uint8Array, signature: Uint8Array): boolean =>
  isWeakKey(toHex(key)) || isWeakKey(toHex(signature.subarray(0, POINT)));
