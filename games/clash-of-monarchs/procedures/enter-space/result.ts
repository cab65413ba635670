/** 12.10 What comes of entering a space. */
import type { BattleResult } from '../battle/result.ts';
import type { Arrived } from './input.ts';

/** An end without a battle. */
export type QuietEnd = 'entered' | 'shared' | 'withdrawn' | 'overrun' | 'contact';

export interface Entered extends Arrived {
  /** `contact`: both remain, and a battle waits for a commander. */
  readonly end: QuietEnd | 'battle';
  readonly captured: number;
  readonly mps: number;
  readonly battle: BattleResult | null;
}

export const ended = (end: Entered['end'], arrived: Arrived, more: Partial<Entered> = {}): Entered => ({
  end,
  intercepted: arrived.intercepted,
  entered: arrived.entered,
  captured: 0,
  mps: 0,
  battle: null,
  ...more,
});
