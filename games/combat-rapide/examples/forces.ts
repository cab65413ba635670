/** Short hand for battles worked by hand. */
import type { Example, Plain } from '@grognard/kernel';

type Part = { readonly [field: string]: Plain };

/** One A+ of medieval veterans without a leader, changed as said. */
export const force = (part: Part = {}): Part => ({
  nation: 'other',
  armiesPlus: 1,
  technology: 'MED',
  veteran: true,
  ...part,
});

export const battle = (attacker: Part, defender: Part, part: Part = {}): Part => ({
  year: 1600,
  ...part,
  attacker,
  defender,
});

export const example = (
  id: string,
  en: string,
  fr: string,
  origin: string,
  rest: Omit<Example, 'id' | 'title' | 'procedure' | 'origin'>,
): Example => ({ id, title: { en, fr }, procedure: 'battle', origin, ...rest });
