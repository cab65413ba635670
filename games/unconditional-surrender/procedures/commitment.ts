/**
 * Step 2 of the combat sequence, for every kind of combat: both sides decide in secret what they commit, and reveal
 * at the same time.
 *
 * An answer reads `hold`, or `commit` with what is committed: `commit+1+3+air` is the first and third marker of the
 * hand and the air unit. Which selections are offered stands in `selections.ts`.
 */
import { type Ask, askWords, type Entry, explained, type Step, together } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { Change } from '../effects.ts';
import { words } from '../text/kit.ts';
import type { Marker } from '../units.ts';
import { type BySide, bySide, SIDES, type Side } from '../vocabulary.ts';
import { NOTHING, type Selected, selections } from './selections.ts';

/** What one side could commit. */
export interface Hand {
  readonly markers: readonly Marker[];
  /** The places of the markers that may be committed, counted from 1. */
  readonly offered: readonly number[];
  /** The name of an air unit that may be committed. */
  readonly air?: string;
}

/** What one side has committed: all that the rest of the combat asks of it. */
export type Engaged = {
  /** The sum of the DRM on its markers, and how many of them halve. */
  readonly drm: number;
  readonly halvings: number;
  readonly air: boolean;
  /** Markers and air units together. */
  readonly count: number;
};

/** How a kind of combat reads a hand. */
export interface Terms {
  readonly ask: Ask;
  readonly hands: BySide<Hand>;
  /** Whether a committed marker halves its owner's value here. */
  readonly halves: (marker: Marker) => boolean;
  /** What committed markers make of a side's die; those that make the same of every face are as good as each other. */
  readonly makes: (side: Side, selected: Selected) => string;
}

const HOLD = 'hold';
const COMMIT = 'commit';
const AIR = 'air';

/** A hand with all its markers on offer. */
export const handOf = (markers: readonly Marker[], air?: { readonly name: string }): Hand => ({
  markers,
  offered: markers.map((_, index) => index + 1),
  ...(air && { air: air.name }),
});

/** The markers of a hand without those an answer has committed; each keeps its place. */
export const remaining = (hand: Hand, option: string): Hand => {
  const gone = committedPlaces(option);
  return { markers: hand.markers, offered: hand.offered.filter((place) => !gone.includes(place)) };
};

/** Where nobody has anything to commit, nobody is asked. */
export function commitment<T>(
  terms: Terms,
  { rulings }: SurrenderBook,
  then: (engaged: BySide<Engaged>, options: BySide<string>) => Step<T>,
): Step<T> {
  const { hands } = terms;
  if (isEmpty(hands.attacker) && isEmpty(hands.defender)) {
    return then(
      bySide(() => IDLE),
      bySide(() => HOLD),
    );
  }
  const ask = { ...terms.ask, facts: { ...bySide((side) => named(hands[side])) } };
  const bluff = rulings.emptyCommitment === 'allowed';
  const offered = bySide((side) => offers(terms, side, bluff));
  return together(
    ask,
    bySide((side) => [...offered[side].keys()]),
    ({ attacker, defender }) => {
      const options = { attacker, defender };
      const engaged = bySide((side) => offered[side].get(options[side]) ?? IDLE);
      return explained(
        () => [{ rule: ask.rule, title: askWords(ask), outcome: words('commit.revealed', revealed(hands, options)) }],
        then(engaged, options),
      );
    },
  );
}

const IDLE: Engaged = { ...NOTHING, air: false, count: 0 };

const isEmpty = ({ offered, air }: Hand): boolean => offered.length === 0 && air === undefined;

/** From holding everything back to committing all there is: each option with what it comes to. */
function offers({ hands, halves, makes }: Terms, side: Side, bluff: boolean): ReadonlyMap<string, Engaged> {
  const { markers, offered, air } = hands[side];
  const places = selections(markers, offered, halves, (selected) => makes(side, selected)).map((each) =>
    each.map(String),
  );
  const all = [...places, ...(air === undefined ? [] : places.map((each) => [...each, AIR]))];
  const commits = all.filter((each) => bluff || each.length > 0).toSorted((a, b) => a.length - b.length);
  const options = [HOLD, ...commits.map((each) => [COMMIT, ...each].join('+'))];
  return new Map(options.map((option) => [option, engagedBy(markers, halves, option)]));
}

function engagedBy(markers: readonly Marker[], halves: (marker: Marker) => boolean, option: string): Engaged {
  const committed = committedMarkers(markers, option);
  return {
    drm: committed.reduce((sum, { drm }) => sum + drm, 0),
    halvings: committed.filter(halves).length,
    air: things(option).includes(AIR),
    count: things(option).length,
  };
}

const things = (option: string): readonly string[] => option.split('+').slice(1);

/** The places of the committed markers, counted from 1. */
const committedPlaces = (option: string): readonly number[] =>
  things(option)
    .filter((thing) => thing !== AIR)
    .map(Number);

const committedMarkers = (markers: readonly Marker[], option: string): readonly Marker[] => {
  const places = committedPlaces(option);
  return markers.filter((_, index) => places.includes(index + 1));
};

/** Committed markers leave the hand, unless their own text lets them stay; committed twice, they leave it once. */
export function spentMarkers(hands: BySide<readonly Marker[]>, journal: readonly Entry[]): readonly Change[] {
  return SIDES.flatMap((side) => {
    const options = journal.flatMap((entry) => (entry.kind === 'together' ? [entry.answers[side] ?? HOLD] : []));
    const committed = new Set(options.flatMap((option) => committedMarkers(hands[side], option)));
    return [...committed]
      .filter(({ stays }) => !stays)
      .map(({ name }): Change => ({ kind: 'markerSpent', marker: name }));
  });
}

/** What the words of an option need: the markers by their places, and the air unit. */
const named = ({ markers, air }: Hand) => ({
  markers: markers.map(({ name, drm, halves }) => ({ name, drm, halves })),
  air: air ?? null,
});

const revealed = (hands: BySide<Hand>, options: BySide<string>) => bySide((side) => shown(hands[side], options[side]));

/** The names of what was committed; nothing at all where the side held back. */
const shown = ({ markers, air }: Hand, option: string): readonly string[] | null =>
  option === HOLD
    ? null
    : [
        ...committedMarkers(markers, option).map(({ name }) => name),
        ...(things(option).includes(AIR) && air !== undefined ? [air] : []),
      ];
