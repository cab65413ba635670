/**
 * Steps 4 to 6 of the combat sequence, for every kind of combat: each side sums its DRM, rolls, halves, and the two
 * values are crossed in the results table.
 */
import {
  type Ask,
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
  words,
} from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import { READINGS, type Reading, SMOOTHED } from '../tables/combat-results.table.ts';
import { limits } from '../tables/limits.table.ts';
import type { BySide, Cell, Code, Side } from '../vocabulary.ts';
import type { Selected } from './selections.ts';

/** What one side brings: its list of modifiers, and what halves its value after the roll. */
export interface Force {
  readonly modifiers: readonly Modifier[];
  readonly halvings: readonly Modifier[];
}

/** How one kind of combat puts its dice and words its codes. */
export interface Manner {
  readonly dice: BySide<Ask>;
  readonly codeWords: (code: Code) => Words;
}

/** Step 4. Only the sum is limited, never a single modifier. */
export const capped = (sum: number): number => Math.min(limits.rows.drm.most, Math.max(limits.rows.drm.least, sum));

/** Step 5. Die and DRM, halved so many times and rounded up each time; less than 1 is 1. */
export function finalValue(die: number, drm: number, halvings: number): number {
  let value = die + drm;
  for (let time = 0; time < halvings; time += 1) value = Math.ceil(value / 2);
  return Math.max(limits.rows.value.least, value);
}

/** What a force with these markers makes of each face of its die. */
export function facesOf({ modifiers, halvings }: Force): (selected: Selected) => string {
  const [sum, times] = [total(modifiers), total(halvings)];
  return (selected) =>
    [1, 2, 3, 4, 5, 6].map((die) => finalValue(die, capped(sum + selected.drm), times + selected.halvings)).join(' ');
}

/** Steps 4 to 6; `frame` is all that `then` remembers of what went before. */
export function confront<T, F extends Plain>(
  { dice, codeWords }: Manner,
  forces: BySide<Force>,
  book: SurrenderBook,
  frame: F,
  then: (reading: Reading, frame: F) => Step<T>,
): Step<T> {
  const attacker = new Throw(dice.attacker, forces.attacker);
  const defender = new Throw(dice.defender, forces.defender);
  // Spelt out once, not for each of the 36 throws.
  const before = spelt(frame);
  return chance(
    dice.attacker,
    d6,
    (attackerDie) =>
      chance(
        dice.defender,
        d6,
        (defenderDie) => {
          const look = lookUp(attacker.value(attackerDie), defender.value(defenderDie), book);
          const reading = READINGS[look.cell];
          return checkpoint(
            'cell',
            `${look.cell} ${before}`,
            () => then(reading, frame),
            () => [defender.note(defenderDie), tableNote(look, codeWords(reading.code))],
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

/** The bare values of a frame in their order: all that tells two frames of one shape apart, and short. */
export const spelt = (frame: Plain): string =>
  typeof frame === 'object' && frame !== null ? Object.values(frame).map(spelt).join(' ') : String(frame);

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

/** Step 5. What will halve each side's value. */
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

/** Step 6. The cell, and what its code says in the list of the combat fought. */
const tableNote = (look: Lookup, outcome: Words): Note => ({
  rule: 'step-6',
  title: words('combat.table'),
  lookup: look,
  outcome,
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
