/** The words of the aid, as lists and their types. */
export const PLAYERS = ['first', 'second'] as const;
export type Player = (typeof PLAYERS)[number];
export const opponent = (player: Player): Player => (player === 'first' ? 'second' : 'first');

export const SCENARIOS = ['1', '2'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The Balkan League, and the camp it fights: the Ottomans in scenario 1, Bulgaria's side in scenario 2. */
export const CAMPS = ['league', 'opponents'] as const;
export type Camp = (typeof CAMPS)[number];

export const LEVELS = ['beginner', 'competitor', 'advanced'] as const;

/** Countries with a national morale. */
export const COUNTRIES = ['albania', 'bulgaria', 'greece', 'montenegro', 'ottoman', 'romania', 'serbia'] as const;
export type Country = (typeof COUNTRIES)[number];

export const GREAT_POWERS = ['austriaHungary', 'germany', 'italy', 'russia', 'greatBritain', 'france'] as const;
export type GreatPower = (typeof GREAT_POWERS)[number];

/** Great Powers that have units in the game; they mobilise without cost. */
export const POWERS_WITH_UNITS = ['austriaHungary', 'greatBritain', 'germany'] as const;

/** Whose units may stand on the map. */
export const NATIONS = [...COUNTRIES, ...POWERS_WITH_UNITS] as const;
export type Nation = (typeof NATIONS)[number];

export const isCountry = (nation: string): nation is Country => (COUNTRIES as readonly string[]).includes(nation);

/** Who fights the League: the Ottomans and Romania by events 31, 36 and 41 of scenario 1, Bulgaria by 44 to 46 of scenario 2. */
const OPPONENTS: Readonly<Record<Scenario, readonly Country[]>> = { '1': ['ottoman', 'romania'], '2': ['bulgaria'] };

/** The camp a country fights in, by the scenario. */
export const campOf = (country: Country, scenario: Scenario): Camp =>
  OPPONENTS[scenario].includes(country) ? 'opponents' : 'league';

export const UNIT_TYPES = [
  'division',
  'engineer',
  'headquarters',
  'heavyArtillery',
  'armyArtillery',
  'otherArtillery',
  'mobileSupply',
  'depot',
  'fortification',
  'other',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Types whose bombardment counts for artillery superiority. */
export const GUNS: readonly UnitType[] = ['heavyArtillery', 'armyArtillery', 'otherArtillery', 'fortification'];
/** Types that never come back once eliminated or surrendered. */
export const NEVER_BACK: readonly UnitType[] = ['fortification', 'depot', 'armyArtillery'];
/** Types that cannot move, and so cannot carry out a rout. */
export const CANNOT_MOVE: readonly UnitType[] = ['fortification', 'depot'];
/** Types that do not fight: no morale point helps them to rally. */
export const NON_COMBAT: readonly UnitType[] = ['headquarters', 'mobileSupply', 'depot'];

export const RESULTS = ['-', 'D', 'S', 'R', 'E'] as const;
export type Result = (typeof RESULTS)[number];

export const FATES = ['unhurt', 'demoralised', 'eliminated', 'surrendered'] as const;
export type Fate = (typeof FATES)[number];

export const PLACES = ['map', 'pool', 'prisoners', 'gone'] as const;
export type Place = (typeof PLACES)[number];

export const ALIGNMENTS = ['first', 'second', 'neutral'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Cities the aid names; any other goes by its own name. */
export const CITIES = ['constantinople', 'adrianople', 'salonika', 'scutari', 'skopje', 'other'] as const;
export type City = (typeof CITIES)[number];

export const DIPLOMATIC_RESULTS = ['C', 'A', '1D', '2D', 'BP1', 'BP2', 'WW'] as const;
export type DiplomaticResult = (typeof DIPLOMATIC_RESULTS)[number];

/** The events of the table, by their titles. */
export const POLITICAL_EVENTS = [
  'armsPurchase',
  'volunteers',
  'moraleCollapseFirst',
  'moraleCollapseSecond',
  'disease',
  'correspondents',
  'revoltElsewhere',
  'youngTurks',
  'guerrilla',
  'albania',
  'ottomanArmistice',
  'bulgarianArmistice',
  'greekArmistice',
  'montenegrinArmistice',
  'serbianArmistice',
  'romania',
  'ottomans',
  'austriaHungary',
  'germany',
  'italy',
  'russia',
  'greatBritain',
  'france',
  'crisis',
  'confrontation',
  'navalEngagement',
  'nothing',
] as const;
export type PoliticalEvent = (typeof POLITICAL_EVENTS)[number];

/** How a game may have ended: by the diplomats’ armistice or the Ottomans’, or in a world war. */
export const ENDINGS = ['no', 'armistice', 'worldWar'] as const;
