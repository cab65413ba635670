/**
 * An air/naval combat, from the commitment to its effect: on its own, and inside a ground combat to which both sides
 * have committed an air unit.
 *
 * Reads in the order of the aid: steps 2, 4, 5 and 6 of the sequence, then the two steps of the air/naval results.
 */
import { type Ask, checkpoint, choice, done, explained, type Step, type Words, words } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { sortiesAdded } from '../../tables/air-naval-results.table.ts';
import { READINGS, type Reading } from '../../tables/combat-results.table.ts';
import { MOST_SORTIES, sortiesAfter } from '../../units.ts';
import { type BySide, type Code, SUPPLIES, type Supply } from '../../vocabulary.ts';
import { commitment, type Engaged, type Hand, type Terms } from '../commitment.ts';
import { confront, facesOf, type Manner } from '../confrontation.ts';
import { NOTHING } from '../selections.ts';
import { airNavalForce } from './forces.ts';
import { type AirNavalInput, struckIn } from './input.ts';

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

const COMMIT: Ask = { rule: 'step-2', text: 'airNaval.ask.commit' };
const CALL_OFF: Ask = { rule: 'escort', text: 'airNaval.ask.callOff' };

/** A code in the list of air/naval results: what it adds to each side's sorties. */
export const airNavalCode = (code: string): Words => {
  const reading = Object.values(READINGS).find((each) => each.code === code) ?? READINGS['♦'];
  return words('airNaval.code', { code, ...sortiesAdded(reading) });
};

const MANNER: Manner = {
  dice: {
    attacker: { rule: 'step-5', text: 'airNaval.ask.attackerDie', side: 'attacker' },
    defender: { rule: 'step-5', text: 'airNaval.ask.defenderDie', side: 'defender' },
  },
  codeWords: airNavalCode,
};

/** The whole combat; `hands` says which markers each side may commit to it. */
export const airNavalFight = (fight: AirNavalInput, hands: BySide<Hand>, book: SurrenderBook): Step<AirNavalResult> =>
  commitment(terms(fight, hands, book), book, (engaged) =>
    checkpoint('airNaval.engaged', engaged, ({ attacker, defender }) => {
      const forces = {
        attacker: airNavalForce(fight, 'attacker', attacker, book),
        defender: airNavalForce(fight, 'defender', defender, book),
      };
      const commits = { attacker: attacker.count, defender: defender.count };
      return confront(MANNER, forces, book, commits, (reading, frame) => sorties(fight, reading, frame, book));
    }),
  );

/** Step 2. Markers only: the air unit is the combat itself. */
export function terms(fight: AirNavalInput, hands: BySide<Hand>, book: SurrenderBook): Terms {
  const faces = {
    attacker: facesOf(airNavalForce(fight, 'attacker', NOTHING, book)),
    defender: facesOf(airNavalForce(fight, 'defender', NOTHING, book)),
  };
  return {
    ask: COMMIT,
    hands,
    halves: ({ halves }) => halves && book.rulings.halvingMarkers === 'anyCombat',
    makes: (side, selected) => faces[side](selected),
  };
}

/** Results, step 1: each unit adds sorties; the loser as many as the number behind the plus sign. */
const sorties = (
  fight: AirNavalInput,
  reading: Reading,
  commits: BySide<Engaged['count']>,
  book: SurrenderBook,
): Step<AirNavalResult> => {
  const added = sortiesAdded(reading);
  const after = {
    attacker: sortiesAfter(fight.attacker.sorties, added.attacker, book),
    defender: sortiesAfter(fight.defender.sorties, added.defender, book),
  };
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
  const { tables, rulings } = book;
  const { succeeds, fails, calledOff } = tables.escort.rows;
  const ended = (row: typeof fails, after: AirNavalResult, others: boolean): Step<AirNavalResult> =>
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
};

/** Interdiction. A success strikes whatever was interdicted, its cargo and its supply. */
const interdiction = (fight: AirNavalInput, result: AirNavalResult, book: SurrenderBook): Step<AirNavalResult> => {
  const { tables } = book;
  const struck = struckIn(fight.cause);
  if (tables['air-naval-results'].rows[result.code].interdiction === 'fails' || !struck) {
    return told('interdiction', stopped({ ...result, effect: 'interdictionFails' }, true));
  }
  const { transport, supply } = tables.interdiction.rows[struck];
  const [trace] = fight.tracing;
  const more = tables.transport.rows.air.sorties;
  return told('interdiction', {
    ...winner({ ...result, effect: 'interdicted' }, book),
    cargoSorties: transport ? fight.airCargo.map((unit) => sortiesAfter(unit.sorties, more, book)) : [],
    supply: supply === 'oneLevelDown' && trace ? lowered(trace.lastTurn) : null,
  });
};

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

const told = (rule: string, result: AirNavalResult): Step<AirNavalResult> =>
  done(result, () => [
    { rule, title: words('airNaval.effect'), outcome: words(`airNaval.effect.${result.effect}`, { ...result }) },
  ]);
