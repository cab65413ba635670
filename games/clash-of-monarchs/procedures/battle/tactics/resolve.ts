/**
 * 15.4.3 Tactics: chosen in secret, revealed together, resolved in order.
 *
 * Surprise Attack! voids the other side's tactics; Arrogance leaves the enemy one; Defensive Position comes before the
 * Oblique Attack it may cancel; then everything else in the order played, the attacker first.
 */
import { type Ask, checkpoint, choice, explained, type Step, together } from '@grognard/kernel';
import { ask, words } from '../../../text/kit.ts';
import { type DiceTactic, opponent, SIDES, type Side, type Tactic } from '../../../vocabulary.ts';
import { attempt } from '../../attempt.ts';
import type { ClashBook } from '../../book.ts';
import { type Battle, whoOf } from '../input.ts';
import { bestAdvice, bestSubordinate, enemyAmount, ownAmount } from './amounts.ts';
import { dieModifiers } from './die.ts';
import { factsOf, type TacticFacts } from './facts.ts';
import { playsOf, type Surprise, tacticsIn } from './legal.ts';
import { adding, changing, NO_TACTICS, type Tally } from './tally.ts';
import { WORKS } from './works.ts';

const CHOOSE = ask('15.4.3', 'battle.ask.tactics');
const KEEP = ask('15.4.3', 'battle.ask.keep');
const ADVICE = ask('15.4.3', 'battle.ask.advice');

type Plays = { readonly [S in Side]: readonly Tactic[] };
type Queued = readonly [Side, Tactic];
type After<T> = (tally: Tally) => Step<T>;

/** 15.4.3 Both sides choose at the same time; a side with nothing to choose between is not asked. */
export function tactics<T>(battle: Battle, surprise: Surprise, book: ClashBook, then: After<T>): Step<T> {
  const plays = {
    attacker: playsOf(battle, 'attacker', surprise, book),
    defender: playsOf(battle, 'defender', surprise, book),
  };
  const open = SIDES.filter((side) => plays[side].length > 1);
  const settled = (answers: Readonly<Record<string, string>>): Step<T> => {
    const chosen = (side: Side): readonly Tactic[] => tacticsIn(answers[side] ?? plays[side][0] ?? '');
    return voiding({ attacker: chosen('attacker'), defender: chosen('defender') }, battle, book, then);
  };
  if (open.length === 0) return settled({});
  return together(CHOOSE, Object.fromEntries(open.map((side) => [side, plays[side]])), settled);
}

const sidesInOrder = ({ rulings }: ClashBook): readonly Side[] =>
  rulings['tactic-order'] === 'attacker-first' ? SIDES : SIDES.toReversed();

/** 15.4.3 Surprise Attack!: what the surprised side chose is revealed and void. */
function voiding<T>(plays: Plays, battle: Battle, book: ClashBook, then: After<T>): Step<T> {
  const surpriser = sidesInOrder(book).find((side) => plays[side].includes('surprise-attack'));
  if (surpriser === undefined) return arrogance(plays, battle, book, then);
  const victim = opponent(surpriser);
  const step = arrogance({ ...plays, [victim]: [] }, battle, book, then);
  if (plays[victim].length === 0) return step;
  return explained(
    () => [
      {
        rule: '15.4.3',
        title: words('battle.void'),
        outcome: words('battle.void.side', { who: whoOf(battle, victim), tactics: plays[victim] }),
      },
    ],
    step,
  );
}

/** 15.4.3 Arrogance: the enemy keeps one tactic, of his own choice. */
function arrogance<T>(plays: Plays, battle: Battle, book: ClashBook, then: After<T>): Step<T> {
  const queue = (kept: Plays): Step<T> =>
    checkpoint('tactics', inQueue(kept, book) as readonly (readonly string[])[], (order) =>
      resolve(order as unknown as readonly Queued[], NO_TACTICS, battle, book, then),
    );
  const limit = book.tables['tactic-figures'].rows.arroganceTactics.figure;
  const arrogant = SIDES.find((side) => plays[side].includes('arrogance'));
  const victim = arrogant && opponent(arrogant);
  if (victim === undefined || plays[victim].length <= limit) return queue(plays);
  return choice(KEEP, victim, plays[victim], (kept) => queue({ ...plays, [victim]: [kept] }));
}

