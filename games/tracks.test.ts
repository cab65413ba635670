/** The tracks of every campaign, told a second time: what stands there at first, and how much room there is. */
import { check, type Field } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';

type Numbers = Readonly<Record<string, readonly [least: number, most: number, usual?: number]>>;
interface Tracks {
  /** What a campaign of which nothing is told begins with. */
  readonly fresh: Readonly<Record<string, unknown>>;
  /** Numbers by their place; those that a procedure asks for as well are told with its form. */
  readonly numbers: Numbers;
  /** The most that a list holds; where each of a choice stands once, there is room for each. */
  readonly rooms: Readonly<Record<string, number>>;
}

const none = (names: string): Readonly<Record<string, readonly never[]>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, []]));
const not = (names: string): Readonly<Record<string, false>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, false]));

/** Tracks of players have two or three digits; a purse may have four. */
const TURN = [1, 99, 1] as const;
const PURSE = [0, 9999, 0] as const;
const WILL = [-999, 999, 0] as const;

const TRACKS: Readonly<Record<string, Tracks>> = {
  'aegean-strike': {
    fresh: {
      ...{ turn: 1, stage: 1, supplyPoints: { nato: 100, pact: 100 } },
      ...none('units aircraft ships installations maps interdicted bridges events demands surrendered'),
      ...not('sovietsCut pactInGreece greeceNeutralised'),
      wars: { airWar: 0, golan: 0, israelBusy: 0 },
    },
    numbers: {
      turn: TURN,
      stage: [1, 9, 1],
      'supplyPoints.nato': [0, 9999, 100],
      'supplyPoints.pact': [0, 9999, 100],
      'wars.airWar': [0, 99, 0],
      'wars.golan': [0, 99, 0],
      'wars.israelBusy': [0, 99, 0],
      'events[]': [1, 10],
      'demands[].turns': [0, 9, 0],
    },
    rooms: {
      ...{ units: 400, aircraft: 400, ships: 200, installations: 100, maps: 20, interdicted: 200, bridges: 20 },
      ...{ events: 10, demands: 4, surrendered: 2 },
    },
  },
  'balkan-wars': {
    fresh: {
      ...{ scenario: '1', firstCamp: 'league', turnNumber: 1, ended: 'no' },
      ...none('nations capitulated armistices treasuries volunteers maps units captured'),
      ...not('albaniaClosed amphibiousForbidden playsOn'),
      powers: ['austriaHungary', 'germany', 'italy', 'russia', 'greatBritain', 'france'].map((power) => ({
        power,
        alignment: 'neutral',
        diplomacy: 0,
        points: 0,
      })),
      turn: {
        ...not('eventDone crisis confrontation diplomacyDone ottomansUnsupplied firstMobilised secondMobilised'),
        guerrilla: 'nowhere',
      },
    },
    numbers: {
      turnNumber: TURN,
      'nations[].morale': [0, 99],
      'powers[].diplomacy': [0, 20, 0],
      'powers[].points': [0, 40, 0],
      'treasuries[].points': [0, 99, 0],
      'volunteers[].points': [0, 99, 0],
    },
    rooms: {
      ...{ nations: 7, powers: 6, capitulated: 7, armistices: 7, treasuries: 7, units: 400, captured: 60, maps: 8 },
      // Two players, each of seven countries or of one not yet named.
      volunteers: 16,
    },
  },
  'clash-of-monarchs': {
    fresh: {
      ...{ turn: 1, treaty: 'none', advantage: 'nobody' },
      ...none('maps forces leaders fortresses depots lights fleets'),
      events: not(
        'generalstab russianImprovement typhus austrianReduction dresdenHostile saxonyHeld ferdinandIsCic britishSubsidyEnded',
      ),
      nations: ['AU', 'PR', 'RU', 'FR', 'A-A', 'DA', 'IM', 'SA', 'SW'].map((nation) => ({
        nation,
        ...{ treasury: 0, actions: 0, will: 0, points: 0, infantryToPlace: 0, cavalryToPlace: 0 },
        ...{ leadersToDraw: 0, leadersToReplace: 0, exhausted: false },
      })),
    },
    numbers: {
      turn: TURN,
      'nations[].treasury': PURSE,
      'nations[].actions': PURSE,
      'nations[].will': WILL,
      'nations[].points': WILL,
      'nations[].infantry': [0, 9999],
      'nations[].cavalry': [0, 9999],
      'nations[].infantryToPlace': PURSE,
      'nations[].cavalryToPlace': PURSE,
      'nations[].leadersToDraw': PURSE,
      'nations[].leadersToReplace': PURSE,
      // A force falls back three spaces at most.
      'forces[].retreat': [0, 3, 0],
      'fortresses[].garrison': [0, 99],
      'fortresses[].marker': [0, 99],
      'lights[].steps': [0, 2],
    },
    rooms: {
      ...{ nations: 9, forces: 200, leaders: 300, fortresses: 120, depots: 120, lights: 200, maps: 8 },
    },
  },
  'combat-rapide': {
    fresh: { year: 1492, ...none('forces leaders battles') },
    numbers: { year: [1492, 1815, 1492], 'battles[].year': [1492, 1815], 'forces[].lost': PURSE },
    rooms: { forces: 120, leaders: 200, battles: 200 },
  },
  'unconditional-surrender': {
    fresh: {
      ...{ turn: { year: 1939, month: 9 }, phasing: 'axis', weather: 'varies', bombed: 0, usaWestern: false },
      ...none('units markers conquered'),
      facLost: { germany: 1, uk: 1, ussr: 1 },
    },
    numbers: {
      ...{ 'turn.year': [1939, 1946, 1939], 'turn.month': [1, 12, 9], bombed: [0, 30, 0] },
      ...{ 'facLost.germany': [0, 9, 1], 'facLost.uk': [0, 9, 1], 'facLost.ussr': [0, 9, 1] },
    },
    rooms: { units: 600, markers: 200, conquered: 30 },
  },
  specimen: {
    fresh: { lost: { attacker: 0, defender: 0 } },
    numbers: { 'lost.attacker': [0, 999, 0], 'lost.defender': [0, 999, 0] },
    rooms: {},
  },
  'specimen-hexes': {
    fresh: none('units maps purses'),
    numbers: { 'purses[].points': [0, 99] },
    rooms: { units: 60, maps: 4, purses: 2 },
  },
};

