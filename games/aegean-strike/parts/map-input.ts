/** A map and what stands on it, as the map procedures are told of them. */

import { hexsideOf, mapField, type Stationed } from '@grognard/hexes';
import type { Infer, Refusal } from '@grognard/kernel';
import { type AegeanMap, MAPS } from '../map-words.ts';
import { field, refusal, type TextKey } from '../text/kit.ts';
import { counterRecord } from './counters.ts';
import { name, nation, side } from './fields.ts';
import { formation, groundFields, groundStanding, kind, size } from './ground-units.ts';

export const hex = (label: TextKey = 'map.hex') =>
  field.text(label, { max: 8, sample: 'campaign.hex.sample', on: 'space' });

export const hexes = (label: TextKey) => field.list(label, hex(), { min: 0, max: 400, default: [] });

export const bridge = (label: TextKey) =>
  field.text(label, { max: 17, sample: 'campaign.bridge.sample', on: 'hexside' });

/** Bridges that engineers have built in play, besides those of the map. */
export const bridges = () =>
  field.list('campaign.bridges', bridge('campaign.bridge'), {
    min: 0,
    max: 20,
    unique: true,
    default: [],
  });

export const map = () => mapField(MAPS);

const stationedFields = {
  name: name(),
  side: side('campaign.side'),
  nation: nation(),
  kind: kind(),
  size: size(),
  formation: formation(),
  hex: hex(),
  engineers: field.flag('place.engineers'),
  declared: hexes('place.declared'),
};

/** A ground unit on the map. */
export const stationed = counterRecord('place.unit', stationedFields, 'ground');

/** A ground unit that moves. */
export const moving = counterRecord(
  'place.unit',
  {
    ...stationedFields,
    movement: groundFields.movement,
    halted: groundStanding.halted,
    changed: groundStanding.changed,
  },
  'ground',
);

export type StationedUnit = Infer<typeof stationed>;

/** The same unit at its space of the map. */
export interface ZoneUnit extends StationedUnit, Stationed {}

export type Zone = 'locking' | 'fluid';

/** The map of a file that was checked, with what was built in play. */
export function mapOf(file: unknown, built: readonly string[] = []): AegeanMap {
  const checked = MAPS.read(file);
  if (!checked.ok) throw new Error('a map that was refused is read');
  const read = checked.value;
  if (built.length === 0) return read;
  const links = built.flatMap((hexside) => hexsideOf(read, hexside) ?? []);
  return read.with({ hexsides: links.map((link) => [link, 'bridge'] as const) });
}

/** Bridges of the input that stand where there is nothing to bridge. */
export const builtFaults = (file: unknown, built: readonly string[]): readonly Refusal[] =>
  built.flatMap((hexside, index) => bridgeFaults(mapOf(file), hexside, `bridges[${index}]`));

/** A bridge stands on a hexside of the Bosphorus. */
export function bridgeFaults(read: AegeanMap, hexside: string, at: string): readonly Refusal[] {
  const link = hexsideOf(read, hexside);
  return link !== undefined && read.crosses(link, 'bosphorus')
    ? []
    : [refusal('noStrait', at, { rule: 'terrain', facts: { hexside } })];
}

/** The campaign's interdicted hexes and bridges that this map has; a part of the map may be all the player has drawn. */
export function markersOn(
  file: unknown,
  interdicted: readonly string[],
  built: readonly string[],
): { readonly interdicted?: readonly string[]; readonly bridges?: readonly string[] } {
  const checked = MAPS.read(file);
  if (!checked.ok) return {};
  const read = checked.value;
  return {
    interdicted: interdicted.filter((each) => read.find(each) !== undefined),
    bridges: built.filter((each) => hexsideOf(read, each) !== undefined),
  };
}
