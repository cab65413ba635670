/** A map in sentences: for a screen reader, and for whoever wants no picture. */
import type { Say } from '@grognard/kernel';
import type { Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import type { PointMap } from '../point/point-map.ts';
import { type Drawable, type Drawing, descriptionOf, labelOf, titleOf } from './drawing.ts';
import { hexDrawable } from './hex-drawable.ts';
import { isLine, isLost, laidOn, type Overlay, spacesOf } from './overlay.ts';
import { pointDrawable } from './point-drawable.ts';

/** A hex map in sentences. */
export const describeHexMap = (map: HexMap, drawing: Drawing): string => describe(hexDrawable(map, drawing), drawing);

/** A point-to-point map in sentences. */
export const describePointMap = (map: PointMap, drawing: Drawing): string =>
  describe(pointDrawable(map, drawing), drawing);

/** One hex with all that is true of it and lies on it. */
export const describeHex = (map: HexMap, drawing: Drawing, hex: Space): string =>
  labelOf(hexDrawable(map, drawing), drawing, hex, laidOn(drawing.overlays ?? [])(hex));

/** Title, what is to be seen, each overlay with its spaces, then every space. */
function describe(map: Drawable, drawing: Drawing): string {
  const { overlays = [], say } = drawing;
  const laid = laidOn(overlays);
  return [
    titleOf(map, drawing),
    descriptionOf(map, drawing),
    ...gathered(overlays, say).map(({ label, spaces }) =>
      say('drawing.label', { id: label, facts: spaces.map((space) => map.id(space)) }),
    ),
    ...map.spaces.map((space) => labelOf(map, drawing, space, laid(space))),
  ].join('\n');
}

/** Overlays that say the same are told once, with all their spaces; each line is told by itself. */
function gathered(
  overlays: readonly Overlay[],
  say: Say,
): readonly { readonly label: string; readonly spaces: readonly Space[] }[] {
  const told: { readonly label: string; readonly spaces: Space[] }[] = [];
  const byLabel = new Map<string, Space[]>();
  for (const overlay of overlays) {
    const label = say(overlay.label);
    const same = isLine(overlay) ? undefined : byLabel.get(label);
    if (same) {
      if (!isLost(overlay)) same.push(...spacesOf(overlay));
      continue;
    }
    // Where nothing is known its label says how far.
    const spaces = isLost(overlay) ? [] : [...spacesOf(overlay)];
    told.push({ label, spaces });
    if (!isLine(overlay)) byLabel.set(label, spaces);
  }
  return told;
}