/** Letters of a name; hexes are shorter, and a bridge joins two of them. */
const LETTERS = 40;
const HEX = 16;
const LENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'aegean-strike': { 'units[].hex': 8, 'installations[].hex': 8, 'interdicted[]': 8, 'bridges[]': 8 + 1 + 8 },
  'balkan-wars': { 'units[].hex': HEX },
  'combat-rapide': { 'forces[].name': 60, 'leaders[].name': 60, 'battles[].attacker': 60, 'battles[].defender': 60 },
  'specimen-hexes': { 'units[].hex': HEX },
};
/** Lists in a line of a register. */
const WITHIN: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'forces[].troops': [1, 6],
  'forces[].leaders': [0, 40],
  'forces[].pachas': [0, 4],
};

/** By what each entry of a list is known; markers, events and countries by themselves. Maps and battles may be alike. */
const ONCE: Readonly<Record<string, true | string>> = {
  ...{ interdicted: true, bridges: true, events: true, surrendered: true, capitulated: true, armistices: true },
  ...{ demands: 'country', treasuries: 'country', conquered: 'country', powers: 'power', captured: 'city' },
};
/** Registers, and lists by nation, are told by the name of the counter; it is another in each game. */
const BY_NAME = ['units', 'aircraft', 'ships', 'installations', 'forces', 'leaders', 'fortresses', 'depots', 'lights'];
const LISTED = [...BY_NAME, 'markers', 'nations', 'purses'];

/** Every field of a state by its place. */
function placed(field: Field, path = ''): readonly (readonly [string, Field])[] {
  if (field.kind === 'list') return [[path, field], ...placed(field.of, `${path}[]`)];
  if (field.kind !== 'record' || field.map) return [[path, field]];
  return Object.entries(field.fields).flatMap(([name, inner]) => placed(inner, path === '' ? name : `${path}.${name}`));
}

const games = await Promise.all(shelf.map((entry) => entry.load()));

describe.each(Object.entries(TRACKS))('%s', (id, { fresh, numbers, rooms }) => {
  const state = games.find((game) => game.id === id)?.campaign?.state ?? expect.fail(id);
  const fields = new Map(placed(state));

  test('what stands there at first', () => {
    const begun = check(state, {});
    expect(begun.ok && begun.value).toEqual(fresh);
  });

  test('numbers', () => {
    for (const [at, [least, most, usual]] of Object.entries(numbers)) {
      const field = fields.get(at);
      if (field?.kind !== 'integer') return expect.fail(`${at} is no number`);
      expect([field.min, field.max, field.default], at).toEqual([least, most, usual]);
    }
  });

  test('names', () => {
    for (const [at, field] of fields)
      if (field.kind === 'text') expect(field.max, at).toBe(LENGTHS[id]?.[at] ?? LETTERS);
    expect(Object.keys(LENGTHS[id] ?? {}).filter((at) => fields.get(at)?.kind !== 'text')).toEqual([]);
  });

  test('lists within lists', () => {
    const inner = [...fields].filter(([at, { kind }]) => kind === 'list' && at.includes('['));
    for (const [at, field] of inner) if (field.kind === 'list') expect([field.min, field.max], at).toEqual(WITHIN[at]);
  });

  test('rooms', () => {
    const lists = [...fields].filter(([at, { kind }]) => kind === 'list' && !at.includes('['));
    for (const [at, field] of lists)
      if (field.kind === 'list' && at in rooms) expect([field.min, field.max], at).toEqual([0, rooms[at]]);
    expect(Object.keys(rooms).filter((at) => fields.get(at)?.kind !== 'list')).toEqual([]);
  });

  test('nothing stands twice on a track that counts each once', () => {
    for (const [at, field] of fields)
      if (field.kind === 'list' && at in rooms && !LISTED.includes(at)) expect(field.unique, at).toBe(ONCE[at]);
      else if (field.kind === 'list' && LISTED.includes(at)) expect(typeof field.unique, at).toBe('string');
  });

  test('flags are down until something happens', () => {
    for (const [at, field] of fields)
      if (field.kind === 'flag' && !field.optional) expect(field.default, at).toBe(false);
  });
});
