/** F, G What the size of a force and its nation change in the losses it has inflicted. */
import { judge, type Note } from '@grognard/kernel';
import { words } from '../text/kit.ts';
import type { Army } from './army.ts';
import type { CombatBook } from './book.ts';
import { halves, losses } from './halves.ts';
import { MOST_HALVES } from './state.ts';

export interface Adjustment {
  /** F Half losses off, for a force below 2A+. */
  readonly size: number;
  /** G Half losses more or less, for the nation. */
  readonly national: number;
  /** G The line of the table that says so. */
  readonly line: string | undefined;
  /** The most half losses the force may inflict, where the ruling caps them at its own strength. */
  readonly most: number;
  /** F, G What each number of half losses becomes. */
  readonly after: readonly number[];
}

export function adjustment(own: Army, year: number, book: CombatBook): Adjustment {
  const { tables, rulings } = book;
  const line = nationalLine(own, year, book);
  const plan = {
    size: halves(tables['variable-losses'].cell(String(own.strength), 'less')),
    national: line === undefined ? 0 : halves(tables.national.cell(line, 'adjust')),
    line,
    most: rulings.inflictedCap === 'ownStrength' ? halves(own.strength) : Number.POSITIVE_INFINITY,
  };
  return { ...plan, after: Array.from({ length: MOST_HALVES + 1 }, (_, inflicted) => adjusted(inflicted, plan)) };
}

/** F The size first (and the cap of the 2003 draft, where it is followed). */
export const afterSize = (inflicted: number, { size, most }: Adjustment): number =>
  Math.min(most, Math.max(0, inflicted - size));

/** F, G Then the nation; nobody inflicts less than nothing. */
const adjusted = (inflicted: number, { size, national, most }: Omit<Adjustment, 'after'>): number =>
  Math.max(0, Math.min(most, inflicted - size) + national);

/** G The largest line of the nation that fits year and strength; no line, no adjustment. */
function nationalLine({ force, strength }: Army, year: number, { tables, rulings }: CombatBook): string | undefined {
  const { national } = tables;
  const number = (row: string, column: string): number => Number(national.cell(row, column));
  const fits = (row: string): boolean =>
    national.cell(row, 'nation') === force.nation &&
    year >= number(row, 'from') &&
    year <= number(row, 'to') &&
    strength >= number(row, 'force');
  if (rulings.nationalForce === 'exactly' && strength !== 4 && strength !== 8) return undefined;
  return national.rows.labels.filter(fits).toSorted((a, b) => number(b, 'force') - number(a, 'force'))[0];
}

/** F, G The sum of what a side inflicted, adjusted. */
export function adjustmentNotes(
  own: Army,
  inflicted: number,
  adjust: Adjustment,
  { tables }: CombatBook,
): readonly Note[] {
  const { line } = adjust;
  const nation: Note[] =
    line === undefined
      ? []
      : [{ rule: 'G', title: words(`battle.nation.${own.side}`), lookup: tables.national.look(line, 'adjust') }];
  return [
    ...nation,
    {
      rule: 'F',
      title: words(`battle.inflicted.${own.side}`),
      modifiers: judge(tables['loss-adjustments'], {
        size: -losses(adjust.size) || 0,
        national: losses(adjust.national),
      }),
      lookup: tables['variable-losses'].look(String(own.strength), 'less'),
      outcome: words('battle.inflicted', {
        inflicted: losses(inflicted),
        adjusted: losses(adjust.after[inflicted] as number),
      }),
    },
  ];
}
