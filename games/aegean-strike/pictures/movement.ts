/** A move on its map: what was in reach and for how many points, the way, enemy zones, interdiction. */

import type { Overlay } from '@grognard/hexes';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import type { StationedUnit } from '../parts/map-input.ts';
import { words } from '../text/kit.ts';
import type { Formation } from '../vocabulary.ts';
import { counters, interdiction, marks } from './picture.ts';
import { unitPiece, zoneTints } from './zones.ts';

interface Plan {
  readonly unit: StationedUnit;
  readonly others: readonly StationedUnit[];
  readonly path: readonly string[];
  readonly interdicted: readonly string[];
}

interface Move {
  readonly hex: string;
  readonly formation: Formation;
  readonly cleared: readonly string[];
  readonly way: readonly { readonly hex: string; readonly points: number }[];
  readonly reachable: readonly { readonly hex: string; readonly points: number }[];
}

export function movementOverlays(
  map: AegeanMap,
  { unit, others, path, interdicted }: Plan,
  { hex, formation, cleared, way: walked, reachable }: Move,
  book: AegeanBook,
): readonly Overlay[] {
  const enemies = others.filter(({ side }) => side !== unit.side);
  const spaces = (hexes: readonly string[]) => hexes.map((each) => map.at(each));
  const way: readonly Overlay[] =
    path.length > 0
      ? [
          {
            kind: 'way',
            side: unit.side,
            spaces: spaces([unit.hex, ...path]),
            costs: walked.map(({ points }) => points),
            label: words('picture.way'),
          },
        ]
      : [];
  const pieces = [{ ...unit, hex, formation }, ...others].map((each) => unitPiece(map, each));
  const points = reachable
    .toSorted((a, b) => a.points - b.points)
    .map(
      (each): Overlay => ({
        kind: 'note',
        space: map.at(each.hex),
        // On the way they stand in its discs.
        text: each.hex === unit.hex || path.includes(each.hex) ? '' : String(each.points),
        label: each.hex === unit.hex ? words('picture.start') : words('picture.points', { points: each.points }),
      }),
    );
  return [
    { kind: 'reach', spaces: spaces(reachable.map((each) => each.hex)), label: words('picture.inReach') },
    ...zoneTints(map, enemies, book),
    ...interdiction(
      map,
      interdicted.filter((each) => !cleared.includes(each)),
    ),
    ...marks(spaces(cleared), '(I)', words('picture.cleared')),
    ...way,
    ...points,
    ...counters(pieces),
  ];
}
