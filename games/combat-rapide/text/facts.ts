/** What the sentences of this game are told. */
import type { Words } from '@grognard/kernel';
import type { Column, Manner, Round, Side, Who } from '../vocabulary.ts';

export interface CounterFacts {
  readonly armiesPlus: number;
  readonly armiesMinus: number;
  readonly detachments: number;
  readonly pachas?: readonly number[];
}

export interface ArmyFacts {
  readonly technology: Words;
  readonly strength: number;
  readonly fire: Column | '-';
  readonly shock: Column;
  readonly revolution: boolean;
}

/** What a die gave: the losses of the table, and those that the technology lets through. */
export interface ScoredFacts {
  readonly modified: number;
  readonly stars: number;
  readonly loss: number;
  readonly applied: number;
}

export interface MoraleFacts {
  readonly attacker: Who;
  readonly defender: Who;
  readonly attackerStars: number;
  readonly attackerMorale: number;
  readonly defenderStars: number;
  readonly defenderMorale: number;
  readonly broken: readonly Side[];
}

export interface VictoryFacts {
  readonly winner: Side;
  readonly won: Who;
  readonly lost: Who;
  readonly gap: number;
  readonly manner: Manner;
}

/** How a battle ended, for a line that sums it up. */
export interface HeadlineFacts {
  readonly lost: Who;
  readonly manner: Manner;
  readonly rounds: Round;
  /** Nothing where nobody has won. */
  readonly gap?: number;
}

export type LeftFacts = CounterFacts & { readonly suffered: number };

export interface SummaryFacts {
  readonly winner: Side | 'none';
  readonly manner: Manner;
  readonly major: boolean;
  readonly attacker: LeftFacts;
  readonly defender: LeftFacts;
}

export interface TestFacts {
  readonly face: number;
  readonly threshold: number;
  readonly manoeuvre: number;
  readonly morale: number;
  /** What the enemy's next Fire gains by a failure. */
  readonly bonus: number;
}

export interface AdjustedFacts {
  readonly inflicted: number;
  readonly size: number;
  readonly national: number;
}

export interface LimitFacts {
  readonly received: number;
  readonly most: number;
}

export type LossFacts = Who & CounterFacts & { readonly lost: number };

export interface FoughtFacts {
  readonly year: number;
  readonly attacker?: string;
  readonly attackerNation: NonNullable<Who['nation']>;
  readonly defender?: string;
  readonly defenderNation: NonNullable<Who['nation']>;
  readonly winner: Side | 'none';
  readonly major: boolean;
}

export interface LostGroundFacts {
  readonly place: Words;
  readonly columns: readonly Words[];
}
