/** What a cell of the battle tables says. */
import { D_LEVELS, type DLevel } from '../vocabulary.ts';

export const BATTLE_CELL = /^(?<sps>\d+)(?<d>-|D[0-4]|R)(?<leader>\*?)(?<gun>\+?)$/;

export interface BattleCell {
  readonly sps: number;
  readonly rank: number;
  readonly leaderHit: boolean;
  readonly gunSteps: number;
}

/** `-` ranks −1, D0 to D4 their number, R above them all. */
export const rankOf = (level: DLevel): number => D_LEVELS.indexOf(level) - 1;

/** The level of a rank, held to the ends of the scale. */
export const levelOf = (rank: number): DLevel =>
  D_LEVELS[Math.min(D_LEVELS.length - 1, Math.max(0, rank + 1))] as DLevel;

export function readCell(cell: string): BattleCell {
  const groups = BATTLE_CELL.exec(cell)?.groups;
  if (!groups) throw new Error(`"${cell}" is no cell of a battle table`);
  return {
    sps: Number(groups['sps']),
    rank: rankOf(groups['d'] as DLevel),
    leaderHit: groups['leader'] === '*',
    gunSteps: groups['gun'] === '+' ? 1 : 0,
  };
}
