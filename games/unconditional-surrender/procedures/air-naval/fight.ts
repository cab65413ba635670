/**
 * An air/naval combat, from the commitment to its effect: on its own, and inside a ground combat to which both sides
 * have committed an air unit.
 *
 * Reads in the order of the aid: steps 2, 4, 5 and 6 of the sequence, then the two steps of the air/naval results.
 */
import { checkpoint, choice, explained, type Note, type RuleRef, type Step, type Words } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { sortiesAdded } from '../../tables/air-naval-results.table.ts';
import { READINGS, type Reading } from '../../tables/combat-results.table.ts';
import { ask, words } from '../../text/kit.ts';
import { MOST_SORTIES, sortiesAfter } from '../../units.ts';
import { type AirNavalEffect, type BySide, bySide, type Code, SUPPLIES, type Supply } from '../../vocabulary.ts';
import { commitment, type Hand, type Terms } from '../commitment.ts';
import { Crossing, confront, type Manner, spelt, valuesOf } from '../confrontation.ts';
import { type AirNavalForces, airNavalForces } from './forces.ts';
import { type AirNavalInput, struckIn } from './input.ts';

export type AirNavalResult = {
  readonly code: Code;
  /** Markers that each side has committed. */
  readonly commits: BySide<number>;
  /** Sorties as the result adds them, and as they stand afterwards. */
  readonly added: BySide<number>;
  readonly sorties: BySide<number>;
  readonly effect: AirNavalEffect;
  /** Who gets air support in the ground combat. */
  readonly support: BySide<boolean>;
  /** Whether the activation ends of the unit that attacked, and of those that intercept or interdict beside it. */
  readonly attackerActivationEnds: boolean;
  readonly othersActivationEnds: boolean;
  readonly mayAttackAgain: boolean;
  /** Sorties of the air units in an interdicted convoy, in the order they are aboard. */
  readonly cargoSorties: readonly number[];
  /** The new supply state of a unit whose trace was interdicted. */
  readonly supply: Supply | null;
};

const COMMIT = ask('step-2', 'airNaval.ask.commit');
const CALL_OFF = ask('escort', 'airNaval.ask.callOff');

/** A code in the list of air/naval results: what it adds to each side's sorties. */
export const airNavalCode = (code: Code): Words => {
  const reading = Object.values(READINGS).find((each) => each.code === code) ?? READINGS['♦'];
  return words('airNaval.code', { code, ...sortiesAdded(reading) });
};

const MANNER: Manner = {
  dice: {
    attacker: ask('step-5', 'airNaval.ask.attackerDie', { side: 'attacker' }),
    defender: ask('step-5', 'airNaval.ask.defenderDie', { side: 'defender' }),
  },
  codeWords: airNavalCode,
};

/** Goes on with the result of a combat; what it has to tell is told first. */
type Then<T> = (result: AirNavalResult) => Step<T>;

/** Fights with these hands; `frame` is all that `then` remembers of what went before. */
type Fight = <T>(hands: BySide<Hand>, frame: string, then: Then<T>) => Step<T>;

/** The whole combat, ready for whatever hands. */
export function airNavalFight(fight: AirNavalInput, book: SurrenderBook): Fight {
  const forces = airNavalForces(fight, book);
  const cells = new Crossing(book);
  return (hands, frame, then) =>
    commitment(termsOf(forces, hands, book), book, (engaged) =>
      checkpoint('airNaval.engaged', `${spelt(engaged)} ${frame}`, () => {
        const commits = bySide((side) => engaged[side].count);
        return confront(
          MANNER,
          bySide((side) => forces(side, engaged[side])),
          cells,
          `${spelt(commits)} ${frame}`,
          (reading) => sorties(fight, reading, commits, book, then),
        );
      }),
    );
}

/** Step 2. Markers only: the air unit is the combat itself. */
const termsOf = (forces: AirNavalForces, hands: BySide<Hand>, { rulings }: SurrenderBook): Terms => ({
  ask: COMMIT,
  hands,
  halves: ({ halves }) => halves && rulings.halvingMarkers === 'anyCombat',
  makes: (side, selected) => valuesOf(forces(side, selected)).join(' '),
});

/** Results, step 1: each unit adds sorties; the loser as many as the number behind the plus sign. */
function sorties<T>(
  fight: AirNavalInput,
  reading: Reading,
  commits: BySide<number>,
  book: SurrenderBook,
  then: Then<T>,
): Step<T> {
  const added = sortiesAdded(reading);
  const after = bySide((side) => sortiesAfter(fight[side].sorties, added[side], book));
  const result: AirNavalResult = {
    code: reading.code,
    commits,
    added,
    sorties: after,
    effect: 'over',
    support: { attacker: false, defender: false },
    attackerActivationEnds: false,
    othersActivationEnds: false,
    mayAttackAgain: false,
    cargoSorties: [],
    supply: null,
  };
  return explained(
    () => [sortiesNote(fight, result)],
    effect(fight, result, book, (rule, ended) => explained(() => [effectNote(rule, ended, fight)], then(ended))),
  );
}

