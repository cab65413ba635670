/** The charts of a game in the order of its turn. */
import type { Game } from './game.ts';

/** The charts that belong to one phase. */
export interface PhaseCharts {
  /** Nothing for charts that belong to no phase. */
  readonly phase: string | undefined;
  /** Ids of procedures. */
  readonly procedures: readonly string[];
}

/** Phases without a chart are left out; charts without a phase come last. */
export function chartsByPhase({
  phases = [],
  procedures,
}: Pick<Game, 'phases' | 'procedures'>): readonly PhaseCharts[] {
  const all = Object.values(procedures);
  return [...phases.map(({ id }) => id), undefined]
    .map((phase) => ({ phase, procedures: all.filter((each) => each.phase === phase).map(({ id }) => id) }))
    .filter((each) => each.procedures.length > 0);
}
