/** The seats that this device holds, with what it has seen of their campaigns. */
import type { Evidence, Line } from '@grognard/kernel/fair';
import type { Kept, SecretLink } from '@grognard/server/client';
import { GrowingShelf } from '../app/database.ts';

export type Place = Extract<SecretLink, { kind: 'seat' | 'watch' }>;

export interface Invitation {
  readonly seat: string;
  readonly link: string;
}

export interface KeptSeat {
  readonly key: string;
  readonly game: string;
  readonly name: string;
  readonly link: Place;
  /** For whoever made the campaign: the links he gives away. */
  readonly invitations: readonly Invitation[];
  readonly watch?: string;
  /** How many lines of the journal this device has. */
  readonly length: number;
  /** How far they were checked, and how far the server had signed. */
  readonly known?: Omit<Kept, 'lines'>;
  /** What proves that the server has contradicted itself. */
  readonly evidence?: Evidence;
  readonly changed: number;
}

/** The lines are checked already: the server must go on from them, or it is caught. */
export const seats = new GrowingShelf<KeptSeat, Line>('grognard-far', 'seats', 'key');

export const keyOf = (link: Place | { readonly kind: 'join'; readonly id: string; readonly seat: string }): string =>
  link.kind === 'watch' ? link.id : `${link.id}.${link.seat}`;

/** Keeps a seat without losing what this device knows of it already. */
export async function keepSeat(kept: Omit<KeptSeat, 'key' | 'length' | 'changed'>): Promise<string> {
  const key = keyOf(kept.link);
  const before = await seats.get(key);
  const invitations = kept.invitations.length > 0 ? kept.invitations : (before?.invitations ?? []);
  if (before) await seats.add(key, before.length, [], { ...kept, invitations });
  else await seats.keep({ ...kept, invitations, key, changed: Date.now() }, []);
  return key;
}
