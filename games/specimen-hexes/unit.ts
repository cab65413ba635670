/** 1. A counter: what is printed on it, how it stands, how it looks, and when it may not act. */
import type { Barred, CounterSymbol, Refusal } from '@grognard/kernel';
import { field, refusal } from './text/kit.ts';
import { ARMS, type Arm, NATIONS, type Nation, PLACES, type Place } from './vocabulary.ts';

export const hexField = (label: 'unit.hex' | 'march.to') =>
  field.text(label, { max: 16, sample: 'unit.hex.sample', on: 'space' });

/** What every procedure is told of a counter. */
const identity = (nation: Nation) => ({
  name: field.text('unit.name', { max: 40, sample: 'unit.name.sample' }),
  nation: field.oneOf('unit.nation', { options: NATIONS, words: 'side', default: nation }),
  arm: field.oneOf('unit.arm', { options: ARMS, words: 'arm', default: 'infantry' }),
});

const MOVEMENT: Readonly<Record<Arm, number>> = { infantry: 4, cavalry: 6, guns: 3 };

const strength = field.integer('unit.strength', { min: 1, max: 40, default: 4 });
const reduced = field.flag('unit.reduced', { default: false, help: 'unit.reduced.help', rule: '3.6' });
const movement = field.integer('unit.movement', {
  min: 1,
  max: 12,
  default: MOVEMENT.infantry,
  follows: { from: 'arm', by: MOVEMENT, why: 'follows.arm' },
});

export const SYMBOLS: Readonly<Record<Arm, CounterSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  guns: 'artillery',
};

/** The place a counter must be in to be used so. */
const USES = { march: 'map', skirmish: 'map', muster: 'pool' } as const satisfies Readonly<Record<string, Place>>;
export type Use = keyof typeof USES;

const face = (use: Use) =>
  ({ kind: 'unit', name: 'name', use, nation: 'nation', symbol: { by: 'arm', of: SYMBOLS }, size: 'II' }) as const;

export const marcher = field.record(
  'unit',
  { ...identity('valmer'), movement, hex: hexField('unit.hex') },
  { counter: { ...face('march'), printed: ['movement'] } },
);

export const fighter = (nation: Nation) =>
  field.record(
    'unit',
    { ...identity(nation), strength, reduced, hex: { ...field.optional(hexField('unit.hex')), seldom: true as const } },
    { counter: { ...face('skirmish'), printed: ['strength'], state: ['reduced'] } },
  );

/** A counter asked for out of the pool stands there, whether the register knew it or not. */
export const recruit = field.record(
  'unit',
  {
    ...identity('valmer'),
    place: field.oneOf('unit.place', { options: ['pool'], words: 'place', default: 'pool', seldom: true }),
  },
  { counter: face('muster') },
);

/** What the register of a campaign keeps: what procedures were told, and the place. */
export const registered = { ...identity('valmer'), strength, movement, reduced, hex: hexField('unit.hex') };
export const placeField = field.oneOf('unit.place', { options: PLACES, words: 'place', default: 'map' });

interface Registered {
  readonly name: string;
  readonly place: Place;
}

/** 1: what is lost is lost, and only what is in the pool is mustered. */
export function barred({ name, place }: Registered, use: Use): Barred | undefined {
  const wanted = USES[use];
  return place === wanted ? undefined : refusal('elsewhere', '', { rule: '1', facts: { name, place, wanted } });
}

/** Full counters have two steps, reduced ones a single one. */
export const stepsIn = ({ reduced }: { readonly reduced: boolean }): number => (reduced ? 1 : 2);

/** A force is of one nation: counters of another than the first are refused. */
export const mixedForce = (
  units: readonly { readonly name: string; readonly nation: Nation }[],
  list: string,
  rule: '3' | '4',
): readonly Refusal[] =>
  units.flatMap(({ name, nation }, index) =>
    nation === units[0]?.nation
      ? []
      : [refusal('mixedForce', `${list}[${index}].nation`, { rule, facts: { name, nation } })],
  );
