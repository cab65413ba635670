/** The changes that several procedures hand to the campaign. */
import type { Effect } from '@grognard/kernel';
import { committedMarkers } from './procedures/commitment.ts';
import type { Marker } from './units.ts';

export const activationEnds = (unit: string): Effect => ({ kind: 'activationEnds', unit });

export const sortiesSet = (unit: string, sorties: number): Effect => ({ kind: 'sorties', unit, sorties });

/** Committed markers leave the hand, unless their own text lets them stay. */
export function spentMarkers(markers: readonly Marker[], options: readonly string[]): readonly Effect[] {
  const committed = new Set(options.flatMap((option) => committedMarkers(markers, option)));
  return [...committed].filter(({ stays }) => !stays).map(({ name }) => ({ kind: 'markerSpent', marker: name }));
}
