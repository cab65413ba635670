/** A, B, H What stands in a stack: its counters, its pachas, its worth in detachments, and what B forbids. */
import type { Refusal } from '@grognard/kernel';
import { field, refusal } from '../text/kit.ts';
import type { Nation, StackName } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';

/** The shape allows more than the rules do, so that `stacking` can say what is wrong with a stack. */
export const counterFields = {
  armiesPlus: field.integer('force.armiesPlus', { min: 0, max: 4, default: 2, rule: 'A' }),
  armiesMinus: field.integer('force.armiesMinus', { min: 0, max: 4, default: 0, rule: 'A' }),
  detachments: field.integer('force.detachments', { min: 0, max: 8, default: 0, rule: 'A' }),
};

export const pachaField = field.list(
  'force.pachas',
  field.integer('force.pacha', { min: 0, max: 2, default: 1, rule: 'H' }),
  { min: 0, max: 4, default: [], help: 'force.pachas.help', rule: 'H', seldom: true },
);

export type Counters = { readonly [C in keyof typeof counterFields]: number };

/** Counters and the worth of each pacha. */
export type Stack = Counters & { readonly pachas: readonly number[] };

/** A 1 A+ is worth 4 D, 1 A− 2 D. */
export const ARMY_PLUS = 4;
export const ARMY_MINUS = 2;
/** N An A− takes in 2 D to become an A+. */
const TAKEN_IN = ARMY_PLUS - ARMY_MINUS;
/** B At most 8 D in equivalents, 2 Army counters, 4 D counters, 2 pachas besides. */
export const MOST_EQUIVALENT = 8;
const MOST_ARMIES = 2;
const MOST_DETACHMENTS = 4;
const MOST_PACHAS = 2;
/** K The remark on a province’s counters. */
const MOST_IN_PROVINCE = 2;

export const armiesOf = ({ armiesPlus, armiesMinus }: Counters): number => armiesPlus + armiesMinus;

export const countersOf = (stack: Counters): number => armiesOf(stack) + stack.detachments;

/** A The counters in detachments, pachas left out. */
export const equivalentOf = ({ armiesPlus, armiesMinus, detachments }: Counters): number =>
  armiesPlus * ARMY_PLUS + armiesMinus * ARMY_MINUS + detachments;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** H A stack in D, each pacha at his worth. */
export const worthOf = (stack: Stack): number => equivalentOf(stack) + sum(stack.pachas);

/** H Pachas count for strength, but nothing counts beyond 2A+. */
export const strengthOf = (stack: Stack): number => Math.min(MOST_EQUIVALENT, worthOf(stack));

/** H What a pacha takes of the losses when he is removed. */
export const absorbed = (pacha: number, { rulings }: CombatBook): number =>
  rulings.pachaAbsorbs === 'one' ? 1 : pacha;

/** H, K The body that suffers the losses: counters and pachas. */
export const bodyOf = (stack: Stack, book: CombatBook): number =>
  equivalentOf(stack) + sum(stack.pachas.map((pacha) => absorbed(pacha, book)));

/** H Pachas worth 2 D raise an A− to an A+. */
export const hasArmyPlus = ({ armiesPlus, armiesMinus, pachas }: Stack): boolean =>
  armiesPlus > 0 || (armiesMinus > 0 && sum(pachas) >= TAKEN_IN);

/** L At least 1A+ and 1A− engaged. */
export const isLarge = (stack: Stack, { rulings }: CombatBook): boolean => {
  switch (rulings.majorForce) {
    case 'strength':
      return strengthOf(stack) >= ARMY_PLUS + ARMY_MINUS;
    case 'counters':
      return stack.armiesPlus > 0 && armiesOf(stack) > 1;
  }
};

const FAULTS = [
  'noCounters',
  'tooManyEquivalents',
  'tooManyArmies',
  'tooManyDetachments',
  'tooManyPachas',
  'pachasNotTurkish',
] as const;
export type Fault = (typeof FAULTS)[number];

interface StackFault {
  readonly code: Fault;
  readonly rule: 'A' | 'B' | 'H';
  readonly facts: { readonly received: number; readonly most: number };
}

/** B, H Everything the rules forbid of a stack. */
export function stackFaults(stack: Stack, nation: Nation): readonly StackFault[] {
  const fault = (
    code: Fault,
    rule: StackFault['rule'],
    wrong: boolean,
    received: number,
    most: number,
  ): StackFault[] => (wrong ? [{ code, rule, facts: { received, most } }] : []);
  const atMost = (code: Fault, received: number, most: number): StackFault[] =>
    fault(code, 'B', received > most, received, most);
  return [
    ...fault('noCounters', 'A', countersOf(stack) === 0, 0, 0),
    ...atMost('tooManyEquivalents', equivalentOf(stack), MOST_EQUIVALENT),
    ...atMost('tooManyArmies', armiesOf(stack), MOST_ARMIES),
    ...atMost('tooManyDetachments', stack.detachments, MOST_DETACHMENTS),
    ...atMost('tooManyPachas', stack.pachas.length, MOST_PACHAS),
    ...fault('pachasNotTurkish', 'H', stack.pachas.length > 0 && nation !== 'turkey', stack.pachas.length, 0),
  ];
}

/** The same as refusals of an input. */
export const stackRefusals = (stack: Stack, nation: Nation, at: string): readonly Refusal[] =>
  stackFaults(stack, nation).map(({ code, rule, facts }) => refusal(code, at, { rule, facts }));

/** The counters of a stack by its name: `1A+ 2D`. */
export function stackNamed(name: StackName): Counters {
  const count = (counter: 'A+' | 'A-' | 'D'): number =>
    Number(
      name
        .split(' ')
        .find((part) => part.endsWith(counter))
        ?.slice(0, -counter.length) ?? 0,
    );
  return { armiesPlus: count('A+'), armiesMinus: count('A-'), detachments: count('D') };
}

/** The same the other way round. */
export const nameOfStack = ({ armiesPlus, armiesMinus, detachments }: Counters): string =>
  [`${armiesPlus}A+`, `${armiesMinus}A-`, `${detachments}D`].filter((part) => !part.startsWith('0')).join(' ');

/** N What an A− that takes in 2 D makes of counters, where one can. */
export const takesIn = ({ armiesPlus, armiesMinus, detachments }: Counters): Counters | undefined =>
  armiesMinus > 0 && detachments >= TAKEN_IN
    ? { armiesPlus: armiesPlus + 1, armiesMinus: armiesMinus - 1, detachments: detachments - TAKEN_IN }
    : undefined;

/** K Counters beyond two in a province, where the remark of K is followed: they move off next turn. */
export const excessOf = (stack: Counters, { rulings }: CombatBook): number =>
  rulings.provinceCounters === 'two' ? Math.max(0, countersOf(stack) - MOST_IN_PROVINCE) : 0;
