/** The supply network on its map: sources, depots, units, and the ways that join them or are too long. */

import type { Counter, Overlay, Space } from '@grognard/hexes';
import type { Words } from '@grognard/kernel';
import type { AegeanMap } from '../map-words.ts';
import { words } from '../text/kit.ts';
import type { Side } from '../vocabulary.ts';
import { mapCounter } from './counters.ts';
import { counters, interdiction, marks } from './picture.ts';

type Face = Parameters<typeof mapCounter>[0];
type DepotState = 'joined' | 'cut' | 'eliminated';

/** A depot or a unit with the way that was traced to it, where one leads there. */
interface Traced {
  readonly at: Space;
  readonly name: string;
  /** As the procedure was told of it. */
  readonly told: Readonly<Record<string, unknown>>;
  readonly points: number | null;
  readonly way: readonly Space[];
}

export interface TracedNetwork {
  readonly faces: { readonly depot: Face; readonly unit: Face };
  readonly side: Side;
  readonly sources: readonly string[];
  readonly interdicted: readonly string[];
  readonly depots: readonly (Traced & { readonly state: DepotState })[];
  readonly units: readonly (Traced & { readonly supplied: boolean })[];
}

const STATES: Readonly<Record<DepotState, Counter['states']>> = {
  joined: {},
  cut: { unsupplied: true },
  eliminated: { lost: 'eliminated' },
};

/** How far it is from what feeds it. */
const distance = (space: Space, points: number | null): readonly Overlay[] =>
  points === null || points === 0
    ? []
    : [{ kind: 'note', space, text: String(points), label: words('picture.points', { points }) }];

export function supplyOverlays(
  map: AegeanMap,
  { faces, side, sources, interdicted, depots, units }: TracedNetwork,
): readonly Overlay[] {
  const wayTo = (spaces: readonly Space[], cut: boolean, label: Words): readonly Overlay[] =>
    spaces.length > 1 ? [{ kind: 'supply', side, cut, spaces, label }] : [];
  return [
    ...marks(
      sources.map((hex) => map.at(hex)),
      'S',
      words('picture.source'),
    ),
    ...interdiction(map, interdicted),
    ...depots.flatMap(({ name, way, state }) =>
      state === 'eliminated' ? [] : wayTo(way, state === 'cut', words(`picture.wayToDepot.${state}`, { depot: name })),
    ),
    ...units.flatMap(({ name, way, supplied }) =>
      wayTo(way, !supplied, words(`picture.wayToUnit.${supplied ? 'in' : 'out'}`, { unit: name })),
    ),
    ...[...depots, ...units].flatMap(({ at, points }) => distance(at, points)),
    ...counters([
      ...depots.map(({ at, name, told, state, points }) => ({
        at,
        counter: mapCounter(faces.depot, told, side, STATES[state]),
        label: words('picture.depot', { depot: name, state, points }),
      })),
      ...units.map(({ at, name, told, supplied, points }) => ({
        at,
        counter: mapCounter(faces.unit, told, side, supplied ? {} : { unsupplied: true }),
        label: words('picture.drawing', { unit: name, supplied, points }),
      })),
    ]),
  ];
}
