/** The seats that this device holds, with what it has seen of their campaigns. */
import type { Evidence, Line } from '@grognard/kernel/fair';
import type { Kept, SecretLink } from '@grognard/server/client';
import { Shelf } from '../app/database.ts';

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
  /** Lines already checked: the server must go on from them, or it is caught. */
  readonly lines: readonly Line[];
  /** How far they were checked, and how far the server had signed. */
  readonly known?: Omit<Kept, 'lines'>;
  /** What proves that the server has contradicted itself. */
  readonly evidence?: Evidence;
  readonly changed: number;
}

export const seats = new Shelf<KeptSeat>('grognard-far', 'seats', 'key');

export const keyOf = (link: Place | { readonly kind: 'join'; readonly id: string; readonly seat: string }): string =>
  link.kind === 'watch' ? link.id : `${link.id}.${link.seat}`;

/** Keeps a seat without losing what this device knows of it already. */
export async function keepSeat(kept: Omit<KeptSeat, 'key' | 'lines' | 'changed'>): Promise<string> {
  const key = keyOf(kept.link);
  const before = await seats.get(key);
  const invitations = kept.invitations.length > 0 ? kept.invitations : (before?.invitations ?? []);
  await seats.put({ ...before, ...kept, invitations, key, lines: before?.lines ?? [], changed: Date.now() });
  return key;
}
