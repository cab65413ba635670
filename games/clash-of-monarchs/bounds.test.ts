/** Every number, list and name is held at both edges. */
import { check, type Field, type Game } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as clash } from './game.ts';

const game: Game = clash;

type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>;

/** Every number, list and text of a description, by its place. */
function edgesIn(part: Field, path: string): readonly (readonly [string, Field])[] {
  switch (part.kind) {
    case 'flag':
    case 'oneOf':
      return [];
    case 'integer':
    case 'text':
      return [[path, part]];
    case 'list':
      return [[path, part], ...edgesIn(part.of, `${path}[]`)];
    case 'record':
      // The package of maps holds a map at its edges.
      if (part.map) return [];
      return Object.entries(part.fields).flatMap(([name, inner]) =>
        edgesIn(inner, path === '' ? name : `${path}.${name}`),
      );
  }
}

const NAME = [1, 40] as const;
/** Far more than the 70 SPs of the largest army [20.4.2]. */
const SPS = [1, 200] as const;
const COUNT = [0, 200] as const;
/** The aid speaks of DRMs from 0 to 4; a table may hold worse and better. */
const DRM = [-5, 9] as const;
const SMALL = [0, 99] as const;
const THALERS = [0, 999] as const;
const CLASS = [1, 3] as const;

const under = (path: string, bounds: Bounds): Bounds =>
  Object.fromEntries(Object.entries(bounds).map(([place, edges]) => [`${path}${place}`, edges]));
/** Ten nations field troops; no force of the game mixes more than six. */
const troops = (path: string): Bounds => ({
  [`${path}troops`]: [1, 6],
  ...under(`${path}troops[].`, {
    infantry: COUNT,
    cavalry: COUNT,
    cavalryUnits: COUNT,
    light: COUNT,
    lightUnits: COUNT,
    guns: COUNT,
    gunsReduced: COUNT,
  }),
});
const leader = { name: NAME, offensive: DRM, defensive: DRM, endurance: [-3, 3] } as const satisfies Bounds;
const force = (path: string): Bounds => ({
  [`${path}.name`]: NAME,
  ...under(`${path}.commander.`, { ...leader, initiative: [1, 9] }),
  [`${path}.leaders`]: [0, 8],
  ...under(`${path}.leaders[].`, leader),
  ...troops(`${path}.`),
});
const forces = (path: string, most: number): Bounds => ({ [path]: [0, most], ...force(`${path}[]`) });
const HANDS = { attackerHand: [0, 5], defenderHand: [0, 5] } as const satisfies Bounds;
const names = (path: string, most: number): Bounds => ({ [path]: [0, most], [`${path}[]`]: NAME });
const upkeep = {
  treasury: THALERS,
  actions: THALERS,
  depots: SMALL,
  britishDepots: SMALL,
  actionsForDepots: SMALL,
} as const;

