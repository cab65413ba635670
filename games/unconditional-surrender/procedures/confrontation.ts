/**
 * Steps 4 to 6 of the combat sequence, for every kind of combat: each side sums its DRM, rolls, halves, and the two
 * values are crossed in the results table.
 */
import {
  type Ask,
  askWords,
  chance,
  checkpoint,
  d6,
  type Lookup,
  type Modifier,
  type Note,
  type Plain,
  type Step,
  total,
  type Words,
} from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import { READINGS, type Reading, SMOOTHED } from '../tables/combat-results.table.ts';
import { limits } from '../tables/limits.table.ts';
import { words } from '../text/kit.ts';
import type { BySide, Cell, Code, Side } from '../vocabulary.ts';
import { NOTHING, type Selected } from './selections.ts';

/** The printed lines of one side, each judged: what is added to its die, and what halves its value after the roll. */
export interface Lines {
  readonly modifiers: readonly Modifier[];
  readonly halvings: readonly Modifier[];
}

/** What one side brings, in figures for the dice; its lines are only asked for when they are told. */
export interface Force {
  readonly sum: number;
  readonly halvings: number;
  readonly lines: () => Lines;
}

/** How one kind of combat puts its dice and words its codes. */
export interface Manner {
  readonly dice: BySide<Ask>;
  readonly codeWords: (code: Code) => Words;
}

/** A side's force with whatever markers: its lines are judged once, and committed markers add to them. */
export function forceOf(linesWith: (markers: Selected) => Lines): (markers: Selected) => Force {
  const bare = linesWith(NOTHING);
  const [sum, halvings] = [total(bare.modifiers), total(bare.halvings)];
  return (markers) => ({
    sum: sum + markers.drm,
    halvings: halvings + markers.halvings,
    lines: () => linesWith(markers),
  });
}

/** Step 4. Only the sum is limited, never a single modifier. */
export const capped = (sum: number): number => Math.min(limits.rows.drm.most, Math.max(limits.rows.drm.least, sum));

/** Step 5. Die and DRM, halved so many times and rounded up each time; less than 1 is 1. */
export function finalValue(die: number, drm: number, halvings: number): number {
  let value = die + drm;
  for (let time = 0; time < halvings; time += 1) value = Math.ceil(value / 2);
  return Math.max(limits.rows.value.least, value);
}

const FACES = Array.from({ length: d6.sides }, (_, index) => index + 1);

/** Step 5 for every face of the die, the first face first. */
export const valuesOf = ({ sum, halvings }: Pick<Force, 'sum' | 'halvings'>): readonly number[] =>
  FACES.map((die) => finalValue(die, capped(sum), halvings));

/** Steps 4 to 6; `frame` is all that `then` remembers of what went before. */
export function confront<T>(
  { dice, codeWords }: Manner,
  forces: BySide<Force>,
  cells: Crossing,
  frame: string,
  then: (reading: Reading) => Step<T>,
): Step<T> {
  const [attacker, defender] = [valuesOf(forces.attacker), valuesOf(forces.defender)];
  const value = (side: readonly number[], die: number): number => side[die - 1] as number;
  return chance(
    dice.attacker,
    d6,
    (attackerDie) => {
      const column = value(attacker, attackerDie);
      return chance(
        dice.defender,
        d6,
        (defenderDie) => {
          const row = value(defender, defenderDie);
          const cell = cells.at(column, row);
          return checkpoint(
            'cell',
            `${cell} ${frame}`,
            () => then(READINGS[cell]),
            () => [
              thrownNote(dice.defender, forces.defender, defenderDie),
              tableNote(cells.look(column, row), codeWords(READINGS[cell].code)),
            ],
          );
        },
        () => [thrownNote(dice.attacker, forces.attacker, attackerDie)],
      );
    },
    () => sideNotes(forces),
    () => {
      const { found, weights, whole } = cells.pool(attacker, defender);
      return { weights, whole, next: (lot) => then(READINGS[found[lot] as Cell]) };
    },
  );
}

