/** Columns of text that fit the reader's screen: the widest columns give way, and words wrap. */
import { stripVTControlCharacters } from 'node:util';

export interface Columns {
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly align?: readonly ('left' | 'right')[];
  readonly width: number;
  /** Spaces before the first column. */
  readonly indent?: number;
}

const GAP = '  ';
/** Longer words than this are broken rather than let push every other column away. */
const LONGEST_WORD = 32;
/** No column is squeezed further than this, even on a narrow screen. */
const NARROWEST = 8;

/** Under the head, between one column and the next as well. */
const RULE = '─';

export function columns({ head, rows, align = [], width, indent = 0 }: Columns): string {
  const lines = head ? [head, ...rows] : rows;
  const count = Math.max(0, ...lines.map((line) => line.length));
  if (count === 0) return '';
  const places = Array.from({ length: count }, (_, place) => lines.map((line) => line[place] ?? ''));
  const widths = fitted(places, width - indent - GAP.length * (count - 1));
  const margin = ' '.repeat(indent);
  const set = (row: readonly string[]): readonly string[] => setRow(row, widths, align);
  const under = widths.map((each) => RULE.repeat(each)).join(RULE.repeat(GAP.length));
  const above = head ? [...set(head), ...(rows.length > 0 ? [under] : [])] : [];
  return [...above, ...rows.flatMap(set)].map((line) => `${margin}${line}`.trimEnd()).join('\n');
}

/** The lines of one row: each cell wrapped to its column, the shorter ones blank below. */
function setRow(
  row: readonly string[],
  widths: readonly number[],
  align: readonly ('left' | 'right')[],
): readonly string[] {
  const cells = widths.map((each, place) => wrapped(row[place] ?? '', each).split('\n'));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, place) => {
        const text = lines[line] ?? '';
        const blank = ' '.repeat(Math.max(0, (widths[place] ?? 0) - widthOf(text)));
        return align[place] === 'right' ? `${blank}${text}` : `${text}${blank}`;
      })
      .join(GAP),
  );
}

export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Natural widths; where they do not fit, the widest give way: first to their longest word, then to the narrowest. */
function fitted(places: readonly (readonly string[])[], room: number): number[] {
  const widest = (pieces: readonly string[]): number => Math.max(1, ...pieces.map(widthOf));
  const natural = places.map((cells) => widest(cells.flatMap((cell) => cell.split('\n'))));
  const words = places.map((cells) => Math.min(LONGEST_WORD, widest(cells.flatMap((cell) => cell.split(/\s+/)))));
  const narrow = words.map((each) => Math.min(NARROWEST, each));
  return squeezed(squeezed(natural, words, room), narrow, room);
}

/** Takes from the widest, one character at a time, until all fit or none may give more. */
function squeezed(widths: readonly number[], floors: readonly number[], room: number): number[] {
  const fitting = [...widths];
  for (let over = fitting.reduce((sum, each) => sum + each, 0) - room; over > 0; over -= 1) {
    const [widest] = fitting
      .map((each, place) => ({ each, place }))
      .filter(({ each, place }) => each > (floors[place] ?? each))
      .sort((a, b) => b.each - a.each);
    if (!widest) break;
    fitting[widest.place] = widest.each - 1;
  }
  return fitting;
}

/** Lines no wider than the column: words go over whole, and French punctuation stays with its word. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrappedLine(line, width))
    .join('\n');
}

function wrappedLine(line: string, width: number): readonly string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  for (const word of unbreakable(line).flatMap((each) => broken(each, width))) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && widthOf(longer) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Words that may begin a line: a mark that stands alone belongs to the word before it, « to the word after it. */
function unbreakable(line: string): readonly string[] {
  const words: string[] = [];
  for (const word of line.split(' ')) {
    const last = words.at(-1);
    const joins = /^[:;?!»%]/.test(stripVTControlCharacters(word)) || last?.endsWith('«');
    if (joins && last !== undefined) words[words.length - 1] = `${last} ${word}`;
    else words.push(word);
  }
  return words;
}

/** A word wider than its column would be cut off; it is broken instead. */
function broken(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...stripVTControlCharacters(word)];
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, piece) =>
    letters.slice(piece * width, (piece + 1) * width).join(''),
  );
}

/** A paragraph wrapped to the screen, every line indented alike. */
export const paragraph = (text: string, width: number, indent = 0): string =>
  columns({ rows: [[text]], width, indent });

/** One of several things told below a heading. */
export const bullet = (text: string, width: number): string => columns({ rows: [['•', text]], width, indent: 2 });
