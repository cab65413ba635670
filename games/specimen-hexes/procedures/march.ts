/**
 * 2. Marching: one counter goes to a hex by the cheapest way.
 *
 * Nothing is thrown and nothing decided: the result follows from the map, the chart and the enemy.
 */
import { FORBIDDEN, type Reach, reach, type Travel, zones } from '@grognard/hexes';
import { done, explained, type Infer, LOST, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import type { SpecimenEffect } from '../effects.ts';
import { map } from '../map.ts';
import { marchPicture } from '../picture.ts';
import type { SpecimenBook } from '../rulings.ts';
import { enemyHexes, nationOf } from '../standing.ts';
import { field, refusal, words } from '../text/kit.ts';
import { hexField, marcher } from '../unit.ts';

const input = field.record('march.input', {
  unit: marcher,
  to: hexField('march.to'),
  held: field.list('march.held', hexField('unit.hex'), {
    min: 0,
    max: map.size,
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
  picture: (result, plan, book, locale, say) => marchPicture(result, plan, inReach(plan, book), locale, say),
  fromCampaign: ({ units }, said) => {
    const nation = nationOf(units, said['unit']);
    return nation === undefined ? {} : { held: enemyHexes(units, nation) };
  },
};

/** What the rules forbid: hexes that are none, hexes of the enemy, and whatever lies out of reach. */
function faults(plan: March, book: SpecimenBook): readonly Refusal[] {
  const { unit, to, held } = plan;
  const hexes = [['unit.hex', unit.hex], ['to', to], ...held.map((hex, index) => [`held[${index}]`, hex])] as const;
  const unknown = hexes.flatMap(([at = '', received = '']) =>
    map.find(received) === undefined
      ? [refusal('noSuchHex', at, { facts: { received, from: map.id(0), to: map.id(map.size - 1) } })]
      : [],
  );
  if (unknown.length > 0) return unknown;
  if (held.includes(to)) return [refusal('enemyThere', 'to', { rule: '2.2', facts: { hex: to } })];
  const ways = inReach(plan, book);
  if (ways.has(map.at(to))) return [];
  const terrain = map.terrain(map.at(to));
  const lost = book.tables.terrain.cell(terrain, unit.arm) === LOST;
  return [
    lost
      ? refusal('costLost', 'to', { rule: '2.1', facts: { arm: unit.arm, terrain } })
      : refusal('tooFar', 'to', { rule: '2.1', facts: { hex: to, points: unit.movement } }),
  ];
}

function marched(plan: March, book: SpecimenBook): Step<MarchResult> {
  const { unit, to } = plan;
  const ways = inReach(plan, book);
  const spent = ways.costTo(map.at(to)) ?? 0;
  const way = (ways.pathTo(map.at(to)) ?? []).map((space) => map.id(space));
  return explained(
    () => [{ rule: '2.1', title: words('march.way'), outcome: words('march.told', { way, spent }) }],
    done({ hex: to, way, spent, left: unit.movement - spent }),
  );
}

const inReach = (plan: March, book: SpecimenBook): Reach =>
  reach(map, map.at(plan.unit.hex), travelOf(plan, book), plan.unit.movement);

/** 2.1 A step costs what the chart says, by road less; 2.2 never into the enemy, and beside him it ends. */
function travelOf({ unit, held }: March, { tables, rulings }: SpecimenBook): Travel {
  const enemies = new Set(held.map((hex) => map.at(hex)));
  const beside = zones(
    map,
    [...enemies].map((at) => ({ at })),
    () => true,
  );
  return {
    cost: (_from, to, link) => {
      if (enemies.has(to) || map.crosses(link, 'gorge')) return FORBIDDEN;
      const row = map.crosses(link, 'road') ? 'road' : map.terrain(to);
      return pointsOf(tables.terrain.cell(row, unit.arm));
    },
    stops: (_from, to) => rulings.besideEnemy === 'stop' && beside.has(to),
  };
}

/** A hex whose cost is lost is closed until the player lays his own cell. */
const pointsOf = (cell: string): number => (cell === '-' || cell === LOST ? FORBIDDEN : Number(cell));
