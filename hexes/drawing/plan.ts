/** What every layer of one picture needs to know. */
import type { Space } from '../graph/graph.ts';
import { escaped } from '../svg/markup.ts';
import type { Drawable, Drawing, Look } from './drawing.ts';
import { laidOn, type Overlay, overlaysOf, spacesOf } from './overlay.ts';

export interface Plan {
  readonly map: Drawable;
  readonly drawing: Drawing;
  /** Begins every id of the picture. */
  readonly id: string;
  readonly overlays: readonly Overlay[];
  /** The number of a space, ready to be written. */
  name(space: Space): string;
  /** The spaces in upright files or level ranks, with how far across (or down) each stands. */
  readonly files: readonly { readonly across: number; readonly spaces: readonly Space[] }[];
  laid(space: Space): readonly Overlay[];
  isShown(space: Space): boolean;
  /** Whether a counter stands there. */
  isHeld(space: Space): boolean;
  /** Whether a figure of a way stands there. */
  isPassed(space: Space): boolean;
  /** The place of a side among the sides, counted from 1. */
  sideNumber(side: string | undefined): number;
}

/** Hatchings and colours there are for sides. */
export const MOST_SIDES = 4;

export function planOf(map: Drawable, drawing: Drawing, look: Look): Plan {
  const { overlays: given = [] } = drawing;
  const shown = drawing.only && new Set(drawing.only);
  const isShown = (space: Space): boolean => shown === undefined || shown.has(space);
  const overlays = given.filter((overlay) => spacesOf(overlay).some(isShown));
  const held = new Set(overlaysOf(overlays, 'stack').map(({ space }) => space));
  const passed = new Set(
    overlaysOf(overlays, 'way').flatMap(({ spaces, costs = [] }) =>
      costs.map((_, index) => spaces[index + 1] as Space),
    ),
  );
  const id = idOf(drawing);
  const names: string[] = [];
  const name = (space: Space): string => {
    const known = names[space] ?? escaped(map.id(space));
    names[space] = known;
    return known;
  };
  return {
    map,
    drawing,
    id,
    overlays,
    get files() {
      return filesOf(map);
    },
    name,
    laid: laidOn(overlays),
    isShown,
    isHeld: (space) => held.has(space),
    isPassed: (space) => passed.has(space),
    sideNumber: sideNumbers(drawing, look),
  };
}

/** As the look names the sides; otherwise as they come. */
export function sideNumbers({ overlays = [] }: Pick<Drawing, 'overlays'>, look: Look): Plan['sideNumber'] {
  const sides = look.sides ?? [
    ...new Set(overlays.flatMap((overlay) => ('side' in overlay ? (overlay.side ?? []) : []))),
  ];
  return (side) => (Math.max(0, sides.indexOf(side ?? '')) % MOST_SIDES) + 1;
}

function filesOf(map: Drawable): Plan['files'] {
  const files = new Map<number, Space[]>();
  for (const space of map.spaces) {
    const across = map.across(space);
    const file = files.get(across);
    if (file) file.push(space);
    else files.set(across, [space]);
  }
  return [...files].map(([across, spaces]) => ({ across, spaces }));
}

/** Fit to be an id and to stand in a selector. */
export const idOf = ({ id = 'map' }: Drawing): string => {
  const plain = id.replace(/[^\w-]/g, '-');
  return /^[a-z_]/i.test(plain) ? plain : `map-${plain}`;
};
