/** How a Diplomatic Conflict lies on the table. */
import type { EquationTerm, Infer, Played, Shortcut, Words } from '@grognard/kernel';
import { signed } from '../../../words/numbers.ts';
import type { BalkanBook } from '../../rulings.ts';
import { MOST_DIPLOMACY } from '../../standing.ts';
import { field, words } from '../../text/kit.ts';
import { term } from '../../text/term.ts';
import { GREAT_POWERS, PLAYERS, type Player } from '../../vocabulary.ts';
import { bonusIn, type Conflict, commitsOf } from './conflict.ts';
import type { Settled } from './diplomatic-conflict.ts';

/** 5 : 3, and the second player's one more. */
export function equation(conflict: Conflict, { rulings }: BalkanBook): readonly EquationTerm[] {
  const bonus = bonusIn(rulings);
  return [
    term(conflict.firstCommits, 'diplomacy.term.first', { side: 'first', quick: 'first' }),
    { text: ':' },
    term(conflict.secondCommits, 'diplomacy.term.second', { side: 'second', quick: 'second' }),
    ...(bonus > 0 ? [term(signed(bonus), 'diplomacy.term.bonus')] : []),
  ];
}

/** 5 + 4 = 9 against 3 + 2 + 1 = 6. */
export function headline({ input: conflict, steps }: Played<Settled, Conflict>): Words {
  const faces = steps.flatMap(({ dice }) => dice.map(({ face }) => face));
  const reached = steps.find(({ lookup }) => lookup !== undefined)?.title.facts as Readonly<Record<Player, number>>;
  // A lot may have been cast after the table was read.
  const thrown = reached.first === conflict.firstCommits ? [] : faces.slice(0, PLAYERS.length);
  const terms = (player: Player): readonly number[] => {
    const known = [commitsOf(conflict, player), ...thrown.slice(PLAYERS.indexOf(player)).slice(0, 1)];
    const bonus = reached[player] - known.reduce((sum, each) => sum + each, 0);
    return bonus > 0 ? [...known, bonus] : known;
  };
  return words('diplomacy.headline', { first: terms('first'), second: terms('second') });
}

const quickPower = (label: 'diplomacy.term.first' | 'diplomacy.term.second') =>
  field.integer(label, { min: 0, max: MOST_DIPLOMACY, default: 3 });

const quickInput = field.record('diplomacy.totals', {
  first: quickPower('diplomacy.term.first'),
  second: quickPower('diplomacy.term.second'),
});

/** Two totals: one Great Power a player that holds all of it, the others neutral. */
export const byTotals: Shortcut<unknown, Infer<typeof quickInput>> = {
  input: quickInput,
  expand: ({ first, second }) => ({
    firstCommits: first,
    secondCommits: second,
    powers: GREAT_POWERS.map((power) => {
      if (power === 'russia') return { power, alignment: 'first', diplomacy: first };
      return power === 'germany' ? { power, alignment: 'second', diplomacy: second } : { power };
    }),
  }),
  shorten: (full) => {
    const { firstCommits, secondCommits } = full as Conflict;
    return { first: firstCommits, second: secondCommits };
  },
};
