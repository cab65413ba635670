/**
 * An air/naval combat, from the commitment to its effect: on its own, and inside a ground combat to which both sides
 * have committed an air unit.
 *
 * Reads in the order of the aid: steps 2, 4, 5 and 6 of the sequence, then the two steps of the air/naval results.
 */
import { type Ask, choice, done, explained, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { MOST_SORTIES, sortiesAfter } from '../../units.ts';
import { type BySide, type Code, SUPPLIES, type Supply } from '../../vocabulary.ts';
import { type Commitments, commitment, type Hand } from '../commitment.ts';
import { confront, type Reading } from '../confrontation.ts';
import { airNavalForces } from './forces.ts';
import type { AirNavalInput } from './input.ts';

/** What came of what the combat was fought for. */
type AirNavalEffect =
  | 'over'
  | 'support'
  | 'escortSucceeds'
  | 'escortFails'
  | 'invasionCalledOff'
  | 'interdictionFails'
  | 'interdicted';

export type AirNavalResult = {
  readonly code: Code;
  readonly committed: Commitments;
  /** Sorties as the result adds them, and as they stand afterwards. */
  readonly added: BySide<number>;
  readonly sorties: BySide<number>;
  readonly effect: AirNavalEffect;
  /** Who gets air support in the ground combat. */
  readonly support: BySide<boolean>;
  readonly attackerActivationEnds: boolean;
  readonly mayAttackAgain: boolean;
  /** Sorties of the air units in an interdicted convoy, in the order of the cargo; other cargo stands as 0. */
  readonly cargoSorties: readonly number[];
  /** The new supply state of a unit whose trace was interdicted. */
  readonly supply: Supply | null;
};

const COMMIT: Ask = { rule: 'step-2', text: 'airNaval.ask.commit' };
const DICE: BySide<Ask> = {
  attacker: { rule: 'step-5', text: 'airNaval.ask.attackerDie', side: 'attacker' },
  defender: { rule: 'step-5', text: 'airNaval.ask.defenderDie', side: 'defender' },
};
const CALL_OFF: Ask = { rule: 'escort', text: 'airNaval.ask.callOff' };

/** The whole combat; `hands` says which markers each side may commit to it. */
export const airNavalFight = (fight: AirNavalInput, hands: BySide<Hand>, book: SurrenderBook): Step<AirNavalResult> =>
  commitment(COMMIT, hands, book, (committed) =>
    confront(DICE, airNavalForces(fight, committed, book), book, committed, (reading, frame) =>
      sorties(fight, reading, frame, book),
    ),
  );

/** Results, step 1: each unit adds sorties; the loser as many as the number behind the plus sign. */
const sorties = (
  fight: AirNavalInput,
  { code, plus }: Reading,
  committed: Commitments,
  book: SurrenderBook,
): Step<AirNavalResult> => {
  const row = book.tables['air-naval-results'].rows[code];
  const added = {
    attacker: row.attackerSorties === 'plus' ? plus : row.attackerSorties,
    defender: row.defenderSorties === 'plus' ? plus : row.defenderSorties,
  };
  const after = {
    attacker: sortiesAfter(fight.attacker.sorties, added.attacker, book),
    defender: sortiesAfter(fight.defender.sorties, added.defender, book),
  };
  const result: AirNavalResult = {
    code,
    committed,
    added,
    sorties: after,
    effect: 'over',
    support: { attacker: false, defender: false },
    attackerActivationEnds: false,
    mayAttackAgain: false,
    cargoSorties: [],
    supply: null,
  };
  return explained(
    () => [
      {
        rule: 'sorties',
        title: words('airNaval.sorties'),
        outcome: words('airNaval.sorties.after', {
          attacker: { name: fight.attacker.name, added: added.attacker, sorties: after.attacker },
          defender: { name: fight.defender.name, added: added.defender, sorties: after.defender },
        }),
      },
    ],
    effect(fight, result, book),
  );
};

/** Results, step 2: the effect depends on what the combat was fought for. */
const effect = (fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook): Step<AirNavalResult> => {
  switch (book.tables['air-naval-causes'].rows[fight.cause].goesTo) {
    case 'nothing':
      return told('air-naval-effect', result);
    case 'airSupport':
      return airSupport(result, book);
    case 'escort':
      return escort(fight, result, book);
    case 'interdiction':
      return interdiction(fight, result, book);
  }
};

/** Air support. Both sides get it, or only the one that won clearly. */
const airSupport = (result: AirNavalResult, book: SurrenderBook): Step<AirNavalResult> => {
  const { support } = book.tables['air-naval-results'].rows[result.code];
  return told('air-support', {
    ...result,
    effect: 'support',
    support: { attacker: support !== 'defender', defender: support !== 'attacker' },
  });
};

/** Escort. The attacker intercepts; a failed escort lets it attack on, if it has fewer than six sorties. */
const escort = (fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook): Step<AirNavalResult> => {
  if (book.tables['air-naval-results'].rows[result.code].escort === 'succeeds') {
    return told('escort', { ...result, effect: 'escortSucceeds', attackerActivationEnds: true });
  }
  const failed = told('escort', winner({ ...result, effect: 'escortFails' }, book));
  // The phasing faction, whose invasion was escorted, defends here.
  if (!fight.escortsInvasion || book.rulings.callingOff === 'afterActivation') return failed;
  return choice(CALL_OFF, 'defender', ['goOn', 'callOff'], (option) =>
    option === 'goOn'
      ? failed
      : told('escort', { ...result, effect: 'invasionCalledOff', attackerActivationEnds: true }),
  );
};

/** Interdiction. A success strikes whatever was interdicted, its cargo and its supply. */
const interdiction = (fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook): Step<AirNavalResult> => {
  if (book.tables['air-naval-results'].rows[result.code].interdiction === 'fails') {
    return told('interdiction', { ...result, effect: 'interdictionFails', attackerActivationEnds: true });
  }
  const { transport, supplyDrops } = book.tables['air-naval-causes'].rows[fight.cause];
  const [trace] = fight.tracing;
  return told('interdiction', {
    ...winner({ ...result, effect: 'interdicted' }, book),
    cargoSorties: transport ? fight.cargo.map((unit) => cargoSorties(unit, book)) : [],
    supply: supplyDrops && trace ? lowered(trace.lastTurn) : null,
  });
};

/** The attacker that wins goes on, but starts no new attack with six sorties. */
const winner = (result: AirNavalResult, { rulings }: SurrenderBook): AirNavalResult => {
  const fresh = result.sorties.attacker < MOST_SORTIES;
  return { ...result, mayAttackAgain: fresh, attackerActivationEnds: !fresh && rulings.winnerWithSix === 'ends' };
};

/** Transport. An air unit aboard adds sorties; ground units lose steps instead. */
const cargoSorties = ({ load, sorties }: AirNavalInput['cargo'][number], book: SurrenderBook): number =>
  load === 'air' ? sortiesAfter(sorties, book.tables.transport.rows.air.sorties, book) : 0;

/** One level below last turn's state, so that a second success in the same turn changes nothing more. */
const lowered = (lastTurn: Supply): Supply =>
  SUPPLIES[Math.min(SUPPLIES.length - 1, SUPPLIES.indexOf(lastTurn) + 1)] ?? 'unsupplied';

const told = (rule: string, result: AirNavalResult): Step<AirNavalResult> =>
  done(result, () => [
    { rule, title: words('airNaval.effect'), outcome: words(`airNaval.effect.${result.effect}`, { ...result }) },
  ]);
