/** What a cell of the battle tables says. */
import { codes } from '@grognard/kernel';
import { D_LEVELS, type DLevel } from '../vocabulary.ts';

const BATTLE_CELL = /^(?<sps>\d{1,2})(?<d>-|D[0-4]|R)(?<leader>\*?)(?<gun>\+?)$/;

export const BATTLE_CODES = codes.notation(
  BATTLE_CELL,
  'the SPs lost (0 to 99), then -, D0 to D4 or R, then * and + where they are printed, such as 4D3*+',
  'les SPs perdus (0 à 99), puis -, D0 à D4 ou R, puis * et + là où ils sont imprimés, par exemple 4D3*+',
);

/** A cell as it is set on the page: `6 D4*`, `9 R+`, and a dash where no D level is lost: `1 –`. */
export const printedCell = (cell: string): string => cell.replace(/^(\d+)-/, '$1 –').replace(/^(\d+)(?=[DR])/, '$1 ');

export interface BattleCell {
  readonly sps: number;
  readonly rank: number;
  readonly leaderHit: boolean;
  readonly gunSteps: 0 | 1;
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
