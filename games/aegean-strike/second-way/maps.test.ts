/** Movement, reach, zones: random maps, reckoned by relaxing every step until nothing changes. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import {
  chart,
  column,
  edge,
  HEXES,
  INFANTRY,
  isArmoured,
  KINDS,
  type MapFile,
  neighbours,
  randomMap,
  type Sheet,
  sapped,
  sheetOf,
  TERRAINS,
  terrainCost,
  type Unit,
  type Zone,
  zone,
  zonesIn,
} from './map-straight.ts';
import { compare, type Draw, page, type Readings, reading, readings } from './straight.ts';

interface Move {
  readonly map: MapFile;
  readonly unit: Unit & { readonly movement: number; readonly halted: string; readonly changed: boolean };
  readonly others: readonly Unit[];
  readonly interdicted: readonly string[];
  readonly path: readonly string[];
  readonly changeTo: string;
  readonly changeAfter: number;
  readonly pursuit: boolean;
}

const barred = (terrain: string, formation: string, engineers: boolean): boolean =>
  (page.terrain[terrain]?.[engineers ? 'engineers' : 'alone'].barred ?? []).includes(formation);

/** Whether the formation may be taken in this hex. */
function mayForm(unit: Unit, formation: string, terrain: string, r: Readings): boolean {
  if (formation === 'T' && INFANTRY.includes(unit.kind)) return false;
  const pure = ['armour', 'armouredCavalry', 'selfPropelledAntitank'].includes(unit.kind);
  if (formation === 'DD' && pure && (terrain === 'city' || reading(r, 'armourDeliberateDefence') === 'never'))
    return false;
  return !barred(terrain, formation, sapped(unit));
}

/** One step in one formation; nothing where it is closed. */
function step(sheet: Sheet, move: Move, formation: string, from: string, to: string, marked: boolean, r: Readings) {
  const { unit } = move;
  const times = chart(formation).terrain;
  const cost = terrainCost(sheet, unit, from, to);
  if (typeof times !== 'number' || cost === undefined) return undefined;
  const enemies = move.others.filter(({ side }) => side !== unit.side);
  if (reading(r, 'enemyHexes') === 'block' && enemies.some(({ hex }) => hex === to)) return undefined;
  const here = zonesIn(sheet, enemies, from, r);
  const held = here.some((one) => one.zone === 'locking' && isArmoured(one.unit, r));
  if (held && !isArmoured(unit, r)) return undefined;
  const strait = (sheet.sides.get(edge(from, to)) ?? []).includes('bosphorus');
  const assault = formation === 'DA' && (strait || barred(sheet.terrain.get(to) ?? '', 'DA', sapped(unit)));
  if (assault && reading(r, 'assaultIntoBarred') === 'refused') return undefined;
  const bridge = strait ? 2 : 0;
  const extra = (here.some((one) => one.zone === 'fluid') ? 1 : 0) + (marked && !sapped(unit) ? 2 : 0);
  const inside =
    (reading(r, 'bosphorusCost') === 'beforeMultiple' ? bridge : 0) +
    (reading(r, 'extraCosts') === 'beforeMultiple' ? extra : 0);
  const points = (cost + inside) * times + (bridge + extra - inside);
  return reading(r, 'halfPoints') === 'roundUp' ? Math.ceil(points) : points;
}

const stops = (sheet: Sheet, move: Move, hex: string, r: Readings): boolean =>
  reading(r, 'lockingStops') === 'stop' &&
  zonesIn(
    sheet,
    move.others.filter(({ side }) => side !== move.unit.side),
    hex,
    r,
  ).some((one) => one.zone === 'locking');

const changeCost = ({ unit, changeTo, pursuit }: Move, r: Readings): number => {
  if (changeTo === 'none') return 0;
  const [out, into] = [chart(unit.formation).out, chart(changeTo).in];
  if (!pursuit || unit.formation !== 'DA' || changeTo !== 'MC') return out + into;
  return reading(r, 'pursuitFromAssault') === 'wholeChange' ? 0 : into;
};

