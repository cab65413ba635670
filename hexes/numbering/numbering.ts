/** Printed hex numbers: 4524, AX-05. */
import type { Axial } from '../geometry/axial.ts';
import { type Lattice, type Offset, type Orientation, type Shoved, toAxial, toOffset } from '../geometry/offset.ts';
import { type LabelStyle, label } from './label.ts';

export const SEPARATORS = ['none', 'hyphen', 'point'] as const;
type Separator = (typeof SEPARATORS)[number];

export const ORDERS = ['column-row', 'row-column'] as const;
type Order = (typeof ORDERS)[number];

export interface NumberingPlan {
  readonly orientation: Orientation;
  /** Even or odd by the number as printed; letters count from A = 1. */
  readonly shoved: Shoved;
  readonly columns: LabelStyle;
  readonly rows: LabelStyle;
  /** How many digits a label of digits has. */
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

export interface Numbering extends Lattice {
  readonly plan: NumberingPlan;
  /** Where the number stands, or nothing if it is not one of this scheme. */
  parse(id: string): Offset | undefined;
  print(place: Offset): string;
  toAxial(place: Offset): Axial;
  toOffset(hex: Axial): Offset;
}

export function numbering(plan: NumberingPlan): Numbering {
  const columns = label(plan.columns, plan.digits);
  const rows = label(plan.rows, plan.digits);
  const columnFirst = plan.order === 'column-row';
  const sign = SIGNS[plan.separator];
  const [former, latter] = columnFirst ? [columns, rows] : [rows, columns];
  const pattern = new RegExp(`^(${former.pattern})${sign.replace('.', '\\.')}(${latter.pattern})$`);
  const lattice: Lattice = { orientation: plan.orientation, shoved: plan.shoved };
  return {
    ...lattice,
    plan,
    parse: (id) => {
      const [, first, second] = pattern.exec(id.toUpperCase()) ?? [];
      if (first === undefined || second === undefined) return undefined;
      const column = columns.parse(columnFirst ? first : second);
      const row = rows.parse(columnFirst ? second : first);
      return column === undefined || row === undefined ? undefined : { column, row };
    },
    print: ({ column, row }) => {
      const written = [columns.print(column), rows.print(row)];
      return (columnFirst ? written : written.reverse()).join(sign);
    },
    toAxial: (place) => toAxial(lattice, place),
    toOffset: (hex) => toOffset(lattice, hex),
  };
}

const SIGNS: Readonly<Record<Separator, string>> = { none: '', hyphen: '-', point: '.' };
