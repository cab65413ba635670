/**
 * Ground movement: every hex a unit can reach, with one change of formation if it wants one, and the price of a way the
 * player draws.
 */
import { price, type Reach, reach, type Space, type Travel } from '@grognard/hexes';
import {
  done,
  type Effect,
  explained,
  field,
  type Infer,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import type { AegeanMap } from '../map-words.ts';
import { formed } from '../parts/effects.ts';
import { changeCost } from '../parts/formation-change.ts';
import { formationFaults, mayDeclare } from '../parts/formation-rules.ts';
import { type Bar, type GroundTravel, groundTravel, type Obstacles } from '../parts/ground-travel.ts';
import { isInfantryClass } from '../parts/ground-units.ts';
import { hexes, interdictedOn, map, mapFaults, mapOf, stationed } from '../parts/map-input.ts';
import { allZones, placed } from '../parts/zones.ts';
import { movementOverlays } from '../pictures/movement.ts';
import { pictureOf } from '../pictures/picture.ts';
import type { RuleId } from '../rules.ts';
import { FORMATIONS, type Formation, type Terrain } from '../vocabulary.ts';

const input = field.record('movement.input', {
  map: map(),
  unit: stationed,
  movement: field.integer('unit.movement', { min: 0, max: 40, default: 8 }),
  changeTo: field.oneOf('movement.changeTo', { options: ['none', ...FORMATIONS], words: 'formation', default: 'none' }),
  changeAfter: field.integer('movement.changeAfter', { min: 0, max: 40, default: 0 }),
  pursuit: field.flag('change.pursuit'),
  path: hexes('movement.path'),
  others: field.list('movement.others', stationed, { min: 0, max: 300, unique: 'name', default: [] }),
  interdicted: hexes('campaign.interdicted'),
});

type Input = Infer<typeof input>;

interface Result {
  readonly hex: string;
  readonly formation: Formation;
  readonly spent: number;
  readonly left: number;
  readonly mayDeclare: boolean;
  /** Interdiction markers removed by moving through. */
  readonly cleared: readonly string[];
  /** Every hex in reach from the start, with its points. */
  readonly reachable: readonly { readonly hex: string; readonly points: number }[];
}

export const movement: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'movement',
  rule: 'example.movement',
  input,
  rulings: [
    'travelMayDeclare',
    'bosphorusCost',
    'extraCosts',
    'halfPoints',
    'assaultIntoBarred',
    'lockingStops',
    'enemyHexes',
  ],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => moved(plan, book),
  outcome: ({ hex }) => hex,
  summary: ({ hex, spent, left, formation, reachable }) =>
    words('movement.summary', {
      hex,
      spent,
      left,
      formation: words(`formation.${formation}`),
      reach: reachable.length,
    }),
  outcomeWords: (outcome) => words('movement.at', { hex: outcome }),
  figures: { points: ({ spent }: Result) => spent, reach: ({ reachable }: Result) => reachable.length },
  effects: (result, { unit }): readonly Effect[] => [
    ...(result.formation === unit.formation ? [] : [formed(unit.side, unit.name, result.formation)]),
    ...result.cleared.map((hex) => ({ kind: 'cleared', hex })),
  ],
  picture: (result, plan, book, locale, say) => {
    const read = mapOf(plan.map);
    return pictureOf('movement', read, movementOverlays(read, plan, result, book), locale, say);
  },
  fromCampaign: ({ interdicted }, said) => interdictedOn(said['map'], interdicted),
};

const obstaclesOf = (read: AegeanMap, { unit, others, interdicted }: Input, book: AegeanBook): Obstacles => {
  const enemies = others.filter(({ side }) => side !== unit.side).map((other) => placed(read, other));
  return {
    enemies: new Set(enemies.map(({ at }) => at)),
    zones: allZones(read, enemies, book),
    interdicted: new Set(interdicted.map((hex) => read.at(hex))),
  };
};

/** Where the way changes formation: nowhere, or after so many of its steps. */
interface Legs {
  readonly first: readonly Space[];
  readonly change: Formation | undefined;
  readonly second: readonly Space[];
}

function legsOf({ unit, path, changeTo, changeAfter }: Input, read: AegeanMap): Legs {
  const way = [read.at(unit.hex), ...path.map((hex) => read.at(hex))];
  if (changeTo === 'none') return { first: way, change: undefined, second: [] };
  return { first: way.slice(0, changeAfter + 1), change: changeTo, second: way.slice(changeAfter) };
}

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { unit, others, path, interdicted, changeTo, changeAfter } = plan;
  const wrong = mapFaults(plan.map, [
    { at: 'unit.hex', hex: unit.hex },
    ...others.map(({ hex }, i) => ({ at: `others[${i}].hex`, hex })),
    ...path.map((hex, i) => ({ at: `path[${i}]`, hex })),
    ...interdicted.map((hex, i) => ({ at: `interdicted[${i}]`, hex })),
  ]);
  if (wrong.length > 0) return wrong;
  if (changeTo !== 'none' && changeAfter > path.length)
    return [{ code: 'changeTooLate', at: 'changeAfter', rule: 'example.movement', facts: { steps: path.length } }];
  const read = mapOf(plan.map);
  if (read.terrain(read.at(unit.hex)) === 'sea')
    return [{ code: 'atSea', at: 'unit.hex', rule: 'terrain', facts: { hex: unit.hex } }];
  if (unit.formation === 'T' && isInfantryClass(unit.kind, book))
    return [{ code: 'infantryTravels', at: 'unit.formation', rule: 'formations.3' }];
  return wayFaults(plan, read, book);
}

