/** How a chart lies on the table: the line that sums a situation up, and the cause of its result in one line. */
import { type EquationTerm, type ExplainedStep, type Modifier, total } from '@grognard/kernel';
import { number, signed } from '../../words/grammar/english.ts';
import { type TextKey, words } from '../text/kit.ts';

/** A term of that line; a number reads the same in every language. */
export const term = (
  value: number | string,
  label: TextKey,
  more: Omit<EquationTerm, 'text' | 'label'> = {},
): EquationTerm => ({ text: typeof value === 'number' ? number(value) : value, label, ...more });

export const sign = (text: string): EquationTerm => ({ text });

/** A change with its sign. */
export const change = (
  value: number,
  label: TextKey,
  more: Omit<EquationTerm, 'text' | 'label'> = {},
): EquationTerm => ({ ...term(0, label, more), text: signed(value) });

/** 1d6 +3: the dice, and what is added to them. */
export const diceTerms = (drm: number, dice = 1): readonly EquationTerm[] => [
  sign(`${dice}d6`),
  change(drm, 'term.drm', { leads: true }),
];

/** 1d6 +3 ≥ 6: the die, what is added to it, what it must reach. */
export const attemptTerms = (modifiers: readonly Modifier[], needs: number): readonly EquationTerm[] => [
  sign('1d6'),
  change(total(modifiers), 'term.drm'),
  sign('≥'),
  term(needs, 'term.needs', { leads: true }),
];

/** 9 / 15: so many of at most so many. */
export const ofAtMost = (part: number, label: TextKey, most: number, bound: TextKey): readonly EquationTerm[] => [
  term(part, label, { leads: true }),
  sign('/'),
  term(most, bound),
];

/** 4 + 3 = 7: the dice that decided, what was added, and what they had to reach where they had to reach something. */
export function diceHeadline(steps: readonly ExplainedStep[]) {
  const thrown = steps.find(({ dice }) => dice.length > 0);
  const { needs, drm } = (thrown?.outcome?.facts ?? {}) as { readonly needs?: number; readonly drm?: number };
  const face = (thrown?.dice ?? []).reduce((sum, die) => sum + die.face, 0);
  const added = drm ?? total(thrown?.modifiers ?? []);
  return words('headline.dice', { face, drm: added, sum: face + added, ...(needs !== undefined && { needs }) });
}
