/** From a map file to a map, or to everything that is wrong with the file. */
import { accept, type Checked, check, type Refusal } from '@grognard/kernel';
import { remembered } from '../remembered.ts';
import { fillMap } from './fill-map.ts';
import type { HexMap } from './hex-map.ts';
import { numberFaults } from './map-faults.ts';
import { fileField, type MapFile, type MapVocabulary, withoutNumbers } from './map-file.ts';
import { withPlainNames } from './plain-names.ts';
import { layOut, pictureFaults, planOf } from './sheet.ts';

/** The map of a file; asked again for the same file, the same map: a file is not changed once it has been read. */
export const readMap = <T extends string, F extends string, S extends string>(
  vocabulary: MapVocabulary<T, F, S>,
  data: unknown,
): Checked<HexMap<T, F, S>> =>
  // What the words' own types say was kept under those words.
  maps(vocabulary, data, () => read(vocabulary, withPlainNames(data, 'places'))) as Checked<HexMap<T, F, S>>;

/** The map of its own file is itself: it need not be read again. */
export function keepAsRead(vocabulary: MapVocabulary, map: HexMap): void {
  maps(vocabulary, map.file, () => accept(map));
}

const maps = remembered<MapVocabulary, Checked<HexMap>>();

const fields = new WeakMap<MapVocabulary, ReturnType<typeof fileField>>();

/** The shape of a file is made once for the words of a game. */
function fieldUnder(vocabulary: MapVocabulary): ReturnType<typeof fileField> {
  const field = fields.get(vocabulary) ?? fileField(vocabulary);
  fields.set(vocabulary, field);
  return field;
}

/** Numbers of hexes are checked as they are put on the map; only where one does not fit is each asked what is wrong. */
function read(vocabulary: MapVocabulary, data: unknown): Checked<HexMap> {
  const shaped = check(fieldUnder(vocabulary), withoutNumbers(data));
  if (!shaped.ok) return refused(vocabulary, data);
  const file = shaped.value as MapFile;
  const sheet = layOut(file.numbering, data, []);
  const map = sheet && fillMap(vocabulary, sheet, file, data);
  return map ? accept(map) : refused(vocabulary, data);
}

function refused(vocabulary: MapVocabulary, data: unknown): Checked<HexMap> {
  const shaped = check(fieldUnder(vocabulary), data);
  const faults: Refusal[] = shaped.ok ? [] : [...shaped.refusals];
  // Hex numbers are checked on the data as it came, so that a fault of shape elsewhere does not hide theirs.
  const plan = planOf(data);
  const sheet = plan && layOut(plan, data, faults);
  if (sheet !== undefined) faults.push(...numberFaults(sheet, data), ...pictureFaults(sheet, data));
  if (faults.length === 0) throw new Error('a map file without a fault was not read');
  return { ok: false, refusals: faults };
}
