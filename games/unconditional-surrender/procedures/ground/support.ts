/** Steps 2 and 3 of a ground combat: what the sides commit, and who gets air support out of it. */
import { checkpoint, explained, type Step } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { ask, words } from '../../text/kit.ts';
import { type AirNavalUnit, sortiesAfter } from '../../units.ts';
import { type BySide, bySide, type Code } from '../../vocabulary.ts';
import { airNavalFight } from '../air-naval/fight.ts';
import type { AirNavalInput } from '../air-naval/input.ts';
import { commitment, type Engaged, type Hand, handOf, remaining, type Terms } from '../commitment.ts';
import { spelt, valuesOf } from '../confrontation.ts';
import type { Selected } from '../selections.ts';
import type { GroundForces } from './forces.ts';
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

const COMMIT = ask('step-2', 'ground.ask.commit');

/** All that is remembered, in few letters: the sorties follow from the rest. */
const frameOf = ({ markers: { attacker, defender }, commits, support, airCode }: Committed): string =>
  `${attacker.drm} ${attacker.halvings} ${defender.drm} ${defender.halvings} ${commits.attacker} ${commits.defender} ${support.attacker} ${support.defender} ${airCode}`;

/** Step 2. Markers and one air unit, in secret. */
export function commit<T>(
  combat: GroundInput,
  forces: GroundForces,
  book: SurrenderBook,
  then: (committed: Committed, frame: string) => Step<T>,
): Step<T> {
  const joined = (committed: Committed): Step<T> => {
    const frame = frameOf(committed);
    return checkpoint('support', frame, () => then(committed, frame));
  };
  const inTheAir = airCombats(combat, book);
  return commitment(termsOf(combat, forces, book), book, (engaged, options) => {
    const opposed = engaged.attacker.air && engaged.defender.air ? inTheAir(engaged, options, joined) : undefined;
    return opposed ?? unopposed(combat, engaged, book, joined);
  });
}

function termsOf(combat: GroundInput, forces: GroundForces, { rulings }: SurrenderBook): Terms {
  const { attackerMarkers, attackerAir, defenderMarkers, defenderAir } = combat;
  return {
    ask: COMMIT,
    hands: { attacker: handOf(attackerMarkers, attackerAir[0]), defender: handOf(defenderMarkers, defenderAir[0]) },
    halves: ({ halves }) => halves && rulings.halvingMarkers === 'anyCombat',
    // Air support may be won or lost afterwards: markers are alike only if they are so with it and without.
    makes: (side, selected) =>
      [false, true].map((support) => valuesOf(forces(side, selected, support)).join(' ')).join(' / '),
  };
}

/** Step 3. Two air units fight it out, and the result says whom it leaves to support the ground. */
function airCombats(combat: GroundInput, book: SurrenderBook) {
  const [attacker] = combat.attackerAir;
  const [defender] = combat.defenderAir;
  const fight = attacker && defender && airNavalFight(airSupportFight(combat, attacker, defender, book), book);
  return <T>(
    engaged: BySide<Engaged>,
    options: BySide<string>,
    then: (committed: Committed) => Step<T>,
  ): Step<T> | undefined =>
    // All that is engaged on the ground, in few letters, keeps every throw in the air apart.
    fight?.(handsInTheAir(combat, options, book), spelt(engaged), (air) =>
      then({
        markers: summed(engaged),
        commits: counted(engaged, air.commits),
        support: air.support,
        airCode: air.code,
        airSorties: air.sorties,
      }),
    );
}

const summed = (engaged: BySide<Engaged>): Committed['markers'] =>
  bySide((side) => ({ drm: engaged[side].drm, halvings: engaged[side].halvings }));

const counted = (engaged: BySide<Engaged>, more: BySide<number>): BySide<number> =>
  bySide((side) => engaged[side].count + more[side]);

/** One air unit or none: the aid shows no sortie for unopposed support; the ruling may count one. */
const unopposed = <T>(
  { attackerAir, defenderAir }: GroundInput,
  engaged: BySide<Engaged>,
  book: SurrenderBook,
  then: (committed: Committed) => Step<T>,
): Step<T> => {
  const [attacker] = engaged.attacker.air ? attackerAir : [];
  const [defender] = engaged.defender.air ? defenderAir : [];
  const flown = (unit: AirNavalUnit | undefined): number | null =>
    unit && book.rulings.unopposedSupport === 'oneSortie' ? sortiesAfter(unit.sorties, 1, book) : null;
  const supported = attacker ?? defender;
  const next = then({
    markers: summed(engaged),
    commits: counted(engaged, { attacker: 0, defender: 0 }),
    support: { attacker: attacker !== undefined, defender: defender !== undefined },
    airCode: null,
    airSorties: { attacker: flown(attacker), defender: flown(defender) },
  });
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
  counted: undefined,
});

/** The markers that may be committed to the air combat, by the reading in force; each keeps its place in the hand. */
function handsInTheAir(
  { attackerMarkers, defenderMarkers }: GroundInput,
  options: BySide<string>,
  { rulings }: SurrenderBook,
): BySide<Hand> {
  const whole = { attacker: handOf(attackerMarkers), defender: handOf(defenderMarkers) };
  return bySide((side) => {
    switch (rulings.markersInAirSupport) {
      case 'all':
        return whole[side];
      case 'none':
        return { ...whole[side], offered: [] };
      case 'remaining':
        return remaining(whole[side], options[side]);
    }
  });
}
