/** How a strategic combat lies on the table: the line that sums it up, its short form, what comes next. */
import type { EquationTerm, NextAct } from '@grognard/kernel';
import { type SurrenderBook, usualBook } from '../../book.ts';
import { words } from '../../text/kit.ts';
import { type BySide, bySide, OPPONENTS } from '../../vocabulary.ts';
import type { Lines } from '../confrontation.ts';
import { equationOf, byTotals as shortByTotals } from '../counted.ts';
import { NOTHING } from '../selections.ts';
import type { StrategicResult } from '../strategic-combat.ts';
import { strategicLines } from './forces.ts';
import type { StrategicInput } from './input.ts';

const linesIn = (combat: StrategicInput, book: SurrenderBook): BySide<Lines> =>
  bySide((side) => strategicLines(combat, side, NOTHING, book));

export const equation = (combat: StrategicInput, book: SurrenderBook): readonly EquationTerm[] =>
  equationOf(linesIn(combat, book));

export const byTotals = shortByTotals({ opponent: 'western' }, (combat: StrategicInput) => linesIn(combat, usualBook));

/** The Axis fights the other faction too, with its own factories as they now stand. */
export const next = (
  { ally, germanyLost, allyLost }: StrategicResult,
  { opponent, axisPorts, facLost, usaWestern, bombed, conquered }: StrategicInput,
): readonly NextAct[] =>
  OPPONENTS.filter((faction) => faction !== opponent).map((faction) => ({
    procedure: 'strategic-combat',
    input: {
      opponent: faction,
      axisPorts,
      facLost: { ...facLost, germany: germanyLost, [ally]: allyLost },
      usaWestern,
      bombed,
      conquered,
    },
    words: words('strategic.next', { opponent: faction }),
  }));
