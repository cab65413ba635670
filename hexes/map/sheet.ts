/** The sheet under a map: which hexes it has, and its terrain as a picture of signs. */
import { check, type Refusal } from '@grognard/kernel';
import type { Offset } from '../geometry/offset.ts';
import type { Space } from '../graph/graph.ts';
import { type Numbering, numbering } from '../numbering/numbering.ts';
import { type Wiring, wire } from './hex-grid.ts';
import { type MapFile, numberingField } from './map-file.ts';
import { items, part, strings } from './raw.ts';

export interface Sheet {
  readonly numbering: Numbering;
  readonly from: Offset;
  readonly to: Offset;
  /** Every hex, row by row. */
  readonly wiring: Wiring;
}

/** A map is drawn and searched whole: this is four times the largest printed one. */
const MOST_HEXES = 250_000;

/** The sheet, if numbering and corners can be understood; what is wrong with them goes to `faults`. */
export function layOut(data: unknown, faults: Refusal[]): Sheet | undefined {
  const plan = check(numberingField, part(data, 'numbering'));
  if (!plan.ok) return undefined;
  const { columns, rows, separator } = plan.value;
  if (columns !== 'digits' && rows !== 'digits' && separator === 'none') {
    faults.push({ code: 'lettersRunTogether', at: 'numbering.separator', facts: {} });
    return undefined;
  }
  const scheme = numbering(plan.value);
  const from = corner(scheme, data, 'from', faults);
  const to = corner(scheme, data, 'to', faults);
  if (from === undefined || to === undefined) return undefined;
  if (from.column > to.column || from.row > to.row) {
    faults.push({ code: 'cornersSwapped', at: 'to', facts: { from: scheme.print(from), received: scheme.print(to) } });
    return undefined;
  }
  const count = (to.column - from.column + 1) * (to.row - from.row + 1);
  if (count > MOST_HEXES) {
    faults.push({ code: 'tooManyHexes', at: 'to', facts: { received: count, max: MOST_HEXES } });
    return undefined;
  }
  return { numbering: scheme, from, to, wiring: wire(scheme, rectangle(scheme, from, to, absentees(scheme, data))) };
}

function corner(scheme: Numbering, data: unknown, at: 'from' | 'to', faults: Refusal[]): Offset | undefined {
  const text = part(data, at);
  if (typeof text !== 'string') return undefined;
  const place = scheme.parse(text);
  if (place === undefined)
    faults.push({ code: 'notAHexNumber', at, facts: { received: text, sample: sample(scheme) } });
  return place;
}

/** What a number of this scheme looks like. */
export const sample = (scheme: Numbering): string => scheme.print({ column: 2, row: 5 });

const absentees = (scheme: Numbering, data: unknown): ReadonlySet<string> =>
  new Set(
    strings(part(data, 'absent'), 'absent').flatMap(([, text]) => {
      const place = scheme.parse(text);
      return place ? [scheme.print(place)] : [];
    }),
  );

function rectangle(scheme: Numbering, from: Offset, to: Offset, absent: ReadonlySet<string>): readonly Offset[] {
  const places: Offset[] = [];
  for (let row = from.row; row <= to.row; row += 1)
    for (let column = from.column; column <= to.column; column += 1)
      if (absent.size === 0 || !absent.has(scheme.print({ column, row }))) places.push({ column, row });
  return places;
}

/** The picture must have a sign of the legend for each hex of the sheet. */
export function pictureFaults({ from, to }: Sheet, data: unknown): readonly Refusal[] {
  const lines = strings(part(data, 'picture'), 'picture');
  if (lines.length === 0) return [];
  const faults: Refusal[] = [];
  const signs = items(part(data, 'legend')).map((row) => part(row, 'sign'));
  const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
  if (lines.length !== rows)
    faults.push({ code: 'pictureRows', at: 'picture', facts: { received: lines.length, expected: rows } });
  for (const [at, text] of lines) {
    const row = signsOf(text);
    if (row.length !== columns)
      faults.push({ code: 'pictureColumns', at, facts: { received: row.length, expected: columns } });
    for (const sign of new Set(row.filter((seen) => !signs.includes(seen))))
      faults.push({ code: 'unknownSign', at, facts: { received: sign, column: row.indexOf(sign) + 1 } });
  }
  return faults;
}

/** The terrain of each hex by the picture; nothing without a picture. */
export function pictured({ from, wiring: { places } }: Sheet, file: MapFile): readonly (readonly [Space, string])[] {
  if (file.picture.length === 0) return [];
  const rows = file.picture.map(signsOf);
  const legend = new Map(file.legend.map(({ sign, terrain }) => [sign, terrain]));
  return places.flatMap(({ column, row }, hex) => {
    const terrain = legend.get(rows[row - from.row]?.[column - from.column] ?? '');
    return terrain === undefined ? [] : [[hex, terrain] as const];
  });
}

const signsOf = (line: string): readonly string[] => [...line].filter((sign) => sign.trim() !== '');
