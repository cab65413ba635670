/** Ships: what is printed on them, how they stand, and how Hits wear them down. */

import type { Effect, Infer } from '@grognard/kernel';
import { field } from '../text/kit.ts';
import type { Side, Weapon } from '../vocabulary.ts';
import { counterRecord } from './counters.ts';
import { eliminated, hitsOn } from './effects.ts';
import { halted, hits, name, nation, value } from './fields.ts';
import { worn } from './fire.ts';

/** What a campaign keeps of a ship. */
export const shipFields = {
  nation: nation(),
  subsurface: value('unit.subsurface'),
  asm: value('unit.asm'),
  bombardment: value('unit.bombardment'),
  antiAir: value('unit.antiAir'),
  ecm: value('unit.ecm'),
  movement: value('unit.movement'),
  hits: hits(),
  hitsToSink: field.integer('unit.hitsToSink', { min: 1, max: 30, default: 6, help: 'unit.hitsToSink.help' }),
  detected: field.flag('unit.detected', { default: true }),
};

/** Whether it has moved in this action stage, and until when it may not move any more. */
export const shipStanding = { sailed: field.flag('unit.sailed'), halted: halted() };

const { movement: _, ...afloatFields } = shipFields;

export const ship = counterRecord('naval.ship', { name: name(), ...afloatFields, halted: shipStanding.halted }, 'ship');

export type Ship = Infer<typeof ship>;

/** A ship that aircraft attack. */
export const target = counterRecord(
  'airNaval.ship',
  {
    name: name(),
    nation: shipFields.nation,
    antiAir: shipFields.antiAir,
    ecm: shipFields.ecm,
    hits: shipFields.hits,
    hitsToSink: shipFields.hitsToSink,
    detected: shipFields.detected,
  },
  'ship',
);

/** The value of a weapon, less the Hits the ship has. */
export const weaponValue = (
  from: Pick<Ship, 'hits' | Exclude<Weapon, 'antiAir'>>,
  weapon: Exclude<Weapon, 'antiAir'>,
  taken = 0,
): number => worn(from[weapon], from.hits + taken);

type Hull = Pick<Ship, 'name' | 'hits' | 'hitsToSink'>;

export const afloat = ({ hits: before, hitsToSink }: Hull, taken: number): boolean => before + taken < hitsToSink;

/** A ship takes no more Hits than sink it. */
export const heldTo = ({ hits: before, hitsToSink }: Hull, taken: number): number =>
  Math.min(taken, hitsToSink - before);

export const shipLosses = (side: Side, hull: Hull, taken: number): readonly Effect[] => [
  ...hitsOn('ship', side, hull.name, taken),
  ...(afloat(hull, taken) ? [] : [eliminated('ship', side, hull.name)]),
];