/** Every hex in reach, by relaxing steps: in the old formation, changed, and whether a locking zone ended the move. */
function reach(sheet: Sheet, move: Move, r: Readings): Map<string, number> {
  const { unit, changeTo } = move;
  const best = new Map<string, number>([[`${unit.hex} old on`, 0]]);
  const better = (key: string, points: number): boolean => {
    if (points > unit.movement || points >= (best.get(key) ?? Number.POSITIVE_INFINITY)) return false;
    best.set(key, points);
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, points] of [...best]) {
      const [hex = '', phase = '', ends = ''] = key.split(' ');
      if (phase === 'old' && changeTo !== 'none' && mayForm(unit, changeTo, sheet.terrain.get(hex) ?? '', r))
        changed = better(`${hex} new ${ends}`, points + changeCost(move, r)) || changed;
      if (ends === 'stop') continue;
      for (const to of neighbours(hex)) {
        const by = phase === 'new' ? changeTo : unit.formation;
        const cost = step(sheet, move, by, hex, to, move.interdicted.includes(to), r);
        if (cost === undefined) continue;
        changed = better(`${to} ${phase} ${stops(sheet, move, to, r) ? 'stop' : 'on'}`, points + cost) || changed;
      }
    }
  }
  const hexes = new Map<string, number>();
  for (const [key, points] of best) {
    const hex = key.slice(0, 4);
    hexes.set(hex, Math.min(points, hexes.get(hex) ?? Number.POSITIVE_INFINITY));
  }
  return hexes;
}

const FORMATIONS = ['MC', 'MC', 'HA', 'DA', 'T', 'HD', 'DD', 'R'];
const randomUnit = (draw: Draw, name: string, side: string): Unit => ({
  name,
  side,
  kind: draw.one(KINDS),
  size: draw.one(['division', 'brigade', 'brigade', 'smaller']),
  formation: draw.one(FORMATIONS),
  hex: draw.one(HEXES),
  engineers: draw.flag(0.2),
  declared: [],
});

const MAP_RULINGS = [
  'selfPropelledAntitank',
  'armourDeliberateDefence',
  'assaultLocksCities',
  'pursuitFromAssault',
  'bosphorusUnbridged',
  'bosphorusCost',
  'extraCosts',
  'halfPoints',
  'assaultIntoBarred',
  'lockingStops',
  'enemyHexes',
  'travelMayDeclare',
];

function randomMove(draw: Draw, walks: boolean): Move {
  const unit = {
    ...randomUnit(draw, 'U', 'nato'),
    movement: draw.int(2, 16),
    halted: draw.one([...Array.from({ length: 12 }, () => 'no'), 'stage', 'turn']),
    changed: draw.flag(0.1),
  };
  const path: string[] = [];
  for (let steps = walks ? draw.int(0, 4) : 0; steps > 0; steps -= 1) {
    const around = neighbours(path.at(-1) ?? unit.hex);
    path.push(draw.flag(0.97) ? draw.one(around) : draw.one(HEXES));
  }
  return {
    map: randomMap(draw),
    unit,
    others: draw.many(0, 3, (place) => randomUnit(draw, `E${place}`, draw.one(['pact', 'pact', 'nato']))),
    interdicted: walks ? HEXES.filter(() => draw.flag(0.2)) : [],
    path,
    changeTo: draw.one(['none', 'none', 'HA', 'DA', 'MC', 'T', 'HD']),
    changeAfter: draw.int(0, path.length),
    pursuit: draw.flag(0.2),
  };
}

/** Adjacency, a hex it can enter, a formation that declares. */
function mayDeclare(sheet: Sheet, move: Move, hex: string, formation: string, r: Readings): boolean {
  const { unit } = move;
  const declares = chart(formation).declare && (formation !== 'T' || reading(r, 'travelMayDeclare') === 'asPrinted');
  return (
    declares &&
    move.others.some((other) => {
      if (other.side === unit.side || !neighbours(hex).includes(other.hex)) return false;
      const sides = sheet.sides.get(edge(hex, other.hex)) ?? [];
      const strait = sides.includes('bosphorus');
      const open = { ...sheet, sides: new Map([...sheet.sides, [edge(hex, other.hex), [...sides, 'bridge']]]) };
      const over = strait && reading(r, 'bosphorusUnbridged') === 'mayAttack' ? open : sheet;
      if (terrainCost(over, unit, hex, other.hex) === undefined) return false;
      return formation !== 'DA' || !(strait || barred(sheet.terrain.get(other.hex) ?? '', 'DA', sapped(unit)));
    })
  );
}

