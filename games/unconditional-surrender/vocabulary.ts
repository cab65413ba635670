/** The words of the aid, as lists and their types. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** Both sides of a combat. */
export type BySide<T> = { readonly [S in Side]: T };

export const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });

export const FACTIONS = ['axis', 'western', 'soviet'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Who belongs to which faction. The modifiers name only four countries; a country that is not here is an `other`. */
const COUNTRIES = {
  axis: ['germany', 'italy', 'hungary', 'romania', 'finland', 'bulgaria', 'otherAxis'],
  western: [
    'uk',
    'usa',
    'france',
    'poland',
    'belgium',
    'netherlands',
    'norway',
    'yugoslavia',
    'greece',
    'otherWestern',
  ],
  soviet: ['ussr', 'otherSoviet'],
} as const satisfies Record<Faction, readonly string[]>;

export const NATIONALITIES = [...COUNTRIES.axis, ...COUNTRIES.western, ...COUNTRIES.soviet] as const;
export type Nationality = (typeof NATIONALITIES)[number];

/** The faction a country belongs to. */
export const factionOf = (nationality: Nationality): Faction =>
  FACTIONS.find((faction) => (COUNTRIES[faction] as readonly Nationality[]).includes(nationality)) ?? 'axis';

export const WEATHERS = ['fair', 'poor', 'severe'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The weather of a turn, where it is the same all over the map. */
export const WEATHERS_OF_TURN = ['varies', ...WEATHERS] as const;
export type WeatherOfTurn = (typeof WEATHERS_OF_TURN)[number];

/** From the best state to the worst. */
export const SUPPLIES = ['supplied', 'low', 'unsupplied'] as const;
export type Supply = (typeof SUPPLIES)[number];

export const STRENGTHS = ['full', 'reduced'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What has become of a ground unit. */
export const FATES = [...STRENGTHS, 'eliminated'] as const;
export type Fate = (typeof FATES)[number];

export const GROUND_KINDS = ['infantry', 'shock', 'tank'] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

const AIR_KINDS = ['fighter', 'bomber'] as const;
const NAVAL_KINDS = ['warship', 'carrier', 'convoy'] as const;
export const AIR_NAVAL_KINDS = [...AIR_KINDS, ...NAVAL_KINDS] as const;
export type AirNavalKind = (typeof AIR_NAVAL_KINDS)[number];

/** Every kind of unit there is. */
export const UNIT_KINDS = [...GROUND_KINDS, ...AIR_NAVAL_KINDS] as const;
export type UnitKind = GroundKind | AirNavalKind;

export const isAir = (kind: UnitKind): boolean => (AIR_KINDS as readonly UnitKind[]).includes(kind);
export const isGround = (kind: UnitKind): boolean => (GROUND_KINDS as readonly UnitKind[]).includes(kind);

export const ATTACKS = ['mobile', 'assault'] as const;

/** A hex that need not be named: the one behind the defender. */
export const UNNAMED = '—';

/** What may close a hex to a retreating defender, in the order of the page. */
export const PROHIBITIONS = ['towardsAttacker', 'enemyCityOrFort', 'enemyZone', 'barred', 'occupied'] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

/** What may run along a hexside besides a strait. */
export const BARRIERS = ['none', 'canal', 'mountain', 'river'] as const;

/** What an interdiction may strike. */
const INTERDICTED = ['amphibiousInvasion', 'bombing', 'navalMovement', 'supplyTrace'] as const;
export type Interdicted = (typeof INTERDICTED)[number];

/** What an air/naval combat was fought for. */
export const CAUSES = ['airStrike', 'airSupport', 'escort', ...INTERDICTED] as const;
export type Cause = (typeof CAUSES)[number];

export const LOCATIONS = ['land', 'seaZone'] as const;

/** What came of what an air/naval combat was fought for. */
export type AirNavalEffect =
  | 'over'
  | 'support'
  | 'escortSucceeds'
  | 'escortFails'
  | 'invasionCalledOff'
  | 'interdictionFails'
  | 'interdicted';

/** What a convoy may carry. */
export type Load = Strength | 'air';

/** The sea zones that an Axis port counts in. */
export const PORT_ZONES = ['1', '2', '3', '4', '6', '7', '9', '31', '32'] as const;
export type PortZone = (typeof PORT_ZONES)[number];

export const OPPONENTS = ['western', 'soviet'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The countries with a Fac Lost marker. */
export type FactoryCountry = 'germany' | 'uk' | 'ussr';

/** The cells of the results table, as printed. */
export const CELLS = ['♦', 'DR+2', 'DD+3', 'DE+4', 'AS+2', 'AA+3'] as const;
export type Cell = (typeof CELLS)[number];

/** The same without the plus number, from the best of the attacker to his worst. */
export const CODES = ['DE', 'DD', 'DR', '♦', 'AS', 'AA'] as const;
export type Code = (typeof CODES)[number];

/** An outcome's short name is a code; a stranger is no effect. */
export const codeNamed = (name: string): Code => CODES.find((code) => code === name) ?? '♦';
