/** A counter: what is printed on it and the state it is in. */
import { field, type Infer } from '@grognard/kernel';
import { NATIONS, PLAYERS, UNIT_TYPES } from './vocabulary.ts';

const level = (label: string, usual: number) => field.integer(label, { min: 0, max: 20, default: usual });

/** What identifies a counter and never changes. */
export const counterFields = {
  id: field.text('unit.id', { max: 40, sample: 'unit.id.sample' }),
  country: field.oneOf('unit.country', { options: NATIONS, words: 'nation' }),
  type: field.oneOf('unit.type', { options: UNIT_TYPES, words: 'unitType', default: 'division' }),
};

/** What the register of a campaign keeps of a counter once a procedure was told it. */
export const registerFields = {
  ...counterFields,
  player: field.oneOf('unit.player', { options: PLAYERS, words: 'side' }),
  strength: field.integer('unit.strength', { min: 0, max: 99, default: 4 }),
  cadre: level('unit.cadre', 2),
  bombardment: level('unit.bombardment', 0),
  command: level('unit.command', 0),
  staff: level('unit.staff', 0),
  movement: field.integer('unit.movement', { min: 0, max: 30, default: 4 }),
  demoralised: field.flag('unit.demoralised'),
};

const { strength, cadre, bombardment, demoralised } = registerFields;

/** What a unit may do: only what stands on the map fights, is rallied, falls ill; only what is in a pool is mobilised. */
export const counterAs = (use: UnitUse) => ({ counter: { kind: 'unit', name: 'id', use } }) as const;
export type UnitUse = 'onMap' | 'fromPool';

export const unitField = field.record(
  'unit',
  {
    ...counterFields,
    strength,
    cadre,
    bombardment,
    demoralised,
    charging: field.flag('unit.charging'),
    supplied: field.flag('unit.supplied', { default: true }),
    retreatBlocked: field.flag('unit.retreatBlocked'),
  },
  counterAs('onMap'),
);

export type Unit = Infer<typeof unitField>;
