/** Maps: reach, zones of control and supply on 100 × 100 hexes with 300 units, against hand-written passes. */
import { FORBIDDEN, type HexMap, reach, readMap, supplyNetwork, type Travel, zones } from '@grognard/hexes';
import { practiceNumbers } from '@grognard/kernel';
import { type Pair, pairedRuns } from './measure.ts';

export interface HexTiming extends Pair {
  readonly what: 'reach' | 'zones' | 'supply';
}

const SIDE = 100;
const UNITS = 300;
const DEPOTS = 25;
const ALLOWANCE = 40;
const LIMIT = 60;
const TERRAINS = ['clear', 'forest', 'mountain', 'water'] as const;
/** By terrain; water may not be entered. */
const COSTS = [2, 3, 4, FORBIDDEN];
const CLEAR_OR_FOREST = 1;

type Zone = 'locking' | 'fluid';

interface Unit {
  readonly at: number;
  readonly enemy: boolean;
}

/** Measures all three in one run. */
export function hexTimings(): readonly HexTiming[] {
  const map = country();
  const next = practiceNumbers(7);
  const land = [...map.terrainCodes.keys()].filter((hex) => COSTS[map.terrainCodes[hex] as number] !== FORBIDDEN);
  const anyLand = (): number => land[Math.floor(next() * land.length)] as number;
  const units = Array.from({ length: UNITS }, (_, index): Unit => ({ at: anyLand(), enemy: index % 2 === 0 }));
  const depots = Array.from({ length: DEPOTS }, anyLand);
  const start = land.reduce((best, hex) => (map.distance(hex, CENTRE) < map.distance(best, CENTRE) ? hex : best));
  const terrain = map.terrainCodes;
  const locked = new Uint8Array(map.size);
  const rule = (unit: Unit, to: number): Zone | undefined => exerted(unit, terrain[to] as number);
  for (const { space, zone } of zones(map, units, rule).all) if (zone === 'locking') locked[space] = 1;
  const supplied: Travel = { cost: (_, to) => COSTS[terrain[to] as number] as number };
  const marching: Travel = { ...supplied, stops: (_, to) => locked[to] === 1 };
  const plan = { sources: [start], depots, limit: LIMIT, travel: supplied };
  const { members } = supplyNetwork(map, plan);
  const free = new Uint8Array(map.size);
  return [
    timed(
      'reach',
      () => reach(map, start, marching, ALLOWANCE).costs,
      () => plainDijkstra(terrain, locked, [start], ALLOWANCE),
    ),
    timed(
      'zones',
      () => zones(map, units, rule),
      () => plainZones(terrain, units),
      (ours, plain) => ours.all.length === plain.flat().length,
    ),
    // The plain pass is told which depots are in; finding that out is ours to pay for.
    timed(
      'supply',
      () => supplyNetwork(map, plan).reach.costs,
      () => plainDijkstra(terrain, free, members, Number.POSITIVE_INFINITY),
    ),
  ];
}

const CENTRE = (SIDE / 2) * SIDE + SIDE / 2;

/** The zone of a unit in neighbouring terrain: enemies lock, friends are fluid, nobody reaches mountain or water. */
const exerted = (unit: Unit, terrain: number): Zone | undefined =>
  terrain > CLEAR_OR_FOREST ? undefined : unit.enemy ? 'locking' : 'fluid';

function country(): HexMap<(typeof TERRAINS)[number]> {
  const next = practiceNumbers(1);
  const signs = 'cccccffmmw';
  const checked = readMap(
    { terrains: TERRAINS, features: [], hexsides: [] },
    {
      title: { en: 'Bench', fr: 'Banc' },
      numbering: { shoved: 'even' },
      from: '0000',
      to: '9999',
      background: 'clear',
      legend: TERRAINS.map((terrain) => ({ sign: terrain.charAt(0), terrain })),
      picture: Array.from({ length: SIDE }, () =>
        Array.from({ length: SIDE }, () => signs.charAt(Math.floor(next() * signs.length))).join(''),
      ),
    },
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value as HexMap<(typeof TERRAINS)[number]>;
}

/** Columns left and right, rows up and down, for even and odd columns: written out, as one would by hand. */
const EVEN = [0, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0];
const ODD = [0, -1, 1, -1, 1, 0, 0, 1, -1, 0, -1, -1];

/** A plain Dijkstra pass: one array of costs, one binary heap, the neighbours by arithmetic. */
function plainDijkstra(
  terrain: Uint8Array,
  locked: Uint8Array,
  starts: readonly number[],
  limit: number,
): Float64Array {
  const costs = new Float64Array(SIDE * SIDE).fill(Number.POSITIVE_INFINITY);
  const keys: number[] = [];
  const hexes: number[] = [];
  const push = (key: number, hex: number): void => {
    let at = keys.length;
    keys.push(key);
    hexes.push(hex);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((keys[parent] as number) <= key) break;
      keys[at] = keys[parent] as number;
      hexes[at] = hexes[parent] as number;
      at = parent;
    }
    keys[at] = key;
    hexes[at] = hex;
  };
  for (const start of starts) {
    costs[start] = 0;
    push(0, start);
  }
  while (keys.length > 0) {
    const cost = keys[0] as number;
    const hex = hexes[0] as number;
    const key = keys.pop() as number;
    const last = hexes.pop() as number;
    const size = keys.length;
    let at = 0;
    if (size > 0) {
      for (let child = 1; child < size; child = 2 * at + 1) {
        if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child += 1;
        if ((keys[child] as number) >= key) break;
        keys[at] = keys[child] as number;
        hexes[at] = hexes[child] as number;
        at = child;
      }
      keys[at] = key;
      hexes[at] = last;
    }
    if (cost > (costs[hex] as number)) continue;
    const column = hex % SIDE;
    const row = (hex - column) / SIDE;
    const steps = column % 2 === 0 ? EVEN : ODD;
    for (let step = 0; step < 12; step += 2) {
      const x = column + (steps[step] as number);
      const y = row + (steps[step + 1] as number);
      if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) continue;
      const to = y * SIDE + x;
      const spent = cost + (COSTS[terrain[to] as number] as number);
      if (spent > limit || spent >= (costs[to] as number)) continue;
      costs[to] = spent;
      if (locked[to] === 0) push(spent, to);
    }
  }
  return costs;
}

/** For each hex the units that exert a zone there, and which. */
function plainZones(terrain: Uint8Array, units: readonly Unit[]): readonly (readonly [Unit, string][] | undefined)[] {
  const all: [Unit, string][][] = new Array(SIDE * SIDE);
  for (const unit of units) {
    const column = unit.at % SIDE;
    const row = (unit.at - column) / SIDE;
    const steps = column % 2 === 0 ? EVEN : ODD;
    for (let step = 0; step < 12; step += 2) {
      const x = column + (steps[step] as number);
      const y = row + (steps[step + 1] as number);
      if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) continue;
      const to = y * SIDE + x;
      if ((terrain[to] as number) > CLEAR_OR_FOREST) continue;
      const zone = unit.enemy ? 'locking' : 'fluid';
      const here = all[to];
      if (here === undefined) all[to] = [[unit, zone]];
      else here.push([unit, zone]);
    }
  }
  return all;
}

const PAIRS = 41;

function timed<A, B>(
  what: HexTiming['what'],
  ours: () => A,
  plain: () => B,
  same: (ours: A, plain: B) => boolean = (a, b) => String(a) === String(b),
): HexTiming {
  if (!same(ours(), plain())) throw new Error(`${what}: the two answers differ, so their times say nothing`);
  return { what, ...pairedRuns(ours, plain, PAIRS) };
}
