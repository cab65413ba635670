/** Short hand for the printed steps of a battle: each becomes a claim about one explained step. */
import type { Plain } from '@grognard/kernel';
import { DIE_MODIFIERS, type DieModifier } from '../tables/die-modifiers.table.ts';
import type { Column, Phase, Round, Side } from '../vocabulary.ts';

type Modifiers = Partial<Readonly<Record<DieModifier, number>>>;

/** Every line: those named apply with their value, all others do not. */
const modifiers = (applied: Modifiers): Plain =>
  DIE_MODIFIERS.map((id) => {
    const value = applied[id];
    return value === undefined ? { id, applied: false } : { id, value, applied: true };
  });

const row = (modified: number): string => (modified <= 0 ? '0-' : modified >= 16 ? '16+' : String(modified));

interface Printed {
  readonly die: number;
  readonly mods: Modifiers;
  readonly modified: number;
  readonly column: Column;
  readonly stars: number;
  readonly loss: number;
  /** What the technology lets through, where it is less than the table says. */
  readonly applied?: number;
}

/** One die of Fire or Shock as printed: die, modifiers, row, column, stars, losses. */
export const struck = (
  round: Round,
  side: Side,
  phase: Exclude<Phase, 'pursuit'>,
  { die, mods, modified, column, stars, loss, applied = loss }: Printed,
): Plain => ({
  rule: 'C',
  title: { key: `battle.${phase}${round}.${side}` },
  modifiers: modifiers(mods),
  dice: [{ sides: 10, face: die }],
  lookup: { table: 'combat', row: row(modified), column, cell: `${stars}|${loss}` },
  outcome: { facts: { modified, stars, loss, applied } },
});

export const pursued = (side: Side, die: number, mods: Modifiers, modified: number, loss: number): Plain => ({
  rule: 'I',
  title: { key: `battle.pursuit.${side}` },
  modifiers: modifiers(mods),
  dice: [{ sides: 10, face: die }],
  lookup: { table: 'combat', row: row(modified), column: 'E' },
  outcome: { facts: { modified, applied: loss } },
});

/** The stars each side has suffered against its morale, and who breaks. */
export const morale = (
  when: 'fire1' | 'end1' | 'fire2' | 'end2',
  attacker: readonly [stars: number, morale: number],
  defender: readonly [stars: number, morale: number],
  broken: readonly Side[] = [],
): Plain => ({
  rule: 'C',
  title: { key: `battle.morale.${when}` },
  outcome: {
    facts: {
      attackerStars: attacker[0],
      attackerMorale: attacker[1],
      defenderStars: defender[0],
      defenderMorale: defender[1],
      broken,
    },
  },
});

/** What a side inflicted, its size and national adjustments, and what comes of it. */
export const adjusted = (side: Side, inflicted: number, size: number, national: number, after: number): Plain => ({
  rule: 'F',
  title: { key: `battle.inflicted.${side}` },
  modifiers: [
    { id: 'size', value: size, applied: size !== 0 },
    { id: 'national', value: national, applied: national !== 0 },
  ],
  outcome: { facts: { inflicted, adjusted: after } },
});

export const tested = (side: Side, die: number, threshold: number, succeeded: boolean): Plain => ({
  rule: 'M',
  title: { key: `retreat.test.${side}` },
  dice: [{ sides: 10, face: die }],
  outcome: { key: succeeded ? 'retreat.succeeded' : 'retreat.failed', facts: { threshold } },
});

export const retreated = (side: Side, die: number, modified: number, loss: number): Plain => ({
  rule: 'J',
  title: { key: `retreat.wear.${side}` },
  dice: [{ sides: 10, face: die }],
  lookup: { table: 'retreat', cell: String(loss) },
  outcome: { facts: { modified, loss } },
});

export const bore = (side: Side, start: number, suffered: number, remaining: number): Plain => ({
  rule: 'K',
  title: { key: `losses.${side}` },
  lookup: { table: 'losses', row: String(start), cell: String(remaining) },
  outcome: { facts: { suffered, remaining } },
});

export const won = (winner: Side, gap: number, major: boolean): Plain => ({
  rule: 'L',
  title: { key: 'battle.victory' },
  outcome: { key: major ? 'battle.major' : 'battle.minor', facts: { winner, gap } },
});

/** The counters a side has left. */
export const leaves = (
  suffered: number,
  armiesPlus: number,
  armiesMinus: number,
  detachments: number,
  pachas: readonly number[] = [],
): Plain => ({ suffered, armiesPlus, armiesMinus, detachments, pachas });
