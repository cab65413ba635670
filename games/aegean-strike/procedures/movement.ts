/**
 * Ground movement: every hex a unit can reach, with one change of formation if it wants one, and the price of a way the
 * player draws.
 */

import { linkBetween, type Reach, reach, type Space } from '@grognard/hexes';
import { done, type Effect, explained, type Infer, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import type { AegeanMap } from '../map-words.ts';
import { mapIn, unitsIn } from '../parts/campaign-map.ts';
import { formed, moved } from '../parts/effects.ts';
import { rarely } from '../parts/fields.ts';
import { changeCost } from '../parts/formation-change.ts';
import { formationFaults, mayDeclare } from '../parts/formation-rules.ts';
import { type Bar, endsMove, groundTravel, mayAttackInto, type Obstacles } from '../parts/ground-travel.ts';
import { isInfantryClass } from '../parts/ground-units.ts';
import { bridges, builtFaults, hexes, map, mapOf, markersOn, moving, stationed } from '../parts/map-input.ts';
import { type March, march } from '../parts/march.ts';
import { plain } from '../parts/plain.ts';
import { allZones, placed } from '../parts/zones.ts';
import { movementOverlays } from '../pictures/movement.ts';
import { pictureOf } from '../pictures/picture.ts';
import type { RuleId } from '../rules.ts';
import { field, refusal, words } from '../text/kit.ts';
import { FORMATIONS, type Formation, type Phase, type Terrain } from '../vocabulary.ts';

const input = field.record('movement.input', {
  map: map(),
  unit: moving,
  changeTo: field.oneOf('movement.changeTo', { options: ['none', ...FORMATIONS], words: 'formation', default: 'none' }),
  changeAfter: field.integer('movement.changeAfter', { min: 0, max: 40, default: 0 }),
  pursuit: field.flag('change.pursuit', { default: false, seldom: true }),
  path: { ...hexes('movement.path'), wayOf: 'unit' },
  others: field.list('movement.others', stationed, { min: 0, max: 300, unique: 'name', default: [] }),
  ...rarely({ interdicted: hexes('campaign.interdicted'), bridges: bridges() }),
});

type Input = Infer<typeof input>;

export interface MovementResult {
  readonly hex: string;
  readonly formation: Formation;
  readonly spent: number;
  readonly left: number;
  readonly mayDeclare: boolean;
  readonly pursuit: boolean;
  /** Interdiction markers removed by moving through. */
  readonly cleared: readonly string[];
  /** The hexes of the way as they are entered, with the points spent by then. */
  readonly way: readonly { readonly hex: string; readonly points: number }[];
  /** Every hex in reach from the start, with its points. */
  readonly reachable: readonly { readonly hex: string; readonly points: number }[];
}

export const movement: Procedure<Input, MovementResult, AegeanBook, CampaignState, typeof input> = {
  id: 'movement',
  rule: 'example.movement',
  phase: 'movement' satisfies Phase,
  input,
  rulings: [
    'travelMayDeclare',
    'armourDeliberateDefence',
    'pursuitFromAssault',
    'selfPropelledAntitank',
    'assaultLocksCities',
    'bosphorusCost',
    'bosphorusUnbridged',
    'extraCosts',
    'halfPoints',
    'assaultIntoBarred',
    'lockingStops',
    'enemyHexes',
  ],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => walked(plan, book),
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
  figures: { points: ({ spent }: MovementResult) => spent, reach: ({ reachable }: MovementResult) => reachable.length },
  effects: (result, { unit }): readonly Effect[] => [
    ...(result.hex === unit.hex ? [] : [moved(unit.side, unit.name, result.hex)]),
    ...(result.formation === unit.formation ? [] : [formed(unit.side, unit.name, result.formation, !result.pursuit)]),
    ...result.cleared.map((hex) => ({ kind: 'cleared', hex })),
  ],
  picture: (result, plan, book) => {
    const read = mapOf(plan.map, plan.bridges);
    return pictureOf('movement', read, movementOverlays(read, plan, result, book));
  },
  fromCampaign: (state, said) => {
    const own = mapIn(state, said);
    return {
      ...own,
      ...unitsIn('others', stationed, state, said, { but: nameOf(said['unit']) }),
      ...markersOn(said['map'] ?? own.map, state.interdicted, state.bridges),
    };
  },
  next: (result, { unit: { name, side, nation, kind, size } }) =>
    result.mayDeclare
      ? [
          {
            procedure: 'ground-combat',
            input: { attacker: side, attackers: [plain({ name, nation, kind, size, formation: result.formation })] },
            words: words('next.assault'),
          },
        ]
      : [],
};

const obstaclesOf = (read: AegeanMap, { unit, others, interdicted }: Input, book: AegeanBook): Obstacles => {
  const enemies = others.filter(({ side }) => side !== unit.side).map((other) => placed(read, other));
  return {
    enemies: new Set(enemies.map(({ at }) => at)),
    zones: allZones(read, enemies, book),
    interdicted: new Set(interdicted.map((hex) => read.at(hex))),
  };
};

const nameOf = (said: unknown): unknown => (said as { readonly name?: unknown } | undefined)?.name;

/** The way as it is walked, with its one change of formation. */
const marchOf = ({ unit, path, changeTo, changeAfter }: Input, read: AegeanMap): March => ({
  way: [unit.hex, ...path].map((hex) => read.at(hex)),
  formation: unit.formation,
  change: changeTo === 'none' ? undefined : { after: changeAfter, to: changeTo },
});

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { unit, path, changeTo, changeAfter } = plan;
  const wrong = builtFaults(plan.map, plan.bridges);
  if (wrong.length > 0) return wrong;
  if (changeTo !== 'none' && changeAfter > path.length)
    return [refusal('changeTooLate', 'changeAfter', { rule: 'example.movement', facts: { steps: path.length } })];
  const read = mapOf(plan.map, plan.bridges);
  if (unit.halted !== 'no' && (path.length > 0 || changeTo !== 'none'))
    return [refusal('movesNoMore', 'unit.halted', { rule: 'example.landing' })];
  if (unit.changed && changeTo !== 'none' && !plan.pursuit)
    return [refusal('changedTwice', 'changeTo', { rule: 'example.movement' })];
  if (read.terrain(read.at(unit.hex)) === 'sea')
    return [refusal('atSea', 'unit.hex', { rule: 'terrain', facts: { hex: unit.hex } })];
  if (unit.formation === 'T' && isInfantryClass(unit.kind))
    return [refusal('infantryTravels', 'unit.formation', { rule: 'formations.3' })];
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
  const { unit, changeTo, changeAfter } = plan;
  const { movement } = unit;
  const { way, ...rest } = marchOf(plan, read);
  const marched = march(read, unit, { way, ...rest }, obstaclesOf(read, plan, book), book);
  if (marched.kind === 'barred') {
    const { step, why, from, to } = marched;
    const facts = { from: read.id(from), to: read.id(to) };
    return [refusal(`way.${why}`, `path[${step}]`, { rule: BARRED_BY[why], facts })];
  }
  const needed = marched.before + marched.after + sum(changePrice(plan, book));
  return [
    ...(changeTo === unit.formation ? [refusal('sameFormation', 'changeTo', { rule: 'formations' })] : []),
    ...(changeTo === 'none'
      ? []
      : formationFaults(standing(unit, changeTo, read, way[changeAfter] as Space), 'changeTo', book)),
    ...(needed <= movement
      ? []
      : [refusal('tooFewPoints', 'path', { rule: 'example.movement', facts: { needed, received: movement } })]),
  ];
}

