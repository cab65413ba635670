/** Ground combat, landing, disengagement, drop: a thousand random cases each, reckoned from the page. */
import { describe, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import {
  bombing,
  compare,
  type Draw,
  type Fate,
  page,
  type Readings,
  reading,
  readings,
  strike,
  sum,
} from './straight.ts';

interface Unit {
  readonly name: string;
  readonly kind: string;
  readonly size: string;
  readonly strength: number;
  readonly quality: string;
  readonly formation: string;
  readonly supplied: boolean;
  readonly hits: number;
  readonly hitsToHalf: number;
  readonly hitsToEliminate: number;
  readonly antiAir: number;
  readonly acrossBosphorus?: boolean;
}
interface Support {
  readonly how: string;
  readonly bombers: readonly {
    readonly name: string;
    readonly bombardment: number;
    readonly ecm: number;
    readonly detected: boolean;
  }[];
  readonly sensor: string;
}

const KINDS = [
  'armour',
  'armouredCavalry',
  'mechanised',
  'infantry',
  'marine',
  'engineer',
  'antitank',
  'selfPropelledAntitank',
  'artillery',
  'headquarters',
];
const TERRAINS = ['clear', 'city', 'town', 'forest', 'rough', 'mountain', 'marsh', 'impassable'];
const INFANTRY = ['infantry', 'airborne', 'airAssault', 'marine', 'engineer', 'specialForces', 'antitank'];

const isSp = (kind: string): boolean => kind === 'selfPropelledAntitank';
const isArmoured = ({ kind }: Unit, r: Readings): boolean =>
  ['armour', 'armouredCavalry', 'mechanised'].includes(kind) ||
  (isSp(kind) && reading(r, 'selfPropelledAntitank') === 'armour');
const isPure = ({ kind }: Unit): boolean => kind === 'armour' || kind === 'armouredCavalry' || isSp(kind);
const isSoft = (unit: Unit, r: Readings): boolean =>
  !isArmoured(unit, r) && unit.kind !== 'antitank' && !isSp(unit.kind);

/** The column of the formation chart. */
function column(unit: Unit, r: Readings): string {
  if (unit.kind === 'artillery') return 'artillery';
  if (unit.size === 'division') return isArmoured(unit, r) ? 'division-armour' : 'division-other';
  if (unit.size === 'smaller') return 'other';
  if (isArmoured(unit, r)) return 'brigade-armour';
  return INFANTRY.includes(unit.kind) ? 'brigade-infantry' : 'other';
}

const chart = (unit: Unit) => page.formations[unit.formation] as (typeof page.formations)[string];
const line = (terrain: string, engineers: boolean) =>
  (page.terrain[terrain] as (typeof page.terrain)[string])[engineers ? 'engineers' : 'alone'];
const sappers = (units: readonly Unit[]): boolean => units.some(({ kind }) => kind === 'engineer');
const bars = (terrain: string, engineers: boolean, formation: string): boolean =>
  line(terrain, engineers).barred.includes(formation);

const left = ({ strength, hits, hitsToHalf, hitsToEliminate }: Unit): number =>
  hits >= hitsToEliminate ? 0 : hits >= hitsToHalf ? strength / 2 : strength;
const multiple = (unit: Unit): number => (chart(unit).combat.type === 'multiply' ? chart(unit).combat.value : 1);
const supplyCost = (units: readonly Unit[], r: Readings): number =>
  sum(units.map((unit) => chart(unit).supply[column(unit, r)] ?? 0));

const attackOf = (units: readonly Unit[], r: Readings): number => {
  const whole = reading(r, 'bosphorusHalved') === 'wholeAttack' && units.some((unit) => unit.acrossBosphorus);
  return sum(units.map((unit) => (left(unit) * multiple(unit)) / (whole || unit.acrossBosphorus ? 2 : 1)));
};
const defenceOf = (units: readonly Unit[], terrain: string, engineers: boolean, r: Readings): number =>
  sum(
    units.map((unit) => {
      const formed = reading(r, 'defendersMultiple') === 'applies' ? multiple(unit) : 1;
      const ground = line(terrain, engineers);
      const by = Number(isPure(unit) ? ground.armourMultiple : ground.otherMultiple);
      return (left(unit) / (unit.supplied ? 1 : 2)) * formed * by;
    }),
  );

/** "Utilisez la colonne la plus à gauche lorsque la comparaison n'est identique à aucun titre". */
function heading(a: number, d: number, r: Readings): number {
  const { columns } = page.groundCombat;
  const difference = (): string => {
    const down = Math.floor(a - d);
    return down >= 2 ? '+2' : down < -2 ? '1-2' : down > 0 ? `+${down}` : `${down}`;
  };
  const small = reading(r, 'smallStrengths') === 'differenceFirst' && Math.abs(a - d) <= 2;
  if (small) return columns.indexOf(difference());
  if (a / d >= 2) return columns.indexOf(`${Math.min(8, Math.floor(a / d))}-1`);
  if (d / a >= 2) return columns.indexOf(`1-${Math.min(4, Math.ceil(d / a))}`);
  return columns.indexOf(difference());
}

const grade = (units: readonly Unit[]): number => Math.min(...units.map(({ quality }) => 'MLE'.indexOf(quality)));

interface Fight {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly terrain: string;
}

/** Column, die and cell of one combat. The quality matrix is three columns a grade, by the worst of each force. */
function cellOf(fate: Fate, r: Readings, { attackers, defenders, terrain }: Fight, forA: boolean, forD: boolean) {
  const engineers = sappers(attackers);
  const [a, d] = [attackOf(attackers, r), defenceOf(defenders, terrain, engineers, r)];
  const prepared = defenders.map((unit) => (chart(unit).combat.type === 'multiply' ? 0 : chart(unit).combat.value));
  const guns = (units: readonly Unit[]): boolean => units.some(({ kind }) => kind === 'artillery');
  const both = reading(r, 'artilleryAndSupport') === 'both';
  const twice = (first: boolean, second: boolean): number =>
    both ? Number(first) + Number(second) : Number(first || second);
  const shift =
    3 * (grade(attackers) - grade(defenders)) -
    (reading(r, 'mixedFormations') === 'leastPrepared' ? Math.min(...prepared) : Math.max(...prepared)) +
    (attackers.every((unit) => isSoft(unit, r)) && defenders.some((unit) => isArmoured(unit, r)) ? -2 : 0) +
    (attackers.some((unit) => isArmoured(unit, r)) && defenders.every((unit) => isSoft(unit, r)) ? 2 : 0) -
    2 * twice(guns(defenders), forD) +
    (engineers ? (page.terrain[terrain]?.shift ?? 0) : 0);
  const place = Math.min(14, Math.max(0, heading(a, d, r) + shift));
  const die = Math.min(10, fate.die() + 2 * twice(guns(attackers), forA));
  const cell = page.groundCombat.rows[String(die)]?.[place] ?? '';
  const [onA = 0, onD = 0] = cell.split('/').map(Number);
  return { column: page.groundCombat.columns[place], cell, onA, onD };
}

/** Hits one by one, each on a unit that still stands. */
function casualties(fate: Fate, units: readonly Unit[], hits: number, before: readonly number[]): number[] {
  const taken = [...before];
  for (let hit = 0; hit < hits; hit += 1) {
    const standing = units.filter((unit, place) => unit.hits + (taken[place] ?? 0) < unit.hitsToEliminate);
    if (standing.length === 0) break;
    const names = standing.map(({ name }) => name);
    const name = names.length === 1 ? names[0] : fate.pick(names);
    const place = units.findIndex((unit) => unit.name === name);
    taken[place] = (taken[place] ?? 0) + 1;
  }
  return taken;
}

const isGone = (units: readonly Unit[], taken: readonly number[]): boolean =>
  units.every((unit, place) => unit.hits + (taken[place] ?? 0) >= unit.hitsToEliminate);

/** Close air support at the first unit: success, and Hits that leave it one short of elimination. */
function support(fate: Fate, r: Readings, plan: Support | undefined, target: Unit, terrain: string) {
  if (plan?.how !== 'tried')
    return { success: plan?.how === 'succeeded', hits: 0, hurt: plan?.bombers.map(() => 0) ?? [] };
  const { thrown, hurt } = strike(fate, r, {
    planes: plan.bombers.map((one) => ({ ...one, value: one.bombardment })),
    onValue: bombing(terrain, target.formation),
    row: 'ground',
    sensor: plan.sensor,
    ecm: () => 0,
    guns: () => target.antiAir,
  });
  return { success: thrown > 0, hits: Math.min(thrown, Math.max(0, target.hitsToEliminate - 1 - target.hits)), hurt };
}

const worse = (units: readonly Unit[], hits: number): readonly Unit[] =>
  units.map((unit, place) => (place === 0 ? { ...unit, hits: unit.hits + hits } : unit));
const firstOf = (units: readonly Unit[], hits: number): number[] => units.map((_, place) => (place === 0 ? hits : 0));

/** What the charts forbid of an attack, and of those who hold the hex. */
function mayAttack(units: readonly Unit[], terrain: string, road: boolean, r: Readings): boolean {
  const engineers = sappers(units);
  return units.every((unit) => {
    const infantry = INFANTRY.includes(unit.kind);
    const declares = chart(unit).declare && (unit.formation !== 'T' || reading(r, 'travelMayDeclare') === 'asPrinted');
    const cost = infantry ? line(terrain, engineers).infantry : line(terrain, engineers).other;
    return (
      unit.supplied &&
      declares &&
      !(unit.formation === 'T' && infantry) &&
      !(unit.formation === 'DA' && bars(terrain, engineers, 'DA')) &&
      (road || typeof cost === 'number')
    );
  });
}
function mayHold(units: readonly Unit[], terrain: string, r: Readings): boolean {
  const engineers = sappers(units);
  return units.every((unit) => {
    const { formation, kind } = unit;
    if (formation === 'DA' && reading(r, 'assaultIntoBarred') === 'allowed') return true;
    if (formation === 'T' && INFANTRY.includes(kind)) return false;
    const digs = formation === 'DD' && isPure(unit);
    if (digs && (terrain === 'city' || reading(r, 'armourDeliberateDefence') === 'never')) return false;
    return !bars(terrain, engineers, formation);
  });
}

const randomUnit = (draw: Draw, name: string, formations: readonly string[], kinds = KINDS): Unit => ({
  name,
  kind: draw.one(kinds),
  size: draw.one(['division', 'brigade', 'smaller']),
  strength: draw.int(0, 8),
  quality: draw.one(['E', 'L', 'M']),
  formation: draw.one(formations),
  supplied: draw.flag(0.95),
  hits: draw.one([0, 0, 0, 1, 2]),
  hitsToHalf: draw.int(1, 3),
  hitsToEliminate: draw.int(2, 5),
  antiAir: draw.one([0, 0, 1, 4]),
});
const randomSupport = (draw: Draw, name: string): Support => ({
  how: draw.one(['none', 'none', 'succeeded', 'tried']),
  bombers: draw.many(1, 2, (place) => ({
    name: `${name}${place}`,
    bombardment: draw.int(1, 9),
    ecm: draw.one([0, 0, 3]),
    detected: draw.flag(0.2),
  })),
  sensor: draw.one(['none', 'none', 'us-unit']),
});
const AIR_RULINGS = ['marginOverTen', 'bombardmentModifiers', 'antiAirHits', 'airDamage'];
const BATTLE_RULINGS = [
  ...AIR_RULINGS,
  'selfPropelledAntitank',
  'armourDeliberateDefence',
  'travelMayDeclare',
  'smallStrengths',
  'defendersMultiple',
  'mixedFormations',
  'artilleryAndSupport',
  'retreatInstead',
  'bosphorusHalved',
  'bosphorusUnbridged',
  'assaultIntoBarred',
];

const ATTACKING = ['MC', 'MC', 'HA', 'HA', 'DA', 'T'];
const DEFENDING = ['MC', 'MC', 'HD', 'HD', 'HA', 'R', 'DD'];

interface Combat extends Fight {
  readonly attackTerrain: string;
  readonly road: boolean;
  readonly bridged: boolean;
  readonly supplyPoints: number;
  readonly defenderSupplyPoints: number;
  readonly retreatPossible: boolean;
  readonly attackSupport: Support;
  readonly defenceSupport: Support;
}

describe('[crt] ground combat', () => {
  test('support, strengths, column, die, Hits, retreat, pursuit, supply points', () =>
    compare(
      cases(500),
      'ground-combat',
      (draw) => ({
        rulings: readings(draw, BATTLE_RULINGS),
        input: {
          attacker: draw.one(['nato', 'pact']),
          attackers: draw.many(1, 3, (place) => ({
            ...randomUnit(draw, `A${place}`, ATTACKING),
            acrossBosphorus: draw.flag(0.1),
          })),
          defenders: draw.many(1, 3, (place) => randomUnit(draw, `D${place}`, DEFENDING)),
          terrain: draw.one(TERRAINS),
          attackTerrain: draw.one(TERRAINS),
          road: draw.flag(0.7),
          bridged: draw.flag(),
          supplyPoints: draw.one([99, 99, 99, 2, 6]),
          defenderSupplyPoints: draw.one([99, 99, 3]),
          retreatPossible: draw.flag(),
          attackSupport: randomSupport(draw, 'X'),
          defenceSupport: randomSupport(draw, 'Y'),
        },
      }),
      (input: Combat, fate, r) => {
        const { attackers, defenders, terrain, attackSupport, defenceSupport } = input;
        const strait = (unit: Unit): boolean =>
          !unit.acrossBosphorus ||
          (unit.formation !== 'DA' &&
            unit.formation !== (input.bridged ? '' : 'DD') &&
            (input.bridged || reading(r, 'bosphorusUnbridged') === 'mayAttack'));
        const needs = supplyCost(attackers, r);
        const flying = (plan: Support): number => (plan.how === 'tried' ? 2 * plan.bombers.length : 0);
        const enough =
          needs <= input.supplyPoints &&
          flying(attackSupport) <= input.supplyPoints - needs &&
          flying(defenceSupport) <= input.defenderSupplyPoints;
        const able = mayAttack(attackers, terrain, input.road, r) && attackers.every(strait);
        const strong = attackOf(attackers, r) > 0 && defenceOf(defenders, terrain, sappers(attackers), r) > 0;
        if (!able || !mayHold(defenders, terrain, r) || !strong || !enough) return undefined;
        const forA = support(fate, r, attackSupport, defenders[0] as Unit, terrain);
        const forD = support(fate, r, defenceSupport, attackers[0] as Unit, input.attackTerrain);
        const fight = { attackers: worse(attackers, forD.hits), defenders: worse(defenders, forA.hits), terrain };
        const { column: at, cell, onA, onD } = cellOf(fate, r, fight, forA.success, forD.success);
        const lostA = casualties(fate, attackers, onA, firstOf(attackers, forD.hits));
        const may = input.retreatPossible && onD > 0 && (reading(r, 'retreatInstead') !== 'onlyOfOne' || onD === 1);
        const retreated = may && fate.pick(['stand', 'retreat']) === 'retreat';
        const rest = !retreated ? onD : reading(r, 'retreatInstead') === 'cancelsAll' ? 0 : onD - 1;
        const lostD = casualties(fate, defenders, rest, firstOf(defenders, forA.hits));
        const empty = retreated || isGone(defenders, lostD);
        const pursued = empty && !isGone(attackers, lostA) && fate.pick(['stay', 'pursue']) === 'pursue';
        return {
          column: at,
          cell,
          attackers: lostA,
          defenders: lostD,
          retreated,
          pursued,
          attackSupport: { succeeded: forA.success, hits: forA.hits, bombers: forA.hurt },
          defenceSupport: { succeeded: forD.success, hits: forD.hits, bombers: forD.hurt },
          supply: [
            needs + flying(attackSupport),
            Math.min(input.defenderSupplyPoints, supplyCost(defenders, r) + flying(defenceSupport)),
          ],
        };
      },
    ));
});

interface Landing extends Omit<Combat, 'attackers' | 'defenders'> {
  readonly marines: readonly Unit[];
  readonly artillery: readonly Unit[];
  readonly enemies: readonly Unit[];
  readonly movement: number;
  readonly coastal: boolean;
  readonly bombardmentHits: number;
}

describe('[example.landing] amphibious landing', () => {
  test('who is ashore, who retreats, who is repulsed', () =>
    compare(
      cases(500),
      'amphibious-landing',
      (draw) => ({
        rulings: readings(draw, [...BATTLE_RULINGS, 'landingRetreat']),
        input: {
          side: draw.one(['nato', 'pact']),
          ship: 'Amph',
          movement: draw.one([1, 2, 2, 4]),
          coastal: draw.flag(0.95),
          marines: draw.many(1, 2, (place) =>
            randomUnit(draw, `M${place}`, ['MC', 'MC', 'HA', 'DA', 'HD'], ['marine']),
          ),
          artillery: draw.flag(0.3) ? [{ ...randomUnit(draw, 'G', ['MC'], ['artillery']), supplied: true }] : [],
          enemies: draw.many(0, 2, (place) => randomUnit(draw, `E${place}`, DEFENDING)),
          terrain: draw.one(TERRAINS),
          road: draw.flag(),
          bombardmentHits: draw.int(0, 3),
          attackSupport: randomSupport(draw, 'X'),
          defenceSupport: randomSupport(draw, 'Y'),
        },
      }),
      (input: Landing, fate, r) => {
        const { marines, artillery, enemies, terrain, attackSupport, defenceSupport } = input;
        if (!input.coastal || input.movement < 2) return undefined;
        if (enemies.length === 0) {
          const stands = marines.every(({ formation }) => !bars(terrain, false, formation));
          if (!stands || (terrain === 'impassable' && !input.road)) return undefined;
          return { outcome: 'ashore', cell: null, marines: marines.map(() => 0), landed: marines.length };
        }
        const force = [...marines, ...artillery];
        const strong = attackOf(force, r) > 0 && defenceOf(enemies, terrain, false, r) > 0;
        if (!mayAttack(marines, terrain, input.road, r) || !mayHold(enemies, terrain, r) || !strong) return undefined;
        const forA = support(fate, r, attackSupport, enemies[0] as Unit, terrain);
        const forD = support(fate, r, defenceSupport, marines[0] as Unit, terrain);
        const fight = { attackers: worse(force, forD.hits), defenders: worse(enemies, forA.hits), terrain };
        const { cell, onA, onD } = cellOf(fate, r, fight, forA.success, forD.success);
        const driven = onD > 0 || input.bombardmentHits + forA.hits >= 3;
        const swaps = driven && onD > 0 && reading(r, 'landingRetreat') === 'maySwap';
        const fewer = swaps && fate.pick(['stand', 'retreat']) === 'retreat' ? 1 : 0;
        const own = casualties(fate, force, driven ? onA : 2 * onA, firstOf(force, forD.hits));
        const lost = casualties(fate, enemies, onD - fewer, firstOf(enemies, forA.hits));
        const onMarines = own.slice(0, marines.length);
        const there = marines.filter((unit, place) => unit.hits + (onMarines[place] ?? 0) < unit.hitsToEliminate);
        return {
          outcome: driven ? 'enemyRetreats' : there.length === 0 ? 'destroyed' : 'repulsed',
          cell,
          marines: onMarines,
          artillery: own.slice(marines.length),
          enemies: lost,
          landed: driven ? there.length : 0,
          movementLeft: input.movement - 2,
        };
      },
    ));
});

interface Escape extends Unit {
  readonly lockers: readonly Unit[];
  readonly retreatHex: boolean;
}

describe('[example.disengagement] disengagement', () => {
  test('one Hit, the difference of strengths, the die', () =>
    compare(
      cases(500),
      'disengagement',
      (draw) => {
        const {
          name: _,
          quality: _q,
          formation: _f,
          supplied: _s,
          antiAir: _a,
          size: _z,
          ...unit
        } = randomUnit(draw, '', ['MC']);
        return {
          rulings: readings(draw, [
            'disengagementStrength',
            'disengagementFailure',
            'severalLockers',
            'selfPropelledAntitank',
          ]),
          input: {
            ...unit,
            unit: 'U',
            lockers: draw.many(1, 3, (place) => {
              const {
                quality: _1,
                formation: _2,
                supplied: _3,
                antiAir: _4,
                size: _5,
                ...locker
              } = randomUnit(draw, `L${place}`, ['MC']);
              return locker;
            }),
            retreatHex: draw.flag(0.9),
          },
        };
      },
      (input: Escape, fate, r) => {
        const locking = input.lockers.filter((unit) => isArmoured(unit, r)).map(left);
        if (
          isArmoured(input, r) ||
          locking.length === 0 ||
          input.hits + 1 >= input.hitsToEliminate ||
          !input.retreatHex
        )
          return undefined;
        const own = left(
          reading(r, 'disengagementStrength') === 'afterHit' ? { ...input, hits: input.hits + 1 } : input,
        );
        const enemy = reading(r, 'severalLockers') === 'sum' ? sum(locking) : Math.max(...locking);
        if (fate.die() < enemy - own)
          return { outcome: reading(r, 'disengagementFailure'), threshold: enemy - own, pursued: false };
        return { outcome: 'away', threshold: enemy - own, pursued: fate.pick(['stay', 'pursue']) === 'pursue' };
      },
    ));
});
