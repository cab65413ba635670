/**
 * The five kinds of node a procedure is made of, and their makers.
 *
 * What follows a node is its `next`, never `then`: an object with a `then` is taken for a promise wherever it is awaited.
 */
import type { Die } from '../dice/die.ts';
import type { Facts, Words } from '../text/words.ts';
import type { Notes, RuleRef } from './note.ts';

/** The name of a side, as the game calls it. */
export type Side = string;

/** Plain data: what survives a journey through JSON unchanged. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** What a die or a decision is for: the rule that asks and the words of the question. */
export interface Ask {
  readonly rule: RuleRef;
  readonly text: string;
  /** What the words of the question need to know: which country rolls, which unit. */
  readonly facts?: Facts;
  /** Whose die it is, where the rules care. */
  readonly side?: Side;
}

/** The words of a question. */
export const askWords = ({ text, facts }: Ask): Words => (facts ? { key: text, facts } : { key: text });

export interface Done<T> {
  readonly kind: 'done';
  readonly result: T;
  readonly notes: Notes | undefined;
}

export interface Chance<T> {
  readonly kind: 'chance';
  readonly ask: Ask;
  readonly die: Die;
  readonly next: (face: number) => Step<T>;
  readonly notes: Notes | undefined;
  /** What this die and those that follow it come to, weighed, for walkers that throw none: the same as face by face. */
  readonly lots: (() => Lots<T>) | undefined;
  /** Faces that come to the same: one for all of them, for walkers that throw none. */
  readonly alike: Alike | undefined;
  /** The checkpoint that every face leads to, so that no step need be made for a state that is known. */
  readonly meets: Meets<T> | undefined;
}

/** One face for all that come to the same, and how many they are. */
export interface Alike {
  readonly die: Die;
  readonly faces: readonly number[];
  readonly weights: readonly number[];
  readonly whole: number;
}

/** A checkpoint of one name, with the state that each face gives it and what follows from a state. */
export interface Meets<T> {
  readonly name: string;
  readonly state: (face: number) => Plain;
  readonly next: (state: Plain) => Step<T>;
}

/** The things that dice come to, each with its whole weight among all of them, and what follows it. */
export interface Lots<T> {
  readonly weights: readonly number[];
  readonly whole: number;
  readonly next: (lot: number) => Step<T>;
}

/** One side decides, seeing everything so far. */
export interface Choice<T> {
  readonly kind: 'choice';
  readonly ask: Ask;
  readonly side: Side;
  readonly options: readonly string[];
  readonly next: (option: string) => Step<T>;
  readonly notes: Notes | undefined;
}

/** The option each side has chosen. */
export type Answers = Readonly<Record<Side, string>>;

/** Several sides decide in secret and reveal at once. */
export interface Together<T> {
  readonly kind: 'together';
  readonly ask: Ask;
  readonly asks: Readonly<Record<Side, readonly string[]>>;
  readonly next: (answers: Answers) => Step<T>;
  readonly notes: Notes | undefined;
}

export interface Checkpoint<T> {
  readonly kind: 'checkpoint';
  readonly name: string;
  readonly state: Plain;
  readonly next: (state: Plain) => Step<T>;
  readonly notes: Notes | undefined;
  /** What of the result is certain from here on; the rest is detail that nobody need walk who does not ask for it. */
  readonly settled?: () => Settled;
}

/** The outcome's short name and the figures that nothing can change any more. */
export interface Settled {
  readonly outcome: string;
  readonly figures: Readonly<Record<string, number>>;
  /** The ways in which other figures may still fall, by dice alone; none where decisions or the outcome hang on them. */
  readonly falls?: readonly Fall[];
}

/** One way for some figures to fall, with its whole weight among all of them. */
export interface Fall {
  readonly weight: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** What is certain, once the figures have fallen so. */
export const fallen = ({ outcome, figures }: Settled, fall: Fall): Settled => ({
  outcome,
  figures: { ...figures, ...fall.figures },
});

/** A procedure from here on: an end, a die, a decision, a sealed choice, or a place where equal states meet. */
export type Step<T> = Done<T> | Chance<T> | Choice<T> | Together<T> | Checkpoint<T>;

/** The end of the procedure. */
export const done = <T>(result: T, notes?: Notes): Step<T> => ({ kind: 'done', result, notes });

/** A die is thrown; `then` goes on with its face. */
export const chance = <T>(
  ask: Ask,
  die: Die,
  then: (face: number) => Step<T>,
  notes?: Notes,
  lots?: Chance<T>['lots'],
): Step<T> => ({
  kind: 'chance',
  ask,
  die,
  next: then,
  notes,
  lots,
  alike: undefined,
  meets: undefined,
});

/** One side decides, seeing everything so far. Options run from the least commitment to the most. */
export const choice = <T, O extends string>(
  ask: Ask,
  side: Side,
  options: readonly O[],
  then: (option: O) => Step<T>,
  notes?: Notes,
): Step<T> => ({ kind: 'choice', ask, side, options, next: then as (option: string) => Step<T>, notes });

/** Several sides decide in secret and reveal at once. Options run from the least commitment to the most. */
export const together = <T, A extends Answers>(
  ask: Ask,
  asks: { readonly [S in keyof A]: readonly A[S][] },
  then: (answers: A) => Step<T>,
  notes?: Notes,
): Step<T> => ({
  kind: 'together',
  ask,
  asks: asks as Together<T>['asks'],
  next: then as (answers: Answers) => Step<T>,
  notes,
});

/**
 * From here on only `state` matters: `then` may look at it and at nothing else that has happened. Name and state together
 * say all of the future: two checkpoints that go on differently need different names.
 */
export const checkpoint = <T, S extends Plain>(
  name: string,
  state: S,
  then: (state: S) => Step<T>,
  notes?: Notes,
): Step<T> => ({ kind: 'checkpoint', name, state, next: then as (state: Plain) => Step<T>, notes });

/** A checkpoint from which outcome and these figures are certain; `then` only tells the details. */
export const settled = <T, S extends Plain>(
  name: string,
  state: S,
  certain: (state: S) => Settled,
  then: (state: S) => Step<T>,
  notes?: Notes,
): Step<T> => ({
  kind: 'checkpoint',
  name,
  state,
  next: then as (state: Plain) => Step<T>,
  notes,
  settled: () => certain(state),
});

/** The same step, with notes told before its own. */
export const explained = <T>(notes: Notes, step: Step<T>): Step<T> => {
  const own = step.notes;
  return { ...step, notes: own ? () => [...notes(), ...own()] : notes };
};
