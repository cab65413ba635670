/**
 * The figures of the player aid once more, for a second computation: section G, D and E and the notes on the tables as plain
 * data and formulas. Only the combat, technology and morale cells are read from the tables.
 */
import { tables } from '../tables/index.ts';

export type Cell = { readonly stars: number; readonly losses: number };

/** F Die and column; the die is held to 0 and 16. */
export function combat(die: number, column: string): Cell {
  const row = Math.min(16, Math.max(0, die));
  const cell = tables.combat.cells[row]?.['ABCDE'.indexOf(column)] ?? '';
  const bar = cell.indexOf('|');
  return { stars: Number(cell.slice(0, bar)), losses: Number(cell.slice(bar + 1)) };
}

/** C Column of Fire and of Shock. */
export const columnsOf = (own: string, enemy: string): { readonly fire: string; readonly shock: string } => {
  const cell = tables.technology.cell(own, enemy);
  return { fire: cell.charAt(0), shock: cell.charAt(2) };
};

export const moraleOf = (technology: string, veteran: boolean): number =>
  Number(tables.morale.cell(technology, veteran ? 'veteran' : 'conscript'));

/** J Nothing up to 3, ½ up to 6, 1 from 7 on. */
export const wear = (die: number): number => (die <= 3 ? 0 : die <= 6 ? 0.5 : 1);

/** F What a force of so many D inflicts less. */
export const sizeOff = (strength: number): number => [2, 1.5, 1, 0.5, 0.5, 0.5, 0, 0][strength - 1] as number;

/** G By nation, year and strength; from 5 to 7 D as 1A+, unless only 4 and 8 count. */
export function nationAdds(nation: string, year: number, strength: number, exactly: boolean): number {
  if (exactly && strength !== 4 && strength !== 8) return 0;
  if (['spain', 'portugal', 'venice', 'england'].includes(nation) && year <= 1559 && strength >= 4) return -0.5;
  if (nation === 'turkey' && year <= 1614) return strength === 8 ? 1 : strength >= 4 ? 0.5 : 0;
  const from = { france: 1700, prussia: 1700, austria: 1700, russia: 1700, england: 1750 }[nation];
  return from !== undefined && year >= from && strength === 8 ? 0.5 : 0;
}

/** K Losses rounded down, except that ½ takes one D. */
export const removedBy = (losses: number): number => (losses === 0.5 ? 1 : Math.floor(losses));

/** D Cav of an A+, an A− and a D. */
export const cavOf = (kind: string): readonly [number, number, number] =>
  kind === 'eastern' ? [8, 4, 2] : kind === 'none' ? [0, 0, 0] : [4, 2, 1];

export interface Ground {
  readonly attacker: readonly [fire: number, shock: number, pursuit: number];
  readonly defender: readonly [fire: number, shock: number, pursuit: number];
  /** The last round in which Fire and Shock feel it. */
  readonly rounds: number;
}

const ALL = [-1, -1, -1] as const;
const NONE = [0, 0, 0] as const;

/** C Plain and river from example 2, the rest as EU8 has it. */
export function groundOf(place: string, riverInFirstOnly: boolean): Ground {
  switch (place) {
    case 'forest':
    case 'swamp':
    case 'desert':
      return { attacker: ALL, defender: ALL, rounds: 2 };
    case 'mountain':
      return { attacker: ALL, defender: [0, 0, -1], rounds: 2 };
    case 'river':
      return { attacker: ALL, defender: NONE, rounds: riverInFirstOnly ? 1 : 2 };
    case 'pass':
      return { attacker: [-1, -1, 0], defender: NONE, rounds: 1 };
    case 'strait':
    case 'landing':
      return { attacker: [-2, -3, 0], defender: NONE, rounds: 1 };
    default:
      return { attacker: NONE, defender: NONE, rounds: 2 };
  }
}
