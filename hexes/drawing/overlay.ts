/** What is laid over a map, by what it means: its look follows from that. */
import type { LaidOver, Words } from '@grognard/kernel';
import type { Counter } from '../counters/counter.ts';
import type { Space } from '../graph/graph.ts';

/** Labels are text keys, spoken by the drawing's `say`. A `side` is one of those that the game's look names. */
export type Overlay =
  /** Spaces that a side holds under its zones: hatched in the side's way, with a sign at the side's edge. */
  | (Common & {
      readonly kind: 'zone';
      readonly spaces: readonly Space[];
      readonly sign: string;
      readonly side?: string;
    })
  /**
   * Spaces that something of a side sees or strikes from where it is: a line around them in the side's way, their value at
   * the side's edge; broken hatching where that is lost. `what` it is names them all together.
   */
  | (Common & {
      readonly kind: 'range';
      readonly spaces: readonly Space[];
      readonly what: Words;
      readonly value: number | 'lost';
      readonly side?: string;
    })
  /** Spaces within reach: one line around all of them. */
  | (Common & { readonly kind: 'reach'; readonly spaces: readonly Space[] })
  /** Spaces that carry a marker: its sign in a small box. */
  | (Common & { readonly kind: 'mark'; readonly spaces: readonly Space[]; readonly sign: string })
  /** Counters in one space, the uppermost first. */
  | (Common & { readonly kind: 'stack'; readonly space: Space; readonly counters: readonly Counter[] })
  /** A way from space to space; `costs` has what has been spent on entering each space after the first. */
  | (Common & {
      readonly kind: 'way';
      readonly spaces: readonly Space[];
      readonly costs?: readonly (number | string)[];
      readonly side?: string;
    })
  /** A line of supply from space to space; `cut` where it does not reach. */
  | (Common & {
      readonly kind: 'supply';
      readonly spaces: readonly Space[];
      readonly side?: string;
      readonly cut?: boolean;
    })
  /** A figure in a space: the points it costs to come there. */
  | (Common & { readonly kind: 'note'; readonly space: Space; readonly text: string });

interface Common {
  readonly label: Words;
}

/** What a procedure lays over a map. */
export const overlaysFrom = (laid: readonly LaidOver[]): readonly Overlay[] =>
  // Every kind that a game lays is one of this package's own.
  laid as readonly Overlay[];

export type OverlayKind = Overlay['kind'];
export type OverlayOf<K extends OverlayKind> = Extract<Overlay, { readonly kind: K }>;

export const overlaysOf = <K extends OverlayKind>(overlays: readonly Overlay[], kind: K): readonly OverlayOf<K>[] =>
  overlays.filter((overlay): overlay is OverlayOf<K> => overlay.kind === kind);

/** The spaces that an overlay lies on. */
export function spacesOf(overlay: Overlay): readonly Space[] {
  switch (overlay.kind) {
    case 'zone':
    case 'range':
    case 'reach':
    case 'mark':
    case 'way':
    case 'supply':
      return overlay.spaces;
    case 'stack':
    case 'note':
      return [overlay.space];
  }
}

/** Whether it says where nothing is known. */
export const isLost = (overlay: Overlay): boolean => overlay.kind === 'range' && overlay.value === 'lost';

/** Whether it is told by itself, though another says the same: a line is read in its order. */
export const isLine = ({ kind }: Overlay): boolean => kind === 'way' || kind === 'supply';

const NOTHING: readonly Overlay[] = [];

/** The overlays by space, in their order. */
export function laidOn(overlays: readonly Overlay[]): (space: Space) => readonly Overlay[] {
  const bySpace = new Map<Space, Overlay[]>();
  for (const overlay of overlays)
    for (const space of new Set(spacesOf(overlay))) {
      const here = bySpace.get(space);
      if (here) here.push(overlay);
      else bySpace.set(space, [overlay]);
    }
  return (space) => bySpace.get(space) ?? NOTHING;
}
