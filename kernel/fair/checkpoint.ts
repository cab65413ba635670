/** What a device has checked, it signs for itself: the same lines need not be checked twice. */
import { canonical } from '../journal/canonical.ts';
import { fromHex, isHex, toHex, utf8 } from './bytes.ts';
import type { Crypto, Signer } from './crypto.ts';
import type { CheckedUpTo } from './verify.ts';

/** Raised whenever more is checked than before: what an older version found good is looked at again. */
const THOROUGHNESS = 1;

/** How far a device has checked a journal, signed by itself. */
export interface Checkpoint extends CheckedUpTo {
  readonly signature: string;
}

const checkedBytes = ({ length, head }: CheckedUpTo): Uint8Array =>
  utf8(canonical({ what: 'grognard checked', thoroughness: THOROUGHNESS, length, head }));

/** Signed with a secret of the device that has checked. */
export const signCheckpoint = (signer: Signer, secret: string, { length, head }: CheckedUpTo): Checkpoint => ({
  length,
  head,
  signature: toHex(signer.sign(fromHex(secret), checkedBytes({ length, head }))),
});

/** What the device has checked before; nothing where the note was not made with its secret. */
export function checkedBefore(crypto: Crypto & Signer, secret: string, value: unknown): CheckedUpTo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { length, head, signature } = value as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(length) || !isHex(head, 32) || !isHex(signature, 64)) return undefined;
  const checked = { length: Number(length), head };
  const good = crypto.verify(crypto.publicKey(fromHex(secret)), checkedBytes(checked), fromHex(signature));
  return good ? checked : undefined;
}