describe('[example.movement] movement', () => {
  test('every hex in reach, with a change of formation', () =>
    compare(
      cases(200),
      'movement',
      (draw) => ({ rulings: readings(draw, MAP_RULINGS), input: randomMove(draw, false) }),
      (move: Move, _, r) => {
        const sheet = sheetOf(move.map);
        const { unit, changeTo } = move;
        const here = sheet.terrain.get(unit.hex) ?? '';
        if (changeTo !== 'none' && (unit.halted !== 'no' || (unit.changed && !move.pursuit))) return undefined;
        if (here === 'sea' || (unit.formation === 'T' && INFANTRY.includes(unit.kind))) return undefined;
        if (changeTo === unit.formation) return undefined;
        if (changeTo !== 'none' && (!mayForm(unit, changeTo, here, r) || changeCost(move, r) > unit.movement))
          return undefined;
        const found = [...reach(sheet, move, r)].map(([hex, points]) => ({ hex, points }));
        return { reachable: found.sort((a, b) => (a.hex < b.hex ? -1 : 1)) };
      },
    ));

  test('the price of a path, what it clears, whether combat may be declared', () =>
    compare(
      cases(500),
      'movement',
      (draw) => ({ rulings: readings(draw, MAP_RULINGS), input: randomMove(draw, true) }),
      (move: Move, _, r) => {
        const sheet = sheetOf(move.map);
        const { unit, path, changeTo, changeAfter } = move;
        if (sheet.terrain.get(unit.hex) === 'sea') return undefined;
        // Whoever is halted neither moves nor changes; a second change is a pursuer's alone.
        if (unit.halted !== 'no' && (path.length > 0 || changeTo !== 'none')) return undefined;
        if (unit.changed && changeTo !== 'none' && !move.pursuit) return undefined;
        if (unit.formation === 'T' && INFANTRY.includes(unit.kind)) return undefined;
        if (changeTo === unit.formation) return undefined;
        const marked = new Set(move.interdicted);
        const cleared: string[] = [];
        const way: object[] = [];
        const change = changeCost(move, r);
        let [at, spent, stopped, sofar] = [unit.hex, change, false, 0];
        for (const [place, to] of path.entries()) {
          const by = changeTo !== 'none' && place >= changeAfter ? changeTo : unit.formation;
          if (stopped || !neighbours(at).includes(to)) return undefined;
          const cost = step(sheet, move, by, at, to, marked.has(to), r);
          if (cost === undefined) return undefined;
          spent += cost;
          // The change is paid where it is made, before the step that follows.
          sofar += cost + (changeTo !== 'none' && place === changeAfter ? change : 0);
          way.push({ hex: to, points: sofar });
          if (marked.delete(to)) cleared.push(to);
          stopped = stops(sheet, move, to, r);
          at = to;
        }
        const where = sheet.terrain.get([unit.hex, ...path][changeAfter] ?? '') ?? '';
        if (changeTo !== 'none' && !mayForm(unit, changeTo, where, r)) return undefined;
        if (spent > unit.movement) return undefined;
        const formation = changeTo === 'none' ? unit.formation : changeTo;
        return {
          ...{ hex: at, spent, cleared, formation, way },
          left: unit.movement - spent,
          pursuit: move.pursuit,
          mayDeclare: mayDeclare(sheet, move, at, formation, r),
        };
      },
    ));
});

describe('[example.zones] zones of control', () => {
  test('every unit of a random map', () =>
    compare(
      cases(300),
      'zones-of-control',
      (draw) => ({
        rulings: readings(draw, ['assaultLocksCities', 'selfPropelledAntitank']),
        input: {
          map: randomMap(draw),
          units: draw.many(1, 3, (place) => {
            const unit = randomUnit(draw, `U${place}`, 'nato');
            return { ...unit, declared: unit.formation === 'DA' ? [draw.one(neighbours(unit.hex))] : [] };
          }),
        },
      }),
      (input: { readonly map: MapFile; readonly units: readonly Unit[] }, _, r) => {
        const sheet = sheetOf(input.map);
        if (input.units.every((unit) => ['artillery', 'other'].includes(column(unit, r)))) return undefined;
        const of = (unit: Unit, kind: Zone): readonly string[] =>
          neighbours(unit.hex)
            .filter((hex) => zone(sheet, unit, hex, r) === kind)
            .sort();
        return {
          zones: input.units.map((unit) => ({
            unit: unit.name,
            locking: of(unit, 'locking'),
            fluid: of(unit, 'fluid'),
          })),
        };
      },
    ));
});

