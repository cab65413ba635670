/** Air combat: interceptors against a stack of escorts and strikers in the same hex. */

import { done, type Effect, type Infer, nested, type Procedure, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { airBattle, ESCORT_RULINGS, type Fought, interceptorHits } from '../parts/air-battle.ts';
import { fighter } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { called } from '../parts/counters.ts';
import { cameHome, hitsOnEach } from '../parts/effects.ts';
import { airFates } from '../parts/fates.ts';
import { forceOf, side } from '../parts/fields.ts';
import { spread } from '../parts/fire.ts';
import { escortLeaves, flightsAfter } from '../parts/flights.ts';
import { scoreOf } from '../parts/score.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Flight, type Phase, type Side } from '../vocabulary.ts';

const input = field.record('airCombat.input', {
  ...forceOf('acting', {
    side: side('airCombat.side'),
    interceptors: field.list('airCombat.interceptors', called(fighter, 'sample.interceptor'), {
      min: 1,
      max: 6,
      unique: 'name',
    }),
  }),
  ...forceOf('opposing', {
    escorts: field.list('airCombat.escorts', called(fighter, 'sample.escort'), {
      min: 0,
      max: 6,
      unique: 'name',
      default: [],
    }),
    strikers: field.list('airCombat.strikers', called(fighter, 'sample.striker'), {
      min: 0,
      max: 6,
      unique: 'name',
      default: [],
    }),
  }),
  seen: field.oneOf('airCombat.seen', {
    options: ['both', 'targetOnly', 'interceptorsOnly'],
    words: 'seen',
    default: 'both',
  }),
});

type Input = Infer<typeof input>;

export interface AirCombatResult {
  readonly side: Side;
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
  readonly strikers: readonly number[];
  /** Interceptors that went on to the strikers. */
  readonly free: number;
  readonly strikersLeft: number;
  readonly escortLeaves: boolean;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['stopped', 'partly', 'through'] as const;

export const airCombat: Procedure<Input, AirCombatResult, AegeanBook, CampaignState, typeof input> = {
  id: 'air-combat',
  rule: 'example.short',
  phase: 'air' satisfies Phase,
  input,
  rulings: [...ESCORT_RULINGS, 'airDamage', 'marginOverTen'],
  refusals: ({ escorts, strikers, interceptors }) => [
    ...(escorts.length + strikers.length > 0 ? [] : [refusal('nobodyThere', 'strikers', { rule: 'example.short' })]),
    ...(interceptors.some(({ antiAir }) => antiAir > 0)
      ? []
      : [refusal('noValue', 'interceptors', { rule: 'ranges.explanation' })]),
  ],
  begin: (combat, book): Step<AirCombatResult> =>
    nested('battle', [], airBattle({ ...combat, rule: 'example.short' }, book), (fought) =>
      done(ended(combat, fought, book)),
    ),
  outcome: ({ strikersLeft, strikers }) =>
    strikersLeft === 0 && strikers.length > 0 ? 'stopped' : strikersLeft === strikers.length ? 'through' : 'partly',
  outcomes: OUTCOMES,
  summary: (result) => words('airCombat.summary', { left: result.strikersLeft, strikers: result.strikers.length }),
  outcomeWords: wordedBy(OUTCOMES)('airCombat.outcome'),
  figures: {
    strikersLeft: ({ strikersLeft }: AirCombatResult) => strikersLeft,
    interceptorHits: ({ interceptors }: AirCombatResult) => sum(interceptors),
    natoHits: ({ side, interceptors, escorts, strikers }: AirCombatResult) =>
      natoHits(side, sum(escorts) + sum(strikers), sum(interceptors)),
  },
  favours: HITS_COUNT,
  parties: ({ side, interceptors, escorts, strikers }) => partiesOf(side, interceptors, [...escorts, ...strikers]),
  fates: (result, { interceptors, escorts, strikers }) => [
    ...airFates('interceptors', interceptors, result.interceptors),
    ...airFates('escorts', escorts, result.escorts),
    ...airFates('strikers', strikers, result.strikers),
  ],
  score: ({ steps, input: { interceptors } }) =>
    scoreOf(steps, {
      own: 'acting',
      other: 'opposing',
      isOwn: (unit) => interceptors.some(({ name }) => name === unit),
    }),
  effects: (result, combat) => [
    ...airLosses(result, combat),
    ...cameHome(combat.side, combat.interceptors),
    ...flightsAfter(enemyOf(combat.side), combat, result, result.escortLeaves),
  ],
};

const ended = (combat: Input, fought: Fought, book: AegeanBook): AirCombatResult => {
  const { side, interceptors, escorts, strikers } = combat;
  const onStrikers = spread(fought[2], strikers.length);
  return {
    side,
    interceptors: interceptorHits(fought, interceptors.length),
    escorts: spread(fought[1], escorts.length),
    strikers: onStrikers,
    free: fought[3],
    strikersLeft: onStrikers.filter((hits) => hits === 0).length,
    escortLeaves: escortLeaves(onStrikers, book),
  };
};

type Stacks = Readonly<
  Record<'interceptors' | 'escorts' | 'strikers', readonly { readonly name: string; readonly flight: Flight }[]>
>;
type Losses = Pick<AirCombatResult, 'interceptors' | 'escorts' | 'strikers'>;

/** Hits by unit, for whatever stacks fought. */
export const airLosses = (
  result: Losses,
  { side, interceptors, escorts, strikers }: Stacks & { readonly side: Side },
): readonly Effect[] => [
  ...hitsOnEach('air', side, interceptors, result.interceptors),
  ...hitsOnEach('air', enemyOf(side), escorts, result.escorts),
  ...hitsOnEach('air', enemyOf(side), strikers, result.strikers),
];
