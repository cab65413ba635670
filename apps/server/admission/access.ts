/** Who is asking: a seat, an observer, or somebody with an invitation. Tokens are compared by their hashes. */
import { createHash } from 'node:crypto';
import type { StoredCampaign } from '../store/store.ts';

export type Access =
  | { readonly kind: 'seat'; readonly seat: string }
  | { readonly kind: 'invited'; readonly seat: string }
  | { readonly kind: 'observer' };

export const hashOf = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex');

const TOKEN = /^[\w-]{20,128}$/;

/** The token of an `Authorization: Bearer` header. */
export function bearer(header: string | undefined): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

export function accessBy(campaign: StoredCampaign, token: string | undefined): Access | undefined {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const hash = hashOf(token);
  const seated = campaign.seats.find((each) => each.token === hash);
  if (seated) return { kind: 'seat', seat: seated.seat };
  const invited = campaign.seats.find((each) => each.token === null && each.invitation === hash);
  if (invited) return { kind: 'invited', seat: invited.seat };
  return campaign.observer === hash ? { kind: 'observer' } : undefined;
}
