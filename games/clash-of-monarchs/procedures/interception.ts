/** 13.0 Interception: a force beside the space tries to enter it before the mover. */
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
import { enteredBy } from '../campaign/effects.ts';
import { commanderOf, forceNamed, lightsWith, nationality } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { drm, forceName, leaderName, multiNational, sharing } from '../fields.ts';
import { ATTEMPTED, attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';

/** What is asked of an interceptor, here and in the sequence of actions. */
export const interceptorFields = {
  leader: leaderName(),
  offensive: drm('field.offensive'),
  lights: field.flag('field.lights'),
  multiNational: multiNational(),
  sharing: sharing(),
  river: field.flag('interception.river'),
};

const input = field.record(
  'interception.input',
  {
    force: forceName(),
    ...interceptorFields,
    moving: field.flag('interception.moving'),
    distance: field.integer('interception.distance', { min: 0, max: 9, default: 1 }),
    targetRetreats: field.flag('interception.targetRetreats'),
  },
  { counter: [forceHere('force'), leaderHere('leader', 'offensive')] },
);

type Interception = Infer<typeof input>;

/** What the die needs to know. */
export type InterceptionFacts = Pick<Interception, 'offensive' | 'lights' | 'multiNational' | 'sharing' | 'river'>;

export interface Attempted {
  readonly success: boolean;
}

const DIE: Ask = { rule: '13.0', text: 'interception.ask.die', side: 'defender' };

export const interception: Procedure<Interception, Attempted, ClashBook, CampaignState> = {
  id: 'interception',
  rule: '13.0',
  input,
  refusals: (i) => interceptionRefusals(i),
  begin: (i, book) => intercept(i, book),
  outcome: ({ success }) => (success ? 'success' : 'failure'),
  outcomeWords: (outcome) => words(`attempt.${outcome}`),
  outcomes: ATTEMPTED,
  summary: ({ success }) => words(success ? 'interception.succeeds' : 'interception.fails'),
  figures: { success: ({ success }: Attempted) => (success ? 1 : 0) },
  effects: ({ success }, { force }) => (success ? enteredBy(force) : []),
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return { ...commanderOf(force), ...nationality(force), ...lightsWith(force) };
  },
};

/** 13.0 Only a standing, adjacent force intercepts, and never a retreat [15.9]. */
function interceptionRefusals(i: Interception): readonly Refusal[] {
  const fault = (code: string, at: string, rule = '13.0'): Refusal => ({
    code,
    at,
    rule,
    facts: { distance: i.distance },
  });
  return [
    ...(i.moving ? [fault('interceptorMoves', 'moving')] : []),
    ...(i.distance === 1 ? [] : [fault('interceptorNotAdjacent', 'distance')]),
    ...(i.targetRetreats ? [fault('retreatNotIntercepted', 'targetRetreats', '15.9')] : []),
  ];
}

export const intercept = (i: InterceptionFacts, { tables }: ClashBook): Step<Attempted> =>
  attempt(
    DIE,
    judge(tables['interception-modifiers'], {
      commander: i.offensive,
      lights: i.lights,
      multiNational: i.multiNational && !i.sharing,
      river: i.river,
    }),
    tables['movement-figures'].rows.interceptionNeeds.figure,
    (success) => done({ success }),
  );
