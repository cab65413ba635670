/** A counter: what is printed on it and the state it is in. */
import { type Barred, type CounterSymbol, field, type Infer } from '@grognard/kernel';
import { NATIONS, PLACES, type Place, UNIT_TYPES, type UnitType } from './vocabulary.ts';

const level = (label: string) => field.integer(label, { min: 0, max: 20 });

/** What identifies a counter and never changes. */
export const counterFields = {
  id: field.text('unit.id', { max: 40, sample: 'unit.id.sample' }),
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
export const registerFields = { ...counterFields, ...printed, demoralised: demoralised(false) };

/** Where a counter is that nobody moved. */
export const placeField = field.oneOf('unit.place', { options: PLACES, words: 'place', default: 'map' });
/** A counter that is asked for out of a pool and not known yet stands there. */
export const inPool = { place: field.oneOf('unit.place', { options: ['pool'], words: 'place', default: 'pool' }) };

/** A type that the question itself settles. */
export const onlyType = <const T extends UnitType>(type: T) =>
  field.oneOf('unit.type', { options: [type], words: 'unitType', default: type });

/** What a unit does: only what stands on the map fights, rallies or falls ill; only what is in a pool comes in. */
const USES = {
  onMap: { place: 'map' },
  fromPool: { place: 'pool' },
  headquarters: { place: 'map', type: 'headquarters' },
  depot: { place: 'map', type: 'depot' },
  gunsFromPool: { place: 'pool', type: 'heavyArtillery' },
} as const satisfies Readonly<Record<string, { readonly place: Place; readonly type?: UnitType }>>;
export type UnitUse = keyof typeof USES;

export const counterAs = (use: UnitUse) => ({ counter: { kind: 'unit', name: 'id', use } }) as const;

/** How a counter looks: the arm by its type, the numbers as they are printed. */
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

interface Registered {
  readonly id: string;
  readonly place: Place;
  readonly type: UnitType | undefined;
}

/** Notes (*) and (**): what is in a pool, with the prisoners or out of the game does nothing on the map. */
export function barred({ id, place, type }: Registered, use: UnitUse): Barred | undefined {
  const wanted: { readonly place: Place; readonly type?: UnitType } = USES[use];
  if (place !== wanted.place)
    return { code: 'unitElsewhere', rule: 'results', facts: { id, place, wanted: wanted.place } };
  return wanted.type === undefined || type === undefined || type === wanted.type
    ? undefined
    : { code: 'otherType', rule: 'units', facts: { id, type, wanted: wanted.type } };
}

export const unitField = field.record(
  'unit',
  {
    ...counterFields,
    strength: printed.strength,
    cadre: field.optional({ ...printed.cadre, help: 'unit.cadre.help' }),
    bombardment: field.optional({ ...printed.bombardment, help: 'unit.bombardment.help' }),
    demoralised: demoralised(false),
    charging: field.flag('unit.charging'),
    supplied: field.flag('unit.supplied', { default: true }),
    retreatBlocked: field.flag('unit.retreatBlocked', { default: false, seldom: true }),
  },
  {
    counter: {
      ...counterAs('onMap').counter,
      nation: 'country',
      symbol: { by: 'type', of: SYMBOLS },
      printed: ['strength', 'cadre', 'bombardment'],
      state: ['charging', 'demoralised', 'supplied', 'retreatBlocked'],
    },
  },
);

export type Unit = Infer<typeof unitField>;
