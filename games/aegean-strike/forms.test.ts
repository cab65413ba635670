/**
 * What every form asks, told a second time by the name of the field: how much it may be, what stands there until somebody
 * says otherwise, whether it is asked for seldom, and whose it is.
 */
import type { Field, Game } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as aegeanStrike } from './game.ts';

const game: Game = aegeanStrike;

interface Asked {
  /** `bombardment bombers[].ecm` */
  readonly at: string;
  readonly name: string;
  readonly field: Field;
}

function asked(field: Field, procedure: string, path = ''): readonly Asked[] {
  const own = { at: `${procedure} ${path}`, name: path.split('.').at(-1) ?? '', field };
  if (field.kind === 'list') return [own, ...asked(field.of, procedure, `${path}[]`)];
  // A map is described where maps are.
  if (field.kind !== 'record' || field.map) return [own];
  return [
    own,
    ...Object.entries(field.fields).flatMap(([name, inner]) =>
      asked(inner, procedure, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

const ALL = Object.entries(game.procedures).flatMap(([id, { input }]) => asked(input, id));

/** What is said of this very field, or else of all that are called so. */
const saidOf = <T>(of: Readonly<Record<string, T>>, { at, name }: Asked): T | undefined => of[at] ?? of[name];

type Bounds = readonly [least: number, most: number, usual?: number];
/** Printed values have one or two digits, Hits may add up to two; supply points and movement have room to spare. */
const RATING: Bounds = [0, 20, 0];
const RANGE: Bounds = [0, 60, 0];
const PATROL_RANGE: Bounds = [0, 60, 8];
const TURNS: Bounds = [0, 99, 0];
const SUPPLY: Bounds = [0, 9999, 99];
const NUMBERS: Readonly<Record<string, Bounds>> = {
  antiAir: RATING,
  subsurface: RATING,
  asm: RATING,
  bombardment: RATING,
  ecm: RATING,
  companyEcm: RATING,
  'anti-air-fire units[].antiAir': [0, 20, 5],
  'anti-air-fire ships[].antiAir': [0, 20, 5],
  value: [0, 20, 5],
  movement: [0, 40, 8],
  'ship-damage movement': RATING,
  'naval-move ship.movement': RATING,
  'naval-combat movement': [0, 8, 1],
  'amphibious-landing movement': [0, 40, 2],
  strength: [0, 40, 4],
  hits: [0, 99, 0],
  newHits: [0, 99, 0],
  bombardmentHits: [0, 30, 0],
  // Example of air-ground combat: a brigade of three Hits is at half strength with two.
  hitsToHalf: [1, 20, 2],
  hitsToEliminate: [1, 20, 3],
  hitsToSink: [1, 30, 6],
  sorties: [0, 9, 1],
  sortiesFlown: [0, 9, 0],
  supplyPoints: SUPPLY,
  enemySupply: SUPPLY,
  patrolSupply: SUPPLY,
  defenderSupplyPoints: SUPPLY,
  range: RANGE,
  'combat-air-patrol range': PATROL_RANGE,
  'patrol-strike range': PATROL_RANGE,
  patrolRange: PATROL_RANGE,
  'ranges[]': RANGE,
  // The base of the example of short range sees at two hexes.
  'interception ranges[]': [0, 60, 2],
  baseRange: RANGE,
  distance: [0, 99, 2],
  targetCloses: [-2, 2, 0],
  initiative: [0, 20],
  moved: [0, 20, 0],
  points: [0, 40, 8],
  'naval-move points': [0, 20, 1],
  changeAfter: [0, 40, 0],
  airWar: TURNS,
  golan: TURNS,
  israelBusy: TURNS,
  turns: [0, 9, 0],
  'happened[]': [1, 10],
  // Events 7, 9 and 10: what is demanded is there until somebody counts fewer.
  bulgarianDivisions: [0, 20, 1],
  turkishDivisions: [0, 20, 2],
  greekDivisions: [0, 20, 1],
  sovietDivisions: [0, 20, 3],
};

type Length = readonly [least: number, most: number, unique?: true | string];
const HEXES: Length = [0, 400];
const NAMED = 'name';
const LISTS: Readonly<Record<string, Length>> = {
  bombers: [0, 6, NAMED],
  escorts: [0, 6, NAMED],
  strikers: [0, 6, NAMED],
  interceptors: [1, 6, NAMED],
  patrol: [1, 6, NAMED],
  'combat-air-patrol escorts': [0, 4, NAMED],
  'combat-air-patrol strikers': [0, 4, NAMED],
  'air-naval-interception strikers': [1, 4, NAMED],
  'air-naval-interception escorts': [0, 4, NAMED],
  'air-naval-interception patrol': [0, 4, NAMED],
  'bombardment ships': [0, 4, NAMED],
  'anti-air-fire ships': [0, 4, NAMED],
  'anti-air-fire units': [0, 4, NAMED],
  installations: [0, 2, NAMED],
  stack: [1, 8, NAMED],
  'naval-combat ships': [1, 3, NAMED],
  targets: [1, 3, NAMED],
  aircraft: [0, 8, NAMED],
  'detection ships': [0, 8, NAMED],
  'detection-ranges aircraft': [0, 60, NAMED],
  'detection-ranges ships': [0, 60, NAMED],
  'detection-ranges units': [0, 300, NAMED],
  bases: [0, 60, NAMED],
  sensors: [0, 4],
  'detection sensors': [1, 6],
  ranges: [0, 12],
  'detection ranges': [1, 12],
  attackers: [1, 8, NAMED],
  defenders: [1, 8, NAMED],
  marines: [0, 4, NAMED],
  artillery: [0, 2, NAMED],
  enemies: [0, 6, NAMED],
  lockers: [1, 6, NAMED],
  others: [0, 300, NAMED],
  'supply units': [0, 300, NAMED],
  'zones-of-control units': [1, 300, NAMED],
  depots: [0, 60, NAMED],
  path: HEXES,
  'map-change path': [2, 60],
  interdicted: HEXES,
  sources: HEXES,
  declared: HEXES,
  bridges: [0, 20, true],
  happened: [0, 10, true],
  demands: [0, 4, 'country'],
  surrendered: [0, 2, true],
  internedUnits: [0, 60, NAMED],
  internedAircraft: [0, 60, NAMED],
  internedShips: [0, 60, NAMED],
};

/** Everything else is not so until somebody says it is. */
const TRUE = [
  'supplied',
  'carrier',
  'coastal',
  'retreatPossible',
  'retreatHex',
  'adjacent',
  'war',
  'ground-combat declared',
  // A ship is on the map for all to see; a stack that a patrol meets or guns fire at has been seen.
  'ship.detected',
  'ships[].detected',
  'targets[].detected',
  'stack[].detected',
  'combat-air-patrol escorts[].detected',
  'combat-air-patrol strikers[].detected',
];

const USUAL: Readonly<Record<string, string | undefined>> = {
  side: 'nato',
  attacker: 'nato',
  type: 'F-15',
  'detection-ranges aircraft[].type': 'AWACS',
  'detection-ranges ships[].sensor': 'us-ship',
  'bases[].sensor': 'us-airbase',
  'bases[].kind': 'airbase',
  transport: 'C-130',
  mode: 'interception',
  'bombers[].mode': 'offensive',
  'escorts[].mode': 'offensive',
  flight: 'ready',
  halted: 'no',
  kind: 'infantry',
  'marines[].kind': 'marine',
  'artillery[].kind': 'artillery',
  'lockers[].kind': 'mechanised',
  'parachute-drop kind': 'airborne',
  'target.kind': 'depot',
  'installations[].kind': 'depot',
  'depots[].kind': 'depot',
  size: 'brigade',
  formation: 'MC',
  from: 'MC',
  to: 'DA',
  changeTo: 'none',
  quality: 'L',
  terrain: 'clear',
  attackTerrain: 'clear',
  scale: 'operational',
  segment: 'enemyMovement',
  'bombardment segment': 'ownMovement',
  'installation-strike segment': 'ownMovement',
  'interdiction segment': 'ownMovement',
  shooter: 'us-aircraft',
  'naval-combat shooter': 'us-ship',
  'anti-air-fire shooter': 'us-ship',
  sensor: 'none',
  'detection sensors[]': 'AWACS',
  'interception sensors[]': 'nato-small-airbase',
  'air-naval-interception sensors[]': 'us-ship',
  medium: 'air',
  condition: 'undetected',
  reach: 'short',
  seen: 'both',
  how: 'none',
  'air-naval-interception how': 'interception',
  weapon: 'bombardment',
  'naval-combat weapon': 'subsurface',
  intercepted: 'no',
  chemical: 'none',
  mission: 'airInterception',
  'resolution-track target': 'air-naval',
  does: 'embark',
  by: 'transport',
  place: 'port',
  'map-change path[].place': 'strategic',
  ends: 'stage',
};

const SELDOM = new Set([
  ...['halted', 'changed', 'aboard', 'sorties', 'sortiesFlown', 'flight', 'mode', 'segment', 'hitsToHalf'],
  ...['hitsToEliminate', 'supplyPoints', 'depot', 'enemySupply', 'patrolSupply', 'defenderSupplyPoints', 'shooter'],
  ...['companyEcm', 'patrolRange', 'carrier', 'attackTerrain', 'bridged', 'chemical', 'sovietsCut', 'coastal'],
  ...['acrossBosphorus', 'retreatHex', 'pursuit', 'war', 'surrendered', 'enemyHeld', 'condition', 'baseRange'],
  ...['targetCloses', 'bridges', 'bulgarianDivisions', 'turkishDivisions', 'greekDivisions', 'sovietDivisions'],
  ...['greeceNeutralised', 'internedUnits', 'internedAircraft', 'internedShips', 'scale', 'ground-combat declared'],
  ...['interception strike', 'amphibious-landing road', 'movement interdicted', 'stage-end happened'],
  ...['map-change happened', 'map-change airWar', 'map-change golan', 'supply units[].kind', 'supply units[].size'],
  ...[
    'bombardment',
    'installation-strike',
    'interdiction',
    'air-naval-interception',
    'anti-air-fire',
    'air-mission',
  ].map((id) => `${id} range`),
]);
/** Where range and scale are what the question is about. */
const OFTEN = ['detection scale'];

/** Who says it, of the two that face each other. */
const FORCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ground-combat': {
    attacker: 'attacker attackers attackSupport attackTerrain supplyPoints depot',
    defender: 'defenders defenceSupport defenderSupplyPoints',
  },
  'amphibious-landing': {
    attacker: 'side ship movement marines artillery attackSupport supplyPoints depot',
    defender: 'enemies bombardmentHits defenceSupport defenderSupplyPoints',
  },
  detection: { acting: 'side sensors', opposing: 'aircraft ships' },
  interception: {
    acting: 'side interceptors segment supplyPoints depot',
    opposing: 'escorts strikers strike enemySupply',
  },
  'air-combat': { acting: 'side interceptors', opposing: 'escorts strikers' },
  'combat-air-patrol': {
    acting: 'side patrol carrier scale segment supplyPoints depot',
    opposing: 'escorts strikers',
  },
  'patrol-strike': {
    attacker: 'side patrol carrier scale segment supplyPoints depot',
    defender: 'ship companyEcm sensor',
  },
  'air-naval-interception': {
    attacker: 'side strikers escorts shooter scale range segment supplyPoints depot',
    defender: 'ship companyEcm patrol patrolRange patrolSupply sensors ranges',
  },
  'naval-combat': { attacker: 'side ships movement shooter scale', defender: 'targets' },
  bombardment: {
    attacker: 'side bombers escorts shooter scale range segment supplyPoints depot ships',
    defender: 'sensor unit',
  },
  'installation-strike': {
    attacker: 'side bombers escorts shooter scale range segment supplyPoints depot',
    defender: 'sensor target',
  },
  interdiction: {
    attacker: 'side bombers escorts shooter scale range segment supplyPoints depot',
    defender: 'sensor hex antiAir',
  },
  'anti-air-fire': { acting: 'side units ships installations shooter scale range', opposing: 'stack' },
  disengagement: { opposing: 'lockers' },
};

/** How long a text may be: names, hexes, hexsides. */
const LENGTHS: Readonly<Record<string, number>> = { hex: 8, 'path[]': 8, hexside: 17, 'bridges[]': 17 };
const HEX_LISTS = ['interdicted[]', 'sources[]', 'declared[]'];

const endsIn = (list: readonly string[], { at, name }: Asked): boolean =>
  list.some((each) => each === at || each === name || at.endsWith(` ${each}`) || at.endsWith(`.${each}`));
const lastTwo = (of: Readonly<Record<string, string | undefined>>, { at, name }: Asked): string | undefined =>
  of[at] ?? of[at.split(/[ .]/).slice(-2).join('.')] ?? of[name];

describe('every field of every form', () => {
  const kinds = (kind: Field['kind']) => ALL.filter(({ field }) => field.kind === kind);

  test('numbers: at least, at most, until somebody says otherwise', () => {
    for (const each of kinds('integer')) {
      const { min, max, default: usual } = each.field as Extract<Field, { kind: 'integer' }>;
      expect([min, max, usual], each.at).toEqual([...(saidOf(NUMBERS, each) ?? []), undefined].slice(0, 3));
    }
  });

  test('lists: how long, who may not come twice, empty where they may be', () => {
    for (const each of kinds('list')) {
      const { min, max, unique, default: usual } = each.field as Extract<Field, { kind: 'list' }>;
      const [least, most, once] = saidOf(LISTS, each) ?? [];
      expect([min, max, unique], each.at).toEqual([least, most, once]);
      expect(usual, each.at).toEqual(least === 0 ? [] : undefined);
    }
  });

  test('flags', () => {
    for (const each of kinds('flag'))
      expect((each.field as Extract<Field, { kind: 'flag' }>).default, each.at).toBe(
        endsIn(TRUE, each) && !each.at.startsWith('detection '),
      );
  });

  test('choices: what stands there at first is among them, none comes twice', () => {
    for (const each of kinds('oneOf')) {
      const { default: usual, options } = each.field as Extract<Field, { kind: 'oneOf' }>;
      const may = each.field.optional ? undefined : lastTwo(USUAL, each);
      expect(usual, each.at).toBe(may);
      if (may !== undefined) expect(options, each.at).toContain(may);
      expect(new Set(options).size, each.at).toBe(options.length);
    }
  });

  test('texts: how long', () => {
    for (const each of kinds('text'))
      expect((each.field as Extract<Field, { kind: 'text' }>).max, each.at).toBe(
        LENGTHS[each.name] ?? (HEX_LISTS.includes(each.name) ? 8 : 40),
      );
  });

  test('what is asked for seldom', () => {
    for (const each of ALL.filter(({ at }) => !at.endsWith(' ')))
      expect(each.field.seldom ?? false, each.at).toBe(
        (SELDOM.has(each.name) || SELDOM.has(each.at)) && !OFTEN.includes(each.at),
      );
  });

  test.each(Object.entries(game.procedures))('%s: whose it is', (id, { input }) => {
    const forces = Object.entries(input.fields).map(([name, { force }]) => [name, force]);
    const expected = Object.keys(input.fields).map((name) => [
      name,
      Object.entries(FORCES[id] ?? {}).find(([, names]) => names.split(' ').includes(name))?.[0],
    ]);
    expect(forces).toEqual(expected);
  });
});

test('a ground combat by two totals asks for strengths, qualities, a formation that leaves the strength as it is', () => {
  const { fields } = game.procedures['ground-combat']?.shortcuts?.['totals']?.input ?? expect.fail('no shortcut');
  const bounds = (name: string) => {
    const field = fields[name];
    return field?.kind === 'integer' ? [field.min, field.max, field.default] : expect.fail(name);
  };
  const choices = (name: string) => {
    const field = fields[name];
    return field?.kind === 'oneOf' ? [field.options, field.default] : expect.fail(name);
  };
  // Two to one until somebody says otherwise; no unit has a strength above forty.
  expect([bounds('attack'), bounds('defence')]).toEqual([
    [1, 40, 8],
    [1, 40, 4],
  ]);
  for (const side of ['attackQuality', 'defenceQuality']) expect(choices(side)).toEqual([['E', 'L', 'M'], 'L']);
  expect(choices('formation')).toEqual([['MC', 'HD'], 'MC']);
});

test('choices offer what the charts name, the first of them too', () => {
  const options = (at: string): readonly string[] => {
    const found = ALL.find((each) => each.at === at)?.field;
    return found?.kind === 'oneOf' ? found.options : expect.fail(at);
  };
  expect(options('ground-combat chemical')).toEqual(['none', 'attacker', 'defender', 'both']);
  expect(options('ground-combat attackSupport.how')).toEqual(['none', 'succeeded', 'tried']);
  expect(options('air-combat seen')).toEqual(['both', 'targetOnly', 'interceptorsOnly']);
  expect(options('naval-combat weapon')).toEqual(['subsurface', 'asm', 'bombardment']);
  expect(options('patrol-strike weapon')).toEqual(['bombardment', 'asm', 'subsurface']);
  expect(options('air-naval-interception weapon')).toEqual(['bombardment', 'asm', 'subsurface']);
  expect(options('air-naval-interception how')).toEqual(['interception', 'strike']);
  expect(options('naval-combat intercepted')).toEqual(['no', 'here', 'moves']);
  expect(options('interception reach')).toEqual(['short', 'long']);
  expect(options('detection condition')).toEqual(['undetected', 'earlyWarning', 'hasBombed']);
  expect(options('resolution-track target')).toEqual(['air-naval', 'ground']);
  expect(options('sea-transport does')).toEqual(['embark', 'disembark']);
  expect(options('sea-transport by')).toEqual(['amphibious', 'transport']);
  expect(options('sea-transport place')).toEqual(['port', 'coast', 'inland']);
  expect(options('stage-end ends')).toEqual(['stage', 'turn']);
  expect(options('map-change path[].place')).toEqual(['strategic', 'transition', 'edge', 'operational']);
  expect(options('installation-strike surrendered[]')).toEqual(['egypt', 'libya']);
  expect(options('supply depots[].kind')).toEqual(['depot']);
  expect(options('stage-end demands[].country')).toEqual(['bulgaria', 'turkey', 'greece', 'ussr']);
  expect(options('ground-combat attackers[].quality')).toEqual(['E', 'L', 'M']);
  expect(options('ground-combat attackers[].size')).toEqual(['division', 'brigade', 'smaller']);
  expect(options('ground-combat attackers[].formation')).toEqual(['MC', 'HA', 'DA', 'T', 'HD', 'DD', 'R']);
  expect(options('detection medium')).toEqual(['surface', 'air', 'subsurface']);
  expect(options('detection scale')).toEqual(['operational', 'strategic']);
  expect(options('air-mission mode')).toEqual(['interception', 'offensive', 'none']);
  expect(options('air-mission flight')).toEqual(['ready', 'antiAir', 'strike', 'ferry', 'none', 'home']);
  expect(options('naval-move ship.halted')).toEqual(['no', 'stage', 'turn']);
});

/** Procedures that aircraft fly for, and what the campaign says of either side's supply points. */
const OWN_SUPPLY = ['air-mission', 'bombardment', 'installation-strike', 'interdiction', 'combat-air-patrol'];
const BOTH: Readonly<Record<string, string>> = {
  interception: 'enemySupply',
  'air-naval-interception': 'patrolSupply',
  'ground-combat': 'defenderSupplyPoints',
  'amphibious-landing': 'defenderSupplyPoints',
};

describe('what a campaign fills in', () => {
  const state = {
    supplyPoints: { nato: 17, pact: 4 },
    installations: [{ name: 'Izmir', points: 9 }, { name: 'Varna', points: 2 }, { name: 'Empty' }],
    events: [3, 5],
    surrendered: ['libya'],
    sovietsCut: true,
    wars: { airWar: 2, golan: 3, israelBusy: 4 },
    demands: [{ country: 'ussr', turns: 1 }],
    greeceNeutralised: true,
    pactInGreece: true,
    units: [{ name: 'Corps', formation: 'HD' }, { name: 'New' }],
    ships: [
      { name: 'A', side: 'nato', sailed: true },
      { name: 'B', side: 'nato', sailed: true },
      { name: 'C', side: 'nato', sailed: false },
      { name: 'D', side: 'pact', sailed: true },
    ],
  };
  const filled = (id: string, said: object): unknown => game.procedures[id]?.fromCampaign?.(state, { ...said });
  const more: Readonly<Record<string, object>> = {
    'installation-strike': { war: true, surrendered: ['libya'] },
    'ground-combat': { sovietsCut: true },
    'amphibious-landing': { sovietsCut: true },
  };

  test.each([...OWN_SUPPLY, 'patrol-strike', ...Object.keys(BOTH)])('%s: supply points', (id) => {
    const key = id === 'ground-combat' ? 'attacker' : 'side';
    const enemy = BOTH[id];
    const expected = (own: number | undefined, other: number | undefined) => ({
      ...(own === undefined ? {} : { supplyPoints: own }),
      ...(enemy === undefined || other === undefined ? {} : { [enemy]: other }),
      ...more[id],
    });
    // A side left out is NATO; a word that is no side has no points; those of a depot stand for the side's own.
    expect(filled(id, {})).toEqual(expected(17, 4));
    expect(filled(id, { [key]: 'nato' })).toEqual(expected(17, 4));
    expect(filled(id, { [key]: 'pact' })).toEqual(expected(4, 17));
    expect(filled(id, { [key]: 'swiss' })).toEqual(expected(undefined, undefined));
    expect(filled(id, { [key]: 'nato', depot: 'Varna' })).toEqual(expected(2, 4));
    expect(filled(id, { depot: 'Izmir' })).toEqual(expected(9, 4));
    expect(filled(id, { depot: 'Empty' })).toEqual(expected(undefined, 4));
    expect(filled(id, { depot: 'Nowhere' })).toEqual(expected(undefined, 4));
  });

  test('events, wars, demands, ships that have moved, the formation a unit is in', () => {
    expect(filled('map-change', {})).toEqual({ happened: [3, 5], airWar: 2, golan: 3 });
    expect(filled('political-event', {})).toEqual({
      happened: [3, 5],
      airWar: 2,
      golan: 3,
      israelBusy: 4,
      pactInGreece: true,
    });
    expect(filled('stage-end', {})).toEqual({
      happened: [3, 5],
      demands: [{ country: 'ussr', turns: 1 }],
      greeceNeutralised: true,
    });
    expect(filled('naval-move', {})).toEqual({ moved: 2 });
    expect(filled('naval-move', { side: 'nato' })).toEqual({ moved: 2 });
    expect(filled('naval-move', { side: 'pact' })).toEqual({ moved: 1 });
    expect(filled('formation-change', { unit: 'Corps' })).toEqual({ from: 'HD' });
    expect(filled('formation-change', { unit: 'New' })).toEqual({});
    expect(filled('formation-change', { unit: 'Nobody' })).toEqual({});
    const peace = { ...state, events: [3] };
    expect(game.procedures['installation-strike']?.fromCampaign?.(peace, {})).toMatchObject({ war: false });
  });
});
