/** The numbering of a sheet, found from what is printed in two of its corners. */
import { accept, type Checked, refuse } from '@grognard/kernel';
import type { Offset } from '../geometry/offset.ts';
import { type LabelStyle, UNPADDED } from './label.ts';
import { COLUMN_ROW, type NumberingPlan, numbering } from './numbering.ts';

/** A numbering with the corners of the sheet: the hexes of the lowest and of the highest column and row. */
export interface Numbered {
  readonly numbering: NumberingPlan;
  readonly from: string;
  readonly to: string;
}

/**
 * Two opposite corners in any order. Which columns stand lower, and whether columns or rows are straight, no number tells:
 * even columns and straight ones, until somebody who sees the sheet says otherwise.
 */
export function numberingFrom(one: string, other: string): Checked<Numbered> {
  const [first, last] = [partsOf(one.trim()), partsOf(other.trim())];
  if (!first) return refuse({ code: 'notAPrintedNumber', at: 'from', facts: { received: one } });
  if (!last) return refuse({ code: 'notAPrintedNumber', at: 'to', facts: { received: other } });
  const unlike = refuse({ code: 'numbersUnlike', at: 'to', facts: { received: other, first: one } });
  const plan = planFor(first, last);
  if (!plan) return unlike;
  const scheme = numbering(plan);
  const [a, b] = [scheme.parse(one.trim()), scheme.parse(other.trim())];
  if (!a || !b) return unlike;
  const corner = (pick: (x: number, y: number) => number): Offset => ({
    column: pick(a.column, b.column),
    row: pick(a.row, b.row),
  });
  return accept({ numbering: plan, from: scheme.print(corner(Math.min)), to: scheme.print(corner(Math.max)) });
}

interface Parts {
  readonly former: string;
  readonly sign: string;
  readonly latter: string;
}

/** `4524` in two halves, `AX-05` at its sign, `A10` where letters give way to figures. */
function partsOf(text: string): Parts | undefined {
  const [, former = '', sign = '', latter = ''] = /^([a-z]+|\d+)([-.])([a-z]+|\d+)$/i.exec(text) ?? [];
  if (former !== '') return { former, sign, latter };
  const [, letters = '', figures = ''] = /^([a-z]+)(\d+)$/i.exec(text) ?? /^(\d+)([a-z]+)$/i.exec(text) ?? [];
  if (letters !== '') return { former: letters, sign: '', latter: figures };
  if (!/^\d+$/.test(text) || text.length % 2 === 1) return undefined;
  return { former: text.slice(0, text.length / 2), sign: '', latter: text.slice(text.length / 2) };
}

const isLettered = (label: string): boolean => !/\d/.test(label);

function planFor(first: Parts, last: Parts): NumberingPlan | undefined {
  if (first.sign !== last.sign) return undefined;
  const [former, latter] = [styleOf(first.former, last.former), styleOf(first.latter, last.latter)];
  if (!former || !latter) return undefined;
  const figures = [first.former, last.former, first.latter, last.latter].filter((label) => !isLettered(label));
  const digits = widthOf(figures);
  // Letters name columns, wherever they stand.
  const rowFirst = former === 'digits' && latter !== 'digits';
  return {
    ...COLUMN_ROW,
    columns: rowFirst ? latter : former,
    rows: rowFirst ? former : latter,
    digits,
    separator: ({ '-': 'hyphen', '.': 'point' } as const)[first.sign] ?? 'none',
    order: rowFirst ? 'row-column' : 'column-row',
  };
}

/** One width for all, or none where they run on. */
const widthOf = (figures: readonly string[]): number => {
  const [width = COLUMN_ROW.digits] = figures.map(({ length }) => length);
  return width > 1 && figures.every(({ length }) => length === width) ? width : UNPADDED;
};

function styleOf(one: string, other: string): LabelStyle | undefined {
  if (isLettered(one) !== isLettered(other)) return undefined;
  if (!isLettered(one)) return 'digits';
  return [one, other].some((label) => /^([b-z])\1+$/i.test(label)) ? 'doubled' : 'letters';
}