describe('[ranges] what is seen from where', () => {
  /** How many steps from one hex to every other, by going on to neighbours. */
  function steps(from: string): ReadonlyMap<string, number> {
    const far = new Map([[from, 0]]);
    for (const [hex, range] of far) for (const next of neighbours(hex)) if (!far.has(next)) far.set(next, range + 1);
    return far;
  }
  const run = (sensor: string, medium: string): readonly number[] => {
    const row = page.detection.find((each) => each.sensor.split(', ').includes(sensor) && each.medium === medium);
    return row?.run ?? row?.fragment ?? [];
  };

  test('hexes of a known value, and hexes of a lost one', () =>
    compare(
      cases(200),
      'detection-ranges',
      (draw) => {
        const medium = draw.one(['surface', 'air']);
        return {
          rulings: readings(draw, ['fragmentStart']),
          input: {
            map: randomMap(draw),
            medium,
            aircraft: draw.many(0, 3, (place) => ({
              name: `A${place}`,
              side: draw.one(['nato', 'pact']),
              // The air line of the Tu-20 is a repair: the transcription shows the scan.
              type: draw.one(medium === 'air' ? ['F-14', 'F-111'] : ['F-14', 'F-111', 'Tu-20']),
              hex: draw.one(HEXES),
            })),
          },
        };
      },
      ({ medium, aircraft }: { medium: string; aircraft: readonly { type: string; hex: string }[] }, _, r) => {
        const count = (isLost: boolean): number =>
          HEXES.filter((hex) =>
            aircraft.some(({ type, hex: from }) => {
              const values = reading(r, 'fragmentStart') === 'rangeZero' ? run(type, medium) : [];
              return (values[steps(from).get(hex) ?? 0] === undefined) === isLost;
            }),
          ).length;
        return { seen: count(false), lost: count(true) };
      },
    ));
});

describe('[formations] a change by itself', () => {
  test('points out and in, what the hex bars', () =>
    compare(
      cases(500),
      'formation-change',
      (draw) => ({
        rulings: readings(draw, ['armourDeliberateDefence', 'pursuitFromAssault', 'travelMayDeclare']),
        input: {
          unit: 'U',
          kind: draw.one(KINDS),
          from: draw.one(FORMATIONS),
          to: draw.one(FORMATIONS),
          terrain: draw.one(TERRAINS.filter((name) => name !== 'sea')),
          engineers: draw.flag(0.3),
          points: draw.int(0, 8),
          changed: draw.flag(0.1),
          adjacent: draw.flag(),
          pursuit: draw.flag(0.3),
        },
      }),
      (
        input: {
          kind: string;
          from: string;
          to: string;
          terrain: string;
          engineers: boolean;
          points: number;
          changed: boolean;
          adjacent: boolean;
          pursuit: boolean;
        },
        _,
        r,
      ) => {
        const { from, to, pursuit } = input;
        const unit = { ...input, formation: from } as unknown as Unit;
        const spent = changeCost({ unit, changeTo: to, pursuit } as unknown as Move, r);
        if (from === to || (input.changed && !pursuit) || spent > input.points) return undefined;
        if (!mayForm(unit, to, input.terrain, r)) return undefined;
        const declares = chart(to).declare && (to !== 'T' || reading(r, 'travelMayDeclare') === 'asPrinted');
        return { left: input.points - spent, mayDeclare: input.adjacent && declares };
      },
    ));
});

test('the neighbours are those of the example: A at 4524, B at 5728, the division at 4626', () => {
  // Even column 10: 1011 touches 1010, 1012, 1111 and 1112; odd column 11: 1111 touches 1010 and 1011 on one side.
  expect([...neighbours('1011')].sort()).toEqual(['1010', '1012', '1111', '1112']);
  expect([...neighbours('1111')].sort()).toEqual(['1010', '1011', '1110', '1112', '1210', '1211']);
});