/** The bare values of plain data in their order: all that tells two of one shape apart, and short. */
export const spelt = (frame: Plain): string =>
  typeof frame === 'object' && frame !== null ? Object.values(frame).map(spelt).join(' ') : String(frame);

/** Steps 4 and 5, before the dice: each side's own list, and what will halve its value. */
const sideNotes = ({ attacker, defender }: BySide<Force>): readonly Note[] => [
  drmNote('attacker', attacker),
  drmNote('defender', defender),
  halvingNote('attacker', attacker),
  halvingNote('defender', defender),
];

const drmNote = (side: Side, { sum, lines }: Force): Note => ({
  rule: 'step-4',
  title: words(`combat.drm.${side}`),
  modifiers: lines().modifiers,
  outcome: words('combat.drm.sum', { sum, drm: capped(sum) }),
});

const halvingNote = (side: Side, { halvings, lines }: Force): Note => ({
  rule: 'step-5',
  title: words(`combat.halvings.${side}`),
  modifiers: lines().halvings,
  outcome: words('combat.halvings.sum', { times: halvings }),
});

/** Step 5. One side's die, and what it comes to. */
const thrownNote = (ask: Ask, { sum, halvings }: Force, die: number): Note => {
  const drm = capped(sum);
  return {
    rule: ask.rule,
    title: askWords(ask),
    outcome: words('combat.value', { die, drm, times: halvings, value: finalValue(die, drm, halvings) }),
  };
};

/** Step 6. The cell, and what its code says in the list of the combat fought. */
const tableNote = (look: Lookup, outcome: Words): Note => ({
  rule: 'step-6',
  title: words('combat.table'),
  lookup: look,
  outcome,
});

/** Cells and how often each is found, of so many throws. */
interface Pool {
  readonly found: readonly Cell[];
  readonly weights: readonly number[];
  readonly whole: number;
}

/** The results table as one combat reads it: attacker along the top, defender down the side. */
export class Crossing {
  readonly #look: (row: string, column: string) => Lookup & { readonly cell: Cell };
  readonly #smooths: boolean;
  readonly #cells: (Cell | undefined)[] = [];
  readonly #pools = new Map<string, Pool>();

  constructor({ tables, rulings }: SurrenderBook) {
    this.#look = tables['combat-results'].look;
    this.#smooths = rulings.mirrorBreaks === 'smoothed';
  }

  /** The cells that two dice may find, the values of each side face by face, and how often each is found. */
  pool(attacker: readonly number[], defender: readonly number[]): Pool {
    const name = `${attacker} ${defender}`;
    const known = this.#pools.get(name);
    if (known) return known;
    const weights = new Map<Cell, number>();
    for (const column of attacker) {
      for (const row of defender) {
        const cell = this.at(column, row);
        weights.set(cell, (weights.get(cell) ?? 0) + 1);
      }
    }
    const pool = {
      found: [...weights.keys()],
      weights: [...weights.values()],
      whole: attacker.length * defender.length,
    };
    this.#pools.set(name, pool);
    return pool;
  }

  /** The cell alone, each read once. */
  at(attacker: number, defender: number): Cell {
    const place = defender * (limits.rows.value.most + 1) + attacker;
    this.#cells[place] ??= this.look(attacker, defender).cell;
    return this.#cells[place];
  }

  /** Step 6. A ruling may smooth the two cells whose mirrors do not answer. */
  look(attacker: number, defender: number): Lookup & { readonly cell: Cell } {
    const look = this.#look(String(defender), String(attacker));
    if (!this.#smooths) return look;
    const smoothed = SMOOTHED.find(
      ({ row, column, printed }) => row === look.row && column === look.column && printed === look.cell,
    );
    return smoothed ? { ...look, cell: smoothed.cell } : look;
  }
}