const BOUNDS: Readonly<Record<string, Bounds>> = {
  march: { force: NAME, leader: NAME, rating: [0, 20], sps: SPS, from: NAME, path: [0, 20], 'path[]': NAME },
  'forced-march': { force: NAME, leader: NAME, rating: [0, 20], sps: SPS, ...troops('') },
  'admin-march': { force: NAME, path: [1, 12], 'path[].name': NAME, 'path[].mps': [0, 20] },
  'enter-space': {
    ...force('attacker'),
    ...HANDS,
    mps: [0, 30],
    ...forces('commands', 3),
    ...forces('defenders', 1),
    unled: [0, 1],
    'unled[].name': NAME,
    ...troops('unled[].'),
    interceptors: [0, 1],
    at: NAME,
    ...under('interceptors[].', { name: NAME, leader: NAME, offensive: DRM, from: NAME }),
    ...forces('joined', 1),
  },
  interception: { at: NAME, from: NAME, force: NAME, leader: NAME, offensive: DRM, distance: [0, 9] },
  withdrawal: { force: NAME, leader: NAME, defensive: DRM },
  overrun: { force: NAME, enemyForce: NAME, moving: SPS, enemy: COUNT, mps: [0, 30] },
  'coordinated-attack': { order: [1, 9], force: NAME, leader: NAME, initiative: [1, 9], sps: SPS },
  // 12.7 "1 à 5 MPs".
  entrenchment: { force: NAME, leader: NAME, defensive: DRM, mps: [1, 5], left: [0, 30] },
  battle: { ...force('attacker'), ...force('defender'), ...HANDS },
  retreat: {
    force: NAME,
    sps: SPS,
    ...troops(''),
    siegeArtillery: [0, 20],
    from: NAME,
    spaces: [0, 30],
    ...under('spaces[].', {
      name: NAME,
      next: [0, 8],
      'next[]': NAME,
      enemySps: COUNT,
      // 17.3-4 Class 0 stands for no fortress; none holds more than 22.
      fortress: [0, 3],
      garrison: [0, 22],
    }),
    ...names('path', 8),
    shelter: [0, 22],
    shelterAt: NAME,
    parts: [0, 3],
    'parts[].sps': SPS,
    'parts[].path': [1, 8],
    'parts[].path[]': NAME,
    depots: [0, 20],
    ...names('depotNames', 20),
    depotsTo: NAME,
  },
  garrison: {
    fortress: NAME,
    class: CLASS,
    garrison: SMALL,
    enter: COUNT,
    leave: COUNT,
    force: NAME,
    sps: COUNT,
    ...troops(''),
  },
  mask: { fortress: NAME, class: CLASS, garrison: SMALL, force: NAME, sps: SPS },
  siege: {
    fortress: NAME,
    force: NAME,
    sps: SPS,
    ...troops(''),
    class: CLASS,
    marker: [0, 98],
    garrison: SMALL,
    defendingLeader: NAME,
    defender: DRM,
  },
  'naval-combat': {},
  'raid-losses': {
    raiderSteps: SMALL,
    enemySteps: SMALL,
    raiders: [0, 12],
    'raiders[].unit': NAME,
    // 15.7.1 A light unit is full or reduced.
    'raiders[].steps': [1, 2],
    enemy: [0, 12],
    'enemy[].unit': NAME,
    'enemy[].steps': [1, 2],
  },
  'supply-raid': { force: NAME, depot: NAME, sps: [1, 99], card: [1, 9], raiderSteps: SMALL, enemySteps: SMALL },
  'forage-raid': { area: NAME, ...names('units', 12) },
  'supply-actions': {
    force: NAME,
    available: THALERS,
    // 10.0 Seven actions are printed.
    actions: [1, 7],
    'actions[].times': [1, 40],
    ...names('built', 20),
    ...names('moved', 20),
  },
  subsidies: {},
  sustainment: { ...upkeep, actionsForLine: SMALL },
  recruitment: { treasury: THALERS, infantry: COUNT, wish: SMALL },
  'army-size': { infantry: COUNT },
  'new-leaders': {},
  reconstruction: {
    treasury: THALERS,
    actions: THALERS,
    depots: SMALL,
    flips: SMALL,
    rebuilds: SMALL,
    actionsForDepots: SMALL,
    ...names('rebuilt', 20),
    guns: [0, 12],
    ...under('guns[].', { force: NAME, flips: SMALL, rebuilds: SMALL }),
  },
  // Nine nations have accounts.
  winter: { nations: [1, 9], ...under('nations[].', { ...upkeep, infantry: COUNT, wish: SMALL }) },
};

/** A number, a text so long, or a list of so many. */
function accepts(part: Field, size: number): boolean {
  if (part.kind === 'integer') return check(part, size).ok;
  if (part.kind === 'text') return check(part, 'x'.repeat(Math.max(0, size))).ok;
  const checked = check(
    part,
    Array.from({ length: size }, () => undefined),
  );
  return checked.ok || !checked.refusals.some(({ code }) => code === 'tooMany' || code === 'tooFew');
}

describe('every bound, at both edges', () => {
  test.each(Object.entries(game.procedures))('%s', (id, { input }) => {
    const expected = BOUNDS[id] ?? expect.fail('say how little and how much');
    const edges = edgesIn(input, '');
    expect(edges.map(([path]) => path).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [path, part] of edges) {
      const [least, most] = expected[path] ?? expect.fail(path);
      const tried = [...(part.kind === 'list' && least === 0 ? [] : [least - 1]), least, most, most + 1];
      expect(
        tried.map((size) => accepts(part, size)),
        path,
      ).toEqual(tried.map((size) => size >= least && size <= most));
    }
  });
});
