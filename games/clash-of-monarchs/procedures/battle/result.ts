/** 15 What comes of a battle. */
import type { Arm, DLevel, Fate, Morale, Nation, Side, Troop } from '../../vocabulary.ts';

/** SPs taken from one arm of one contingent. */
export type Taken = { readonly nation: Troop; readonly arm: Arm; readonly sps: number };

/** A gun flipped to its reduced side, or destroyed. */
export type GunLoss = { readonly nation: Troop; readonly loss: 'flipped' | 'destroyed' };

/** A leader hit: place 0 is the commander, then the subordinates in their order. */
export type LeaderHit = { readonly place: number; readonly fate: Fate };

/** A leader hit, and the change of his nation's monarchical will. */
export interface Casualty {
  readonly name: string;
  readonly nation: Nation;
  readonly fate: Fate;
  readonly will: number;
}

export type Stand = 'holds' | 'retreats' | 'eliminated' | 'surrenders';

export interface SideResult {
  readonly lost: number;
  readonly taken: readonly Taken[];
  readonly prisoners: readonly Taken[];
  readonly guns: readonly GunLoss[];
  readonly leaders: readonly Casualty[];
  readonly level: DLevel;
  readonly morale: Morale;
  readonly left: number;
  readonly stand: Stand;
  /** Spaces to retreat. */
  readonly spaces: number;
  /** Siege artillery and FDs are captured. */
  readonly baggageLost: boolean;
  /** Desperate Gamble: the commander goes back to the force pool. */
  readonly commanderToPool: boolean;
}

export interface BattleResult {
  readonly winner: Side | 'nobody';
  readonly attacker: SideResult;
  readonly defender: SideResult;
}
