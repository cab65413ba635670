/** Air combat: interceptors against a stack of escorts and strikers in the same hex. */
import { done, type Effect, field, type Infer, nested, type Procedure, type Step, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { airBattle, type Fought } from '../parts/air-battle.ts';
import { fighter, side } from '../parts/air-units.ts';
import { hitsOn } from '../parts/effects.ts';
import { spread } from '../parts/fire.ts';
import { enemyOf } from '../vocabulary.ts';

const input = field.record('airCombat.input', {
  side: side('airCombat.side'),
  seen: field.oneOf('airCombat.seen', {
    options: ['both', 'targetOnly', 'interceptorsOnly'],
    words: 'seen',
    default: 'both',
  }),
  interceptors: field.list('airCombat.interceptors', fighter, { min: 1, max: 6, unique: 'name' }),
  escorts: field.list('airCombat.escorts', fighter, { min: 0, max: 6, unique: 'name', default: [] }),
  strikers: field.list('airCombat.strikers', fighter, { min: 0, max: 6, unique: 'name', default: [] }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
  readonly strikers: readonly number[];
  /** Interceptors that went on to the strikers. */
  readonly free: number;
  readonly strikersLeft: number;
  readonly escortLeaves: boolean;
}

export const airCombat: Procedure<Input, Result, AegeanBook> = {
  id: 'air-combat',
  rule: 'example.short',
  input,
  rulings: ['strikersFireBack', 'abortedEscortEcm', 'escortOfTheRest', 'airDamage', 'marginOverTen'],
  refusals: ({ escorts, strikers, interceptors }) => [
    ...(escorts.length + strikers.length > 0 ? [] : [{ code: 'nobodyThere', at: 'strikers', rule: 'example.short' }]),
    ...(interceptors.some(({ antiAir }) => antiAir > 0)
      ? []
      : [{ code: 'noValue', at: 'interceptors', rule: 'ranges.explanation' }]),
  ],
  begin: (combat, book): Step<Result> =>
    nested('battle', [], airBattle(combat, book), (fought) => done(ended(combat, fought, book))),
  outcome: ({ strikersLeft, strikers }) =>
    strikersLeft === 0 && strikers.length > 0 ? 'stopped' : strikersLeft === strikers.length ? 'through' : 'partly',
  summary: (result) => words('airCombat.summary', { left: result.strikersLeft, strikers: result.strikers.length }),
  outcomeWords: (outcome) => words(`airCombat.outcome.${outcome}`),
  figures: {
    strikersLeft: ({ strikersLeft }: Result) => strikersLeft,
    interceptorHits: ({ interceptors }: Result) => interceptors.reduce((sum, hits) => sum + hits, 0),
  },
  effects: (result, combat) => airLosses(result, combat),
};

const ended = ({ interceptors, escorts, strikers }: Input, [i, e, s, free]: Fought, book: AegeanBook): Result => {
  const onStrikers = spread(s, Math.max(1, strikers.length)).slice(0, strikers.length);
  const strikersLeft = onStrikers.filter((hits) => hits === 0).length;
  const some = strikersLeft < strikers.length;
  return {
    interceptors: spread(i, interceptors.length),
    escorts: spread(e, Math.max(1, escorts.length)).slice(0, escorts.length),
    strikers: onStrikers,
    free,
    strikersLeft,
    escortLeaves: strikersLeft === 0 ? strikers.length > 0 : some && book.rulings.escortOfTheRest === 'leaves',
  };
};

/** Hits by unit, for whatever stacks fought. */
export const airLosses = (
  result: Pick<Result, 'interceptors' | 'escorts' | 'strikers'>,
  {
    side,
    interceptors,
    escorts,
    strikers,
  }: Pick<Input, 'side'> &
    Readonly<Record<'interceptors' | 'escorts' | 'strikers', readonly { readonly name: string }[]>>,
): readonly Effect[] => [
  ...interceptors.flatMap(({ name }, place) => hitsOn(side, name, result.interceptors[place] ?? 0)),
  ...escorts.flatMap(({ name }, place) => hitsOn(enemyOf(side), name, result.escorts[place] ?? 0)),
  ...strikers.flatMap(({ name }, place) => hitsOn(enemyOf(side), name, result.strikers[place] ?? 0)),
];
