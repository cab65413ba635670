/**
 * C The rounds of a battle: Fire, morale, Shock, morale, twice at most, with the decision to withdraw in between.
 *
 * Both sides strike at the same time: the order of their dice changes nothing. Read it from `rounds` down: a round, the
 * morale checks, the withdrawals, then what each side brings.
 */
import { type Ask, checkpoint, choice, explained, type Note, type Notes, type Step, words } from '@grognard/kernel';
import { type Round, SIDES, type Side } from '../vocabulary.ts';
import { afterSize } from './adjustments.ts';
import type { Fight, Strikes } from './fight.ts';
import { withdrawalTest } from './retreat.ts';
import {
  brokeInFire,
  type Ending,
  endingFor,
  FRESH,
  forgetFailures,
  hasFailed,
  inflicted,
  type Standing,
  stars,
  withBrokenInFire,
  withFailed,
} from './state.ts';
import { type Strike, strikeStep } from './strike.ts';

/** What follows the last round: who ended how, with what has been inflicted. */
export type Finish<T> = (state: Standing, ending: Ending, notes: Notes) => Step<T>;

const NOTHING: Notes = () => [];

type Walk<T> = (state: Standing) => Step<T>;

const WITHDRAW: Readonly<Record<Side, Ask>> = {
  attacker: { rule: 'C', text: 'battle.withdraw.attacker', side: 'attacker' },
  defender: { rule: 'C', text: 'battle.withdraw.defender', side: 'defender' },
};

const FAILED = { attacker: 'failed-attacker', defender: 'failed-defender' } as const;

export function rounds<T>(fight: Fight, finish: Finish<T>): Step<T> {
  const second = round(fight, 2, (state) => decided(fight, 2, state, finish) ?? undecided(fight, 2, state, finish));
  const first = round(fight, 1, (state) => decided(fight, 1, state, finish) ?? between(fight, state, second, finish));
  return explained(() => SIDES.flatMap((side) => opening(fight, side)), first(FRESH));
}

/** C One round: both Fires, then both Shocks; E an army that may not fire throws no die. */
function round<T>(fight: Fight, number: Round, end: Walk<T>): Walk<T> {
  const { attacker, defender } = fight.strikes;
  const anyFire = attacker.fire !== undefined || defender.fire !== undefined;
  const [fired, bothFired, shocked, bothShocked] = STAGES[number];
  const fireOf = (own: NonNullable<Strikes['fire']>, enemy: Side, state: Standing): Strike =>
    number === 2 && hasFailed(state, enemy) ? own.onFailed : own[number];
  const defenderShock: Walk<T> = (state) =>
    brokeInFire(state, 'defender') ? end(state) : strikeStep(defender.shock[number], state, bothShocked, end);
  const shock: Walk<T> = (after) => {
    const state = afterFire(fight, after);
    const notes = () => (anyFire ? [moraleNote(fight, `fire${number}`, state)] : []);
    if (brokeInFire(state, 'attacker')) return explained(notes, defenderShock(state));
    const own = attacker.shock[number];
    return strikeStep(own, state, shocked, defenderShock, () => [...notes(), ...own.before()]);
  };
  const defenderFire: Walk<T> = (state) =>
    defender.fire ? strikeStep(fireOf(defender.fire, 'attacker', state), state, bothFired, shock) : shock(state);
  return (state) =>
    attacker.fire
      ? strikeStep(fireOf(attacker.fire, 'defender', state), state, fired, defenderFire)
      : defenderFire(state);
}

/** Checkpoints of each round: after the attacker's Fire, after both, after his Shock, after both. */
const STAGES = {
  1: ['fire-1', 'fires-1', 'shock-1', 'shocks-1'],
  2: ['fire-2', 'fires-2', 'shock-2', 'shocks-2'],
} as const;

const isBroken = ({ armies }: Fight, state: Standing, side: Side): boolean => stars(state, side) >= armies[side].morale;

/** C Morale after Fire: an army that breaks here does not shock, its enemy still does. */
function afterFire(fight: Fight, fired: Standing): Standing {
  const state = forgetFailures(fired);
  const attackers = isBroken(fight, state, 'attacker') ? withBrokenInFire(state, 'attacker') : state;
  return isBroken(fight, state, 'defender') ? withBrokenInFire(attackers, 'defender') : attackers;
}

/** C Morale after Shock: whoever has suffered as many stars as his morale has lost; both at once is a draw. */
function decided<T>(fight: Fight, number: Round, state: Standing, finish: Finish<T>): Step<T> | undefined {
  const [attacker, defender] = [isBroken(fight, state, 'attacker'), isBroken(fight, state, 'defender')];
  if (!attacker && !defender) return undefined;
  const notes = (): readonly Note[] => [moraleNote(fight, `end${number}`, state)];
  if (attacker && defender) return finish(state, endingFor('none', 'bothBroken', number), notes);
  const loser = attacker ? 'attacker' : 'defender';
  const manner = brokeInFire(state, loser) ? 'brokenInFire' : 'brokenInShock';
  return finish(state, endingFor(loser, manner, number), notes);
}