const standing = (unit: Input['unit'], formation: Formation, read: AegeanMap, at: Space) => ({
  ...unit,
  formation,
  terrain: read.terrain(at) as Terrain,
});

const changePrice = ({ unit, changeTo, pursuit }: Input, book: AegeanBook): readonly [out: number, into: number] =>
  changeTo === 'none' ? [0, 0] : changeCost(unit.formation, changeTo, pursuit, book);

const sum = ([one, other]: readonly [number, number]): number => one + other;

const walked = (plan: Input, book: AegeanBook): Step<MovementResult> => {
  const { unit, path, changeTo } = plan;
  const read = mapOf(plan.map, plan.bridges);
  const marched = march(read, unit, marchOf(plan, read), obstaclesOf(read, plan, book), book);
  if (marched.kind === 'barred') throw new Error('a way that was refused is walked');
  const [out, into] = changePrice(plan, book);
  const { before: walked, after: on } = marched;
  const spent = walked + on + out + into;
  const hex = path.at(-1) ?? unit.hex;
  const formation = changeTo === 'none' ? unit.formation : changeTo;
  const result: MovementResult = {
    hex,
    formation,
    spent,
    left: unit.movement - spent,
    pursuit: plan.pursuit,
    mayDeclare: mayDeclare(formation, book) && hasTarget(plan, read, hex, formation, book),
    cleared: marched.cleared.map((space) => read.id(space)),
    way: spentAlong(plan, marched.steps, out + into),
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

/** Points spent by each hex of the way; the change of formation is paid before the step that follows it. */
function spentAlong(
  { path, changeTo, changeAfter }: Input,
  steps: readonly number[],
  change: number,
): MovementResult['way'] {
  let points = 0;
  return path.map((hex, index) => {
    if (changeTo !== 'none' && index === changeAfter) points += change;
    points += steps[index] ?? 0;
    return { hex, points };
  });
}

/** Example of movement and formation: an enemy next to it, in a hex it can enter. */
const hasTarget = (
  { unit, others }: Input,
  read: AegeanMap,
  hex: string,
  formation: Formation,
  book: AegeanBook,
): boolean =>
  others.some(({ side, hex: there }) => {
    const link = side === unit.side ? undefined : linkBetween(read, read.at(hex), read.at(there));
    return link !== undefined && mayAttackInto(read, unit, formation, read.at(there), link, book);
  });

/** Every hex in reach: in the formation it has, and past a change wherever the change is lawful and paid for. */
function reachable(plan: Input, read: AegeanMap, book: AegeanBook): MovementResult['reachable'] {
  const { unit, changeTo } = plan;
  const { movement } = unit;
  const obstacles = obstaclesOf(read, plan, book);
  const plain = reach(read, read.at(unit.hex), groundTravel(read, unit, unit.formation, obstacles, book), movement);
  const changed = changeTo === 'none' ? undefined : reachChanged(plan, plain, changeTo, obstacles, read, book);
  return plain
    .spaces()
    .concat(changed ? changed.spaces().filter((space) => !plain.has(space)) : [])
    .map((space) => ({
      hex: read.id(space),
      points: Math.min(plain.costTo(space) ?? movement, changed?.costTo(space) ?? movement),
    }))
    .sort((a, b) => (a.hex < b.hex ? -1 : 1));
}

/** Whoever was stopped by a locking zone may change formation there, but goes no farther. */
function reachChanged(
  plan: Input,
  plain: Reach,
  to: Formation,
  obstacles: Obstacles,
  read: AegeanMap,
  book: AegeanBook,
): Reach {
  const { unit } = plan;
  const { movement } = unit;
  const paid = sum(changePrice(plan, book));
  const travel = groundTravel(read, unit, to, obstacles, book);
  const start = read.at(unit.hex);
  const starts = plain
    .spaces()
    .filter((space) => space === start || !endsMove(space, obstacles, book))
    .filter((space) => formationFaults(standing(unit, to, read, space), '', book).length === 0)
    .map((at) => ({ at, spent: (plain.costTo(at) ?? 0) + paid }))
    .filter(({ spent }) => spent <= movement);
  return reach(read, starts, travel, movement);
}
