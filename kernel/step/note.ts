/** What a step says about itself: data, never prose. `play` gathers it, `odds` never asks for it. */
import type { Words } from '../text/words.ts';

/** A key into the game's rule register: the number or heading of the rule that is obeyed. */
export type RuleRef = string;

/** One line of a modifier list, as the player sees it: asked or not, applied or not. */
export interface Modifier {
  readonly id: string;
  readonly value: number;
  /** The value counts divisions by two; otherwise it is added. */
  readonly halves?: true;
  readonly rule: RuleRef;
  readonly text: Words;
  readonly applied: boolean;
  /** False where the situation leaves the question out, so the player sees that nobody forgot it. */
  readonly asked: boolean;
}

/** A cell read from a printed table, with the place where it stands. */
export interface Lookup {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly cell: string;
  /** Present where the player laid his own cell over the table's. */
  readonly own?: true;
}

/** Something a step wants explained under the rule it obeys. */
export interface Note {
  readonly rule: RuleRef;
  readonly title: Words;
  readonly modifiers?: readonly Modifier[];
  readonly lookup?: Lookup;
  readonly outcome?: Words;
}

/** Lazy, because the odds walk builds millions of nodes and explains none. */
export type Notes = () => readonly Note[];

/** The sum of what applies. */
export const total = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, modifier) => (modifier.applied ? sum + modifier.value : sum), 0);
