/**
 * C The rounds of a battle: Fire, morale, Shock, morale, twice at most, with the decision to withdraw in between.
 *
 * Both sides strike at the same time: the order of their dice changes nothing. Read it from `rounds` down: a round, the
 * morale checks, the withdrawals, then what each side brings.
 */
import { type Ask, checkpoint, choice, explained, type Note, type Notes, type Step } from '@grognard/kernel';
import { ask, words } from '../text/kit.ts';
import { type Round, SIDES, type Side } from '../vocabulary.ts';
import { afterSize } from './adjustments.ts';
import { type Fight, type Strikes, whoIn } from './fight.ts';
import { withdrawalTest } from './retreat.ts';
import {
  type Aftermath,
  afterRounds,
  brokeInFire,
  type Ending,
  endingFor,
  FRESH,
  forgetFailure,
  hasFailed,
  inflicted,
  moraleBits,
  type Standing,
  stars,
  withBrokenInFire,
  withFailed,
} from './state.ts';
import { type Meeting, type Strike, strikeStep } from './strike.ts';

/** What follows the last round: pursuit, retreat, losses. */
export type Finish<T> = (score: Aftermath) => Step<T>;

const NOTHING: Notes = () => [];

type Walk<T> = (state: Standing) => Step<T>;

const WITHDRAW: Readonly<Record<Side, Ask>> = {
  attacker: ask('C', 'battle.withdraw.attacker', { side: 'attacker' }),
  defender: ask('C', 'battle.withdraw.defender', { side: 'defender' }),
};

export function rounds<T>(fight: Fight, finish: Finish<T>): Step<T> {
  const lastEnding = remembered((state) => brokenIn(fight, 2, state) ?? outlasted(fight, 2, state));
  const second = round<T>(fight, 2, {
    name: ENDED,
    kept: (state) => afterRounds(state, lastEnding(state)),
    next: finish,
    told: (state) => [moraleNote(fight, 'end2', state)],
  });
  const afterFirst: Walk<T> = (state) => {
    const ending = brokenIn(fight, 1, state);
    const told = (): readonly Note[] => [moraleNote(fight, 'end1', state)];
    return ending ? ended(state, ending, finish, told) : between(fight, state, second, finish);
  };
  const first = round<T>(fight, 1, { name: 'shocks-1', kept: asItIs, next: afterFirst });
  return explained(() => SIDES.flatMap((side) => opening(fight, side)), first(FRESH));
}

const ENDED = 'ended';

/** Of the rounds only their losses and their ending are kept. */
const ended = <T>(state: Standing, ending: Ending, finish: Finish<T>, told: Notes): Step<T> =>
  checkpoint(ENDED, afterRounds(state, ending), finish, told);

const asItIs = (state: Standing): Standing => state;

/** Who has broken follows from stars and flags alone: each set of them is judged once. */
function remembered(judge: (state: Standing) => Ending): (state: Standing) => Ending {
  const known = new Map<number, Ending>();
  return (state) => {
    const bits = moraleBits(state);
    const before = known.get(bits);
    if (before !== undefined) return before;
    const judged = judge(state);
    known.set(bits, judged);
    return judged;
  };
}

/** C One round: both Fires, then both Shocks; E an army that may not fire throws no die. */
function round<T>(fight: Fight, number: Round, end: Meeting<T>): Walk<T> {
  const { attacker, defender } = fight.strikes;
  const anyFire = attacker.fire !== undefined || defender.fire !== undefined;
  const [fired, bothFired, shocked] = STAGES[number];
  const fireOf = (own: NonNullable<Strikes['fire']>, enemy: Side, state: Standing): Strike =>
    number === 2 && hasFailed(state, enemy) ? own.onFailed : own[number];
  const defenderShock: Walk<T> = (state) => strikeStep(defender.shock[number], state, end);
  const afterShock: Meeting<T> = { name: shocked, kept: asItIs, next: defenderShock };
  const shock: Walk<T> = (after) => {
    const state = afterFire(fight, after);
    const notes = () => (anyFire ? [moraleNote(fight, `fire${number}`, state)] : []);
    const [attackerOut, defenderOut] = [brokeInFire(state, 'attacker'), brokeInFire(state, 'defender')];
    if (attackerOut) return explained(notes, defenderOut ? metWithout(end, state) : defenderShock(state));
    const own = attacker.shock[number];
    return strikeStep(own, state, defenderOut ? end : afterShock, () => [...notes(), ...own.before()]);
  };
  const bothFires: Meeting<T> = { name: bothFired, kept: (state) => forgetFailure(state, 'attacker'), next: shock };
  const defenderFire: Walk<T> = (state) =>
    defender.fire ? strikeStep(fireOf(defender.fire, 'attacker', state), state, bothFires) : shock(state);
  const attackerFires: Meeting<T> = {
    name: fired,
    kept: (state) => forgetFailure(state, 'defender'),
    next: defenderFire,
  };
  return (state) =>
    attacker.fire ? strikeStep(fireOf(attacker.fire, 'defender', state), state, attackerFires) : defenderFire(state);
}

