/** A hex map as an input: described once for schema, form and check, read and drawn by what it carries with it. */
import { type Checked, field, type MapKind } from '@grognard/kernel';
import type { Look } from '../drawing/drawing.ts';
import type { HexMap } from './hex-map.ts';
import { fileField, type MapVocabulary } from './map-file.ts';
import { keepAsRead, readMap } from './read-map.ts';

/** What a game's hex maps are made of and look like. */
export class HexSheets<T extends string = string, F extends string = string, S extends string = string>
  implements MapKind
{
  readonly sheet = 'hexes';
  readonly vocabulary: MapVocabulary<T, F, S>;
  readonly look: Look;

  constructor(vocabulary: MapVocabulary<T, F, S>, look: Look = {}) {
    this.vocabulary = vocabulary;
    this.look = look;
  }

  read(file: unknown): Checked<HexMap<T, F, S>> {
    const map = readMap(this.vocabulary, file);
    if (map.ok) keepAsRead(this.vocabulary, map.value);
    return map;
  }
}

/** A map of these sheets; told whole, or by its mark where a campaign keeps it. */
export const mapField = <T extends string, F extends string, S extends string>(
  sheets: HexSheets<T, F, S>,
  label = 'map',
) => {
  const { fields } = fileField(sheets.vocabulary);
  return { ...field.record(label, fields), map: sheets };
};
