/** How a skirmish lies on the table: the line that sums it up, its short form, the cause of the result, its score. */
import { type EquationTerm, type Infer, type Played, type ScoreRow, type Shortcut, total } from '@grognard/kernel';
import { signed } from '../../../words/numbers.ts';
import type { SpecimenBook } from '../../rulings.ts';
import { field, words } from '../../text/kit.ts';
import { TERRAINS } from '../../vocabulary.ts';
import { columnOf } from './column.ts';
import { type Situation, strengthOf } from './situation.ts';
import type { SkirmishResult } from './skirmish.ts';

/** 11 : 5 = 2/1, −1 → 1/1. */
export function equation(situation: Situation, book: SpecimenBook): readonly EquationTerm[] {
  const { attack, defence, base, shift, column } = columnOf(situation, book);
  return [
    { text: String(attack), label: 'skirmish.attack', side: 'attacker', quick: 'attack' },
    { text: ':' },
    { text: String(defence), label: 'skirmish.defence', side: 'defender', quick: 'defence' },
    { text: '=' },
    { text: base, label: 'skirmish.odds' },
    { text: signed(shift), label: 'skirmish.shift' },
    { text: '→' },
    { text: column, label: 'skirmish.table', leads: true },
  ];
}

const totals = field.record('skirmish.totals', {
  attack: field.integer('skirmish.attack', { min: 1, max: 40, default: 8 }),
  defence: field.integer('skirmish.defence', { min: 1, max: 40, default: 4 }),
  ground: field.oneOf('skirmish.ground', { options: TERRAINS, words: 'terrain', default: 'plain' }),
});

/** Two totals and the ground: a counter a side that stands for all of it. */
export const byTotals: Shortcut<unknown, Infer<typeof totals>> = {
  input: totals,
  expand: ({ attack, defence, ground }) => ({
    attackers: [{ name: 'A', strength: attack }],
    defenders: [{ name: 'B', strength: defence }],
    ground,
  }),
  shorten: (input) => {
    const { attackers, defenders, ground } = input as Situation;
    return { attack: strengthOf(attackers), defence: strengthOf(defenders), ground };
  },
};

type Whole = Played<SkirmishResult, Situation>;

/** What was thrown, and where it was read. */
function rolled({ steps }: Whole) {
  const thrown = steps.find(({ dice }) => dice.length > 0);
  const column = steps.find(({ lookup }) => lookup?.table === 'skirmish')?.lookup?.column ?? '';
  return { face: thrown?.dice[0]?.face ?? 0, modifier: total(thrown?.modifiers ?? []), column };
}

/** 6 + 1 = 7 on 1/1. */
export const headline = (played: Whole) => words('skirmish.headline', rolled(played));

/** The orders face each other; the die is the attacker's. */
export function score(played: Whole): readonly ScoreRow[] {
  const { face, modifier } = rolled(played);
  const given = played.steps.flatMap(({ rule, answers }) => (rule === '3.3' ? answers : []));
  return [
    {
      label: words('skirmish.ask.orders'),
      cells: Object.fromEntries(given.map(({ side, option }) => [side, { told: words('skirmish.order', { option }) }])),
    },
    {
      label: words('skirmish.ask.die'),
      cells: { attacker: { dice: [{ sides: 10, face }], modifier, total: String(face + modifier) } },
      note: words('skirmish.outcome', { code: played.result.code }),
    },
  ];
}
