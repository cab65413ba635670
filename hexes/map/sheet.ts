/** The sheet under a map: which hexes it has, and its terrain as a picture of signs. */
import { check, type Refusal } from '@grognard/kernel';
import type { Offset } from '../geometry/offset.ts';
import { type Numbering, type NumberingPlan, numbering, runsTogether } from '../numbering/numbering.ts';
import { MOST_HEXES, numberingField } from './map-file.ts';
import { items, part, strings } from './raw.ts';
import { type Frame, placeIn, type Wiring, wire } from './wiring.ts';

export interface Sheet {
  readonly numbering: Numbering;
  readonly from: Offset;
  readonly to: Offset;
  readonly wiring: Wiring;
}

/** The numbering of a file whatever else is wrong with it, if it can be understood. */
export function planOf(data: unknown): NumberingPlan | undefined {
  const plan = check(numberingField, part(data, 'numbering'));
  return plan.ok ? plan.value : undefined;
}

/** The sheet, if numbering and corners can be understood; what is wrong with them goes to `faults`. */
export function layOut(plan: NumberingPlan, data: unknown, faults: Refusal[]): Sheet | undefined {
  if (runsTogether(plan)) {
    faults.push({ code: 'lettersRunTogether', at: 'numbering.separator', facts: {} });
    return undefined;
  }
  const scheme = numbering(plan);
  const from = corner(scheme, data, 'from', faults);
  const to = corner(scheme, data, 'to', faults);
  if (from === undefined || to === undefined) return undefined;
  if (from.column > to.column || from.row > to.row) {
    faults.push({ code: 'cornersSwapped', at: 'to', facts: { from: scheme.print(from), received: scheme.print(to) } });
    return undefined;
  }
  const frame = { from, columns: to.column - from.column + 1, rows: to.row - from.row + 1 };
  const count = frame.columns * frame.rows;
  if (count > MOST_HEXES) {
    faults.push({ code: 'tooManyHexes', at: 'to', facts: { received: count, max: MOST_HEXES } });
    return undefined;
  }
  return { numbering: scheme, from, to, wiring: wire(scheme, frame, absentees(scheme, frame, data)) };
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

/** The places of the frame where the sheet has no hex. */
function absentees(scheme: Numbering, frame: Frame, data: unknown): ReadonlySet<number> {
  const absent = new Set<number>();
  for (const text of items(part(data, 'absent'))) {
    const offset = typeof text === 'string' ? scheme.parse(text) : undefined;
    const place = offset && placeIn(frame, offset);
    if (place !== undefined) absent.add(place);
  }
  return absent;
}

/** The picture must have a sign of the legend for each hex of the sheet. */
export function pictureFaults({ numbering, from, to }: Sheet, data: unknown): readonly Refusal[] {
  const lines = strings(part(data, 'picture'), 'picture');
  if (lines.length === 0) return [];
  const faults: Refusal[] = [];
  const signs = items(part(data, 'legend')).map((row) => part(row, 'sign'));
  const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
  if (lines.length !== rows)
    faults.push({ code: 'pictureRows', at: 'picture', facts: { received: lines.length, expected: rows } });
  for (const [index, [at, text]] of lines.entries()) {
    const row = signsOf(text);
    if (row.length !== columns)
      faults.push({ code: 'pictureColumns', at, facts: { received: row.length, expected: columns } });
    for (const sign of new Set(row.filter((seen) => !signs.includes(seen)))) {
      const column = row.indexOf(sign);
      const hex = numbering.print({ column: from.column + column, row: from.row + index });
      faults.push({ code: 'unknownSign', at, facts: { received: sign, column: column + 1, hex } });
    }
  }
  return faults;
}

const signsOf = (line: string): readonly string[] => [...line].filter((sign) => sign.trim() !== '');
