/** The charts of a game in the order of its turn. */
import type { Game } from '@grognard/kernel';

export interface Phase {
  /** Nothing for charts that belong to no phase. */
  readonly phase: string | undefined;
  readonly procedures: readonly string[];
}

export function phasesOf({ phases = [], procedures }: Pick<Game, 'phases' | 'procedures'>): readonly Phase[] {
  const all = Object.values(procedures);
  return [...phases, undefined]
    .map((phase) => ({ phase, procedures: all.filter((each) => each.phase === phase).map(({ id }) => id) }))
    .filter((each) => each.procedures.length > 0);
}
