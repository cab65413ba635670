/** A counter: what is printed on it and the state it is in. */
import type { Barred, CounterSymbol, Infer, SizeMark } from '@grognard/kernel';
import { hex } from './map.ts';
import { bar, field, type TextKey } from './text/kit.ts';
import { NATIONS, PLACES, type Place, UNIT_TYPES, type UnitType } from './vocabulary.ts';

const level = (label: TextKey) => field.integer(label, { min: 0, max: 20 });

/** The name of a counter; a fresh one is called by the sample. */
export const named = (sample: TextKey) => field.text('unit.id', { max: 40, sample });

/** What identifies a counter and never changes. */
export const counterFields = {
  id: named('unit.id.sample'),
  country: field.oneOf('unit.country', { options: NATIONS, words: 'nation' }),
  type: field.oneOf('unit.type', { options: UNIT_TYPES, words: 'unitType', default: 'division' }),
};

/** A counter that need not be named. */
export const namelessId = field.text('unit.id', { max: 40, default: '—' });

/** What a counter prints besides; a procedure that can do without it leaves it open. */
export const printed = {
  strength: field.integer('unit.strength', { min: 0, max: 99 }),
  cadre: level('unit.cadre'),
  bombardment: level('unit.bombardment'),
  command: level('unit.command'),
  staff: level('unit.staff'),
  movement: field.integer('unit.movement', { min: 0, max: 30 }),
};

export const demoralised = (usual: boolean) => field.flag('unit.demoralised', { default: usual });

/** What the register of a campaign keeps of a counter once a procedure was told it. */
export const registerFields = { ...counterFields, ...printed, demoralised: demoralised(false), hex: hex() };

/** Where a counter is that nobody moved. */
export const placeField = field.oneOf('unit.place', { options: PLACES, words: 'place', default: 'map' });
/** A counter that is asked for out of a pool and not known yet stands there. */
export const inPool = {
  place: field.oneOf('unit.place', { options: ['pool'], words: 'place', default: 'pool', seldom: true }),
};

/** A type that the question itself settles. */
export const onlyType = <const T extends UnitType>(type: T) =>
  field.oneOf('unit.type', { options: [type as UnitType & T], words: 'unitType', default: type, seldom: true });

/** What a unit does: only what stands on the map fights, rallies or falls ill; only what is in a pool comes in. */
const USES = {
  onMap: { place: 'map' },
  fromPool: { place: 'pool' },
  headquarters: { place: 'map', type: 'headquarters' },
  depot: { place: 'map', type: 'depot' },
  gunsFromPool: { place: 'pool', type: 'heavyArtillery' },
} as const satisfies Readonly<Record<string, { readonly place: Place; readonly type?: UnitType }>>;
export type UnitUse = keyof typeof USES;

/** How a counter looks: the arm by its type; only divisions say their size. */
const SYMBOLS = {
  division: 'infantry',
  engineer: 'engineers',
  headquarters: 'headquarters',
  heavyArtillery: 'heavyArtillery',
  armyArtillery: 'armyArtillery',
  otherArtillery: 'artillery',
  mobileSupply: 'supply',
  depot: 'depot',
  fortification: 'fortification',
  other: 'infantry',
} as const satisfies Readonly<Record<UnitType, CounterSymbol>>;
const SIZES = { division: 'XX' } as const satisfies Partial<Readonly<Record<UnitType, SizeMark>>>;

/** A record as a counter: what it does here, its printed numbers in printed order, its marks. */
export const counterAs = <const Printed extends string = never, const State extends string = never>(
  use: UnitUse,
  {
    printed: numbers = [],
    state = [],
  }: { readonly printed?: readonly Printed[]; readonly state?: readonly State[] } = {},
) =>
  ({
    counter: {
      kind: 'unit',
      name: 'id',
      use,
      nation: 'country',
      symbol: { by: 'type', of: SYMBOLS },
      size: { by: 'type', of: SIZES },
      printed: numbers,
      state,
    },
  }) as const;

interface Registered {
  readonly id: string;
  readonly place: Place;
  readonly type: UnitType | undefined;
}

/** Notes (*) and (**): what is in a pool, with the prisoners or out of the game does nothing on the map. */
export function barred({ id, place, type }: Registered, use: UnitUse): Barred | undefined {
  const wanted: { readonly place: Place; readonly type?: UnitType } = USES[use];
  if (place !== wanted.place)
    return bar('unitElsewhere', { rule: 'results', facts: { id, place, wanted: wanted.place } });
  return wanted.type === undefined || type === undefined || type === wanted.type
    ? undefined
    : bar('otherType', { rule: 'units', facts: { id, type, wanted: wanted.type } });
}

/** A unit in a combat; fresh ones of each side are called otherwise. */
export const unitField = (sample: TextKey) =>
  field.record(
    'unit',
    {
      ...counterFields,
      id: named(sample),
      strength: printed.strength,
      cadre: field.optional({ ...printed.cadre, help: 'unit.cadre.help' }),
      bombardment: field.optional({ ...printed.bombardment, help: 'unit.bombardment.help' }),
      charging: field.flag('unit.charging'),
      demoralised: demoralised(false),
      supplied: field.flag('unit.supplied', { default: true }),
      retreatBlocked: field.flag('unit.retreatBlocked', { default: false, seldom: true }),
      hex: hex(),
    },
    counterAs('onMap', {
      printed: ['strength', 'cadre', 'bombardment'],
      state: ['charging', 'demoralised', 'supplied', 'retreatBlocked'],
    }),
  );

export type Unit = Infer<ReturnType<typeof unitField>>;
