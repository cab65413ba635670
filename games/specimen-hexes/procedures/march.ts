/**
 * 2. Marching: one counter goes to a hex by the cheapest way.
 *
 * Nothing is thrown and nothing decided: the result follows from the map, the chart and the enemy.
 */
import { FORBIDDEN, type Reach, reach, type Travel, zones } from '@grognard/hexes';
import { done, explained, type Infer, LOST, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import type { SpecimenEffect } from '../effects.ts';
import { map, mapOf, type PassMap } from '../map.ts';
import { marchPicture } from '../picture.ts';
import type { SpecimenBook } from '../rulings.ts';
import { enemyHexes, mapIn, nationOf } from '../standing.ts';
import { field, refusal, words } from '../text/kit.ts';
import { hexField, marcher } from '../unit.ts';

const MOST_HELD = 60;

const input = field.record('march.input', {
  map: map(),
  unit: marcher,
  to: hexField('march.to'),
  held: field.list('march.held', hexField('unit.hex'), {
    min: 0,
    max: MOST_HELD,
    unique: true,
    default: [],
    help: 'march.held.help',
    rule: '2.2',
  }),
});

export type March = Infer<typeof input>;

export interface MarchResult {
  readonly hex: string;
  /** The hexes of the way, the first one left, the last one entered. */
  readonly way: readonly string[];
  readonly spent: number;
  readonly left: number;
}

export const march: Procedure<March, MarchResult, SpecimenBook, CampaignState, typeof input> = {
  id: 'march',
  rule: '2',
  phase: 'march',
  rulings: ['besideEnemy'],
  input,
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => marched(plan, book),
  outcome: ({ hex }) => hex,
  outcomeWords: (hex) => words('march.outcome', { hex }),
  summary: ({ hex, spent, left }) => words('march.summary', { hex, spent, left }),
  figures: { spent: ({ spent }: MarchResult) => spent },
  effects: ({ hex }, { unit }): readonly SpecimenEffect[] =>
    hex === unit.hex ? [] : [{ kind: 'moved', name: unit.name, hex }],
  picture: (result, plan, book) => marchPicture(mapOf(plan.map), result, plan, inReach(plan, book)),
  fromCampaign: (state, said) => {
    const own = mapIn(state, said);
    const nation = nationOf(state.units, said['unit']);
    return { ...own, ...(nation && { held: enemyHexes(state, nation, own.map ?? said['map']) }) };
  },
};

/** What the rules forbid: hexes of the enemy, and whatever lies out of reach. */
function faults(plan: March, book: SpecimenBook): readonly Refusal[] {
  const { unit, to, held } = plan;
  const read = mapOf(plan.map);
  if (held.includes(to)) return [refusal('enemyThere', 'to', { rule: '2.2', facts: { hex: to } })];
  const ways = inReach(plan, book);
  if (ways.has(read.at(to))) return [];
  const terrain = read.terrain(read.at(to));
  const lost = book.tables.terrain.cell(terrain, unit.arm) === LOST;
  return [
    lost
      ? refusal('costLost', 'to', { rule: '2.1', facts: { arm: unit.arm, terrain } })
      : refusal('tooFar', 'to', { rule: '2.1', facts: { hex: to, points: unit.movement } }),
  ];
}

function marched(plan: March, book: SpecimenBook): Step<MarchResult> {
  const { unit, to } = plan;
  const read = mapOf(plan.map);
  const ways = inReach(plan, book);
  const spent = ways.costTo(read.at(to)) ?? 0;
  const way = (ways.pathTo(read.at(to)) ?? []).map((space) => read.id(space));
  return explained(
    () => [{ rule: '2.1', title: words('march.way'), outcome: words('march.told', { way, spent }) }],
    done({ hex: to, way, spent, left: unit.movement - spent }),
  );
}

const inReach = (plan: March, book: SpecimenBook): Reach => {
  const read = mapOf(plan.map);
  return reach(read, read.at(plan.unit.hex), travelOf(read, plan, book), plan.unit.movement);
};

/** 2.1 A step costs what the chart says, by road less; 2.2 never into the enemy, and beside him it ends. */
function travelOf(read: PassMap, { unit, held }: March, { tables, rulings }: SpecimenBook): Travel {
  const enemies = new Set(held.map((hex) => read.at(hex)));
  const beside = zones(
    read,
    [...enemies].map((at) => ({ at })),
    () => true,
  );
  return {
    cost: (_from, to, link) => {
      if (enemies.has(to) || read.crosses(link, 'gorge')) return FORBIDDEN;
      const row = read.crosses(link, 'road') ? 'road' : read.terrain(to);
      return pointsOf(tables.terrain.cell(row, unit.arm));
    },
    stops: (_from, to) => rulings.besideEnemy === 'stop' && beside.has(to),
  };
}

/** A hex whose cost is lost is closed until the player lays his own cell. */
const pointsOf = (cell: string): number => (cell === '-' || cell === LOST ? FORBIDDEN : Number(cell));
