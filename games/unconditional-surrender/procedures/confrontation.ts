/**
 * Steps 4 to 6 of the combat sequence, for every kind of combat: each side sums its DRM, rolls, halves, and the two
 * values are crossed in the results table.
 */
import {
  type Ask,
  canonical,
  chance,
  checkpoint,
  d6,
  type Lookup,
  type Modifier,
  type Note,
  type Plain,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import { SMOOTHED } from '../tables/combat-results.table.ts';
import type { BySide, Cell, Code, Side } from '../vocabulary.ts';

/** What one side brings: its list of modifiers, and what halves its value after the roll. */
export interface Force {
  readonly modifiers: readonly Modifier[];
  readonly halvings: readonly Modifier[];
}

/** A cell taken apart: the code and the number behind the plus sign. */
export interface Reading {
  readonly code: Code;
  readonly plus: number;
}

const MOST_DRM = 10;

/** Step 4. Only the sum is limited, never a single modifier. */
export const capped = (sum: number): number => Math.min(MOST_DRM, Math.max(-MOST_DRM, sum));

/** Step 5. Die and DRM, halved so many times and rounded up each time; less than 1 is 1. */
export function finalValue(die: number, drm: number, halvings: number): number {
  let value = die + drm;
  for (let time = 0; time < halvings; time += 1) value = Math.ceil(value / 2);
  return Math.max(1, value);
}

/** `DD+3` is the code DD with a plus of 3; ♦ has none. */
export const READINGS: Readonly<Record<Cell, Reading>> = {
  '♦': { code: '♦', plus: 0 },
  'DR+2': { code: 'DR', plus: 2 },
  'DD+3': { code: 'DD', plus: 3 },
  'DE+4': { code: 'DE', plus: 4 },
  'AS+2': { code: 'AS', plus: 2 },
  'AA+3': { code: 'AA', plus: 3 },
};

/** Steps 4 to 6; `frame` is all that `then` remembers of what went before. */
export function confront<T, F extends Plain>(
  dice: BySide<Ask>,
  forces: BySide<Force>,
  book: SurrenderBook,
  frame: F,
  then: (reading: Reading, frame: F) => Step<T>,
): Step<T> {
  const attacker = new Throw(dice.attacker, forces.attacker);
  const defender = new Throw(dice.defender, forces.defender);
  // Spelt out once, not for each of the 36 throws.
  const before = canonical(frame);
  return chance(
    dice.attacker,
    d6,
    (attackerDie) =>
      chance(
        dice.defender,
        d6,
        (defenderDie) => {
          const look = lookUp(attacker.value(attackerDie), defender.value(defenderDie), book);
          return checkpoint(
            'cell',
            `${look.cell} ${before}`,
            () => then(READINGS[look.cell], frame),
            () => [defender.note(defenderDie), tableNote(look)],
          );
        },
        () => [attacker.note(attackerDie)],
      ),
    () => [
      drmNote('attacker', forces.attacker),
      drmNote('defender', forces.defender),
      halvingNote('attacker', forces.attacker),
      halvingNote('defender', forces.defender),
    ],
  );
}

/** Step 4. Each side's own list. */
const drmNote = (side: Side, { modifiers }: Force): Note => {
  const sum = total(modifiers);
  return {
    rule: 'step-4',
    title: words(`combat.drm.${side}`),
    modifiers,
    outcome: words('combat.drm.sum', { sum, drm: capped(sum) }),
  };
};

/** Step 5. What will halve each side's value; the list counts divisions by two. */
const halvingNote = (side: Side, { halvings }: Force): Note => ({
  rule: 'step-5',
  title: words(`combat.halvings.${side}`),
  modifiers: halvings,
  outcome: words('combat.halvings.sum', { times: total(halvings) }),
});

/** Step 5. One side's die: what it comes to, and how that is told. */
class Throw {
  readonly #ask: Ask;
  readonly #drm: number;
  readonly #times: number;

  constructor(ask: Ask, { modifiers, halvings }: Force) {
    this.#ask = ask;
    this.#drm = capped(total(modifiers));
    this.#times = total(halvings);
  }

  value(die: number): number {
    return finalValue(die, this.#drm, this.#times);
  }

  note(die: number): Note {
    const facts = { die, drm: this.#drm, times: this.#times, value: this.value(die) };
    return {
      rule: this.#ask.rule,
      title: words(this.#ask.text),
      outcome: words('combat.value', facts),
    };
  }
}

/** Step 6. The cell, and what its code is called. */
const tableNote = (look: Lookup & { readonly cell: Cell }): Note => ({
  rule: 'step-6',
  title: words('combat.table'),
  lookup: look,
  outcome: words(`code.${READINGS[look.cell].code}`),
});

/** Step 6. Attacker along the top, defender down the side; a ruling may smooth the two cells whose mirrors do not answer. */
function lookUp(
  attacker: number,
  defender: number,
  { tables, rulings }: SurrenderBook,
): Lookup & { readonly cell: Cell } {
  const look = tables['combat-results'].look(String(defender), String(attacker));
  if (rulings.mirrorBreaks === 'asPrinted') return look;
  const smoothed = SMOOTHED.find(
    ({ row, column, printed }) => row === look.row && column === look.column && printed === look.cell,
  );
  return smoothed ? { ...look, cell: smoothed.cell } : look;
}
