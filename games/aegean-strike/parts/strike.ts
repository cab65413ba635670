/**
 * An air strike on one target, with the target's own eyes and guns.
 *
 * Seen before it attacks, the stack is fired at first, and a Hit aborts; unseen, it attacks first, is then seen as a matter
 * of course, and is fired at afterwards. A ship's Hits lower its countermeasures and its guns at once.
 */

import { checkpoint, choice, done, explained, type Modifier, nested, type Step, total } from '@grognard/kernel';
import type { Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { RuleId } from '../rules.ts';
import { ask, words } from '../text/kit.ts';
import { enemyOf, type Side } from '../vocabulary.ts';
import { bestEcm } from './air-battle.ts';
import { hitsOf, type Shot, spread, worn, wornInTheAir } from './fire.ts';
import { sighted } from './sighting.ts';

/** What the aid leaves open of a strike on something that may see and fire back. */
export const STRIKE_RULINGS = [
  'fragmentStart',
  'airDamage',
  'marginOverTen',
  'bombardmentModifiers',
  'antiAirHits',
] as const;

/** A unit of the stack; one without a value flies along and does not attack. */
export interface Attacker {
  readonly name: string;
  readonly value: number;
  readonly ecm: number;
  readonly hits: number;
}

export interface Strike {
  readonly side: Side;
  readonly rule: RuleId;
  readonly stack: readonly Attacker[];
  readonly modifiers: readonly Modifier[];
  /** Where no die decides: a reading may let a strike succeed that gets to attack. */
  readonly automatic?: boolean;
  readonly target: {
    readonly name: string;
    /** Ground targets have no countermeasures, and Hits do not lower their guns. */
    readonly kind: 'ground' | 'naval';
    readonly ecm: number;
    /** The best countermeasures of others in its hex. */
    readonly company?: number;
    readonly antiAir: number;
    readonly hits: number;
    /** Hits that sink a ship: it neither takes more nor fires any more. */
    readonly endsAt?: number;
  };
  /** What the target sees aircraft with, if it has not seen them yet. */
  readonly sensor: Sensor | 'none';
  readonly detected: boolean;
}

/** Hits thrown on the target, Hits on the stack, which unit took them (or -1), and how many got to attack. */
export type Struck = readonly [onTarget: number, onStack: number, taker: number, attacked: number];

export const NOBODY: Struck = [0, 0, -1, 0];

export const strike = (plan: Strike, book: AegeanBook): Step<Struck> => {
  if (plan.detected) return firedAtFirst(plan, book);
  if (plan.sensor === 'none') return unseen(plan, book);
  const look = { sensor: plan.sensor, medium: 'air', scale: 'operational', range: 0 } as const;
  return nested('seen', [], sighted([look], plan.rule, enemyOf(plan.side), book), (seen) =>
    checkpoint('seen', seen, (found) => (found ? firedAtFirst(plan, book) : unseen(plan, book))),
  );
};

/** General naval example: fired at on the way in, a unit with a Hit aborts before it attacks. */
const firedAtFirst = (plan: Strike, book: AegeanBook): Step<Struck> =>
  nested('guns', [], guns(plan, 0, book), ([, onStack, taker]) =>
    checkpoint('fired at', [0, onStack, taker, 0] satisfies Struck, (so) => attacks(plan, so, book)),
  );

/** Example of air-ground combat: the bombing done, the aircraft are seen and the target fires. */
const unseen = (plan: Strike, book: AegeanBook): Step<Struck> =>
  nested('attacks', [], attacks(plan, NOBODY, book), ([onTarget, , , attacked]) =>
    checkpoint('attacked', [onTarget, attacked] as const, ([hits, flew]) =>
      nested('guns', [hits, flew] as const, guns(plan, hits, book), ([, onStack, taker], [before, by]) =>
        done<Struck>([before, onStack, taker, by]),
      ),
    ),
  );

const isSunk = ({ target: { hits, endsAt } }: Strike, onTarget: number): boolean =>
  endsAt !== undefined && hits + onTarget >= endsAt;

/** One die for each unit still there. */
const attacks = (plan: Strike, [, onStack, taker]: Struck, book: AegeanBook): Step<Struck> => {
  const { side, rule, modifiers, target } = plan;
  const onValue = book.rulings.bombardmentModifiers === 'value';
  const hurt = stackHits(plan.stack.length, onStack, taker, book);
  const flying = plan.stack.filter(({ value }, place) => value > 0 && hurt[place] === 0);
  if (plan.automatic) return done<Struck>([0, onStack, taker, flying.length]);
  const from = (place: number, hits: number): Step<Struck> => {
    const unit = isSunk(plan, hits) ? undefined : flying[place];
    if (unit === undefined) return done<Struck>([hits, onStack, taker, flying.length]);
    const shot: Shot = {
      side,
      rule,
      by: unit.name,
      value: wornInTheAir(unit.value, unit.hits, book) + (onValue ? total(modifiers) : 0),
      dieModifier: onValue ? 0 : total(modifiers),
      target: target.kind === 'naval' ? 'air-naval' : 'ground',
      ecm: Math.max(worn(target.ecm, target.hits + hits), target.company ?? 0),
    };
    return nested('bomb', [place, hits] as const, hitsOf(shot, book), (scored, [at, before]) =>
      checkpoint('bomb', [at, before + scored, onStack, taker] as const, ([now, sum]) => from(now + 1, sum)),
    );
  };
  const bombs = from(0, 0);
  return modifiers.length === 0
    ? bombs
    : explained(() => [{ rule: 'bombardment', title: words('strike.modifiers'), modifiers }], bombs);
};

/** The target's anti-air fire at the stack; the owner of the stack picks the unit that takes the Hits. */
const guns = (plan: Strike, onTarget: number, book: AegeanBook): Step<Struck> => {
  const { stack, side, rule, target } = plan;
  const value = target.kind === 'naval' ? worn(target.antiAir, target.hits + onTarget) : target.antiAir;
  if (value <= 0 || isSunk(plan, onTarget)) return done(NOBODY);
  const shot: Shot = {
    side: enemyOf(side),
    rule,
    by: target.name,
    value,
    target: 'air-naval',
    ecm: bestEcm(stack, book),
  };
  return nested('gun', [], hitsOf(shot, book), (hits) =>
    checkpoint('gun', hits, (scored) => takesHits(stack, side, scored, book)),
  );
};

/** Example of air-ground combat: one unit takes what a shot scores, its owner says which. */
export const takesHits = (
  units: readonly { readonly name: string }[],
  side: Side,
  scored: number,
  book: AegeanBook,
): Step<Struck> => {
  if (scored === 0) return done(NOBODY);
  if (book.rulings.antiAirHits === 'spread' || units.length === 1) return done<Struck>([0, scored, 0, 0]);
  return choice(
    ask('example.airGround', 'strike.ask.taker'),
    side,
    units.map(({ name }) => name),
    (taken) => done<Struck>([0, scored, units.findIndex(({ name }) => name === taken), 0]),
  );
};

/** Hits on each unit of the stack. */
export const stackHits = (units: number, hits: number, taker: number, { rulings }: AegeanBook): readonly number[] => {
  if (hits === 0 || units === 0) return Array.from({ length: units }, () => 0);
  if (rulings.antiAirHits === 'spread') return spread(hits, units);
  return Array.from({ length: units }, (_, place) => (place === taker ? hits : 0));
};
