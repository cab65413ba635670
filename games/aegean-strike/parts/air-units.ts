/** Air units: what is printed on them, how they stand, and how procedures describe them. */
import { field, type Infer } from '@grognard/kernel';
import { AIRCRAFT } from '../aircraft.ts';
import { FLIGHTS, MODES, type Mode } from '../vocabulary.ts';
import { counter, hits, name, nation, value } from './fields.ts';

export const aircraft = (label = 'unit.type') =>
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
  sorties: field.integer('unit.sorties', { min: 0, max: 9, default: 1 }),
};

/** What changes by stage and turn, and what the enemy knows of it. */
export const airStanding = {
  sortiesFlown: field.integer('unit.sortiesFlown', { min: 0, max: 9, default: 0 }),
  flight: field.oneOf('unit.flight', { options: FLIGHTS, words: 'flight', default: 'ready' }),
  detected: field.flag('unit.detected'),
};

const { nation: flag, type, antiAir, subsurface, asm, bombardment, ecm, sorties } = airFields;
const { flight, detected, sortiesFlown } = airStanding;

const inStack = { name: name(), nation: flag, type, ecm, hits: airFields.hits, flight, detected };

/** A unit of a stack that fights in the air. */
export const fighter = field.record('unit.fighter', { ...inStack, antiAir }, counter('air', 'flies'));
/** A unit of a stack that has been seen. */
export const seenFighter = field.record(
  'unit.fighter',
  { ...inStack, antiAir, detected: field.flag('unit.detected', { default: true }) },
  counter('air', 'flies'),
);
/** A unit of a stack on its way to a target on the ground. */
export const striker = field.record('unit.striker', { ...inStack, antiAir, bombardment }, counter('air', 'flies'));

export type Fighter = Infer<typeof fighter>;

/** What a unit must be ready with to fly at all; one that is in the air already has been granted its mission. */
export const readiness = (mode: Mode) => ({
  mode: field.oneOf('unit.mode', { options: MODES, words: 'mode', default: mode }),
  sorties,
  sortiesFlown,
  flight,
});

const ready = { ...inStack, ...readiness('interception'), antiAir };

export const interceptor = field.record('unit.interceptor', ready, counter('air'));
/** A patrol unit that meets a ship. */
export const shipHunter = field.record(
  'unit.patroller',
  { ...inStack, ...readiness('interception'), subsurface, asm, bombardment },
  counter('air'),
);
/** A unit sent against a ship, in interception or offensive mode. */
export const shipStriker = field.record(
  'unit.striker',
  { ...inStack, ...readiness('interception'), antiAir, subsurface, asm, bombardment },
  counter('air'),
);
/** A unit sent against the ground. */
export const bomber = field.record(
  'unit.bomber',
  { ...inStack, ...readiness('offensive'), bombardment },
  counter('air'),
);
/** Its escort: an anti-air marker, no bombs. */
export const escort = field.record('unit.escort', { ...inStack, ...readiness('offensive'), antiAir }, counter('air'));

export type ShipHunter = Infer<typeof shipHunter>;
export type Bomber = Infer<typeof bomber>;
export type Escort = Infer<typeof escort>;

/** A stack that one of the enemy has seen is seen as a whole. */
export const isSeen = (stack: readonly { readonly detected: boolean }[]): boolean =>
  stack.some((unit) => unit.detected);
