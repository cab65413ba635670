/** What the sentences of this game are told. */
import type { Arm, DLevel, Fate, Morale, Nation, PartyName, Side, Stand, Tactic, Troop, Who } from '../vocabulary.ts';

/** A force an effect tells of: by its name, else by its side. */
export interface Called {
  readonly force?: string;
  readonly side?: PartyName;
}

/** One side's battle roll. */
export interface FireFacts {
  readonly sum: number;
  readonly net: number;
  readonly total: number;
  readonly sps: number;
  readonly cell: string;
}

export interface HeadlineFacts {
  readonly fires: readonly {
    readonly who: Who;
    readonly sum: number;
    readonly net: number;
    readonly total: number;
    readonly column: string;
    readonly cell: string;
  }[];
}

export interface QuotaFacts {
  readonly who: Who;
  readonly sps: number;
  readonly own: number;
  readonly cavalry: number;
}

/** The winner by his side alone, where nobody knows more. */
export interface OutcomeFacts {
  readonly winner: Side | 'nobody';
  readonly stand: Stand;
  readonly morale: Morale | '-';
}

export interface WinnerFacts {
  readonly winner: Who | 'nobody';
  readonly loser?: Who;
  readonly stand?: Stand;
  readonly morale?: Morale;
  readonly spaces?: number;
}

/** SPs lost and D levels of both sides. */
export interface LossFacts {
  readonly attackerLost: number;
  readonly attackerLevel: DLevel;
  readonly defenderLost: number;
  readonly defenderLevel: DLevel;
}

export interface SummaryFacts extends LossFacts {
  readonly winner: Side | 'nobody';
  readonly stand: Stand;
  readonly spaces: number;
}

export interface ForceFateFacts {
  readonly lost: number;
  readonly left: number;
  readonly stand: Stand;
  readonly morale: Morale;
  readonly spaces: number;
}

export interface DiceFacts {
  readonly face: number;
  readonly drm: number;
  readonly sum: number;
  /** What they had to reach, where they had to reach something. */
  readonly needs?: number;
}

export interface PlayedFacts {
  readonly tactics: readonly { readonly tactic: Tactic; readonly works: boolean }[];
}

export interface HitFacts {
  readonly leaders: readonly { readonly name?: string; readonly fate: Fate }[];
}

export interface RetreatFacts {
  readonly at: string;
  readonly lost: number;
  readonly left: number;
  readonly sheltered: number;
  readonly surrendered: number;
  readonly siegeArtilleryLost: number;
  readonly depotsLost: number;
  readonly depotsAt: string;
}

export interface PaymentsFacts {
  readonly payments: readonly { readonly from: Troop; readonly to: Nation; readonly thl: number }[];
}

export interface PaidFacts {
  readonly line: number;
  readonly depots: number;
  readonly thl: number;
  readonly sas: number;
  readonly short: number;
}

export interface RaisedFacts {
  readonly sum: number;
  readonly drm: number;
  readonly total: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly cost: number;
}

export interface LevyFacts {
  readonly infantry: number;
  readonly cavalry: number;
  readonly cost: number;
  readonly short: number;
}

/** SPs of one arm of one contingent. */
export interface TroopFacts {
  readonly nation: Troop;
  readonly arm: Arm;
  readonly sps: number;
}

export interface GunFacts {
  readonly nation: Troop;
  readonly loss: 'flipped' | 'destroyed' | 'restored' | 'rebuilt';
}

export interface NationFacts {
  readonly nation: Nation;
}
