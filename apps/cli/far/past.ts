/** What was followed in an earlier run must still be there. */
import type { Refusal } from '@grognard/kernel';
import { type Line, lineText, textHash } from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';

interface Change {
  readonly sequence: number;
  readonly refusal: Refusal;
}

/** How a server's journal of this length and head contradicts the kept lines; lines after them must fit as they come. */
export function pastChanged(kept: readonly Line[], length: number, head: string): Change | undefined {
  const known = kept.length;
  const last = kept.at(-1);
  if (!last || length > known) return undefined;
  if (length < known) {
    return { sequence: length, refusal: { code: 'serverForgot', at: '', facts: { known, length } } };
  }
  if (textHash(crypto, lineText(last)) === head) return undefined;
  return { sequence: known - 1, refusal: { code: 'serverRewrote', at: '' } };
}
