/** Printed columns and rows: where a hex stands on the sheet, and how that maps to axial coordinates. */
import type { Axial } from './axial.ts';

export const ORIENTATIONS = ['flat', 'pointy'] as const;
/** `flat`: hexes in straight columns; `pointy`: hexes in straight rows. */
export type Orientation = (typeof ORIENTATIONS)[number];

export const SHOVED = ['even', 'odd'] as const;
/** Which columns stand half a hex lower (flat), or which rows half a hex to the right (pointy). */
export type Shoved = (typeof SHOVED)[number];

/** A hex by column and row. */
export interface Offset {
  readonly column: number;
  readonly row: number;
}

export interface Lattice {
  readonly orientation: Orientation;
  readonly shoved: Shoved;
}

/** Names of the six hexsides, clockwise, in the order of `STEPS`. */
export const SIDE_NAMES = {
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  pointy: ['NW', 'NE', 'E', 'SE', 'SW', 'W'],
} as const;

/** The name of a side of a hex. */
export type SideName = (typeof SIDE_NAMES)[Orientation][number];

/** Whether a place stands half a hex lower, or half a hex to the right. */
export const isShoved = ({ orientation, shoved }: Lattice, column: number, row: number): boolean =>
  ((orientation === 'flat' ? column : row) & 1) === (shoved === 'odd' ? 1 : 0);

/** Half steps that a shoved lattice has slid by at this column or row. */
const slide = (along: number, shoved: Shoved): number => {
  const odd = along & 1;
  return (along + (shoved === 'even' ? odd : -odd)) / 2;
};

export const toAxial = ({ orientation, shoved }: Lattice, { column, row }: Offset): Axial =>
  orientation === 'flat' ? { q: column, r: row - slide(column, shoved) } : { q: column - slide(row, shoved), r: row };

export const toOffset = ({ orientation, shoved }: Lattice, { q, r }: Axial): Offset =>
  orientation === 'flat' ? { column: q, row: r + slide(q, shoved) } : { column: q + slide(r, shoved), row: r };
