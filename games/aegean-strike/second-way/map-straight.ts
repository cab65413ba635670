/** A small random map, its neighbours, costs and zones, reckoned straight. */
import { type Draw, page, type Readings, reading } from './straight.ts';

export const TERRAINS = [
  'clear',
  'clear',
  'clear',
  'city',
  'town',
  'forest',
  'rough',
  'mountain',
  'marsh',
  'impassable',
  'sea',
];
export const INFANTRY = ['infantry', 'airborne', 'airAssault', 'marine', 'engineer', 'specialForces', 'antitank'];
export const KINDS = ['armour', 'mechanised', 'infantry', 'marine', 'engineer', 'artillery', 'selfPropelledAntitank'];
const COLUMNS = [10, 11, 12, 13];
const ROWS = [10, 11, 12, 13];
export const HEXES = COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`));

/** Zones of control example: an even column touches the same row and the next in its neighbours, an odd one the row before. */
export function neighbours(hex: string): readonly string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const beside = column % 2 === 0 ? [0, 1] : [-1, 0];
  const all = [
    [column, row - 1],
    [column, row + 1],
    ...beside.flatMap((by) => [
      [column - 1, row + by],
      [column + 1, row + by],
    ]),
  ];
  return all.map(([c, r]) => `${c}${r}`).filter((one) => HEXES.includes(one));
}
const EDGES = HEXES.flatMap((hex) => neighbours(hex).flatMap((other) => (hex < other ? [`${hex}/${other}`] : [])));
export const edge = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

export interface Sheet {
  readonly terrain: ReadonlyMap<string, string>;
  readonly sides: ReadonlyMap<string, readonly string[]>;
}
export interface MapFile {
  readonly terrain: readonly { readonly terrain: string; readonly hexes: readonly string[] }[];
  readonly hexsides: readonly { readonly hexside: string; readonly between: readonly string[] }[];
}

export const randomMap = (draw: Draw): MapFile => ({
  ...{
    title: 'M',
    numbering: { shoved: 'even' },
    from: '1010',
    to: '1313',
    background: 'clear',
  },
  terrain: HEXES.map((hex) => ({ terrain: draw.one(TERRAINS), hexes: [hex] })),
  hexsides: [
    { hexside: 'road', between: EDGES.filter(() => draw.flag(0.25)) },
    { hexside: 'sea', between: EDGES.filter(() => draw.flag(0.05)) },
    { hexside: 'bosphorus', between: EDGES.filter(() => draw.flag(0.1)) },
    { hexside: 'bridge', between: EDGES.filter(() => draw.flag(0.1)) },
  ],
});
export const sheetOf = ({ terrain, hexsides }: MapFile): Sheet => ({
  terrain: new Map(terrain.flatMap(({ terrain: name, hexes }) => hexes.map((hex) => [hex, name] as const))),
  sides: new Map(
    EDGES.map((side) => [side, hexsides.filter(({ between }) => between.includes(side)).map(({ hexside }) => hexside)]),
  ),
});

export interface Unit {
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  readonly size: string;
  readonly formation: string;
  readonly hex: string;
  readonly engineers: boolean;
  readonly declared: readonly string[];
  readonly movement?: number;
}

export const sapped = ({ kind, engineers }: Unit): boolean => engineers || kind === 'engineer';
export const isArmoured = ({ kind }: Unit, r: Readings): boolean =>
  ['armour', 'armouredCavalry', 'mechanised'].includes(kind) ||
  (kind === 'selfPropelledAntitank' && reading(r, 'selfPropelledAntitank') === 'armour');

/** What the hex, or the road into it, costs; nothing where it is closed. */
export function terrainCost(sheet: Sheet, unit: Unit, from: string, to: string): number | undefined {
  const sides = sheet.sides.get(edge(from, to)) ?? [];
  const terrain = sheet.terrain.get(to) ?? '';
  if (terrain === 'sea' || sides.includes('sea')) return undefined;
  if (sides.includes('bosphorus') && !sides.includes('bridge')) return undefined;
  const row = page.terrain[sides.includes('road') ? 'road' : terrain];
  const line = sapped(unit) ? row?.engineers : row?.alone;
  const cost = INFANTRY.includes(unit.kind) ? line?.infantry : line?.other;
  return typeof cost === 'number' ? cost : undefined;
}

export const chart = (formation: string) => page.formations[formation] as (typeof page.formations)[string];

/** Six columns by size and type. */
export function column(unit: Unit, r: Readings): string {
  if (unit.kind === 'artillery') return 'artillery';
  if (unit.size === 'division') return isArmoured(unit, r) ? 'division-armour' : 'division-other';
  if (unit.size === 'smaller') return 'other';
  return isArmoured(unit, r) ? 'brigade-armour' : INFANTRY.includes(unit.kind) ? 'brigade-infantry' : 'other';
}

export type Zone = 'locking' | 'fluid';

/** What a unit exerts into a hex next to it. */
export function zone(sheet: Sheet, unit: Unit, to: string, r: Readings): Zone | undefined {
  if (terrainCost(sheet, unit, unit.hex, to) === undefined) return undefined;
  const city = sheet.terrain.get(to) === 'city' || sheet.terrain.get(unit.hex) === 'city';
  const letter = chart(unit.formation)[city ? 'city' : 'outside'][column(unit, r)];
  if (letter === 'none') return undefined;
  if (unit.formation === 'DA') {
    const freed = city && sapped(unit) && reading(r, 'assaultLocksCities') === 'withEngineers';
    return unit.declared.includes(to) && (letter === 'L' || freed) ? 'locking' : undefined;
  }
  return letter === 'L' ? 'locking' : letter === 'F' ? 'fluid' : undefined;
}

export const zonesIn = (sheet: Sheet, enemies: readonly Unit[], hex: string, r: Readings) =>
  enemies.flatMap((unit) => {
    const found = neighbours(unit.hex).includes(hex) ? zone(sheet, unit, hex, r) : undefined;
    return found ? [{ unit, zone: found }] : [];
  });
