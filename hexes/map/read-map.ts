/** From a map file to a map, or to everything that is wrong with the file. */
import { accept, type Checked, check, type Refusal } from '@grognard/kernel';
import type { Link, Space } from '../graph/graph.ts';
import { HexMap } from './hex-map.ts';
import { hexsideOf } from './hexside.ts';
import { numberFaults } from './map-faults.ts';
import { type MapFile, type MapVocabulary, mapField } from './map-file.ts';
import { layOut, pictured, pictureFaults, type Sheet } from './sheet.ts';

export function readMap<T extends string, F extends string, S extends string>(
  vocabulary: MapVocabulary<T, F, S>,
  data: unknown,
): Checked<HexMap<T, F, S>> {
  const shaped = check(mapField(vocabulary), data);
  const faults: Refusal[] = shaped.ok ? [] : [...shaped.refusals];
  // Hex numbers are checked on the data as it came, so that a fault of shape elsewhere does not hide theirs.
  const sheet = layOut(data, faults);
  if (sheet !== undefined) faults.push(...numberFaults(sheet, data), ...pictureFaults(sheet, data));
  if (!shaped.ok || sheet === undefined || faults.length > 0) return { ok: false, refusals: faults };
  return accept(build(shaped.value as MapFile<T, F, S>, sheet, vocabulary));
}

function build<T extends string, F extends string, S extends string>(
  file: MapFile<T, F, S>,
  sheet: Sheet,
  vocabulary: MapVocabulary<T, F, S>,
): HexMap<T, F, S> {
  const blank = new HexMap<T, F, S>(file.title, sheet.wiring, vocabulary, file.background);
  const listed = file.terrain.flatMap(({ terrain, hexes }) => hexes.map((id): [Space, T] => [blank.at(id), terrain]));
  return blank.with({
    terrain: [...(pictured(sheet, file) as readonly [Space, T][]), ...listed],
    features: file.features.flatMap(({ feature, hexes }) => hexes.map((id): [Space, F] => [blank.at(id), feature])),
    hexsides: file.hexsides.flatMap(({ hexside, between, along }) => [
      ...between.flatMap((text): [Link, S][] => linked(hexsideOf(blank, text), hexside)),
      ...along
        .slice(1)
        .flatMap((id, index): [Link, S][] =>
          linked(blank.link(blank.at(along[index] as string), blank.at(id)), hexside),
        ),
    ]),
    names: file.places.map(({ hex, name }) => [blank.at(hex), name]),
  });
}

const linked = <S>(link: Link | undefined, hexside: S): [Link, S][] => (link === undefined ? [] : [[link, hexside]]);
