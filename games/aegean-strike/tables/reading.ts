/** How a damaged page is written down: the reading, what the scan shows, and how sure the reading is. */
import type { Confidence, Repair, Written } from '@grognard/kernel';

/** What a layout of the scan shows where the cell itself is gone. */
const GONE: readonly string[] = ['__', '['];

interface Place {
  readonly row: string;
  readonly column: string;
  readonly seen: string;
}

/** A repair for every cell that the scan shows otherwise than it is read. All three texts have the layout of the page. */
export function repairsOf(
  used: string,
  seen: string,
  sure: string,
  reason: (place: Place) => Written,
): readonly Repair[] {
  const [readings, scan, figures] = [lines(used), lines(seen), lines(sure)];
  const [columns = []] = readings;
  return readings.slice(1).flatMap(([row = '', ...cells], r) =>
    cells.flatMap((cell, c): Repair[] => {
      const shown = scan[r + 1]?.[c + 1] ?? '';
      const column = columns[c] ?? '';
      if (shown === cell) return [];
      return [
        {
          row,
          column,
          seen: shown,
          used: cell,
          why: GONE.includes(shown) ? 'reconstructed' : 'scan',
          evidence: reason({ row, column, seen: shown }),
          confidence: confidence(Number(figures[r + 1]?.[c + 1])),
        },
      ];
    }),
  );
}

/** Words for each figure of a confidence layout. */
export const confidences = (sure: string): Readonly<Record<string, Written>> =>
  Object.fromEntries(
    [...new Set(sure.match(/\d\.\d\d/g) ?? [])].map((figure) => [
      figure,
      { en: `read with a confidence of ${percent(figure)}%`, fr: `lue avec une confiance de ${percent(figure)} %` },
    ]),
  );

/** The four grades of the house, from a figure between 0 and 1. */
export function confidence(figure: number): Confidence {
  if (figure >= 0.97) return 'certain';
  if (figure >= 0.9) return 'high';
  return figure >= 0.75 ? 'medium' : 'low';
}

const percent = (figure: string): number => Math.round(Number(figure) * 100);

const lines = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '');
