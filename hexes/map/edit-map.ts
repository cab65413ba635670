/** Changes to a map, by printed numbers: each gives another map and leaves the old one, so that undo is a list of maps. */
import type { Offset } from '../geometry/offset.ts';
import type { Space } from '../graph/graph.ts';
import { type NumberingPlan, numbering } from '../numbering/numbering.ts';
import type { HexMap } from './hex-map.ts';
import { hexsideOf } from './hexside.ts';
import type { MapVocabulary } from './map-file.ts';
import { readMap } from './read-map.ts';
import { type Frame, placeIn, wire } from './wiring.ts';

/** A sheet on which nothing is painted yet. */
export function blankMap<T extends string, F extends string, S extends string>(
  vocabulary: MapVocabulary<T, F, S>,
  sheet: {
    readonly title: string;
    readonly numbering: NumberingPlan;
    readonly from: string;
    readonly to: string;
    readonly background: T;
  },
) {
  return readMap(vocabulary, sheet);
}

/** Numbers that the map has not are passed over: a finger may slip off its edge. */
const present = (map: HexMap, hexes: readonly string[]): readonly Space[] =>
  hexes.flatMap((hex) => map.find(hex) ?? []);

/** The map with a terrain laid on some hexes. */
export const paint = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  terrain: T,
  hexes: readonly string[],
): HexMap<T, F, S> => map.with({ terrain: present(map, hexes).map((hex) => [hex, terrain] as const) });

/** Lays a feature on hexes, or takes it off them. */
export const setFeature = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  feature: F,
  hexes: readonly string[],
  is = true,
): HexMap<T, F, S> => map.with({ features: present(map, hexes).map((hex) => [hex, feature, is] as const) });

/** Lays a river, a road or a coast on hexsides such as `4524/4525` or `4524/S`, or takes it off them. */
export const setSide = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  hexside: S,
  sides: readonly string[],
  is = true,
): HexMap<T, F, S> =>
  map.with({
    hexsides: sides.flatMap((side) => hexsideOf(map, side) ?? []).map((link) => [link, hexside, is] as const),
  });

/** The hexsides that a line of hexes crosses: what a road drawn through them is laid on. */
export const sidesAlong = (map: HexMap, hexes: readonly string[]): readonly string[] =>
  hexes.slice(1).flatMap((hex, index) => {
    const side = `${hexes[index]}/${hex}`;
    return hexsideOf(map, side) === undefined ? [] : [side];
  });

/** Names a place; an empty name takes it off. */
export const place = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  hex: string,
  name: string,
): HexMap<T, F, S> => map.with({ names: present(map, [hex]).map((space) => [space, name.trim()] as const) });

/** The map under another title. */
export const retitle = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  title: string,
): HexMap<T, F, S> => map.with({ title });

/** Takes hexes off the sheet, with all that lies on them. */
export const remove = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  hexes: readonly string[],
): HexMap<T, F, S> => resheeted(map, map.numbering.plan, map.frame, [...absentees(map), ...placesOf(map, hexes)]);

/** Puts hexes back on the sheet, unpainted. */
export function restore<T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  hexes: readonly string[],
): HexMap<T, F, S> {
  const back = placesOf(map, hexes).map((place) => map.numbering.print(place));
  const absent = absentees(map).filter((place) => !back.includes(map.numbering.print(place)));
  return resheeted(map, map.numbering.plan, map.frame, absent);
}

/** The same hexes under another numbering; of the hexsides, those whose hexes still touch. */
export const renumber = <T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  plan: NumberingPlan,
): HexMap<T, F, S> => resheeted(map, plan, map.frame, absentees(map));

/** The places inside the corners where the sheet has no hex. */
function absentees(map: HexMap): readonly Offset[] {
  const { absent } = map.file;
  return absent.length === 0 ? [] : placesOf(map, absent);
}

const placesOf = ({ numbering: scheme }: HexMap, hexes: readonly string[]): readonly Offset[] =>
  hexes.flatMap((hex) => scheme.parse(hex) ?? []);

function resheeted<T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  plan: NumberingPlan,
  frame: Frame,
  absent: readonly Offset[],
): HexMap<T, F, S> {
  const gone = new Set(absent.flatMap((offset) => placeIn(frame, offset) ?? []));
  return map.onto(wire(numbering(plan), frame, gone));
}
