/** What a ground combat is measured by: a reckoning of ours, not of the game. */
import type { Settled } from '@grognard/kernel';
import type { GroundResult } from './results.ts';

const emptied = ({ defender, retreat }: GroundResult): number =>
  defender === 'eliminated' || retreat !== null ? 1 : 0;

export const figures = {
  attackerSteps: ({ attackerSteps }: GroundResult) => attackerSteps,
  defenderSteps: ({ defenderSteps }: GroundResult) => defenderSteps,
  hexEmptied: emptied,
  /** Steps taken from the defender and the hex he leaves, less the attacker's own steps. */
  attackerBalance: (result: GroundResult) => result.defenderSteps + emptied(result) - result.attackerSteps,
  activationEnds: ({ attackerActivationEnds }: GroundResult) => (attackerActivationEnds ? 1 : 0),
  attackerCommits: ({ commits }: GroundResult) => commits.attacker,
  defenderCommits: ({ commits }: GroundResult) => commits.defender,
};

/** Code and figures of a result that only its details could change any more. */
export const certainOf = (result: GroundResult): Settled => ({
  outcome: result.code,
  figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure(result)])),
});