/** Nobody broke: the lower remaining morale has lost, unless the ruling makes it a draw. */
function undecided<T>(fight: Fight, number: Round, state: Standing, finish: Finish<T>): Step<T> {
  const [attacker, defender] = [remaining(fight, state, 'attacker'), remaining(fight, state, 'defender')];
  const drawn = fight.book.rulings.nobodyBroken === 'draw' || attacker === defender;
  const loser = attacker < defender ? 'attacker' : 'defender';
  const ending = drawn ? endingFor('none', 'level', number) : endingFor(loser, 'outlasted', number);
  return finish(state, ending, () => [moraleNote(fight, `end${number}`, state)]);
}

/** C Between the rounds each side may withdraw; nothing is taken off yet, unless the ruling stops a destroyed army. */
function between<T>(fight: Fight, state: Standing, second: Walk<T>, finish: Finish<T>): Step<T> {
  const { rulings } = fight.book;
  if (rulings.destroyedAfterOne === 'stop' && SIDES.some((side) => isDestroyed(fight, state, side))) {
    return undecided(fight, 1, state, finish);
  }
  const order: readonly Side[] = rulings.withdrawalOrder === 'defenderFirst' ? ['defender', 'attacker'] : SIDES;
  return explained(() => [moraleNote(fight, 'end1', state)], withdrawals(fight, state, order, second, finish));
}

/** C The sides decide in order; M with the option, a die must let them go, and a failure arms the enemy's Fire. */
function withdrawals<T>(
  fight: Fight,
  state: Standing,
  [side, ...others]: readonly Side[],
  second: Walk<T>,
  finish: Finish<T>,
): Step<T> {
  if (side === undefined) return second(state);
  const { rulings } = fight.book;
  const go = (): Step<T> => finish(state, endingFor(side, 'withdrew', 1), NOTHING);
  const fail = (): Step<T> => {
    const asked = rulings.afterFailedTest === 'asked' ? others : [];
    return checkpoint(FAILED[side], withFailed(state, side), (failed) =>
      withdrawals(fight, failed, asked, second, finish),
    );
  };
  return choice(WITHDRAW[side], side, ['fight', 'withdraw'], (option) => {
    if (option === 'fight') return withdrawals(fight, state, others, second, finish);
    if (rulings.withdrawal === 'free') return go();
    const { manoeuvre } = fight.armies[side].force.leader;
    return withdrawalTest(side, manoeuvre, remaining(fight, state, side), fight.book, (gone) => (gone ? go() : fail()));
  });
}

const remaining = ({ armies }: Fight, state: Standing, side: Side): number => armies[side].morale - stars(state, side);

/** The 2003 draft: enough losses, after the size adjustment, to leave nothing of the force. */
function isDestroyed({ armies, adjustments, bearers }: Fight, state: Standing, side: Side): boolean {
  const { enemy } = armies[side];
  const suffered = afterSize(inflicted(state, enemy), adjustments[enemy]);
  return bearers[side].remaining(suffered) === 0;
}

/** C, E What each side brings: its columns, its morale, and whether it may fire. */
function opening({ armies, book, strikes }: Fight, side: Side): readonly Note[] {
  const { force, morale, strength, columns, enemy } = armies[side];
  const { technology, nation, veteran, revolution } = force;
  const { tables } = book;
  const facts = { nation, technology, strength, fire: columns.fire, shock: columns.shock, revolution };
  return [
    {
      rule: 'C',
      title: words(`battle.army.${side}`),
      lookup: tables.technology.look(technology, armies[enemy].force.technology),
      outcome: words('battle.army', facts),
    },
    {
      rule: 'E',
      title: words(`battle.mayFire.${side}`),
      lookup: tables.fire.look(technology, 'fires'),
      outcome: words(strikes[side].fire ? 'battle.fires' : 'battle.noFire'),
    },
    {
      rule: 'C',
      title: words(`battle.troops.${side}`),
      lookup: tables.morale.look(technology, veteran ? 'veteran' : 'conscript'),
      outcome: words('battle.moraleIs', { morale }),
    },
  ];
}

const moraleFacts = (fight: Fight, state: Standing) => ({
  attackerStars: stars(state, 'attacker'),
  attackerMorale: fight.armies.attacker.morale,
  defenderStars: stars(state, 'defender'),
  defenderMorale: fight.armies.defender.morale,
  broken: SIDES.filter((side) => isBroken(fight, state, side)),
});

const moraleNote = (fight: Fight, when: `${'fire' | 'end'}${Round}`, state: Standing): Note => ({
  rule: 'C',
  title: words(`battle.morale.${when}`),
  outcome: words('battle.morale', moraleFacts(fight, state)),
});
