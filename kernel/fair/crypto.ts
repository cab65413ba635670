/** The cryptography an app hands in; the kernel has none of its own. */
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { fromHex, toHex, utf8 } from './bytes.ts';

/** What checking a journal takes. */
export interface Crypto {
  sha256(bytes: Uint8Array): Uint8Array;
  hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array;
  /** Whether an Ed25519 signature is good; never throws. */
  verify(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
  /** Set by whoever has checked the signatures himself: they are not checked again. */
  readonly trusting?: true;
}

/** What a player's own device can do besides: its secret never leaves it. */
export interface Signer {
  /** The Ed25519 public key of a 32-byte secret. */
  publicKey(secret: Uint8Array): Uint8Array;
  sign(secret: Uint8Array, message: Uint8Array): Uint8Array;
}

/** The SHA-256 of a value's one canonical spelling. */
export const digest = (crypto: Pick<Crypto, 'sha256'>, value: Plain): string =>
  toHex(crypto.sha256(utf8(canonical(value))));

/** 32 bytes that only the holder of the secret can foresee. */
export const derived = (crypto: Crypto, secret: string, value: Plain): string =>
  toHex(crypto.hmacSha256(fromHex(secret), utf8(canonical(value))));
