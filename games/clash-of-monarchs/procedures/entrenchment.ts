/** 12.7 Entrenchment: a die, the commander's defensive DRM and the MPs spent. */
import { done, type Effect, type Infer, judge, type Modifier, type Procedure, type Refusal } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { drm, forceName, leaderName, seldom } from '../fields.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { type Attempted, anAttempt, attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';
import { attemptTerms, diceHeadline } from './on-table.ts';

const input = field.record(
  'entrenchment.input',
  {
    force: forceName(),
    leader: leaderName(),
    defensive: drm('field.defensive'),
    mps: field.integer('entrenchment.mps', { min: 1, max: 5 }),
    left: field.integer('entrenchment.left', { min: 0, max: 30, default: 5, seldom: true }),
    entrenched: seldom('entrenchment.entrenched'),
  },
  {
    counter: [
      forceHere('force', ['entrenched'], { state: ['entrenched'] }),
      leaderHere('leader', ['defensive'], { printed: ['defensive'] }),
    ],
  },
);

type Entrenchment = Infer<typeof input>;

export interface Entrenched extends Attempted {
  readonly mps: number;
}

const DIE = ask('12.7', 'entrenchment.ask.die', { side: 'defender' });

export const entrenchment: Procedure<Entrenchment, Entrenched, ClashBook, CampaignState, typeof input> = {
  id: 'entrenchment',
  rule: '12.7',
  phase: 'movement',
  input,
  refusals: (e): readonly Refusal[] => [
    ...(e.mps > e.left ? [refusal('notEnoughMps', 'mps', { rule: '12.7', facts: { mps: e.mps, left: e.left } })] : []),
    ...(e.entrenched ? [refusal('alreadyEntrenched', 'entrenched', { rule: '12.7' })] : []),
  ],
  // 12.7 The MPs are spent whether or not the marker is placed.
  begin: (e, book) => attempt(DIE, modifiersOf(e, book), needed(book), (success) => done({ success, mps: e.mps })),
  ...anAttempt,
  summary: (result) => words(result.success ? 'entrenchment.succeeds' : 'entrenchment.fails', { mps: result.mps }),
  equation: (e, book) => attemptTerms(modifiersOf(e, book), needed(book)),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ success }) => [
    {
      at: '',
      words: words(success ? 'fate.entrenched' : 'fate.open'),
      ...(success && { after: { entrenched: true } }),
    },
  ],
  figures: { success: ({ success }: Entrenched) => (success ? 1 : 0) },
  effects: ({ success }, { force }): Effect[] => (success ? [onCounter(force, { kind: 'entrenched', force })] : []),
  fromCampaign: (state, said) => commanderOf(forceNamed(state, said['force'])),
};

const modifiersOf = (e: Entrenchment, { tables }: ClashBook): readonly Modifier[] =>
  judge(tables['entrenchment-modifiers'], { commander: e.defensive, mps: e.mps });

const needed = ({ tables }: ClashBook): number => tables['movement-figures'].rows.entrenchmentNeeds.figure;
