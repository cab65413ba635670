/** Steps 2 and 3 of a ground combat: what the sides commit, and who gets air support out of it. */
import { type Ask, checkpoint, explained, nested, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { type AirNavalUnit, sortiesAfter } from '../../units.ts';
import type { BySide, Code } from '../../vocabulary.ts';
import { airNavalFight } from '../air-naval/fight.ts';
import type { AirNavalInput } from '../air-naval/input.ts';
import { type Commitments, commitment, commitsAir, committedPlaces, type Hand, handOf } from '../commitment.ts';
import type { GroundInput } from './input.ts';

/** All that the rest of the combat remembers of the first three steps. */
export type Committed = {
  readonly committed: Commitments;
  readonly support: BySide<boolean>;
  /** The air combat inside, if there was one: its result, and what was committed to it. */
  readonly airCode: Code | null;
  readonly airCommitted: Commitments | null;
  /** Sorties of the committed air units, where they have changed. */
  readonly airSorties: BySide<number | null>;
};

const COMMIT: Ask = { rule: 'step-2', text: 'ground.ask.commit' };

/** Step 2. Markers and one air unit, in secret. */
export const commit = <T>(combat: GroundInput, book: SurrenderBook, then: (committed: Committed) => Step<T>): Step<T> =>
  commitment(COMMIT, handsOf(combat), book, (commitments) => airCombat(combat, commitments, book, then));

const handsOf = ({ attackerMarkers, attackerAir, defenderMarkers, defenderAir }: GroundInput): BySide<Hand> => ({
  attacker: handOf(attackerMarkers, attackerAir[0]),
  defender: handOf(defenderMarkers, defenderAir[0]),
});

/** Step 3. Two air units fight it out; a single one simply gives its support. */
function airCombat<T>(
  combat: GroundInput,
  commitments: Commitments,
  book: SurrenderBook,
  then: (committed: Committed) => Step<T>,
): Step<T> {
  const attacker = commitsAir(commitments.attacker) ? combat.attackerAir[0] : undefined;
  const defender = commitsAir(commitments.defender) ? combat.defenderAir[0] : undefined;
  if (!attacker || !defender) return unopposed(commitments, attacker, defender, book, then);
  return nested(
    'air',
    commitments,
    airNavalFight(airSupportFight(combat, attacker, defender, book), handsInTheAir(combat, commitments, book), book),
    (air, committed) =>
      checkpoint(
        'support',
        { committed, support: air.support, airCode: air.code, airCommitted: air.committed, airSorties: air.sorties },
        then,
      ),
  );
}

/** One air unit or none: the aid shows no sortie for unopposed support; the ruling may count one. */
const unopposed = <T>(
  committed: Commitments,
  attacker: AirNavalUnit | undefined,
  defender: AirNavalUnit | undefined,
  book: SurrenderBook,
  then: (committed: Committed) => Step<T>,
): Step<T> => {
  const flown = (unit: AirNavalUnit | undefined): number | null =>
    unit && book.rulings.unopposedSupport === 'oneSortie' ? sortiesAfter(unit.sorties, 1, book) : null;
  const supported = attacker ?? defender;
  const next = checkpoint(
    'support',
    {
      committed,
      support: { attacker: attacker !== undefined, defender: defender !== undefined },
      airCode: null,
      airCommitted: null,
      airSorties: { attacker: flown(attacker), defender: flown(defender) },
    } satisfies Committed,
    then,
  );
  if (!supported) return next;
  const side = attacker ? 'attacker' : 'defender';
  return explained(
    () => [
      {
        rule: 'air-support',
        title: words('ground.support'),
        outcome: words(`ground.support.${side}`, { unit: supported.name }),
      },
    ],
    next,
  );
};

/** The air combat inside: the ground attacker attacks, on land unless a ruling puts a coastal hex in its sea zone. */
const airSupportFight = (
  { weather, hex, attackerMarkers, defenderMarkers }: GroundInput,
  attacker: AirNavalUnit,
  defender: AirNavalUnit,
  { rulings }: SurrenderBook,
): AirNavalInput => ({
  cause: 'airSupport',
  attacker,
  defender,
  weather,
  location: rulings.airSupportPlace === 'coastIsSea' && hex.coastal ? 'seaZone' : 'land',
  defenderInEngland: false,
  attackerOutsideEngland: true,
  attackerMarkers,
  defenderMarkers,
  escortsInvasion: false,
  force: [],
  cargo: [],
  tracing: [],
});

/** The markers that may be committed to the air combat, by the reading in force; each keeps its place in the hand. */
function handsInTheAir(combat: GroundInput, commitments: Commitments, { rulings }: SurrenderBook): BySide<Hand> {
  const hand = (markers: GroundInput['attackerMarkers'], option: string): Hand => {
    const { offered } = handOf(markers);
    switch (rulings.markersInAirSupport) {
      case 'all':
        return { markers, offered };
      case 'none':
        return { markers, offered: [] };
      case 'remaining':
        return { markers, offered: offered.filter((place) => !committedPlaces(option).includes(place)) };
    }
  };
  return {
    attacker: hand(combat.attackerMarkers, commitments.attacker),
    defender: hand(combat.defenderMarkers, commitments.defender),
  };
}
