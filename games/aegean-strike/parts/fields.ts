/** Fields that many procedures ask for. */

import type { Field } from '@grognard/kernel';
import { SHOOTERS } from '../aircraft.ts';
import { field, type TextKey } from '../text/kit.ts';
import { type Force, HALTS, NATIONS, SCALES, SEGMENTS, type Segment, SIDES } from '../vocabulary.ts';

type Fields = Readonly<Record<string, Field>>;

/** Fields of one force, conditions of its own included. */
export const forceOf = <R extends Fields>(force: Force, fields: R): R => each(fields, { force });
/** Fields that apply rarely. */
export const rarely = <R extends Fields>(fields: R): R => each(fields, { seldom: true });

const each = <R extends Fields>(fields: R, more: { readonly force?: Force; readonly seldom?: true }): R =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, { ...one, ...more }])) as R;

export const side = (label: TextKey) => field.oneOf(label, { options: SIDES, words: 'side', default: 'nato' });
export const name = (label: TextKey = 'unit.name', sample: TextKey = 'unit.sample') =>
  field.text(label, { max: 40, sample });
export const nation = () => field.optional(field.oneOf('unit.nation', { options: NATIONS, words: 'nation' }));
export const value = (label: TextKey, fallback = 0) => field.integer(label, { min: 0, max: 20, default: fallback });
export const hits = (label: TextKey = 'unit.hits') => field.integer(label, { min: 0, max: 99, default: 0 });
export const scale = () => field.oneOf('unit.scale', { options: SCALES, words: 'scale', default: 'operational' });
export const range = (label: TextKey, fallback = 0) => field.integer(label, { min: 0, max: 60, default: fallback });
export const shooter = (label: TextKey = 'unit.shooter') =>
  field.oneOf(label, { options: SHOOTERS, words: 'shooter', default: 'us-ship', follows: BY_SIDE.ship });
export const flyingShooter = () =>
  field.oneOf('unit.shooter', {
    options: SHOOTERS,
    words: 'shooter',
    default: 'us-aircraft',
    follows: BY_SIDE.aircraft,
  });
export const segment = (fallback: Segment) =>
  field.oneOf('unit.segment', { options: SEGMENTS, words: 'segment', default: fallback, seldom: true });
/** Whose weapon it is, until somebody says otherwise: the great power's of the side. */
const BY_SIDE = {
  ship: { from: 'side', by: { nato: 'us-ship', pact: 'ussr-ship' }, why: 'follows.side' },
  aircraft: { from: 'side', by: { nato: 'us-aircraft', pact: 'ussr-aircraft' }, why: 'follows.side' },
} as const;
export const halted = () => field.oneOf('unit.halted', { options: HALTS, words: 'halt', default: 'no', seldom: true });

/** Supply points at hand, and the depot they are drawn from where they are counted by depot. */
export const supplies = {
  supplyPoints: field.integer('unit.supplyPoints', { min: 0, max: 9999, default: 99, seldom: true }),
  depot: field.optional(
    field.text('unit.depot', {
      max: 40,
      names: { kind: 'installation', use: 'acts' },
      help: 'unit.depot.help',
      seldom: true,
    }),
  ),
};

/** Supply points of the other side. */
export const enemySupply = (label: TextKey) => field.integer(label, { min: 0, max: 9999, default: 99, seldom: true });
