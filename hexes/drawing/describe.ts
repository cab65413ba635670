/** A map in sentences: for a screen reader, and for whoever wants no picture. */
import type { HexMap } from '../map/hex-map.ts';
import type { PointMap } from '../point/point-map.ts';
import { type Drawable, type Drawing, descriptionOf, labelOf, laidOn, spacesOf, titleOf } from './drawing.ts';
import { hexDrawable } from './hex-drawable.ts';
import { pointDrawable } from './point-drawable.ts';

export const describeHexMap = (map: HexMap, drawing: Drawing): string => describe(hexDrawable(map, drawing), drawing);

export const describePointMap = (map: PointMap, drawing: Drawing): string =>
  describe(pointDrawable(map, drawing), drawing);

/** Title, what is to be seen, each overlay with its spaces, then every space. */
function describe(map: Drawable, drawing: Drawing): string {
  const { overlays = [], say } = drawing;
  const laid = laidOn(overlays);
  const gathered = overlays.map((overlay) =>
    say('drawing.label', { id: say(overlay.label), facts: spacesOf(overlay).map((space) => map.id(space)) }),
  );
  return [
    titleOf(map, drawing),
    descriptionOf(map, drawing),
    ...gathered,
    ...map.spaces.map((space) => labelOf(map, drawing, space, laid(space))),
  ].join('\n');
}
