/** 15.4.3 Which tactics a side may play, and in which combinations. */
import { battleDrm, includes, isCommandedBy } from '../../../force.ts';
import type { PlayCondition } from '../../../tables/tactics.table.ts';
import { type Nation, type Side, TACTICS, type Tactic } from '../../../vocabulary.ts';
import type { ClashBook } from '../../book.ts';
import { type Battle, forceOf, handOf } from '../input.ts';
import { factsOf, type TacticFacts } from './facts.ts';

/** The letter of a power; the small nations have none and play no tactic. */
export function powerOf(nation: Nation): string | undefined {
  switch (nation) {
    case 'AU':
      return 'A';
    case 'A-A':
      return 'B';
    case 'FR':
      return 'F';
    case 'PR':
      return 'P';
    case 'RU':
      return 'R';
    case 'DA':
    case 'IM':
    case 'SA':
    case 'SW':
      return undefined;
  }
}

const BOLD = 2;
/** An Initiative nobody told is none of the bold ones. */
const TIMID = 9;

/** 15.4.3 The conditions the page sets in italics: unmet, the tactic may not be played. */
const PLAY: Readonly<Record<PlayCondition, (facts: TacticFacts) => boolean>> = {
  always: () => true,
  attacking: ({ side }) => side === 'attacker',
  defending: ({ side }) => side === 'defender',
  'bold-commander': ({ own }) => (own.commander.initiative ?? TIMID) <= BOLD,
  'against-ferdinand-or-frederick': ({ enemy }) => isCommandedBy(enemy, ['Ferdinand', 'Frederick']),
  'attacking-ferdinand-cic': ({ side, battle }) => side === 'attacker' && battle.ferdinandIsCic,
  'defending-drm-3-or-4': ({ side, own }) => side === 'defender' && [3, 4].includes(own.commander.defensive),
  surprise: ({ side, battle, book }) =>
    battle.generalstab && (side === 'attacker' || book.rulings['surprise-role'] === 'either'),
  surround: ({ side, battle, enemy }) =>
    battle.generalstab &&
    side === 'attacker' &&
    enemy.commander.nation === 'PR' &&
    !includes(enemy, ['Frederick', 'Ferdinand', 'Henry']),
};

export function mayPlay(tactic: Tactic, side: Side, battle: Battle, book: ClashBook): boolean {
  const { powers, play } = book.tables.tactics.rows[tactic];
  const facts = factsOf(tactic, side, battle, book);
  const power = powerOf(facts.own.commander.nation);
  return power !== undefined && powers.includes(power) && PLAY[play](facts);
}

/** 15.4.3 Oblique Attack and Surprise Attack! must be the first tactic of the battle. */
const comesFirst = (tactic: Tactic): boolean => tactic === 'oblique-attack' || tactic === 'surprise-attack';

const inOrder = (a: Tactic, b: Tactic): number =>
  Number(comesFirst(b)) - Number(comesFirst(a)) || TACTICS.indexOf(a) - TACTICS.indexOf(b);

/** 15.4.3 One tactic for a battle DRM of 0 or 1 (or less), two for 2 or more. */
export const tacticLimit = (battle: Battle, side: Side, { tables }: ClashBook): number => {
  const { rows } = tables['tactic-counts'];
  return (battleDrm(forceOf(battle, side), side) >= 2 ? rows['2+'] : rows['0-1']).tactics;
};

/** How Surprise Attack! stands: open before a battle of its own, settled before the withdrawal in a chain. */
export type Surprise = 'open' | 'announced' | 'declined';

/**
 * The plays a side may choose between, from none to two: `none`, `oblique-attack`, `oblique-attack+rally-re-attack`.
 * The order inside a pair changes nothing else, so each pair stands once.
 */
export function playsOf(battle: Battle, side: Side, surprise: Surprise, book: ClashBook): readonly string[] {
  if (surprise === 'announced' && side === 'defender') return [NONE];
  const legal = handOf(battle, side)
    .filter((tactic) => mayPlay(tactic, side, battle, book))
    .filter((tactic) => surprise !== 'declined' || side === 'defender' || tactic !== 'surprise-attack')
    .toSorted(inOrder);
  const pairs =
    tacticLimit(battle, side, book) < 2
      ? []
      : legal.flatMap((first, index) => legal.slice(index + 1).map((second) => `${first}+${second}`));
  const plays = [NONE, ...legal, ...pairs];
  return surprise === 'announced' ? plays.filter((play) => tacticsIn(play).includes('surprise-attack')) : plays;
}

export const NONE = 'none';

/** The tactics a chosen play stands for. */
export const tacticsIn = (play: string): readonly Tactic[] =>
  play === NONE ? [] : (play.split('+').filter((id) => TACTICS.includes(id as Tactic)) as Tactic[]);
