/** The lines of a pasted text, cut into cells as a spreadsheet would. */

export interface Line {
  /** Where it stood in the text, from one. */
  readonly number: number;
  readonly cells: readonly string[];
}

const SEPARATORS = ['\t', ';', ','] as const;

export function linesOf(text: string): readonly Line[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line.trim() !== '');
  const separator = SEPARATORS.find((each) => isUsed(each, lines));
  return lines.map(({ number, line }) => ({
    number,
    cells: (separator === undefined ? loose(line) : cut(line, separator)).map((cell) => cell.trim()),
  }));
}

/** A comma may stand inside a name; it parts cells only where every line has one. */
const isUsed = (separator: string, lines: readonly { readonly line: string }[]): boolean =>
  separator === ','
    ? lines.length > 0 && lines.every(({ line }) => line.includes(separator))
    : lines.some(({ line }) => line.includes(separator));

/** Cells in quotes may hold the separator, and a quote written twice. */
function cut(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let place = 0; place < line.length; place += 1) {
    const sign = line[place];
    if (sign === '"' && quoted && line[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
      if (quoted) cell = '';
    } else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

/** Typed by hand, with no separator: gaps of two spaces, or numbers at the end. */
function loose(line: string): readonly string[] {
  const gaps = line.trim().split(/\s{2,}/);
  if (gaps.length > 1) return gaps;
  const ending = /^(.*\S)\s+(\d+(?:\s*[-–/]\s*\d+)+)$/.exec(line.trim());
  return ending ? [ending[1] ?? '', ending[2] ?? ''] : gaps;
}

/** A cell as a spreadsheet reads it back, whatever stands in it. */
export const written = (cell: string): string => (/[\t"\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
