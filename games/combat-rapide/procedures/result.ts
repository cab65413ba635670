/** What comes of a battle. */
import type { Manner, Round, Side } from '../vocabulary.ts';
import type { Left } from './bearing.ts';
import { worthOf } from './stack.ts';

interface Common {
  readonly manner: Manner;
  readonly rounds: Round;
  readonly major: boolean;
  readonly attacker: Left;
  readonly defender: Left;
}

export type BattleResult =
  | (Common & { readonly winner: 'none' })
  | (Common & {
      readonly winner: Side;
      /** L The loser's losses less the winner's. */
      readonly gap: number;
    });

/** The short names by which the odds of a battle are listed, best for the attacker first. */
export const OUTCOMES = ['attackerMajor', 'attacker', 'draw', 'defender', 'defenderMajor'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf({ winner, major }: Pick<BattleResult, 'winner' | 'major'>): Outcome {
  switch (winner) {
    case 'none':
      return 'draw';
    case 'attacker':
      return major ? 'attackerMajor' : 'attacker';
    case 'defender':
      return major ? 'defenderMajor' : 'defender';
  }
}

export const FIGURES = {
  attackerLosses: ({ attacker }: BattleResult) => attacker.suffered,
  defenderLosses: ({ defender }: BattleResult) => defender.suffered,
  attackerEdge: ({ attacker, defender }: BattleResult) => defender.suffered - attacker.suffered,
  defenderEdge: ({ attacker, defender }: BattleResult) => attacker.suffered - defender.suffered,
  attackerLeft: ({ attacker }: BattleResult) => worthOf(attacker),
  defenderLeft: ({ defender }: BattleResult) => worthOf(defender),
};
