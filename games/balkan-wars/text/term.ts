/** A term of the line that sums a situation up, worded. */
import type { EquationTerm } from '@grognard/kernel';
import type { TextKey } from './kit.ts';

export const term = (
  text: string | number,
  label: TextKey,
  more: Pick<EquationTerm, 'side' | 'quick' | 'leads'> = {},
): EquationTerm => ({ text: String(text), label, ...more });
