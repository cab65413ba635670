/** How a ground combat lies on the table: the line that sums it up, its short form, the cause in one line. */
import { type EquationTerm, type Infer, type Played, type Shortcut, total, type Words } from '@grognard/kernel';
import { number, signed } from '../../words/grammar/english.ts';
import { printedNumber } from '../../words/spelled-out.ts';
import { type AegeanBook, usualBook } from '../book.ts';
import { field, type TextKey, words } from '../text/kit.ts';
import { QUALITIES } from '../vocabulary.ts';
import { type BattleInput, inSupply } from './battle-input.ts';
import { combatColumn } from './combat-column.ts';
import { attackStrength, type Battle, columnShifts, defenceStrength, dieModifiers } from './ground-battle.ts';

/** What stands before the dice: only support that has succeeded already counts. */
const before = (told: BattleInput): Battle => ({
  ...inSupply(told),
  attackSupport: told.attackSupport.how === 'succeeded',
  defenceSupport: told.defenceSupport.how === 'succeeded',
});

/** 18 : 9 = 2-1, −2 → +1, die +2. */
export const equation = (input: BattleInput, book: AegeanBook): readonly EquationTerm[] =>
  equationOf(before(input), book).map((each) => ({ ...each, ...quickOf(each) }));

/** The strengths may be typed over. */
const quickOf = ({ side }: EquationTerm): Pick<EquationTerm, 'quick'> =>
  side === undefined ? {} : { quick: side === 'attacker' ? 'attack' : 'defence' };

export function equationOf(battle: Battle, book: AegeanBook): readonly EquationTerm[] {
  const [attack, defence] = [attackStrength(battle, book), defenceStrength(battle, book)];
  const first = combatColumn(attack, defence, book.rulings);
  const shifts = total(columnShifts(battle, book));
  return [
    term(number(attack), 'battle.term.attack', { side: 'attacker' }),
    { text: ':' },
    term(number(defence), 'battle.term.defence', { side: 'defender' }),
    { text: '=' },
    term(printedNumber(first), 'battle.term.first'),
    term(signed(shifts), 'battle.term.shifts'),
    { text: '→' },
    term(printedNumber(book.tables['ground-combat'].columns.shift(first, shifts)), 'battle.term.column', {
      leads: true,
    }),
    term(signed(total(dieModifiers(battle, book))), 'battle.term.die'),
  ];
}

const term = (
  text: string,
  label: TextKey,
  more: Pick<EquationTerm, 'side' | 'quick' | 'leads'> = {},
): EquationTerm => ({ text, label, ...more });

const MOST = 40;
/** Formations of a defender that clear terrain allows and that leave him the strength he has. */
const STANDING = ['MC', 'HD'] as const;

const totals = field.record('battle.totals', {
  attack: field.integer('battle.term.attack', { min: 1, max: MOST, default: 8 }),
  defence: field.integer('battle.term.defence', { min: 1, max: MOST, default: 4 }),
  attackQuality: field.oneOf('battle.totals.attackQuality', { options: QUALITIES, words: 'quality', default: 'L' }),
  defenceQuality: field.oneOf('battle.totals.defenceQuality', { options: QUALITIES, words: 'quality', default: 'L' }),
  formation: field.oneOf('battle.totals.formation', { options: STANDING, words: 'formation', default: 'MC' }),
  support: field.flag('battle.totals.support'),
});

type Totals = Infer<typeof totals>;

/** Two strengths after every multiple, the troops' quality and the defender's formation: a unit a side stands for all of it. */
export const byTotals: Shortcut<unknown, Totals> = {
  input: totals,
  expand: ({ attack, defence, attackQuality, defenceQuality, formation, support }) => ({
    attackers: [{ name: 'A', strength: attack, quality: attackQuality }],
    defenders: [{ name: 'B', strength: defence, quality: defenceQuality, formation }],
    attackSupport: { how: support ? 'succeeded' : 'none' },
  }),
  shorten: (input) => {
    const battle = before(input as BattleInput);
    const { attackers, defenders } = battle;
    const whole = (strength: number): number => Math.min(MOST, Math.max(1, Math.round(strength)));
    return {
      attack: whole(attackStrength(battle, usualBook)),
      defence: whole(defenceStrength(battle, usualBook)),
      attackQuality: attackers[0]?.quality ?? 'L',
      defenceQuality: defenders[0]?.quality ?? 'L',
      formation: STANDING.find((each) => each === defenders[0]?.formation) ?? 'MC',
      support: battle.attackSupport,
    };
  },
};

/** 2 + 2 = 4 on +1; nothing where no combat was fought. */
export function battleLine({ steps }: Pick<Played, 'steps'>): Words | undefined {
  const read = steps.find(({ lookup }) => lookup?.table === 'ground-combat');
  const thrown = steps.find(({ title }) => title.key === 'battle.ask.die');
  const face = thrown?.dice[0]?.face;
  if (face === undefined || !read?.lookup) return undefined;
  return words('battle.headline', { face, drm: total(thrown?.modifiers ?? []), column: read.lookup.column });
}
