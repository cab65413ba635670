/** What a ground combat is measured by: a reckoning of ours, not of the game. */
import type { GroundEnd } from './results.ts';

const emptied = ({ defender, retreat }: GroundEnd): number => (defender === 'eliminated' || retreat !== null ? 1 : 0);

export const figures = {
  attackerSteps: ({ attackerSteps }: GroundEnd) => attackerSteps,
  defenderSteps: ({ defenderSteps }: GroundEnd) => defenderSteps,
  hexEmptied: emptied,
  /** Steps taken from the defender and the hex he leaves, less the attacker's own steps. */
  attackerBalance: (end: GroundEnd) => end.defenderSteps + emptied(end) - end.attackerSteps,
  activationEnds: ({ attackerActivationEnds }: GroundEnd) => (attackerActivationEnds ? 1 : 0),
  attackerCommits: ({ commits }: GroundEnd) => commits.attacker,
  defenderCommits: ({ commits }: GroundEnd) => commits.defender,
};

const NAMES = Object.keys(figures) as readonly (keyof typeof figures)[];

/** Every figure of an end, whatever its details. */
export function figuresOf(end: GroundEnd): Readonly<Record<string, number>> {
  const read: Record<string, number> = {};
  for (const name of NAMES) read[name] = figures[name](end);
  return read;
}
