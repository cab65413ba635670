/** A result drawn on its map, from what its procedure says lies there: the game itself draws nothing. */
import { type Locale, mapFieldIn, type Opened, type Picture, type Say } from '@grognard/kernel';
import { HexMap } from '../map/hex-map.ts';
import { HexSheets } from '../map/map-field.ts';
import { PointMap, PointSheets } from '../point/point-map.ts';
import { describeHexMap, describePointMap } from './describe.ts';
import type { Drawing, Look } from './drawing.ts';
import { isLost, overlaysFrom, spacesOf } from './overlay.ts';
import { hexSvg, pointSvg } from './svg.ts';

/** An SVG document and sentences, which leave out spaces with nothing on them; nothing where the procedure has no picture. */
export function resultPicture(
  { procedure, input, book }: Opened,
  result: unknown,
  language: Locale,
  say: Say,
): Picture | undefined {
  const told = procedure.picture?.(result, input, book);
  if (!told) return undefined;
  const { map, title, description } = told;
  const overlays = overlaysFrom(told.overlays);
  // Every space bears the id: its first word is enough to keep the pictures of a page apart.
  const [id = ''] = procedure.id.split('-');
  const drawing: Drawing = { language, say, title, description, overlays, id };
  const only = [...new Set(overlays.filter((each) => !isLost(each)).flatMap(spacesOf))].sort((a, b) => a - b);
  const look = lookOf(procedure.input);
  if (map instanceof HexMap)
    return { svg: hexSvg(map, drawing, look), description: describeHexMap(map, { ...drawing, only }) };
  if (map instanceof PointMap)
    return { svg: pointSvg(map, drawing, look), description: describePointMap(map, { ...drawing, only }) };
  throw new TypeError('a picture is of a map of hexes or of points');
}

function lookOf(input: Opened['procedure']['input']): Look {
  const name = mapFieldIn(input);
  const field = name === undefined ? undefined : input.fields[name];
  const kind = field?.kind === 'record' ? field.map : undefined;
  return kind instanceof HexSheets || kind instanceof PointSheets ? kind.look : {};
}
