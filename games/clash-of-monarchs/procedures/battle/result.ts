/** 15 What comes of a battle. */
import type { Arm, DLevel, Fate, Morale, Nation, Side, Stand, Troop } from '../../vocabulary.ts';

/** SPs taken from one arm of one contingent. */
export type Taken = { readonly nation: Troop; readonly arm: Arm; readonly sps: number };

/** A gun flipped to its reduced side, or destroyed. */
export type GunLoss = { readonly nation: Troop; readonly loss: 'flipped' | 'destroyed' };

/** A leader hit: place 0 is the commander, then the subordinates in their order. */
export type LeaderHit = { readonly place: number; readonly fate: Fate };

/** A leader hit, and the change of his nation's monarchical will. */
export interface Casualty extends LeaderHit {
  readonly name: string;
  readonly nation: Nation;
  readonly will: number;
}

/** What is settled of a side as soon as the damage is known; who gives up what only follows. */
export interface SideVerdict {
  readonly lost: number;
  /** SPs taken prisoner after a Desperate Gamble. */
  readonly captives: number;
  readonly level: DLevel;
  readonly morale: Morale;
  readonly left: number;
  readonly stand: Stand;
  /** Spaces to retreat. */
  readonly spaces: number;
  /** Siege artillery and FDs are captured. */
  readonly baggageLost: boolean;
}

export interface SideResult extends Omit<SideVerdict, 'captives'> {
  readonly taken: readonly Taken[];
  readonly prisoners: readonly Taken[];
  readonly guns: readonly GunLoss[];
  readonly leaders: readonly Casualty[];
  /** Desperate Gamble: the commander goes back to the force pool. */
  readonly commanderToPool: boolean;
}

export interface BattleResult {
  readonly winner: Side | 'nobody';
  readonly attacker: SideResult;
  readonly defender: SideResult;
}

export const spsIn = (taken: readonly Taken[]): number => taken.reduce((sum, { sps }) => sum + sps, 0);

/** All that a side gives up: what the table and the tactics take, prisoners, and a whole force that surrenders. */
export const lossesOf = ({ prisoners, ...own }: SideResult): number => givenUp({ ...own, captives: spsIn(prisoners) });

export const givenUp = ({ lost, captives, stand, left }: SideVerdict): number =>
  lost + captives + (stand === 'surrenders' ? left : 0);

/** The winner and how the loser stands: `attacker/retreats/ROUTED`. */
export function outcomeOf(
  winner: BattleResult['winner'],
  sides: { readonly [S in Side]: Pick<SideVerdict, 'stand' | 'morale'> },
): string {
  if (winner === 'nobody') return 'nobody/eliminated/-';
  const loser = sides[winner === 'attacker' ? 'defender' : 'attacker'];
  return `${winner}/${loser.stand}/${loser.stand === 'retreats' ? loser.morale : '-'}`;
}
