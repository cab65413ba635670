/** Printed hex numbers: 4524, AX-05. */
import type { Axial } from '../geometry/axial.ts';
import { type Lattice, type Offset, type Orientation, type Shoved, toAxial, toOffset } from '../geometry/offset.ts';
import { type LabelStyle, label, UNPADDED } from './label.ts';

export const SEPARATORS = ['none', 'hyphen', 'point'] as const;
type Separator = (typeof SEPARATORS)[number];

export const ORDERS = ['column-row', 'row-column'] as const;
type Order = (typeof ORDERS)[number];

/** How a printed map numbers its hexes. */
export interface NumberingPlan {
  readonly orientation: Orientation;
  /** Even or odd by the number as printed; letters count from A = 1. */
  readonly shoved: Shoved;
  readonly columns: LabelStyle;
  readonly rows: LabelStyle;
  /** How many digits a label of digits has; with 0, as many as it takes. */
  readonly digits: number;
  readonly separator: Separator;
  readonly order: Order;
}

/** Four digits, column before row: the commonest printed number. */
export const COLUMN_ROW: NumberingPlan = {
  orientation: 'flat',
  shoved: 'even',
  columns: 'digits',
  rows: 'digits',
  digits: 2,
  separator: 'none',
  order: 'column-row',
};

/** Lettered columns and two-digit rows: AX-05. */
export const LETTERED: NumberingPlan = { ...COLUMN_ROW, columns: 'letters', separator: 'hyphen' };

/** Numbers of hexes, both ways. */
export interface Numbering extends Lattice {
  readonly plan: NumberingPlan;
  /** Where the number stands, or nothing if it is not one of this scheme. */
  parse(id: string): Offset | undefined;
  print(place: Offset): string;
  toAxial(place: Offset): Axial;
  toOffset(hex: Axial): Offset;
}

/** Makes a numbering from its plan. */
export function numbering(plan: NumberingPlan): Numbering {
  const columns = label(plan.columns, plan.digits);
  const rows = label(plan.rows, plan.digits);
  const columnFirst = plan.order === 'column-row';
  const sign = SIGNS[plan.separator];
  const [former, latter] = columnFirst ? [columns, rows] : [rows, columns];
  const lattice: Lattice = { orientation: plan.orientation, shoved: plan.shoved };
  const cutOf = (id: string): number => {
    if (former.width !== undefined) return former.width;
    if (latter.width !== undefined) return id.length - latter.width - sign.length;
    return sign === '' ? turnOf(id) : id.indexOf(sign);
  };
  return {
    ...lattice,
    plan,
    parse: (id) => {
      const cut = cutOf(id);
      if (cut < 1 || !id.startsWith(sign, cut)) return undefined;
      const first = former.parse(id, 0, cut);
      const second = latter.parse(id, cut + sign.length, id.length);
      if (first === undefined || second === undefined) return undefined;
      return columnFirst ? { column: first, row: second } : { column: second, row: first };
    },
    print: ({ column, row }) =>
      columnFirst ? columns.print(column) + sign + rows.print(row) : rows.print(row) + sign + columns.print(column),
    toAxial: (place) => toAxial(lattice, place),
    toOffset: (hex) => toOffset(lattice, hex),
  };
}

/** Where letters give way to figures, or figures to letters. */
const turnOf = (id: string): number => /^(?:[a-z]+(?=\d)|\d+(?=[a-z]))/i.exec(id)?.[0].length ?? 0;

/** Whether column and row cannot be told apart: nothing stands between two labels of letters, or two that run on. */
export const runsTogether = ({ columns, rows, digits, separator }: NumberingPlan): boolean =>
  separator === 'none' &&
  (columns === 'digits') === (rows === 'digits') &&
  (columns !== 'digits' || digits === UNPADDED);

const SIGNS: Readonly<Record<Separator, string>> = { none: '', hyphen: '-', point: '.' };
