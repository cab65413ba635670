/** How air units and ships are described to the procedures. */
import { field } from '@grognard/kernel';
import { AIRCRAFT, SHOOTERS } from '../aircraft.ts';
import { MODES, SCALES, SIDES } from '../vocabulary.ts';

export const side = (label: string) => field.oneOf(label, { options: SIDES, words: 'side', default: 'nato' });
export const name = (label = 'unit.name', sample = 'unit.sample') => field.text(label, { max: 40, sample });
export const value = (label: string, fallback = 0) => field.integer(label, { min: 0, max: 20, default: fallback });
export const hits = (label = 'unit.hits') => field.integer(label, { min: 0, max: 20, default: 0 });
export const scale = () => field.oneOf('unit.scale', { options: SCALES, words: 'scale', default: 'operational' });

export const aircraft = (label = 'unit.type') =>
  field.oneOf(label, { options: AIRCRAFT, words: 'sensor', default: 'F-15' });
export const shooter = (label = 'unit.shooter') =>
  field.oneOf(label, { options: SHOOTERS, words: 'shooter', default: 'us-ship' });

/** What a unit must be ready with to fly at all. */
export const readiness = {
  mode: field.oneOf('unit.mode', { options: MODES, words: 'mode', default: 'interception' }),
  sorties: field.integer('unit.sorties', { min: 0, max: 9, default: 1 }),
  flown: field.flag('unit.flown'),
};

export const fighter = field.record('unit.fighter', {
  name: name(),
  type: aircraft(),
  antiAir: value('unit.antiAir'),
  ecm: value('unit.ecm'),
  hits: hits(),
});

export const interceptor = field.record('unit.interceptor', { ...fighter.fields, ...readiness });

export const striker = field.record('unit.striker', {
  ...fighter.fields,
  bombardment: value('unit.bombardment'),
});
