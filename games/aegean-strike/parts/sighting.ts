/** Detection: the value of a sensor at a range, and the dice that go with it. */

import { chance, checkpoint, d10, done, explained, type Refusal, type Step } from '@grognard/kernel';
import { detectionRow, type Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { RuleId } from '../rules.ts';
import { ask, refusal, words } from '../text/kit.ts';
import type { Medium, Scale, Side } from '../vocabulary.ts';
import { isLost, lostDatum } from './lost.ts';

export interface Look {
  readonly sensor: Sensor;
  readonly medium: Medium;
  readonly scale: Scale;
  readonly range: number;
}

const tableOf = (scale: Scale, { tables }: AegeanBook) =>
  scale === 'operational' ? tables.detection : tables['detection-strategic'];

/** The value at that range; nothing where the sensor makes no attempt. Only to be asked once `sightFaults` is empty. */
export const sightValue = (look: Look, book: AegeanBook): number | undefined => {
  const cell = tableOf(look.scale, book).cell(rowOf(look), String(look.range));
  return cell === '-' ? undefined : Number(cell);
};

const rowOf = ({ sensor, medium }: Omit<Look, 'range'>): string => `${detectionRow(sensor)}.${medium}`;

/** Weapon characteristics summary: a medium the sensor lacks, a range past the table, a figure that is lost. */
export function sightFaults(look: Look, at: string, book: AegeanBook): readonly Refusal[] {
  const table = tableOf(look.scale, book);
  const row = rowOf(look);
  const column = String(look.range);
  const { sensor, medium, scale, range } = look;
  if (!table.rows.labels.includes(row))
    return [
      refusal('mediumLacking', at, {
        rule: 'ranges',
        facts: { sensor: words(`sensor.${sensor}`), medium: words(`medium.${medium}`) },
      }),
    ];
  if (!table.columns.labels.includes(column)) {
    const last = Number(table.columns.labels.at(-1));
    return [refusal('rangeBeyond', at, { rule: 'ranges', facts: { range, last, scale: words(`scale.${scale}`) } })];
  }
  return isUnknown(look, book) ? [lostDatum(at, 'ranges', table, row, column)] : [];
}

/** A figure of a fragment counts only while fragments are read from range 0, or when the player laid his own over it. */
function isUnknown(look: Look, book: AegeanBook): boolean {
  const table = tableOf(look.scale, book);
  const [row, column] = [rowOf(look), String(look.range)];
  if (isLost(table.cell(row, column))) return true;
  if (book.rulings.fragmentStart === 'rangeZero') return false;
  const own = table.own.some((cell) => cell.row === row && cell.column === column);
  return !own && table.origins?.[table.rows.place(row)]?.[table.columns.place(column)] === 'F';
}

/** Ranges in a row at which a sensor has the same value; null where that is lost. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly value: number | null;
}

/** All ranges at which a sensor makes an attempt; none in a medium it lacks. */
export function bandsOf(look: Omit<Look, 'range'>, book: AegeanBook): readonly Band[] {
  const table = tableOf(look.scale, book);
  if (!table.rows.labels.includes(rowOf(look))) return [];
  const bands: Band[] = [];
  for (const range of table.columns.labels.map(Number)) {
    const value = isUnknown({ ...look, range }, book) ? null : sightValue({ ...look, range }, book);
    if (value === undefined) continue;
    const last = bands.at(-1);
    if (last?.value === value && last.to === range - 1) bands.splice(-1, 1, { ...last, to: range });
    else bands.push({ from: range, to: range, value });
  }
  return bands;
}

/** The page where a sensor's first known value stands. */
export const bandLookup = (look: Omit<Look, 'range'>, bands: readonly Band[], book: AegeanBook) => {
  const known = bands.find(({ value }) => value !== null);
  return known && { lookup: tableOf(look.scale, book).look(rowOf(look), String(known.from)) };
};

/** Whether a place lies within the farthest range of a sensor: one fault if it does not, or if that is lost. */
export function reachFaults(look: Look, at: string, book: AegeanBook): readonly Refusal[] {
  const table = tableOf(look.scale, book);
  const row = rowOf(look);
  const { range } = look;
  const cells = table.rows.labels.includes(row) ? table.columns.labels.map((column) => table.cell(row, column)) : [];
  const farthest = cells.findLastIndex((cell) => /^\d/.test(cell));
  if (range <= farthest) return [];
  const cell = cells[range];
  if (cell !== undefined && isLost(cell)) return [lostDatum(at, 'ranges', table, row, String(range))];
  return [refusal('baseTooFar', at, { rule: 'example.long', facts: { range, last: Math.max(0, farthest) } })];
}

/** One die for each sensor that has a value; a face not above it detects the whole stack. */
export const sighted = (looks: readonly Look[], rule: RuleId, side: Side, book: AegeanBook): Step<boolean> => {
  const values = looks.map((look) => sightValue(look, book));
  const from = (place: number, found: boolean): Step<boolean> => {
    const look = looks[place];
    const value = values[place];
    if (look === undefined) return done(found);
    if (value === undefined) return from(place + 1, found);
    const facts = {
      sensor: words(`sensor.${look.sensor}`),
      medium: words(`medium.${look.medium}`),
      range: look.range,
      scale: words(`scale.${look.scale}`),
      value,
      number: looks.length > 1 ? place + 1 : 0,
    };
    return chance(ask(rule, 'sighting.ask', { facts, side }), d10, (face) => {
      const success = face <= value;
      return explained(
        () => [
          {
            rule,
            title: words('sighting.ask', facts),
            lookup: tableOf(look.scale, book).look(rowOf(look), String(look.range)),
            outcome: words(success ? 'sighting.yes' : 'sighting.no'),
          },
        ],
        checkpoint('sighting', [place, found || success], ([, seen]) => from(place + 1, Boolean(seen))),
      );
    });
  };
  return from(0, false);
};
