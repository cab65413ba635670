/** 14.0 Withdrawal: the inactive force in the space tries to slip away. */
import {
  type Ask,
  done,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed, leaderNamed, lightsWith } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName } from '../fields.ts';
import { onlyLights } from '../force.ts';
import { SIDES } from '../vocabulary.ts';
import { ATTEMPTED, attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';
import type { Attempted } from './interception.ts';

const input = field.record(
  'withdrawal.input',
  {
    force: forceName(),
    leader: leaderName(),
    defensive: field.integer('withdrawal.defensive', { min: -5, max: 9, default: 0 }),
    lights: field.flag('field.lights'),
    onlyLights: field.flag('withdrawal.onlyLights'),
    role: field.oneOf('withdrawal.role', { options: SIDES, words: 'side', default: 'defender' }),
    surprised: field.flag('withdrawal.surprised'),
  },
  { counter: [forceHere('force'), leaderHere('leader')] },
);

type Withdrawal = Infer<typeof input>;

/** What the die needs to know. */
export type WithdrawalFacts = Pick<Withdrawal, 'defensive' | 'lights' | 'onlyLights'>;

const DIE: Ask = { rule: '14.0', text: 'withdrawal.ask.die', side: 'defender' };

export const withdrawal: Procedure<Withdrawal, Attempted, ClashBook, CampaignState> = {
  id: 'withdrawal',
  rule: '14.0',
  input,
  refusals: (w) => refusals(w),
  begin: (w, book) => withdraw(w, book),
  outcome: ({ success }) => (success ? 'success' : 'failure'),
  outcomeWords: (outcome) => words(`attempt.${outcome}`),
  outcomes: ATTEMPTED,
  summary: ({ success }) => words(success ? 'withdrawal.succeeds' : 'withdrawal.fails'),
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
  ...(w.role === 'attacker' ? [{ code: 'attackerWithdraws', at: 'role', rule: '14.0' }] : []),
  ...(w.surprised ? [{ code: 'surprisedCannotWithdraw', at: 'surprised', rule: '15.4.3' }] : []),
];

/** 14.0 Both light lines may apply; without a commander his DRM is 0. */
export const withdraw = (w: WithdrawalFacts, { tables }: ClashBook): Step<Attempted> =>
  attempt(
    DIE,
    judge(tables['withdrawal-modifiers'], {
      commander: w.defensive,
      lights: w.lights || w.onlyLights,
      onlyLights: w.onlyLights,
    }),
    tables['movement-figures'].rows.withdrawalNeeds.figure,
    (success) => done({ success }),
  );
