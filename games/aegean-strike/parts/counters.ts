/** Counters as they lie on the table: which register keeps them, and what is drawn of the fields a record has. */

import type { CounterFace, CounterIn, CounterSymbol, Field, RecordField, SizeMark, TextField } from '@grognard/kernel';
import { AIR_SYMBOLS } from '../aircraft.ts';
import { field, type TextKey } from '../text/kit.ts';
import type { Installation, Size, UnitKind } from '../vocabulary.ts';

type Fields = Readonly<Record<string, Field>>;

/** The registers of a campaign. */
export type Register = 'ground' | 'air' | 'ship' | 'installation';
/** What a counter does: it acts or is acted upon where it is; an air unit is in flight; a unit goes ashore from its ship. */
export type Use = 'acts' | 'flies' | 'lands';

const ARMS = {
  armour: 'armour',
  armouredCavalry: 'armouredCavalry',
  mechanised: 'mechanised',
  infantry: 'infantry',
  airborne: 'airborne',
  airAssault: 'airAssault',
  marine: 'marines',
  engineer: 'engineers',
  specialForces: 'specialForces',
  antitank: 'antitank',
  selfPropelledAntitank: 'selfPropelledAntitank',
  artillery: 'artillery',
  airDefence: 'airDefence',
  headquarters: 'headquarters',
  other: 'infantry',
} as const satisfies Readonly<Record<UnitKind, CounterSymbol>>;

const MARKS = { division: 'XX', brigade: 'X' } as const satisfies Partial<Readonly<Record<Size, SizeMark>>>;

const PLACES = {
  depot: 'depot',
  airbase: 'airbase',
  port: 'port',
  cairo: 'fortification',
  benghazi: 'fortification',
  other: 'marker',
} as const satisfies Readonly<Record<Installation, CounterSymbol>>;

/** Everything that is drawn of each kind of counter, in printed order. */
const FACES: Readonly<Record<Register, Omit<CounterFace, 'name'>>> = {
  ground: {
    nation: 'nation',
    symbol: { by: 'kind', of: ARMS },
    size: { by: 'size', of: MARKS },
    printed: ['strength', 'antiAir', 'movement'],
    state: ['formation', 'quality', 'hits', 'supplied', 'acrossBosphorus', 'engineers', 'changed', 'halted'],
  },
  air: {
    nation: 'nation',
    symbol: { by: 'type', of: AIR_SYMBOLS },
    printed: ['antiAir', 'subsurface', 'asm', 'bombardment', 'ecm'],
    state: ['hits', 'detected', 'flight', 'mode'],
  },
  ship: {
    nation: 'nation',
    symbol: 'warship',
    printed: ['antiAir', 'subsurface', 'asm', 'bombardment', 'ecm', 'movement'],
    state: ['hits', 'detected', 'sailed', 'halted'],
  },
  installation: { symbol: { by: 'kind', of: PLACES }, printed: ['antiAir'], state: ['hits'] },
};

/** A record that is a counter, drawn as far as it says what is on it. */
export const counterRecord = <const R extends Fields>(
  label: TextKey,
  fields: R,
  kind: Register,
  { use = 'acts', name = 'name', ...more }: { readonly use?: Use; readonly name?: keyof R & string } & Plan<R> = {},
): RecordField<R> => field.record(label, fields, { ...more, counter: { kind, use, name, ...faceIn(fields, kind) } });

/** The same counter, of which fresh ones are called by another sample. */
export const called = <R extends Fields & { readonly name: TextField }>(
  record: RecordField<R>,
  sample: TextKey,
): RecordField<R> => ({ ...record, fields: { ...record.fields, name: { ...record.fields.name, sample } } });

type Plan<R extends Fields> = Pick<RecordField<R>, 'default' | 'force' | 'seldom'>;

function faceIn<R extends Fields>(
  fields: R,
  kind: Register,
): Omit<CounterIn<keyof R & string>, 'kind' | 'use' | 'name'> {
  const has = (name: string): name is keyof R & string => Object.hasOwn(fields, name);
  const known = <T>(told: T | { readonly by: string } | undefined) =>
    typeof told === 'object' && told !== null && 'by' in told && !has(told.by) ? undefined : told;
  const { nation, symbol, size, printed = [], state = [] } = FACES[kind];
  const face = {
    ...(nation !== undefined && has(nation) && { nation }),
    ...(known(symbol) !== undefined && { symbol }),
    ...(known(size) !== undefined && { size }),
    printed: printed.filter(has),
    state: state.filter(has),
  };
  return face as Omit<CounterIn<keyof R & string>, 'kind' | 'use' | 'name'>;
}
