/** A counter: what is printed on it and the state it is in. */
import { field, type Infer } from '@grognard/kernel';
import { NATIONS, UNIT_TYPES } from './vocabulary.ts';

const level = (label: string, usual: number) => field.integer(label, { min: 0, max: 20, default: usual });

/** What identifies a counter and never changes. */
export const counterFields = {
  id: field.text('unit.id', { max: 40, sample: 'unit.id.sample' }),
  country: field.oneOf('unit.country', { options: NATIONS, words: 'nation' }),
  type: field.oneOf('unit.type', { options: UNIT_TYPES, words: 'unitType', default: 'division' }),
};

export const unitField = field.record('unit', {
  ...counterFields,
  strength: field.integer('unit.strength', { min: 0, max: 99, default: 4 }),
  cadre: level('unit.cadre', 2),
  bombardment: level('unit.bombardment', 0),
  demoralised: field.flag('unit.demoralised'),
  charging: field.flag('unit.charging'),
  supplied: field.flag('unit.supplied', { default: true }),
  retreatBlocked: field.flag('unit.retreatBlocked'),
});

export type Unit = Infer<typeof unitField>;

/** A counter as pools and boxes keep it: enough to know it again. */
export const counterField = field.record('unit', {
  ...counterFields,
  player: field.oneOf('unit.player', { options: ['first', 'second'], words: 'side' }),
});

export type Counter = Infer<typeof counterField>;
