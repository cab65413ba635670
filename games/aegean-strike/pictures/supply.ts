/** The supply network on its map: sources, depots, units, and the ways that join them or are too long. */
import type { Overlay, Space } from '@grognard/hexes';
import { type Words, words } from '@grognard/kernel';
import type { AegeanMap } from '../map-words.ts';
import { counters, interdiction, tint } from './picture.ts';

type DepotState = 'joined' | 'cut' | 'eliminated';

/** A depot or a unit with the way that was traced to it, where one leads there. */
interface Traced {
  readonly at: Space;
  readonly name: string;
  readonly points: number | null;
  readonly way: readonly Space[];
}

export interface TracedNetwork {
  readonly sources: readonly string[];
  readonly interdicted: readonly string[];
  readonly depots: readonly (Traced & { readonly state: DepotState })[];
  readonly units: readonly (Traced & { readonly supplied: boolean })[];
}

const MARKS: Readonly<Record<DepotState, string>> = { joined: '', cut: '×', eliminated: '†' };

export function supplyOverlays(
  map: AegeanMap,
  { sources, interdicted, depots, units }: TracedNetwork,
): readonly Overlay[] {
  return [
    ...tint(
      sources.map((hex) => map.at(hex)),
      'S',
      words('picture.source'),
    ),
    ...interdiction(map, interdicted),
    ...depots.flatMap(({ name, way, state }) => wayTo(way, words(`picture.wayToDepot.${state}`, { depot: name }))),
    ...units.flatMap(({ name, way, supplied }) =>
      wayTo(way, words(`picture.wayToUnit.${supplied ? 'in' : 'out'}`, { unit: name })),
    ),
    ...counters([
      ...depots.map(({ at, name, state, points }) => ({
        at,
        name,
        mark: MARKS[state],
        label: words('picture.depot', { depot: name, state, points }),
      })),
      ...units.map(({ at, name, supplied, points }) => ({
        at,
        name,
        mark: supplied ? '' : '×',
        label: words('picture.drawing', { unit: name, supplied, points }),
      })),
    ]),
  ];
}

const wayTo = (spaces: readonly Space[], label: Words): readonly Overlay[] =>
  spaces.length > 1 ? [{ kind: 'way', spaces, label }] : [];
