/** The cryptography of browser and command alike: small, audited, and in need of no secure context. */

import type { Crypto, Signer } from '@grognard/kernel/fair';
import { getPublicKey, hashes, sign, verify } from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

export const crypto: Crypto & Signer = {
  sha256: (bytes) => sha256(bytes),
  hmacSha256: (key, bytes) => hmac(sha256, key, bytes),
  verify(key, message, signature) {
    try {
      return verify(signature, message, key);
    } catch {
      return false;
    }
  },
  publicKey: (secret) => getPublicKey(secret),
  sign: (secret, message) => sign(message, secret),
};
