/** The cryptography of browser and command alike: small, audited, and in need of no secure context. */

import { type Crypto, isCrafted, type Signer, toHex } from '@grognard/kernel/fair';
import { getPublicKey, hashes, Point, sign } from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

const ORDER = Point.CURVE().n;
const HALF = 32;

/** A number written little-endian. */
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(Uint8Array.from(bytes).reverse())}`);

/**
 * Verification as Node and the browsers do it: no cofactor, the number below the order, the point spelt in the one way
 * that it is made. The package's own is more lenient, and two devices must never differ about a signature.
 */
function verified(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [point, scalar] = [signature.subarray(0, HALF), numberOf(signature.subarray(HALF))];
  if (signature.length !== 2 * HALF || scalar >= ORDER || isCrafted(key, signature)) return false;
  const hashed = sha512.create().update(point).update(key).update(message).digest();
  const owner = Point.fromBytes(key, false)
    .negate()
    .multiply(numberOf(hashed) % ORDER, false);
  return toHex(Point.BASE.multiply(scalar, false).add(owner).toBytes()) === toHex(point);
}

/** The cryptography that browser and Node share. */
export const crypto: Crypto & Signer = {
  sha256: (bytes) => sha256(bytes),
  hmacSha256: (key, bytes) => hmac(sha256, key, bytes),
  verify(key, message, signature) {
    try {
      return verified(key, message, signature);
    } catch {
      return false;
    }
  },
  publicKey: (secret) => getPublicKey(secret),
  sign: (secret, message) => sign(message, secret),
};
