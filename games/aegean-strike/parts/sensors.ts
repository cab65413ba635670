/** Who looks from where: the row of the detection page that each counter on a map stands in. */

import type { Infer } from '@grognard/kernel';
import type { Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { field } from '../text/kit.ts';
import type { Nation, Side } from '../vocabulary.ts';
import { airFields } from './air-units.ts';
import { counterRecord } from './counters.ts';
import { name, nation, side } from './fields.ts';
import { isArmourOrMech, kind, size } from './ground-units.ts';
import { installationFields } from './installations.ts';
import { hex } from './map-input.ts';

const placed = { name: name(), side: side('campaign.side') };

export const lookingUnit = counterRecord(
  'place.unit',
  { ...placed, nation: nation(), kind: kind(), size: size(), hex: hex() },
  'ground',
);

export const lookingAircraft = counterRecord(
  'unit.fighter',
  { ...placed, nation: airFields.nation, type: { ...airFields.type, default: 'AWACS' as const }, hex: hex() },
  'air',
);

/** A counter does not say whether it is a submarine, nor how large a base is. */
export const lookingShip = counterRecord(
  'naval.ship',
  {
    ...placed,
    nation: nation(),
    sensor: field.oneOf('detection.sensor', {
      options: ['us-ship', 'ussr-ship', 'other-ship', 'us-submarine', 'pact-submarine'],
      words: 'sensor',
      default: 'us-ship',
      follows: { from: 'side', by: { nato: 'us-ship', pact: 'ussr-ship' }, why: 'follows.side' },
    }),
    hex: hex(),
  },
  'ship',
);

export const lookingBase = counterRecord(
  'installation',
  {
    name: name('installation.name', 'detectionRanges.base.sample'),
    side: placed.side,
    kind: { ...installationFields.kind, options: ['airbase'] as const, default: 'airbase' as const },
    sensor: field.oneOf('detection.sensor', {
      options: ['us-airbase', 'ussr-airbase', 'other-airbase', 'nato-small-airbase'],
      words: 'sensor',
      default: 'us-airbase',
      follows: { from: 'side', by: { nato: 'us-airbase', pact: 'ussr-airbase' }, why: 'follows.side' },
    }),
    hex: hex(),
  },
  'installation',
);

/** The page has rows for the Americans with the British, for the Soviets, and for all others. */
const powerOf = (flag: Nation | undefined, of: Side): 'us' | 'ussr' | 'other' => {
  const told = flag ?? (of === 'nato' ? 'us' : 'ussr');
  if (told === 'us' || told === 'britain') return 'us';
  return told === 'ussr' ? 'ussr' : 'other';
};

export function unitSensor(unit: Infer<typeof lookingUnit>, book: AegeanBook): Sensor {
  const power = powerOf(unit.nation, unit.side);
  if (unit.kind === 'airDefence') return `${power}-air-defence`;
  if (unit.kind === 'headquarters' && power !== 'other') return `${power}-headquarters`;
  if (power === 'ussr' && unit.size === 'division' && isArmourOrMech(unit.kind, book)) return 'ussr-armour-division';
  return `${power}-unit`;
}

export const aircraftSensor = ({ type, nation: flag }: Infer<typeof lookingAircraft>): Sensor =>
  type === 'MiG-23' && flag === 'bulgaria' ? 'MiG-23-Bulgaria' : type;
