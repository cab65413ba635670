/**
 * Step 2 of the combat sequence, for every kind of combat: both sides decide in secret what they commit, and reveal
 * at the same time.
 *
 * An answer reads `hold`, or `commit` with what is committed: `commit+1+3+air` is the first and third marker of the
 * hand and the air unit.
 */
import { type Ask, checkpoint, explained, type Step, together, words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { Marker } from '../units.ts';
import type { BySide } from '../vocabulary.ts';

/** What one side could commit. */
export interface Hand {
  readonly markers: readonly Marker[];
  /** The places of the markers that may be committed, counted from 1. */
  readonly offered: readonly number[];
  /** The name of an air unit that may be committed. */
  readonly air?: string;
}

export type Commitments = BySide<string>;

const HOLD = 'hold';
const COMMIT = 'commit';
const AIR = 'air';

/** A hand with all its markers on offer. */
export const handOf = (markers: readonly Marker[], air?: { readonly name: string }): Hand => ({
  markers,
  offered: markers.map((_, index) => index + 1),
  ...(air && { air: air.name }),
});

/** Where nobody has anything to commit, nobody is asked. */
export function commitment<T>(
  ask: Ask,
  hands: BySide<Hand>,
  { rulings }: SurrenderBook,
  then: (commitments: Commitments) => Step<T>,
): Step<T> {
  if (isEmpty(hands.attacker) && isEmpty(hands.defender)) return then({ attacker: HOLD, defender: HOLD });
  const bluff = rulings.emptyCommitment === 'allowed';
  const asks = { attacker: options(hands.attacker, bluff), defender: options(hands.defender, bluff) };
  return together(ask, asks, (answers) => {
    const commitments = { attacker: answers.attacker, defender: answers.defender };
    return explained(
      () => [
        { rule: ask.rule, title: words(ask.text), outcome: words('commit.revealed', revealed(hands, commitments)) },
      ],
      checkpoint(ask.text, commitments, then),
    );
  });
}

const isEmpty = ({ offered, air }: Hand): boolean => offered.length === 0 && air === undefined;

/** From holding everything back to committing all there is. */
function options({ offered, air }: Hand, bluff: boolean): readonly string[] {
  const things = [...offered.map(String), ...(air === undefined ? [] : [AIR])];
  const selections = things
    .reduce<readonly (readonly string[])[]>((all, thing) => all.concat(all.map((chosen) => chosen.concat(thing))), [[]])
    .toSorted((a, b) => a.length - b.length);
  const commits = bluff ? selections : selections.filter((chosen) => chosen.length > 0);
  return [HOLD, ...commits.map((chosen) => [COMMIT, ...chosen].join('+'))];
}

const things = (option: string): readonly string[] => option.split('+').slice(1);

/** How many markers and air units an answer commits. */
export const committedCount = (option: string): number => things(option).length;

export const commitsAir = (option: string): boolean => things(option).includes(AIR);

/** The places of the committed markers, counted from 1. */
export const committedPlaces = (option: string): readonly number[] =>
  things(option)
    .filter((thing) => thing !== AIR)
    .map(Number);

/** The committed markers themselves. */
export const committedMarkers = (markers: readonly Marker[], option: string): readonly Marker[] => {
  const places = committedPlaces(option);
  return markers.filter((_, index) => places.includes(index + 1));
};

/** The sum of the DRM on the committed markers. */
export const markerDrm = (committed: readonly Marker[]): number => committed.reduce((sum, { drm }) => sum + drm, 0);

/** How many of the committed markers halve, outside strategic combat: none, where the ruling leaves it to that. */
export const markerHalvings = (committed: readonly Marker[], { rulings }: SurrenderBook): number =>
  rulings.halvingMarkers === 'anyCombat' ? committed.filter(({ halves }) => halves).length : 0;

const revealed = (hands: BySide<Hand>, { attacker, defender }: Commitments) => ({
  attacker: shown(hands.attacker, attacker),
  defender: shown(hands.defender, defender),
});

/** The names of what was committed; nothing at all where the side held back. */
const shown = ({ markers, air }: Hand, option: string): readonly string[] | null =>
  option === HOLD
    ? null
    : [
        ...committedMarkers(markers, option).map(({ name }) => name),
        ...(commitsAir(option) && air !== undefined ? [air] : []),
      ];
