/** Fields that many procedures ask for, and the mark of a counter that a campaign registers. */
import { field } from '@grognard/kernel';
import { SHOOTERS } from '../aircraft.ts';
import { HALTS, NATIONS, SCALES, SEGMENTS, type Segment, SIDES } from '../vocabulary.ts';

export const side = (label: string) => field.oneOf(label, { options: SIDES, words: 'side', default: 'nato' });
export const name = (label = 'unit.name', sample = 'unit.sample') => field.text(label, { max: 40, sample });
export const nation = () => field.optional(field.oneOf('unit.nation', { options: NATIONS, words: 'nation' }));
export const value = (label: string, fallback = 0) => field.integer(label, { min: 0, max: 20, default: fallback });
export const hits = (label = 'unit.hits') => field.integer(label, { min: 0, max: 99, default: 0 });
export const scale = () => field.oneOf('unit.scale', { options: SCALES, words: 'scale', default: 'operational' });
export const range = (label: string, fallback = 0) => field.integer(label, { min: 0, max: 60, default: fallback });
export const shooter = (label = 'unit.shooter') =>
  field.oneOf(label, { options: SHOOTERS, words: 'shooter', default: 'us-ship' });
export const segment = (fallback: Segment) =>
  field.oneOf('unit.segment', { options: SEGMENTS, words: 'segment', default: fallback });
export const halted = () => field.oneOf('unit.halted', { options: HALTS, words: 'halt', default: 'no' });

/** The registers of a campaign. */
export type Register = 'ground' | 'air' | 'ship' | 'installation';
/** What a counter does: it acts or is acted upon where it is; an air unit is in flight; a unit goes ashore from its ship. */
export type Use = 'acts' | 'flies' | 'lands';

export const counter = <N extends string = 'name'>(kind: Register, use: Use = 'acts', by: N = 'name' as N) =>
  ({ counter: { kind, name: by, use } }) as const;

/** Supply points at hand, and the depot they are drawn from where they are counted by depot. */
export const supplies = {
  supplyPoints: field.integer('unit.supplyPoints', { min: 0, max: 9999, default: 99 }),
  depot: field.optional(
    field.text('unit.depot', { max: 40, names: { kind: 'installation', use: 'acts' }, help: 'unit.depot.help' }),
  ),
};
