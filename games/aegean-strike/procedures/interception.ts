/**
 * Air-air interception, short or long range: detection, the chase, the target's own detection, air combat, and the strike
 * of those who get through.
 */

import { checkpoint, done, type Effect, explained, nested, type Procedure, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { airBattle, ESCORT_RULINGS, type Fought, interceptorHits, NOT_FOUGHT, unhurt } from '../parts/air-battle.ts';
import { isSeen } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { bombardmentModifiers, oneShort } from '../parts/bombing.ts';
import { chase } from '../parts/chase.ts';
import { cameHome, hitsOn, hitsOnEach, spent } from '../parts/effects.ts';
import { airFates } from '../parts/fates.ts';
import { spread } from '../parts/fire.ts';
import { escortLeaves, flightsAfter } from '../parts/flights.ts';
import {
  type InterceptionInput,
  interceptionFaults,
  interceptionInput,
  quest,
  UNNAMED,
} from '../parts/interception-input.ts';
import { missionSupply } from '../parts/readiness.ts';
import { scoreOf } from '../parts/score.ts';
import { search } from '../parts/search.ts';
import { sighted } from '../parts/sighting.ts';
import { NOBODY, STRIKE_RULINGS, type Strike, type Struck, stackHits, strike } from '../parts/strike.ts';
import { enemySupplies, suppliesOf } from '../parts/supplies.ts';
import { wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';
import { airLosses } from './air-combat.ts';

type Input = InterceptionInput;

export interface InterceptionResult {
  readonly side: Side;
  readonly detected: boolean;
  /** Whether the target saw the interceptors. */
  readonly seen: boolean;
  readonly legs: number;
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
  readonly strikers: readonly number[];
  readonly strikersLeft: number;
  /** Supply points of the interceptors that flew, and of a stack whose sorties were not yet counted. */
  readonly supply: readonly [interceptors: number, target: number];
  /** The strike that follows: Hits thrown and applied, and what anti-air fire did to strikers and escorts. */
  readonly strike: {
    readonly thrown: number;
    readonly applied: number;
    readonly strikers: readonly number[];
    readonly escorts: readonly number[];
  };
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['stopped', 'partly', 'through', 'undetected'] as const;

export const interception: Procedure<Input, InterceptionResult, AegeanBook, CampaignState, typeof interceptionInput> = {
  id: 'interception',
  rule: 'example.short',
  phase: 'air' satisfies Phase,
  input: interceptionInput,
  rulings: ['newAttempt', 'detectionPassesOn', ...ESCORT_RULINGS, ...STRIKE_RULINGS],
  refusals: interceptionFaults,
  begin: (plan, book) => detect(plan, book),
  outcome: ({ detected, strikersLeft, strikers }) => {
    if (!detected) return 'undetected';
    return strikersLeft === 0 ? 'stopped' : strikersLeft === strikers.length ? 'through' : 'partly';
  },
  summary: (result) =>
    words(result.detected ? 'interception.summary' : 'interception.undetected', {
      left: result.strikersLeft,
      strikers: result.strikers.length,
      hits: result.strike.applied,
    }),
  outcomes: OUTCOMES,
  even: 'partly',
  outcomeWords: wordedBy(OUTCOMES)('interception.outcome'),
  figures: {
    strikersLeft: ({ strikersLeft }: InterceptionResult) => strikersLeft,
    interceptorHits: ({ interceptors }: InterceptionResult) => sum(interceptors),
    strikeHits: ({ strike }: InterceptionResult) => strike.applied,
    natoHits: (result: InterceptionResult) =>
      natoHits(result.side, onTarget(result), sum(result.interceptors) + result.strike.applied),
  },
  favours: HITS_COUNT,
  parties: ({ side, interceptors, escorts, strikers }) => partiesOf(side, interceptors, [...escorts, ...strikers]),
  fates: (result, { interceptors, escorts, strikers }) => [
    ...airFates('interceptors', interceptors, result.interceptors),
    ...airFates('escorts', escorts, both(result.escorts, result.strike.escorts)),
    ...airFates('strikers', strikers, both(result.strikers, result.strike.strikers)),
  ],
  score: ({ steps, input: plan }) =>
    scoreOf(steps, {
      own: 'acting',
      other: 'opposing',
      isOwn: (unit) => [plan.strike.targetName, ...plan.interceptors.map(({ name }) => name)].includes(unit),
    }),
  next: (result, plan) => {
    const left = plan.strikers.filter((_, place) => (result.strikers[place] ?? 0) === 0);
    if (plan.strike.planned || left.length === 0) return [];
    const bombers = left.map(({ name, nation, type, bombardment, ecm, hits }) => ({
      name,
      ...(nation && { nation }),
      type,
      bombardment,
      ecm,
      hits,
      flight: 'strike',
      detected: result.detected,
    }));
    return [{ procedure: 'bombardment', input: { side: enemyOf(plan.side), bombers }, words: words('next.bomb') }];
  },
  effects: (result, plan, _, book) => {
    const enemy = enemyOf(plan.side);
    const named = plan.strike.targetName !== UNNAMED;
    return [
      ...airLosses(result, plan),
      ...hitsOnEach('air', enemy, plan.strikers, result.strike.strikers),
      ...hitsOnEach('air', enemy, plan.escorts, result.strike.escorts),
      ...(named ? hitsOn('ground', plan.side, plan.strike.targetName, result.strike.applied) : []),
      ...(result.detected ? cameHome(plan.side, plan.interceptors) : []),
      ...targetFlights(result, plan, book),
      ...spent(plan.side, result.supply[0], plan.depot),
      ...spent(enemy, result.supply[1]),
    ];
  },
  fromCampaign: (state, { side, depot }) => {
    const other = enemySupplies(state, side);
    return { ...suppliesOf(state, side, depot), ...(other !== undefined && { enemySupply: other }) };
  },
};

const both = (first: readonly number[], then: readonly number[]): readonly number[] =>
  first.map((hits, place) => hits + (then[place] ?? 0));

const onTarget = ({ escorts, strikers, strike: after }: InterceptionResult): number =>
  sum(escorts) + sum(strikers) + sum(after.strikers) + sum(after.escorts);

/** After a strike all are home. */
const targetFlights = (result: InterceptionResult, plan: Input, book: AegeanBook): readonly Effect[] => {
  const enemy = enemyOf(plan.side);
  return plan.strike.planned
    ? cameHome(enemy, [...plan.escorts, ...plan.strikers])
    : flightsAfter(enemy, plan, result, escortLeaves(result.strikers, book));
};

/** The target must be detected: by the base's own sensors, or by an early warning unit. */
const detect = (plan: Input, book: AegeanBook): Step<InterceptionResult> => {
  const rule = plan.reach === 'short' ? 'example.short' : 'example.long';
  if (isSeen([...plan.escorts, ...plan.strikers])) return meet(plan, book);
  return nested('search', [], search(quest(plan), rule, book), (at) =>
    checkpoint('searched', at !== null, (found) => (found ? meet(plan, book) : goOn(plan, false, NOT_FOUGHT, book))),
  );
};

/** The target stops, the interceptors come to its hex, and each unit of the target rolls to detect them at range 0. */
const meet = (plan: Input, book: AegeanBook): Step<InterceptionResult> => {
  const legs = legsOf(plan);
  const looks = [...plan.escorts, ...plan.strikers].map(
    ({ type }) => ({ sensor: type, medium: 'air', scale: 'operational', range: 0 }) as const,
  );
  return explained(
    () => [
      {
        rule: plan.reach === 'short' ? 'example.short' : 'example.long',
        title: words('interception.meet'),
        outcome:
          plan.reach === 'short'
            ? words('interception.meet.short', { distance: plan.distance })
            : words('interception.meet.long', { legs }),
      },
    ],
    nested('seen', [], sighted(looks, 'example.short', enemyOf(plan.side), book), (seen) =>
      checkpoint('met', seen, (both) => fight(plan, both, book)),
    ),
  );
};

const legsOf = ({ reach, distance, targetCloses }: Input): number =>
  reach === 'long' ? (chase(distance, targetCloses) ?? 0) : 0;

/** Simultaneous where both are detected; otherwise the interceptors fire alone. */
const fight = (plan: Input, seen: boolean, book: AegeanBook): Step<InterceptionResult> =>
  nested(
    'battle',
    seen,
    airBattle({ ...plan, rule: 'example.short', seen: seen ? 'both' : 'targetOnly' }, book),
    (fought, both) =>
      checkpoint('fought', { both, fought }, (state) => goOn(plan, state.both, state.fought, book, true)),
  );

/** Strikers that did not abort go on with the mission, with their escort unless the reading sends it home. */
const goOn = (
  plan: Input,
  seen: boolean,
  fought: Fought,
  book: AegeanBook,
  detected = false,
): Step<InterceptionResult> => {
  const left = unhurt(plan.strikers, fought[2]);
  if (!plan.strike.planned || left.length === 0) return done(ended(plan, { seen, detected }, fought, NOBODY, book));
  const { terrain: ground, formation } = plan.strike;
  const order: Strike = {
    side: enemyOf(plan.side),
    rule: 'example.airGround',
    stack: [
      ...left.map((unit) => ({ ...unit, value: unit.bombardment })),
      ...guardsLeft(plan, fought, book).map((unit) => ({ ...unit, value: 0 })),
    ],
    modifiers: bombardmentModifiers(ground, formation, book),
    target: { ...plan.strike, name: plan.strike.targetName, kind: 'ground', ecm: 0 },
    sensor: plan.strike.sensor,
    detected:
      isSeen([...plan.strikers, ...plan.escorts]) || (detected && book.rulings.detectionPassesOn === 'passesOn'),
  };
  return nested('strike', { seen, detected, fought }, strike(order, book), (struck, so) =>
    done(ended(plan, so, so.fought, struck, book)),
  );
};

/** Escorts leave with the units they escort; whether the escort of the rest stays is a ruling. */
const guardsLeft = ({ escorts }: Input, [, onEscorts, onStrikers]: Fought, { rulings }: AegeanBook) =>
  onStrikers === 0 || rulings.escortOfTheRest === 'stays' ? unhurt(escorts, onEscorts) : [];

const ended = (
  plan: Input,
  { seen, detected }: { readonly seen: boolean; readonly detected: boolean },
  fought: Fought,
  [thrown, onStack, taker]: Struck,
  book: AegeanBook,
): InterceptionResult => {
  const { interceptors, escorts, strikers } = plan;
  const left = unhurt(strikers, fought[2]);
  const guards = guardsLeft(plan, fought, book);
  const hurt = stackHits(left.length + guards.length, onStack, taker, book);
  const costs = [missionSupply(escorts, 'escort', book), missionSupply(strikers, 'bombardGround', book)] as const;
  return {
    side: plan.side,
    detected,
    seen,
    legs: detected ? legsOf(plan) : 0,
    interceptors: interceptorHits(fought, interceptors.length),
    escorts: spread(fought[1], escorts.length),
    strikers: spread(fought[2], strikers.length),
    strikersLeft: left.length,
    supply: [
      detected ? missionSupply(interceptors, 'airInterception', book) : 0,
      Math.min(plan.enemySupply, costs[0] + costs[1]),
    ],
    strike: {
      thrown,
      applied: Math.min(thrown, oneShort(plan.strike)),
      strikers: [...strikers.slice(0, strikers.length - left.length).map(() => 0), ...hurt.slice(0, left.length)],
      escorts: escorts.map((unit) => (guards.includes(unit) ? (hurt[left.length + guards.indexOf(unit)] ?? 0) : 0)),
    },
  };
};
