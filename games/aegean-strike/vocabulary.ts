/** The words of the charts, as lists and their types. */
export const SIDES = ['nato', 'pact'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'nato' ? 'pact' : 'nato');

/** Whoever attacks, or acts in another way, and his enemy: the forces that face each other. */
export const FORCES = ['attacker', 'defender', 'acting', 'opposing'] as const;
export type Force = (typeof FORCES)[number];

/** Where a chart belongs; the sequence of play itself is lost. */
export const PHASES = [
  { id: 'politics', rule: 'events' },
  { id: 'movement', rule: 'example.movement' },
  { id: 'air', rule: 'missions' },
  { id: 'naval', rule: 'example.naval' },
  { id: 'assault', rule: 'crt' },
  { id: 'end', rule: 'missions' },
] as const;
export type Phase = (typeof PHASES)[number]['id'];

export const FORMATIONS = ['MC', 'HA', 'DA', 'T', 'HD', 'DD', 'R'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Whose counters the aid speaks of; a nation it does not name is `other`. */
export const NATIONS = [
  'us',
  'britain',
  'greece',
  'turkey',
  'israel',
  'ussr',
  'bulgaria',
  'romania',
  'syria',
  'other',
] as const;
export type Nation = (typeof NATIONS)[number];

/** Where a counter is: in play, or out of it for good. */
export const PLACES = ['inPlay', 'eliminated', 'interned'] as const;
export type Place = (typeof PLACES)[number];

/** Until when a unit may not move any more. */
export const HALTS = ['no', 'stage', 'turn'] as const;
export type Halt = (typeof HALTS)[number];

/** Terrain that fills a hex. */
export const TERRAINS = ['clear', 'city', 'town', 'forest', 'rough', 'mountain', 'marsh', 'impassable'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** `airAssault` is printed both as air assault and as airmobile. */
export const UNIT_KINDS = [
  'armour',
  'armouredCavalry',
  'mechanised',
  'infantry',
  'airborne',
  'airAssault',
  'marine',
  'engineer',
  'specialForces',
  'antitank',
  'selfPropelledAntitank',
  'artillery',
  'airDefence',
  'headquarters',
  'other',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export const SIZES = ['division', 'brigade', 'smaller'] as const;
export type Size = (typeof SIZES)[number];

/** The six unit columns of the formation chart, left to right. */
export const UNIT_COLUMNS = [
  'division-armour',
  'division-other',
  'brigade-armour',
  'brigade-infantry',
  'artillery',
  'other',
] as const;
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

export const QUALITIES = ['E', 'L', 'M'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Headings of the ground combat table: ratios and differences in one row. */
export const COMBAT_COLUMNS = [
  '1-4',
  '1-3',
  '1-2',
  '-2',
  '-1',
  '0',
  '+1',
  '+2',
  '2-1',
  '3-1',
  '4-1',
  '5-1',
  '6-1',
  '7-1',
  '8-1',
] as const;
export type CombatColumn = (typeof COMBAT_COLUMNS)[number];

export const MEDIA = ['surface', 'air', 'subsurface'] as const;
export type Medium = (typeof MEDIA)[number];

export const SCALES = ['operational', 'strategic'] as const;
export type Scale = (typeof SCALES)[number];

export const WEAPONS = ['antiAir', 'subsurface', 'asm', 'bombardment'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const MODES = ['interception', 'offensive', 'none'] as const;
export type Mode = (typeof MODES)[number];

/** An air unit in this action stage: on its base, in the air under a mission marker, or back from its sortie. */
export const FLIGHTS = ['ready', 'antiAir', 'strike', 'ferry', 'none', 'home'] as const;
export type Flight = (typeof FLIGHTS)[number];

/** What is bombed without being a unit; the two cities are those of the war between Egypt and Libya. */
export const INSTALLATIONS = ['depot', 'airbase', 'port', 'cairo', 'benghazi', 'other'] as const;
export type Installation = (typeof INSTALLATIONS)[number];

export const SEGMENTS = ['ownMovement', 'enemyMovement', 'ownCloseAirSupport', 'enemyCloseAirSupport'] as const;
export type Segment = (typeof SEGMENTS)[number];

export const MISSIONS = [
  'airInterception',
  'airSuperiority',
  'patrol',
  'escort',
  'airNavalAsm',
  'airNavalBombardment',
  'airNavalSubsurface',
  'antishipStrike',
  'antisubmarineStrike',
  'patrolStrike',
  'bombardGround',
  'bombardNaval',
  'bombardInstallation',
  'interdiction',
  'closeAirSupport',
  'ferry',
  'transport',
  'airmobileTransport',
  'paratroopTransport',
  'earlyWarning',
] as const;
export type Mission = (typeof MISSIONS)[number];

/** Countries of which an event demands divisions. */
export const DEBTORS = ['bulgaria', 'turkey', 'greece', 'ussr'] as const;
export type Debtor = (typeof DEBTORS)[number];

export const EVENTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type Event = (typeof EVENTS)[number];
