/** How far a journal goes, signed by the server: what it has told one player it cannot deny before another. */
import { canonical } from '../journal/canonical.ts';
import { fromHex, isHex, toHex, utf8 } from './bytes.ts';
import type { Crypto, Signer } from './crypto.ts';

/** How far a journal goes. */
export interface Head {
  /** How many lines there are. */
  readonly length: number;
  /** The hash of the last. */
  readonly head: string;
  /** A head that the asker has shown in the signer's own hand: whoever answers it with fewer lines has gone back. */
  readonly seen?: string;
}

/** How far a journal goes, in the server’s own hand. */
export interface SignedHead extends Head {
  readonly signature: string;
}

const headBytes = (campaign: string, { length, head, seen }: Head): Uint8Array =>
  utf8(canonical({ what: 'grognard head', campaign, length, head, ...(seen !== undefined && { seen }) }));

export const signHead = (signer: Signer, secret: string, campaign: string, head: Head): SignedHead => ({
  ...head,
  signature: toHex(signer.sign(fromHex(secret), headBytes(campaign, head))),
});

/** Whether the server with this key has signed it. Anything at all may be asked about. */
export function isSignedHead(
  crypto: Pick<Crypto, 'verify'>,
  campaign: string,
  key: string,
  value: unknown,
): value is SignedHead {
  if (typeof value !== 'object' || value === null) return false;
  const { length, head, seen, signature } = value as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(length) || !isHex(head, 32) || !isHex(signature, 64)) return false;
  if (seen !== undefined && !isHex(seen, 32)) return false;
  const told = { length: Number(length), head, ...(seen !== undefined && { seen }) };
  return crypto.verify(fromHex(key), headBytes(campaign, told), fromHex(signature));
}
