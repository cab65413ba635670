/** 14.0 Withdrawal: the inactive force in the space tries to slip away. */
import { done, type Infer, judge, type Modifier, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed, leaderNamed, lightsWith } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName, seldom } from '../fields.ts';
import { onlyLights } from '../force.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { SIDES } from '../vocabulary.ts';
import { type Attempted, anAttempt, attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';
import { attemptTerms, diceHeadline } from './on-table.ts';

const input = field.record(
  'withdrawal.input',
  {
    force: forceName(),
    leader: leaderName(),
    defensive: field.integer('withdrawal.defensive', { min: -5, max: 9, default: 0 }),
    lights: field.flag('field.lights'),
    onlyLights: field.flag('withdrawal.onlyLights'),
    role: field.oneOf('withdrawal.role', { options: SIDES, words: 'side', default: 'defender', seldom: true }),
    surprised: seldom('withdrawal.surprised'),
  },
  { counter: [forceHere('force'), leaderHere('leader', [], { printed: ['defensive'] })] },
);

type Withdrawal = Infer<typeof input>;

/** What the die needs to know. */
export type WithdrawalFacts = Pick<Withdrawal, 'defensive' | 'lights' | 'onlyLights'>;

const DIE = ask('14.0', 'withdrawal.ask.die', { side: 'defender' });

export const withdrawal: Procedure<Withdrawal, Attempted, ClashBook, CampaignState, typeof input> = {
  id: 'withdrawal',
  rule: '14.0',
  phase: 'movement',
  input,
  refusals: (w) => refusals(w),
  begin: (w, book) => withdraw(w, book),
  ...anAttempt,
  summary: ({ success }) => words(success ? 'withdrawal.succeeds' : 'withdrawal.fails'),
  equation: (w, book) => attemptTerms(modifiersOf(w, book), needed(book)),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ success }) => [{ at: '', words: words(success ? 'fate.withdraws' : 'fate.stands') }],
  figures: { success: ({ success }: Attempted) => (success ? 1 : 0) },
  effects: ({ success }, { force }) => (success ? [onCounter(force, { kind: 'withdrew', force })] : []),
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    const leader = commanderOf(force);
    const defensive = leaderNamed(state, leader.leader ?? said['leader'])?.defensive;
    return {
      ...leader,
      ...lightsWith(force),
      ...(defensive !== undefined && { defensive }),
      ...(force?.troops && { onlyLights: onlyLights({ troops: force.troops }) }),
    };
  },
};

/** 14.0 The mover does not withdraw, nor a force that Surprise Attack! was played against [15.4.3]. */
const refusals = (w: Withdrawal): readonly Refusal[] => [
  ...(w.role === 'attacker' ? [refusal('attackerWithdraws', 'role', { rule: '14.0' })] : []),
  ...(w.surprised ? [refusal('surprisedCannotWithdraw', 'surprised', { rule: '15.4.3' })] : []),
];

/** 14.0 Both light lines may apply; without a commander his DRM is 0. */
const modifiersOf = (w: WithdrawalFacts, { tables }: ClashBook): readonly Modifier[] =>
  judge(tables['withdrawal-modifiers'], {
    commander: w.defensive,
    lights: w.lights || w.onlyLights,
    onlyLights: w.onlyLights,
  });

const needed = ({ tables }: ClashBook): number => tables['movement-figures'].rows.withdrawalNeeds.figure;

export const withdraw = (w: WithdrawalFacts, book: ClashBook): Step<Attempted> =>
  attempt(DIE, modifiersOf(w, book), needed(book), (success) => done({ success }));
