/** The lines of a journal: canonical JSON, each bound to the line before it by its hash. */
import { canonical } from '../journal/canonical.ts';
import type { Plain, Side } from '../step/step.ts';
import { fromHex, isHex, toHex, utf8 } from './bytes.ts';
import type { Crypto } from './crypto.ts';
import type { FairEvent } from './event.ts';

/** One line of a shared journal, bound to the line before it. */
export interface Line<E = FairEvent> {
  readonly sequence: number;
  readonly previous: string | null;
  readonly event: E;
}

/** A line as it is written and hashed. */
export const lineText = (line: Line<unknown>): string => canonical(line as unknown as Plain);

/** The SHA-256 of a text, in hexadecimal. */
export const textHash = (crypto: Pick<Crypto, 'sha256'>, text: string): string => toHex(crypto.sha256(utf8(text)));

/**
 * What a player signs: the whole line but for the signature, and the campaign. The place and the line before are in it,
 * so no server can move his act, put it after another history or give it to another campaign.
 */
export const signedBytes = (campaign: string, { sequence, previous, event }: Line<object>): Uint8Array => {
  const { signature: _, ...act } = event as { readonly signature?: string; readonly [key: string]: unknown };
  return utf8(canonical({ what: 'grognard act', campaign, sequence, previous, act: act as Plain }));
};

/** Whether the seat that a line names has signed it. */
export function isSigned(
  crypto: Crypto,
  campaign: string,
  key: string,
  line: Line<{ readonly by: Side; readonly signature: string }>,
): boolean {
  const { signature } = line.event;
  if (!isHex(signature, 64) || !isHex(key, 32)) return false;
  if (crypto.trusting) return true;
  return crypto.verify(fromHex(key), signedBytes(campaign, line), fromHex(signature));
}

/** What a seat signs to be let in with another token, when the server has lost the one it had. */
export const tokenBytes = (campaign: string, seat: Side, token: string): Uint8Array =>
  utf8(canonical({ what: 'grognard token', campaign, seat, token }));
