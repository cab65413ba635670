/** A map and what stands on it, as the map procedures are told of them. */
import { mapField, readMap, type Stationed } from '@grognard/hexes';
import { field, type Infer, type Refusal } from '@grognard/kernel';
import { type AegeanMap, MAP_WORDS } from '../map-words.ts';
import { name, side } from './air-units.ts';
import { formation, kind, size } from './ground-units.ts';

export const hex = (label = 'map.hex') => field.text(label, { max: 8, sample: 'campaign.hex.sample' });

export const hexes = (label: string) => field.list(label, hex(), { min: 0, max: 400, default: [] });

export const map = () => mapField(MAP_WORDS);

/** A ground unit on the map. */
export const stationed = field.record('place.unit', {
  name: name(),
  side: side('campaign.side'),
  kind: kind(),
  size: size(),
  formation: formation(),
  hex: hex(),
  engineers: field.flag('place.engineers'),
  declared: hexes('place.declared'),
});

export type StationedUnit = Infer<typeof stationed>;

/** The same unit at its space of the map. */
export interface ZoneUnit extends StationedUnit, Stationed {}

export type Zone = 'locking' | 'fluid';

/** The map, where the file is sound; asked for again in `begin`, which knows that it is. */
export function mapOf(file: unknown): AegeanMap {
  const checked = readMap(MAP_WORDS, file);
  if (!checked.ok) throw new Error('a map that was refused is read');
  return checked.value;
}

/** Everything wrong with a map file and with hexes that are not on it. */
export function mapFaults(
  file: unknown,
  places: readonly { readonly at: string; readonly hex: string }[],
): readonly Refusal[] {
  const checked = readMap(MAP_WORDS, file);
  if (!checked.ok)
    return checked.refusals.map((refusal) => ({ ...refusal, at: refusal.at ? `map.${refusal.at}` : 'map' }));
  const read = checked.value;
  return places.flatMap(({ at, hex }) =>
    read.find(hex) === undefined
      ? [{ code: 'noSuchHex', at, facts: { received: hex, from: read.id(0), to: read.id(read.size - 1) } }]
      : [],
  );
}

/** The campaign's interdicted hexes that this map has; a part of the map may be all the player has drawn. */
export function interdictedOn(
  file: unknown,
  interdicted: readonly string[],
): { readonly interdicted?: readonly string[] } {
  const checked = readMap(MAP_WORDS, file);
  return checked.ok ? { interdicted: interdicted.filter((each) => checked.value.find(each) !== undefined) } : {};
}
