/** 15.4.3 What a tactic that works gives to its own roll and takes from the enemy's. */
import { having, type Leader, leaderDrm } from '../../../force.ts';
import type { Tactic } from '../../../vocabulary.ts';
import type { TacticFacts } from './facts.ts';

/** One subordinate, freely chosen: the best; none present counts 0. */
export const bestSubordinate = ({ own, side }: TacticFacts): number =>
  best(own.leaders, (leader) => leaderDrm(leader, side));

export const bestAdvice = ({ own }: TacticFacts): number => best(own.leaders, ({ endurance }) => endurance);

const best = (leaders: readonly Leader[], of: (leader: Leader) => number): number =>
  leaders.length === 0 ? 0 : Math.max(...leaders.map(of));

type Formula = (facts: TacticFacts) => number;

/** The formulas where the page gives no number. */
const OWN: Partial<Readonly<Record<Tactic, Formula>>> = {
  'able-advisor': bestSubordinate,
  'able-subordinate': bestSubordinate,
  'luck-quick-wits': bestSubordinate,
  'artillery-tenacity': ({ own, book }) =>
    having(own, 'RU', 'guns') + book.tables['tactic-figures'].rows.tenacityBase.figure,
};

const ENEMY: Partial<Readonly<Record<Tactic, Formula>>> = {
  'subordinate-errors': ({ enemy }) => -enemy.leaders.length,
};

export function ownAmount(facts: TacticFacts): number {
  const { own } = facts.book.tables.tactics.rows[facts.tactic];
  if (own === 'varies') return OWN[facts.tactic]?.(facts) ?? 0;
  return facts.tactic === 'seydlitz' && facts.battle.prussiaExhausted ? exhaustedHorse(own, facts) : own;
}

export function enemyAmount(facts: TacticFacts): number {
  const { enemy } = facts.book.tables.tactics.rows[facts.tactic];
  return enemy === 'varies' ? (ENEMY[facts.tactic]?.(facts) ?? 0) : enemy;
}

/** Seydlitz once Prussia is Exhausted: +1 instead of +2, unless the ruling adds it. */
function exhaustedHorse(usual: number, { book }: TacticFacts): number {
  const { figure } = book.tables['tactic-figures'].rows.seydlitzExhausted;
  return book.rulings['seydlitz-exhausted'] === 'instead' ? figure : usual + figure;
}
