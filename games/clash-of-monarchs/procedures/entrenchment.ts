/** 12.7 Entrenchment: a die, the commander's defensive DRM and the MPs spent. */
import {
  type Ask,
  done,
  type Effect,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  words,
} from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { drm, forceName, leaderName } from '../fields.ts';
import { ATTEMPTED, attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';

const input = field.record(
  'entrenchment.input',
  {
    force: forceName(),
    leader: leaderName(),
    defensive: drm('field.defensive'),
    mps: field.integer('entrenchment.mps', { min: 1, max: 5 }),
    left: field.integer('entrenchment.left', { min: 0, max: 30, default: 5 }),
    entrenched: field.flag('entrenchment.entrenched'),
  },
  { counter: [forceHere('force', 'entrenched'), leaderHere('leader', 'defensive')] },
);

type Entrenchment = Infer<typeof input>;

interface Outcome {
  readonly success: boolean;
  readonly mps: number;
}

const DIE: Ask = { rule: '12.7', text: 'entrenchment.ask.die', side: 'defender' };

export const entrenchment: Procedure<Entrenchment, Outcome, ClashBook, CampaignState> = {
  id: 'entrenchment',
  rule: '12.7',
  input,
  refusals: (e): readonly Refusal[] => [
    ...(e.mps > e.left ? [{ code: 'notEnoughMps', at: 'mps', rule: '12.7', facts: { mps: e.mps, left: e.left } }] : []),
    ...(e.entrenched ? [{ code: 'alreadyEntrenched', at: 'entrenched', rule: '12.7' }] : []),
  ],
  // 12.7 The MPs are spent whether or not the marker is placed.
  begin: (e, { tables }) =>
    attempt(
      DIE,
      judge(tables['entrenchment-modifiers'], { commander: e.defensive, mps: e.mps }),
      tables['movement-figures'].rows.entrenchmentNeeds.figure,
      (success) => done({ success, mps: e.mps }),
    ),
  outcome: ({ success }) => (success ? 'success' : 'failure'),
  outcomeWords: (outcome) => words(`attempt.${outcome}`),
  outcomes: ATTEMPTED,
  summary: (result) => words(result.success ? 'entrenchment.succeeds' : 'entrenchment.fails', { mps: result.mps }),
  figures: { success: ({ success }: Outcome) => (success ? 1 : 0) },
  effects: ({ success }, { force }): Effect[] => (success ? [onCounter(force, { kind: 'entrenched', force })] : []),
  fromCampaign: (state, said) => commanderOf(forceNamed(state, said['force'])),
};
