/** Modifiers that the players have counted themselves: in place of the printed lines, never of what is committed. */
import { type EquationTerm, type Infer, type Modifier, type Shortcut, total } from '@grognard/kernel';
import { signed } from '../../words/grammar/english.ts';
import { limits } from '../tables/limits.table.ts';
import { field, type TextKey, words } from '../text/kit.ts';
import type { BySide, Side } from '../vocabulary.ts';
import { capped, type Lines } from './confrontation.ts';

/** Sixteen, the highest value there is, halved so often is 1. */
const MOST_HALVINGS = 4;

const drm = (label: TextKey) =>
  field.integer(label, { min: limits.rows.drm.least, max: limits.rows.drm.most, default: 0, rule: 'step-4' });
const halved = (label: TextKey) => field.integer(label, { min: 0, max: MOST_HALVINGS, default: 0, rule: 'step-5' });

const fields = {
  attack: drm('combat.term.attack'),
  attackHalved: halved('combat.term.attackHalved'),
  defence: drm('combat.term.defence'),
  defenceHalved: halved('combat.term.defenceHalved'),
};

const totals = field.record('combat.totals', fields);
export type Totals = Infer<typeof totals>;

/** What a full input may say instead of all that the printed lines ask. */
export const counted = {
  ...field.optional(field.record('combat.counted', fields, { help: 'combat.counted.help', rule: 'step-4' })),
  seldom: true,
} as const;

/** One side's lines as it was counted; what it commits comes on top. */
export const countedLines = (sums: Totals, side: Side, committed: Lines): Lines => {
  const own =
    side === 'attacker'
      ? { sum: sums.attack, times: sums.attackHalved }
      : { sum: sums.defence, times: sums.defenceHalved };
  return {
    modifiers: [line('drm.counted', 'step-4', own.sum), ...committed.modifiers],
    halvings: [{ ...line('halving.counted', 'step-5', own.times), halves: true }, ...committed.halvings],
  };
};

const line = (text: 'drm.counted' | 'halving.counted', rule: string, value: number): Modifier => ({
  id: 'counted',
  value,
  rule,
  text: words(text),
  applied: value !== 0,
  asked: true,
});

/** The two sums of a situation, before anything is committed. */
export const totalsOf = ({ attacker, defender }: BySide<Lines>): Totals => ({
  attack: capped(total(attacker.modifiers)),
  attackHalved: Math.min(MOST_HALVINGS, total(attacker.halvings)),
  defence: capped(total(defender.modifiers)),
  defenceHalved: Math.min(MOST_HALVINGS, total(defender.halvings)),
});

/** +6 ÷2 : +1. */
export function equationOf(lines: BySide<Lines>): readonly EquationTerm[] {
  const { attack, attackHalved, defence, defenceHalved } = totalsOf(lines);
  return [
    { text: signed(attack), label: 'combat.term.attack', side: 'attacker', quick: 'attack' },
    ...halvedTerm(attackHalved, 'attacker', 'attackHalved'),
    { text: ':' },
    { text: signed(defence), label: 'combat.term.defence', side: 'defender', quick: 'defence' },
    ...halvedTerm(defenceHalved, 'defender', 'defenceHalved'),
  ];
}

const halvedTerm = (times: number, side: Side, quick: 'attackHalved' | 'defenceHalved'): readonly EquationTerm[] =>
  times === 0
    ? []
    : [{ text: Array.from({ length: times }, () => '÷2').join(' '), label: `combat.term.${quick}`, side, quick }];

/** The short input of a combat: both sums, and whatever `rest` a full input cannot do without. */
export const byTotals = (rest: object, linesOf: (input: never) => BySide<Lines>): Shortcut<unknown, Totals> => ({
  input: totals,
  expand: (sums) => ({ ...rest, counted: sums }),
  shorten: (input) => totalsOf(linesOf(input as never)),
});
