/** 12.9 Overrun: a moving force four times as strong takes every enemy SP in the space. No die. */
import { done, type Effect, type Facts, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import { enteredBy, onCounter } from '../campaign/effects.ts';
import { forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere } from '../counters.ts';
import { forceName, MOST_SPS, name, seldom, sps } from '../fields.ts';
import { field, type RefusalCode, refusal, words } from '../text/kit.ts';
import { UNNAMED } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { sign, term } from './on-table.ts';

const input = field.record(
  'overrun.input',
  {
    force: forceName({ force: 'attacker' }),
    enemyForce: name('overrun.enemyForce', { force: 'defender' }),
    moving: sps('overrun.moving', { force: 'attacker' }),
    enemy: field.integer('overrun.enemy', { min: 0, max: MOST_SPS, force: 'defender' }),
    hills: field.flag('field.hills'),
    mps: field.integer('overrun.mps', { min: 0, max: 30, default: 0 }),
    retreating: seldom('overrun.retreating'),
  },
  {
    counter: [forceHere('force', [], { printed: ['moving'] }), forceHere('enemyForce', [], { printed: ['enemy'] })],
  },
);

type Overrun = Infer<typeof input>;

export interface Overran {
  readonly captured: number;
  readonly mps: number;
}

export const overrun: Procedure<Overrun, Overran, ClashBook, CampaignState, typeof input> = {
  id: 'overrun',
  rule: '12.9',
  phase: 'movement',
  input,
  refusals: (o, book) => refusals(o, book),
  begin: (o, book) => {
    const result = { captured: o.enemy, mps: overrunCost(o.enemy, o.hills, book) };
    return done(result, () => [
      { rule: '12.9', title: words('procedure.overrun'), outcome: words('overrun.summary', { ...result }) },
    ]);
  },
  outcome: ({ captured }) => String(captured),
  summary: (result) => words('overrun.summary', { ...result }),
  equation: ({ moving, enemy }, book) => [
    term(moving, 'overrun.moving', { side: 'attacker' }),
    sign('≥'),
    term(ratio(book), 'overrun.ratio'),
    sign('×'),
    term(enemy, 'overrun.enemy', { side: 'defender' }),
  ],
  fates: ({ captured }) => [{ at: '', words: words('fate.overran', { sps: captured }) }],
  figures: { captured: ({ captured }: Overran) => captured, mps: ({ mps }: Overran) => mps },
  effects: (_result, { force, enemyForce }): Effect[] => [
    onCounter(enemyForce, { kind: 'captured', force: enemyForce }),
    ...enteredBy(force),
  ],
  fromCampaign: (state, said) => {
    const { sps: moving } = strengthOf(forceNamed(state, said['force']));
    const { sps: enemy } = strengthOf(forceNamed(state, said['enemyForce']));
    return { ...(moving !== undefined && { moving }), ...(enemy !== undefined && { enemy }) };
  },
};

const ratio = ({ tables }: ClashBook): number => tables['movement-figures'].rows.overrunRatio.figure;

/** 12.9 Free, but in a Hill space one MP for each enemy SP. */
export const overrunCost = (enemy: number, hills: boolean, { tables }: ClashBook): number =>
  hills ? enemy * tables['movement-figures'].rows.overrunHillsMps.figure : 0;

/** 12.9 Whether the moving SPs are enough against whoever stands there, and the MPs last. */
export const mayOverrun = (moving: number, enemy: number, hills: boolean, mps: number, book: ClashBook): boolean =>
  moving >= ratio(book) * enemy && overrunCost(enemy, hills, book) <= mps;

function refusals(o: Overrun, book: ClashBook): readonly Refusal[] {
  const needed = ratio(book) * o.enemy;
  const cost = overrunCost(o.enemy, o.hills, book);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}, rule = '12.9'): Refusal =>
    refusal(code, at, { rule, facts });
  return [
    ...(o.force !== UNNAMED && o.force === o.enemyForce ? [fault('forceTwice', 'enemyForce', { name: o.force })] : []),
    ...(o.enemy === 0 ? [fault('nobodyToOverrun', 'enemy')] : []),
    ...(o.moving < needed ? [fault('overrunTooWeak', 'moving', { moving: o.moving, needed })] : []),
    ...(cost > o.mps ? [fault('overrunTooCostly', 'mps', { cost, mps: o.mps })] : []),
    ...(o.retreating ? [fault('retreatOverruns', 'retreating', {}, '15.9')] : []),
  ];
}
