/** A, B, H What stands in a stack: its counters, its pachas, its worth in detachments, and what B forbids. */
import { type Facts, field } from '@grognard/kernel';
import type { Nation } from '../vocabulary.ts';
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
  { min: 0, max: 4, default: [], help: 'force.pachas.help', rule: 'H' },
);

export type Counters = { readonly [C in keyof typeof counterFields]: number };

/** Counters and the worth of each pacha. */
export type Stack = Counters & { readonly pachas: readonly number[] };

/** A 1 A(+) is worth 4 D, 1 A(−) 2 D. */
export const ARMY_PLUS = 4;
export const ARMY_MINUS = 2;
/** B At most 8 D in equivalents, 2 Army counters, 4 D counters, 2 pachas besides. */
const MOST_EQUIVALENT = 8;
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

/** H Pachas count for strength, but nothing counts beyond 2A(+). */
export const strengthOf = (stack: Stack): number => Math.min(MOST_EQUIVALENT, worthOf(stack));

/** H What a pacha takes of the losses when he is removed. */
export const absorbed = (pacha: number, { rulings }: CombatBook): number =>
  rulings.pachaAbsorbs === 'one' ? 1 : pacha;

/** H, K The body that suffers the losses: counters and pachas. */
export const bodyOf = (stack: Stack, book: CombatBook): number =>
  equivalentOf(stack) + sum(stack.pachas.map((pacha) => absorbed(pacha, book)));

/** H Pachas worth 2 D raise an A(−) to an A(+). */
export const hasArmyPlus = ({ armiesPlus, armiesMinus, pachas }: Stack): boolean =>
  armiesPlus > 0 || (armiesMinus > 0 && sum(pachas) >= ARMY_PLUS - ARMY_MINUS);

/** L At least 1A(+) and 1A(−) engaged. */
export const isLarge = (stack: Stack, { rulings }: CombatBook): boolean => {
  switch (rulings.majorForce) {
    case 'strength':
      return strengthOf(stack) >= ARMY_PLUS + ARMY_MINUS;
    case 'counters':
      return stack.armiesPlus > 0 && armiesOf(stack) > 1;
  }
};

export interface StackFault {
  readonly code: string;
  readonly rule: string;
  readonly facts: Facts;
}

/** B, H Everything the rules forbid of a stack. */
export function stackFaults(stack: Stack, nation: Nation): readonly StackFault[] {
  const checks: readonly (readonly [wrong: boolean, code: string, rule: string, received: number, most: number])[] = [
    [countersOf(stack) === 0, 'noCounters', 'A', 0, 0],
    [equivalentOf(stack) > MOST_EQUIVALENT, 'tooManyEquivalents', 'B', equivalentOf(stack), MOST_EQUIVALENT],
    [armiesOf(stack) > MOST_ARMIES, 'tooManyArmies', 'B', armiesOf(stack), MOST_ARMIES],
    [stack.detachments > MOST_DETACHMENTS, 'tooManyDetachments', 'B', stack.detachments, MOST_DETACHMENTS],
    [stack.pachas.length > MOST_PACHAS, 'tooManyPachas', 'B', stack.pachas.length, MOST_PACHAS],
    [stack.pachas.length > 0 && nation !== 'turkey', 'pachasNotTurkish', 'H', stack.pachas.length, 0],
  ];
  return checks.flatMap(([wrong, code, rule, received, most]) =>
    wrong ? [{ code, rule, facts: { received, most } }] : [],
  );
}

/** K Counters beyond two in a province, where the remark of K is followed: they move off next turn. */
export const excessOf = (stack: Counters, { rulings }: CombatBook): number =>
  rulings.provinceCounters === 'two' ? Math.max(0, countersOf(stack) - MOST_IN_PROVINCE) : 0;
