/** Cells and labels of grids as a page would print them. */
import { type Grid, LOST, type Say } from '@grognard/kernel';
import { HALF, MINUS } from './grammar/number.ts';

/** A code that the page spells out, and of which only we made a word, stands in a grid by its meaning. */
const WORD = /^[a-z][\w-]+$/;

/** What is shown in place of a cell; nothing where the cell stands as it is. */
export function spelledOut(table: Pick<Grid, 'meanings' | 'shown'>, code: string, say: Say): string | undefined {
  if (code === LOST) return undefined;
  const word = WORD.test(code) ? say.read(table.meanings?.[code]) : undefined;
  const printed = word ?? table.shown?.(code) ?? printedNumber(code);
  return printed === code ? undefined : printed;
}

/** Signs of comparison as a page prints them, the number held to them. */
const COMPARED: Readonly<Record<string, string>> = { '<=': '≤\u00a0', '>=': '≥\u00a0', '<': '<\u00a0', '>': '>\u00a0' };

/** A number with ½ for a half and a true minus, compared or not; any other text as it stands. */
export const printedNumber = (text: string): string =>
  text.replace(
    /^([<>]=?)?([+-]?)(\d+)(\.5)?$/,
    (_, compared: string | undefined, sign: string, whole: string, half?: string) => {
      const digits = half === undefined ? whole : `${whole === '0' ? '' : whole}${HALF}`;
      return `${COMPARED[compared ?? ''] ?? ''}${sign === '-' ? MINUS : sign}${digits}`;
    },
  );
