/**
 * Which selections of markers a side is offered. Of a few markers every selection is one; of many, selections that make
 * the same of every face of the die are one, or the options would double with each marker.
 */
import type { Marker } from '../units.ts';

/** What committed markers come to. */
export interface Selected {
  readonly drm: number;
  readonly halvings: number;
}

export const NOTHING: Selected = { drm: 0, halvings: 0 };

/** Places of markers in the hand, counted from 1. */
type Places = readonly number[];

/** Sixteen, the highest value there is, halved so often is 1: more halvings change nothing. */
const HALVED_AWAY = 4;

/** So many markers are offered in every selection: sixteen, and twice that with an air unit. */
const FEW = 4;

export function selections(
  markers: readonly Marker[],
  offered: Places,
  halves: (marker: Marker) => boolean,
  makes: (selected: Selected) => string,
): readonly Places[] {
  if (offered.length <= FEW) return everySelection(offered);
  const cheapest = new Map<string, Costed>();
  for (const each of sums(markers, offered, halves)) keep(cheapest, makes(each), each);
  return [...cheapest.values()].map(({ places }) => places);
}

const everySelection = (offered: Places): readonly Places[] =>
  offered.reduce<readonly Places[]>((all, place) => all.concat(all.map((chosen) => chosen.concat(place))), [[]]);

interface Costed extends Selected {
  readonly places: Places;
  /** Markers that would leave the hand. */
  readonly spent: number;
}

/** Every sum that can be reached, each by the selection that spends the least. */
function sums(markers: readonly Marker[], offered: Places, halves: (marker: Marker) => boolean): Iterable<Costed> {
  let reached = new Map<string, Costed>([['0 0', { ...NOTHING, places: [], spent: 0 }]]);
  for (const place of offered) {
    const marker = markers[place - 1];
    if (!marker) continue;
    const next = new Map(reached);
    for (const { drm, halvings, places, spent } of reached.values()) {
      const more = {
        drm: drm + marker.drm,
        halvings: halvings + (halves(marker) ? 1 : 0),
        places: [...places, place],
        spent: spent + (marker.stays ? 0 : 1),
      };
      keep(next, `${more.drm} ${Math.min(HALVED_AWAY, more.halvings)}`, more);
    }
    reached = next;
  }
  return reached.values();
}

/** Of equals the one that spends fewer markers stays, then the one with fewer, then the one listed first. */
function keep(kept: Map<string, Costed>, key: string, candidate: Costed): void {
  const known = kept.get(key);
  if (!known || cost(candidate, known) < 0) kept.set(key, candidate);
}

const cost = (a: Costed, b: Costed): number =>
  a.spent - b.spent || a.places.length - b.places.length || firstDifference(a.places, b.places);

const firstDifference = (a: Places, b: Places): number => {
  const at = a.findIndex((place, index) => place !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