const EARLY: readonly Tactic[] = ['surprise-attack', 'arrogance', 'defensive-position'];

/** 15.4.3 The order of resolution. */
function inQueue(plays: Plays, book: ClashBook): readonly Queued[] {
  const all = sidesInOrder(book).flatMap((side) => plays[side].map((tactic): Queued => [side, tactic]));
  const early = EARLY.flatMap((tactic) => all.filter(([, played]) => played === tactic));
  return [...early, ...all.filter(([, played]) => !EARLY.includes(played))];
}

function resolve<T>(
  [head, ...rest]: readonly Queued[],
  tally: Tally,
  battle: Battle,
  book: ClashBook,
  then: After<T>,
): Step<T> {
  if (!head) return then(tally);
  const [side, tactic] = head;
  const facts = factsOf(tactic, side, battle, book);
  const { needs } = book.tables.tactics.rows[tactic];
  const go = (next: Tally, dropOblique = false): Step<T> => {
    const left = dropOblique ? rest.filter(([, later]) => later !== 'oblique-attack') : rest;
    return needs === null || left.length === 0
      ? resolve(left, next, battle, book, then)
      : checkpoint('tactic', [left as readonly (readonly string[])[], next], () =>
          resolve(left, next, battle, book, then),
        );
  };
  if (needs === null) return told(facts, WORKS[tactic](facts), effect(facts, WORKS[tactic](facts), tally, go));
  return attempt(dieOf(side, tactic), dieModifiers(facts), needs, (passed) => {
    const works = passed && WORKS[tactic](facts);
    return told(facts, works, effect(facts, works, tally, go));
  });
}

/** The die of a tactic that throws one. */
const dieOf = (side: Side, tactic: Tactic): Ask => ask('15.4.3', `battle.tactic.${tactic as DiceTactic}`, { side });

const told = <T>({ tactic, side, battle }: TacticFacts, works: boolean, step: Step<T>): Step<T> =>
  explained(
    () => [
      {
        rule: '15.4.3',
        title: words('battle.tactic'),
        outcome: words(works ? 'battle.tactic.works' : 'battle.tactic.idle', { tactic, who: whoOf(battle, side) }),
      },
    ],
    step,
  );

/** 15.4.3 What the tactic does, besides the two rolls. */
function effect<T>(
  facts: TacticFacts,
  works: boolean,
  tally: Tally,
  go: (tally: Tally, dropOblique?: boolean) => Step<T>,
): Step<T> {
  const { tactic, side, book } = facts;
  if (!works) return go(tally);
  const { rows } = book.tables['tactic-figures'];
  if (tactic === 'able-advisor') return advice(facts, tally, go);
  const changed = changing(tally, side, ownAmount(facts), enemyAmount(facts));
  if (tactic === 'defensive-position') return go(changed, true);
  if (tactic === 'oblique-attack') return go({ ...changed, oblique: true });
  if (tactic === 'desperate-gamble') {
    return go({ ...adding(changed, side, { losses: rows.gambleLosses.figure }), gamble: side });
  }
  if (tactic === 'surround') return go({ ...changed, surround: true });
  if (tactic === 'unexpected-savagery')
    return go(adding(changed, opponent(side), { losses: rows.savageryLosses.figure }));
  return go(changed);
}

/** 15.4.3 Able Advisor: a subordinate's DRM to the roll, or his modifier to endurance, whatever either is worth. */
function advice<T>(facts: TacticFacts, tally: Tally, go: (tally: Tally) => Step<T>): Step<T> {
  const [roll, endurance] = [bestSubordinate(facts), bestAdvice(facts)];
  if (roll === 0 && endurance === 0) return go(tally);
  return choice(ADVICE, facts.side, ['roll', 'endurance'], (option) =>
    go(adding(tally, facts.side, option === 'roll' ? { own: roll } : { endurance })),
  );
}
