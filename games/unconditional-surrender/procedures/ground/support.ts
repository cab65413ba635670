/** Steps 2 and 3 of a ground combat: what the sides commit, and who gets air support out of it. */
import { type Ask, checkpoint, explained, nested, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { type AirNavalUnit, sortiesAfter } from '../../units.ts';
import type { BySide, Code, Side } from '../../vocabulary.ts';
import { airNavalFight } from '../air-naval/fight.ts';
import type { AirNavalInput } from '../air-naval/input.ts';
import { commitment, type Engaged, type Hand, handOf, remaining, type Terms } from '../commitment.ts';
import { facesOf, spelt } from '../confrontation.ts';
import { NOTHING, type Selected } from '../selections.ts';
import { groundForce } from './forces.ts';
import type { GroundInput } from './input.ts';

/** All that the rest of the combat remembers of the first three steps. */
export type Committed = {
  /** What the markers committed on the ground come to. */
  readonly markers: BySide<{ readonly [K in keyof Selected]: number }>;
  /** Markers and air units committed, on the ground and in the air combat inside. */
  readonly commits: BySide<number>;
  readonly support: BySide<boolean>;
  /** The result of the air combat inside, if there was one. */
  readonly airCode: Code | null;
  /** Sorties of the committed air units, where they have changed. */
  readonly airSorties: BySide<number | null>;
};

const COMMIT: Ask = { rule: 'step-2', text: 'ground.ask.commit' };

/** Step 2. Markers and one air unit, in secret. */
export const commit = <T>(combat: GroundInput, book: SurrenderBook, then: (committed: Committed) => Step<T>): Step<T> =>
  commitment(terms(combat, book), book, (engaged, options) => airCombat(combat, engaged, options, book, then));

function terms(combat: GroundInput, book: SurrenderBook): Terms {
  const { attackerMarkers, attackerAir, defenderMarkers, defenderAir } = combat;
  // Air support may be won or lost afterwards: markers are alike only if they are so with it and without.
  const faces = (side: Side) =>
    [false, true].map((support) => facesOf(groundForce(combat, side, NOTHING, support, book)));
  const made = { attacker: faces('attacker'), defender: faces('defender') };
  return {
    ask: COMMIT,
    hands: { attacker: handOf(attackerMarkers, attackerAir[0]), defender: handOf(defenderMarkers, defenderAir[0]) },
    halves: ({ halves }) => halves && book.rulings.halvingMarkers === 'anyCombat',
    makes: (side, selected) => made[side].map((face) => face(selected)).join(' / '),
  };
}

/** Step 3. Two air units fight it out; a single one simply gives its support. */
function airCombat<T>(
  combat: GroundInput,
  engaged: BySide<Engaged>,
  options: BySide<string>,
  book: SurrenderBook,
  then: (committed: Committed) => Step<T>,
): Step<T> {
  const [attacker] = engaged.attacker.air ? combat.attackerAir : [];
  const [defender] = engaged.defender.air ? combat.defenderAir : [];
  if (!attacker || !defender) return unopposed(engaged, attacker, defender, book, then);
  const fight = airSupportFight(combat, attacker, defender, book);
  const inside = airNavalFight(fight, handsInTheAir(combat, options, book), book);
  // The frame says all that is engaged on the ground, in few letters: it keeps every throw in the air apart.
  return nested('air', spelt(engaged), inside, (air) =>
    checkpoint(
      'support',
      {
        markers: summed(engaged),
        commits: counted(engaged, air.commits),
        support: air.support,
        airCode: air.code,
        airSorties: air.sorties,
      } satisfies Committed,
      then,
    ),
  );
}

const summed = ({ attacker, defender }: BySide<Engaged>): Committed['markers'] => ({
  attacker: { drm: attacker.drm, halvings: attacker.halvings },
  defender: { drm: defender.drm, halvings: defender.halvings },
});

const counted = ({ attacker, defender }: BySide<Engaged>, more: BySide<number>): BySide<number> => ({
  attacker: attacker.count + more.attacker,
  defender: defender.count + more.defender,
});

/** One air unit or none: the aid shows no sortie for unopposed support; the ruling may count one. */
const unopposed = <T>(
  engaged: BySide<Engaged>,
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
      markers: summed(engaged),
      commits: counted(engaged, { attacker: 0, defender: 0 }),
      support: { attacker: attacker !== undefined, defender: defender !== undefined },
      airCode: null,
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
  interceptors: [],
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
  airCargo: [],
  tracing: [],
});

/** The markers that may be committed to the air combat, by the reading in force; each keeps its place in the hand. */
function handsInTheAir(
  { attackerMarkers, defenderMarkers }: GroundInput,
  options: BySide<string>,
  { rulings }: SurrenderBook,
): BySide<Hand> {
  const hand = (whole: Hand, option: string): Hand => {
    switch (rulings.markersInAirSupport) {
      case 'all':
        return whole;
      case 'none':
        return { ...whole, offered: [] };
      case 'remaining':
        return remaining(whole, option);
    }
  };
  return {
    attacker: hand(handOf(attackerMarkers), options.attacker),
    defender: hand(handOf(defenderMarkers), options.defender),
  };
}
