/** Hexes of the strategic map that political events close to a side. */
import type { AegeanBook } from '../book.ts';
import type { Side } from '../vocabulary.ts';
import type { Affairs } from './politics.ts';

/** Events 2 and 3 close a hex to everybody while their war lasts, event 4 closes Cairo to NATO until event 5 happens. */
export function closedTo(side: Side, { happened, airWar, golan }: Affairs, { tables, rulings }: AegeanBook) {
  const { rows } = tables['political-events'];
  const pactBase = side === 'pact' && happened.includes(8) && rulings.beirut === 'basingWins';
  return [
    ...(airWar > 0 && !pactBase ? rows['2'].hexes : []),
    ...(golan > 0 ? rows['3'].hexes : []),
    ...(side === 'nato' && happened.includes(4) && !happened.includes(5) ? rows['4'].hexes : []),
  ];
}
