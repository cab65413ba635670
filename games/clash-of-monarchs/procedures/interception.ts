/** 13.0 Interception: a force beside the space tries to enter it before the mover. */
import { done, type Infer, judge, type Modifier, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import { enteredBy } from '../campaign/effects.ts';
import { commanderOf, forceNamed, lightsWith, mapIn, nationality, placeOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { drm, forceName, leaderName, multiNational, seldom, sharing, spaceName } from '../fields.ts';
import { joinOf, map, mapOf } from '../map.ts';
import { pictureOf } from '../picture.ts';
import { ask, field, type RefusalCode, refusal, words } from '../text/kit.ts';
import { type Attempted, anAttempt, attempt } from './attempt.ts';
import type { ClashBook } from './book.ts';
import { attemptTerms, diceHeadline } from './on-table.ts';

/** What is asked of an interceptor, here and in the sequence of actions. */
export const interceptorFields = {
  leader: leaderName(),
  offensive: drm('field.offensive'),
  lights: field.flag('field.lights'),
  multiNational: multiNational(),
  sharing: sharing(),
  river: field.flag('interception.river'),
  from: field.optional(spaceName('interception.from', { seldom: true })),
};

const input = field.record(
  'interception.input',
  {
    map: map(),
    at: field.optional(spaceName('interception.at', { seldom: true })),
    force: forceName(),
    ...interceptorFields,
    moving: seldom('interception.moving'),
    distance: field.integer('interception.distance', { min: 0, max: 9, default: 1, seldom: true }),
    targetRetreats: seldom('interception.targetRetreats'),
  },
  { counter: [forceHere('force'), leaderHere('leader', ['offensive'], { printed: ['offensive'] })] },
);

type Interception = Infer<typeof input>;

/** What the die needs to know. */
export type InterceptionFacts = Pick<Interception, 'offensive' | 'lights' | 'multiNational' | 'sharing' | 'river'>;

const DIE = ask('13.0', 'interception.ask.die', { side: 'defender' });

export const interception: Procedure<Interception, Attempted, ClashBook, CampaignState, typeof input> = {
  id: 'interception',
  rule: '13.0',
  phase: 'movement',
  input,
  refusals: (i) => interceptionRefusals(i),
  begin: (i, book) => intercept({ ...i, river: crossesRiver(i, i) }, book),
  ...anAttempt,
  summary: ({ success }) => words(success ? 'interception.succeeds' : 'interception.fails'),
  equation: (i, book) => attemptTerms(modifiersOf({ ...i, river: crossesRiver(i, i) }, book), needed(book)),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ success }) => [{ at: '', words: words(success ? 'fate.enters' : 'fate.stays') }],
  figures: { success: ({ success }: Attempted) => (success ? 1 : 0) },
  effects: ({ success }, { force, at }) => (success ? enteredBy(force, at) : []),
  picture: (_, i) => {
    const read = mapOf(i.map);
    return read && pictureOf(read, { way: wayOf(i) });
  },
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return {
      ...commanderOf(force),
      ...nationality(force),
      ...lightsWith(force),
      ...mapIn(state, said, said['at'], said['from'] ?? force?.space),
      ...placeOf(force),
    };
  },
};

const wayOf = ({ from, at }: Interception): readonly string[] => [from, at].flatMap((space) => space ?? []);

/** Where the space and the map are told, an interceptor's way to it. */
export interface Entering {
  readonly map?: unknown;
  readonly at?: string | undefined;
}

/** 13.0 How the interceptor comes in, as far as a map tells. */
function wayIn({ map: file, at }: Entering, from: string | undefined) {
  const read = mapOf(file);
  return read && at !== undefined && from !== undefined ? { join: joinOf(read, from, at) } : undefined;
}

/** 13.0 The map knows whether a river lies between; without one the player says so. */
export const crossesRiver = (
  entering: Entering,
  { from, river }: { readonly from?: string | undefined; readonly river: boolean },
): boolean => {
  const way = wayIn(entering, from);
  return way ? way.join === 'river' : river;
};

/** 13.0 Whether the map has no way from the interceptor into the space. */
export const isFarOff = (entering: Entering, { from }: { readonly from?: string | undefined }): boolean => {
  const way = wayIn(entering, from);
  return way !== undefined && way.join === undefined;
};

/** 13.0 Only a standing, adjacent force intercepts, and never a retreat [15.9]. */
function interceptionRefusals(i: Interception): readonly Refusal[] {
  const fault = (code: RefusalCode, at: string, rule = '13.0'): Refusal =>
    refusal(code, at, { rule, facts: { distance: i.distance } });
  return [
    ...(i.moving ? [fault('interceptorMoves', 'moving')] : []),
    ...(i.distance === 1 ? [] : [fault('interceptorNotAdjacent', 'distance')]),
    ...(isFarOff(i, i) ? [refusal('notAdjacent', 'from', { rule: '13.0', facts: { from: i.from, to: i.at } })] : []),
    ...(i.targetRetreats ? [fault('retreatNotIntercepted', 'targetRetreats', '15.9')] : []),
  ];
}

const modifiersOf = (i: InterceptionFacts, { tables }: ClashBook): readonly Modifier[] =>
  judge(tables['interception-modifiers'], {
    commander: i.offensive,
    lights: i.lights,
    multiNational: i.multiNational && !i.sharing,
    river: i.river,
  });

const needed = ({ tables }: ClashBook): number => tables['movement-figures'].rows.interceptionNeeds.figure;

export const intercept = (i: InterceptionFacts, book: ClashBook): Step<Attempted> =>
  attempt(DIE, modifiersOf(i, book), needed(book), (success) => done({ success }));
