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
import { drm, multiNational, sharing } from '../fields.ts';
import { attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';

const input = field.record('interception.input', {
  offensive: drm('field.offensive'),
  lights: field.flag('field.lights'),
  multiNational: multiNational(),
  sharing: sharing(),
  river: field.flag('interception.river'),
  moving: field.flag('interception.moving'),
  distance: field.integer('interception.distance', { min: 0, max: 9, default: 1 }),
  targetRetreats: field.flag('interception.targetRetreats'),
});

type Interception = Infer<typeof input>;

/** What the die needs to know. */
export type InterceptionFacts = Pick<Interception, 'offensive' | 'lights' | 'multiNational' | 'sharing' | 'river'>;

export interface Attempted {
  readonly success: boolean;
}

const DIE: Ask = { rule: '13.0', text: 'interception.ask.die', side: 'defender' };

export const interception: Procedure<Interception, Attempted, ClashBook> = {
  id: 'interception',
  rule: '13.0',
  input,
  refusals: (i) => interceptionRefusals(i),
  begin: (i, book) => intercept(i, book),
  outcome: ({ success }) => (success ? 'success' : 'failure'),
  outcomeWords: (outcome) => words(`attempt.${outcome}`),
  summary: ({ success }) => words(success ? 'interception.succeeds' : 'interception.fails'),
  figures: { success: ({ success }: Attempted) => (success ? 1 : 0) },
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
