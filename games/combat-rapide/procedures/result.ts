/** What comes of a battle. */
import type { Manner, Round, Side } from '../vocabulary.ts';
import type { Left } from './bearing.ts';

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

export function outcomeOf({ winner, major }: BattleResult): Outcome {
  switch (winner) {
    case 'none':
      return 'draw';
    case 'attacker':
      return major ? 'attackerMajor' : 'attacker';
    case 'defender':
      return major ? 'defenderMajor' : 'defender';
  }
}
