/** Air units: what is printed on them, how they stand, and how procedures describe them. */

import type { Infer } from '@grognard/kernel';
import { AIRCRAFT } from '../aircraft.ts';
import { field, type TextKey } from '../text/kit.ts';
import { FLIGHTS, MODES, type Mode } from '../vocabulary.ts';
import { counterRecord } from './counters.ts';
import { hits, name, nation, value } from './fields.ts';

export const aircraft = (label: TextKey = 'unit.type') =>
  field.oneOf(label, { options: AIRCRAFT, words: 'sensor', default: 'F-15' });

/** What a campaign keeps of an air unit: the modes of its display are not among it, they are assigned at the table. */
export const airFields = {
  nation: nation(),
  type: aircraft(),
  antiAir: value('unit.antiAir'),
  subsurface: value('unit.subsurface'),
  asm: value('unit.asm'),
  bombardment: value('unit.bombardment'),
  ecm: value('unit.ecm'),
  hits: hits(),
  sorties: field.integer('unit.sorties', { min: 0, max: 9, default: 1, seldom: true }),
};

/** What changes by stage and turn, and what the enemy knows of it. */
export const airStanding = {
  sortiesFlown: field.integer('unit.sortiesFlown', { min: 0, max: 9, default: 0, seldom: true }),
  flight: field.oneOf('unit.flight', { options: FLIGHTS, words: 'flight', default: 'ready', seldom: true }),
  detected: field.flag('unit.detected'),
};

const { nation: flag, type, antiAir, subsurface, asm, bombardment, ecm, sorties } = airFields;
const { flight, detected, sortiesFlown } = airStanding;

const inStack = { name: name(), nation: flag, type, ecm, hits: airFields.hits, flight, detected };

/** A unit of a stack that fights in the air. */
export const fighter = counterRecord('unit.fighter', { ...inStack, antiAir }, 'air', { use: 'flies' });
/** A unit of a stack that has been seen. */
export const seenFighter = counterRecord(
  'unit.fighter',
  { ...inStack, antiAir, detected: field.flag('unit.detected', { default: true }) },
  'air',
  { use: 'flies' },
);
/** A unit of a stack on its way to a target on the ground. */
export const striker = counterRecord('unit.striker', { ...inStack, antiAir, bombardment }, 'air', { use: 'flies' });

export type Fighter = Infer<typeof fighter>;

/** What a unit must be ready with to fly at all; one that is in the air already has been granted its mission. */
export const readiness = (mode: Mode) => ({
  mode: field.oneOf('unit.mode', { options: MODES, words: 'mode', default: mode, seldom: true }),
  sorties,
  sortiesFlown,
  flight,
});

const ready = { ...inStack, ...readiness('interception'), antiAir };

export const interceptor = counterRecord('unit.interceptor', ready, 'air');
/** A patrol unit that meets a ship. */
export const shipHunter = counterRecord(
  'unit.patroller',
  { ...inStack, ...readiness('interception'), subsurface, asm, bombardment },
  'air',
);
/** A unit sent against a ship, in interception or offensive mode. */
export const shipStriker = counterRecord(
  'unit.striker',
  { ...inStack, ...readiness('interception'), antiAir, subsurface, asm, bombardment },
  'air',
);
/** A unit sent against the ground. */
export const bomber = counterRecord('unit.bomber', { ...inStack, ...readiness('offensive'), bombardment }, 'air');
/** Its escort: an anti-air marker, no bombs. */
export const escort = counterRecord('unit.escort', { ...inStack, ...readiness('offensive'), antiAir }, 'air');

export type ShipHunter = Infer<typeof shipHunter>;
export type Bomber = Infer<typeof bomber>;
export type Escort = Infer<typeof escort>;

/** A stack that one of the enemy has seen is seen as a whole. */
export const isSeen = (stack: readonly { readonly detected: boolean }[]): boolean =>
  stack.some((unit) => unit.detected);