/** The rule that closes a step. */
const BARRED_BY: Readonly<Record<Bar | 'stopped' | 'apart', RuleId>> = {
  water: 'terrain',
  unbridged: 'terrain',
  terrain: 'terrain',
  noMovement: 'formations',
  enemy: 'example.movement',
  held: 'terrain.zones',
  assault: 'terrain.barred',
  stopped: 'terrain.zones',
  apart: 'example.movement',
};

/** Each step of the way, the change of formation, and the points in all. */
function wayFaults(plan: Input, read: AegeanMap, book: AegeanBook): readonly Refusal[] {
  const { unit, movement, changeAfter } = plan;
  const { first, change, second } = legsOf(plan, read);
  const [before, after] = travels(plan, read, book);
  const [one, two] = [price(read, first, before), price(read, second, after)];
  const barred = [one, two].flatMap((way, leg): Refusal[] => {
    if (way.kind === 'open') return [];
    const step = leg === 0 ? first.indexOf(way.to) - 1 : changeAfter + second.indexOf(way.to) - 1;
    const facts = { from: read.id(way.from), to: read.id(way.to) };
    const link = read.link(way.from, way.to);
    const bar =
      way.why === 'forbidden' && link !== undefined ? [before, after][leg]?.bar(way.from, way.to, link) : undefined;
    const code = bar ? `way.${bar}` : `way.${way.why}`;
    return [{ code, at: `path[${step}]`, rule: BARRED_BY[bar ?? (way.why === 'apart' ? 'apart' : 'stopped')], facts }];
  });
  if (one.kind === 'barred' || two.kind === 'barred') return barred;
  const [out, into] = change ? changeCost(unit.formation, change, plan.pursuit, book) : [0, 0];
  const needed = one.cost + two.cost + out + into;
  const at = first.at(-1) as Space;
  return [
    ...(change === unit.formation ? [{ code: 'sameFormation', at: 'changeTo', rule: 'formations' }] : []),
    ...(change ? formationFaults(stand(unit, change, read, at), 'changeTo', book) : []),
    ...(needed <= movement
      ? []
      : [{ code: 'tooFewPoints', at: 'path', rule: 'example.movement', facts: { needed, received: movement } }]),
  ];
}

const stand = ({ kind, engineers }: Input['unit'], formation: Formation, read: AegeanMap, at: Space) => ({
  kind,
  engineers,
  formation,
  terrain: read.terrain(at) as Terrain,
});

const travels = (plan: Input, read: AegeanMap, book: AegeanBook): readonly [GroundTravel, GroundTravel] => {
  const obstacles = obstaclesOf(read, plan, book);
  const by = (formation: Formation): GroundTravel => groundTravel(read, plan.unit, formation, obstacles, book);
  return [by(plan.unit.formation), by(plan.changeTo === 'none' ? plan.unit.formation : plan.changeTo)];
};

const moved = (plan: Input, book: AegeanBook): Step<Result> => {
  const { unit, movement, path, interdicted } = plan;
  const read = mapOf(plan.map);
  const { first, change, second } = legsOf(plan, read);
  const [before, after] = travels(plan, read, book);
  const [one, two] = [price(read, first, before), price(read, second, after)];
  const [out, into] = change ? changeCost(unit.formation, change, plan.pursuit, book) : [0, 0];
  const [walked, on] = [one.kind === 'open' ? one.cost : 0, two.kind === 'open' ? two.cost : 0];
  const spent = walked + on + out + into;
  const result: Result = {
    hex: path.at(-1) ?? unit.hex,
    formation: change ?? unit.formation,
    spent,
    left: movement - spent,
    mayDeclare: mayDeclare(change ?? unit.formation, book),
    cleared: interdicted.filter((hex) => path.includes(hex)),
    reachable: reachable(plan, read, book),
  };
  return explained(
    () => [
      {
        rule: 'example.movement',
        title: words('movement.way'),
        outcome: words('movement.told', { walked, out, into, on, spent }),
      },
    ],
    done(result),
  );
};

/** Every hex in reach: in the formation it has, and past a change wherever the change is lawful and paid for. */
function reachable(plan: Input, read: AegeanMap, book: AegeanBook): Result['reachable'] {
  const { unit, movement, changeTo } = plan;
  const [before, after] = travels(plan, read, book);
  const plain = reach(read, read.at(unit.hex), before, movement);
  const changed = changeTo === 'none' ? undefined : reachChanged(plan, plain, after, changeTo, read, book);
  return plain
    .spaces()
    .concat(changed ? changed.spaces().filter((space) => !plain.has(space)) : [])
    .map((space) => ({
      hex: read.id(space),
      points: Math.min(plain.costTo(space) ?? movement, changed?.costTo(space) ?? movement),
    }))
    .sort((a, b) => (a.hex < b.hex ? -1 : 1));
}

function reachChanged(
  plan: Input,
  plain: Reach,
  after: Travel,
  to: Formation,
  read: AegeanMap,
  book: AegeanBook,
): Reach {
  const { unit, movement } = plan;
  const [out, into] = changeCost(unit.formation, to, plan.pursuit, book);
  const starts = plain
    .spaces()
    .filter((space) => formationFaults(stand(unit, to, read, space), '', book).length === 0)
    .map((at) => ({ at, spent: (plain.costTo(at) ?? 0) + out + into }))
    .filter(({ spent }) => spent <= movement);
  return reach(read, starts, after, movement);
}