/** Where a die would have led, had one been thrown. */
const metWithout = <T>({ name, kept, next, told }: Meeting<T>, state: Standing): Step<T> =>
  checkpoint(name, kept(state), next, told && (() => told(state)));

/** Checkpoints of each round: after the attacker's Fire, after both, after his Shock. */
const STAGES = { 1: ['fire-1', 'fires-1', 'shock-1'], 2: ['fire-2', 'fires-2', 'shock-2'] } as const;

const isBroken = ({ armies }: Fight, state: Standing, side: Side): boolean => stars(state, side) >= armies[side].morale;

/** C Morale after Fire: an army that breaks here does not shock, its enemy still does. */
function afterFire(fight: Fight, fired: Standing): Standing {
  const state = SIDES.reduce(forgetFailure, fired);
  const attackers = isBroken(fight, state, 'attacker') ? withBrokenInFire(state, 'attacker') : state;
  return isBroken(fight, state, 'defender') ? withBrokenInFire(attackers, 'defender') : attackers;
}

/** C Morale after Shock: whoever has suffered as many stars as his morale has lost; both at once is a draw. */
function brokenIn(fight: Fight, number: Round, state: Standing): Ending | undefined {
  const [attacker, defender] = [isBroken(fight, state, 'attacker'), isBroken(fight, state, 'defender')];
  if (!attacker && !defender) return undefined;
  if (attacker && defender) return endingFor('none', 'bothBroken', number);
  const loser = attacker ? 'attacker' : 'defender';
  return endingFor(loser, brokeInFire(state, loser) ? 'brokenInFire' : 'brokenInShock', number);
}

/** Nobody broke: the lower remaining morale has lost, unless the ruling makes it a draw. */
function outlasted(fight: Fight, number: Round, state: Standing): Ending {
  const [attacker, defender] = [remaining(fight, state, 'attacker'), remaining(fight, state, 'defender')];
  if (fight.book.rulings.nobodyBroken === 'draw' || attacker === defender) return endingFor('none', 'level', number);
  return endingFor(attacker < defender ? 'attacker' : 'defender', 'outlasted', number);
}

/** C Between the rounds each side may withdraw; nothing is taken off yet, unless the ruling stops a destroyed army. */
function between<T>(fight: Fight, state: Standing, second: Walk<T>, finish: Finish<T>): Step<T> {
  const { rulings } = fight.book;
  const notes = (): readonly Note[] => [moraleNote(fight, 'end1', state)];
  if (rulings.destroyedAfterOne === 'stop' && SIDES.some((side) => isDestroyed(fight, state, side))) {
    return ended(state, outlasted(fight, 1, state), finish, notes);
  }
  const order: readonly Side[] = rulings.withdrawalOrder === 'defenderFirst' ? ['defender', 'attacker'] : SIDES;
  return explained(notes, withdrawals(fight, state, order, second, finish));
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
  const go = (): Step<T> => ended(state, endingFor(side, 'withdrew', 1), finish, NOTHING);
  const fail = (): Step<T> => {
    const asked = rulings.afterFailedTest === 'asked' ? others : [];
    return withdrawals(fight, withFailed(state, side), asked, second, finish);
  };
  return choice(WITHDRAW[side], side, ['fight', 'withdraw'], (option) => {
    if (option === 'fight') return withdrawals(fight, state, others, second, finish);
    if (rulings.withdrawal === 'free') return go();
    const { manoeuvre } = fight.armies[side].force.leader;
    const morale = remaining(fight, state, side);
    return withdrawalTest({ side }, manoeuvre, morale, fight.book, (gone) => (gone ? go() : fail()));
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
  const { technology, veteran, revolution } = force;
  const { tables } = book;
  const named = words(`technology.${technology}`);
  return [
    {
      rule: 'C',
      title: words(`battle.army.${side}`),
      lookup: tables.technology.look(technology, armies[enemy].force.technology),
      outcome: words('battle.army', { ...columns, technology: named, strength, revolution }),
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

const moraleNote = (fight: Fight, when: `${'fire' | 'end'}${Round}`, state: Standing): Note => ({
  rule: 'C',
  title: words(`battle.morale.${when}`),
  outcome: words('battle.morale', {
    attacker: whoIn(fight, 'attacker'),
    defender: whoIn(fight, 'defender'),
    attackerStars: stars(state, 'attacker'),
    attackerMorale: fight.armies.attacker.morale,
    defenderStars: stars(state, 'defender'),
    defenderMorale: fight.armies.defender.morale,
    broken: SIDES.filter((side) => isBroken(fight, state, side)),
  }),
});