const sortiesNote = (fight: AirNavalInput, { added, sorties: after }: AirNavalResult): Note => ({
  rule: 'sorties',
  title: words('airNaval.sorties'),
  outcome: words(
    'airNaval.sorties.after',
    bySide((side) => ({ name: fight[side].name, added: added[side], sorties: after[side] })),
  ),
});

const effectNote = (
  rule: RuleRef,
  result: AirNavalResult,
  { attacker, interceptors, tracing }: AirNavalInput,
): Note => ({
  rule,
  title: words('airNaval.effect'),
  outcome: words(`airNaval.effect.${result.effect}`, {
    ...result,
    who: { attacker: attacker.name, interceptors, tracing: tracing[0]?.name ?? null },
  }),
});

/** Tells what came of it by which rule, and goes on. */
type Told<T> = (rule: RuleRef, result: AirNavalResult) => Step<T>;

/** Results, step 2: the effect depends on what the combat was fought for. */
function effect<T>(fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook, told: Told<T>): Step<T> {
  switch (book.tables['air-naval-causes'].rows[fight.cause].goesTo) {
    case 'nothing':
      return told('air-naval-effect', result);
    case 'airSupport':
      return told('air-support', airSupport(result, book));
    case 'escort':
      return escort(fight, result, book, told);
    case 'interdiction':
      return told('interdiction', interdiction(fight, result, book));
  }
}

/** Air support. Both sides get it, or only the one that won clearly. */
const airSupport = (result: AirNavalResult, { tables }: SurrenderBook): AirNavalResult => {
  const { support } = tables['air-naval-results'].rows[result.code];
  return {
    ...result,
    effect: 'support',
    support: { attacker: support !== 'defender', defender: support !== 'attacker' },
  };
};

/** Escort. The attacker intercepts; a failed escort lets it attack on, if it has fewer than six sorties. */
function escort<T>(fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook, told: Told<T>): Step<T> {
  const { tables, rulings } = book;
  const { succeeds, fails, calledOff } = tables.escort.rows;
  const ended = (row: typeof fails, after: AirNavalResult, others: boolean): Step<T> =>
    told('escort', row.interceptors === 'end' ? stopped(after, others) : winner(after, book));
  if (tables['air-naval-results'].rows[result.code].escort === 'succeeds') {
    return ended(succeeds, { ...result, effect: 'escortSucceeds' }, rulings.beatenInterceptors === 'all');
  }
  const failed = ended(fails, { ...result, effect: 'escortFails' }, false);
  // The phasing faction, whose invasion was escorted, defends here.
  if (!fight.escortsInvasion || rulings.callingOff === 'afterActivation') return failed;
  return choice(CALL_OFF, 'defender', ['goOn', 'callOff'], (option) =>
    option === 'goOn' ? failed : ended(calledOff, { ...result, effect: 'invasionCalledOff' }, true),
  );
}

/** Interdiction. A success strikes whatever was interdicted, its cargo and its supply. */
function interdiction(fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook): AirNavalResult {
  const { tables } = book;
  const struck = struckIn(fight.cause);
  if (tables['air-naval-results'].rows[result.code].interdiction === 'fails' || !struck) {
    return stopped({ ...result, effect: 'interdictionFails' }, true);
  }
  const { transport, supply } = tables.interdiction.rows[struck];
  const [trace] = fight.tracing;
  const more = tables.transport.rows.air.sorties;
  return {
    ...winner({ ...result, effect: 'interdicted' }, book),
    cargoSorties: transport ? fight.airCargo.map((unit) => sortiesAfter(unit.sorties, more, book)) : [],
    supply: supply === 'oneLevelDown' && trace ? lowered(trace.lastTurn) : null,
  };
}

/** The attacker's activation ends, and with it that of the units beside it. */
const stopped = (result: AirNavalResult, others: boolean): AirNavalResult => ({
  ...result,
  attackerActivationEnds: true,
  othersActivationEnds: others,
});

/** The attacker that wins goes on, but starts no new attack with six sorties. */
const winner = (result: AirNavalResult, { rulings }: SurrenderBook): AirNavalResult => {
  const fresh = result.sorties.attacker < MOST_SORTIES;
  return { ...result, mayAttackAgain: fresh, attackerActivationEnds: !fresh && rulings.winnerWithSix === 'ends' };
};

/** One level below last turn's state, so that a second success in the same turn changes nothing more. */
const lowered = (lastTurn: Supply): Supply =>
  SUPPLIES[Math.min(SUPPLIES.length - 1, SUPPLIES.indexOf(lastTurn) + 1)] ?? 'unsupplied';
