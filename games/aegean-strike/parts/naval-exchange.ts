/** One exchange of fire between ships: everybody fires with the values he had before, countermeasures by the stack. */

import { checkpoint, choice, nested, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { ask } from '../text/kit.ts';
import type { Side, Weapon } from '../vocabulary.ts';
import { hitsOf, worn } from './fire.ts';
import { afloat, type Ship, weaponValue } from './ships.ts';

/** A ship and the Hits it has taken in this combat. */
export interface Afloat {
  readonly ship: Ship;
  readonly taken: number;
}

/** The best countermeasures of the stack: every ship of it still afloat. */
export const stackEcm = (stack: readonly Afloat[]): number =>
  stack.reduce(
    (best, { ship, taken }) => (afloat(ship, taken) ? Math.max(best, worn(ship.ecm, ship.hits + taken)) : best),
    0,
  );

/** Small whole numbers as one short text, so that equal states are known at a glance. */
export const packed = (numbers: readonly number[]): string => String.fromCharCode(...numbers.map((one) => ZERO + one));

const ZERO = 48;

interface Volley {
  readonly side: Side;
  readonly from: readonly Afloat[];
  readonly weapon: Exclude<Weapon, 'antiAir'>;
  readonly ecm: number;
  /** Hits that sink the target: it takes no more. */
  readonly most: number;
  /** All that is remembered of what happened before. */
  readonly frame: readonly number[];
}

/** A volley of some ships at one: the Hits of all of them. */
export const volley = <T>(
  { side, from, weapon, ecm, most, frame }: Volley,
  book: AegeanBook,
  then: (hits: number) => Step<T>,
): Step<T> => {
  const next = (place: number, hits: number): Step<T> => {
    const firing = from[place];
    if (firing === undefined) return then(hits);
    const value = weaponValue(firing.ship, weapon, firing.taken);
    if (value <= 0) return next(place + 1, hits);
    const by = firing.ship.name;
    const shot = { side, rule: 'example.navalCombat', by, value, target: 'air-naval', ecm } as const;
    return nested('shot', 0, hitsOf(shot, book), (scored) => {
      const sum = Math.min(most, hits + scored);
      return place + 1 === from.length
        ? then(sum)
        : checkpoint('shot', packed([place, sum, ...frame]), () => next(place + 1, sum));
    });
  };
  return next(0, 0);
};

interface Answer extends Pick<Volley, 'side' | 'weapon' | 'frame'> {
  readonly from: Afloat;
  readonly at: readonly Afloat[];
}

/** Hits that a ship still takes. */
export const leftOf = (one: Afloat | undefined): number =>
  one === undefined ? 0 : Math.max(0, one.ship.hitsToSink - one.ship.hits - one.taken);

/** The answer of one ship at one of a stack, its owner's choice: Hits, and the place of the ship that takes them. */
export const answer = <T>(
  { side, from, at, weapon, frame }: Answer,
  book: AegeanBook,
  then: (hits: number, place: number) => Step<T>,
): Step<T> => {
  const standing = at.flatMap(({ ship, taken }, place) => (afloat(ship, taken) ? [{ name: ship.name, place }] : []));
  const [first] = standing;
  if (first === undefined || weaponValue(from.ship, weapon, from.taken) <= 0) return then(0, 0);
  const ecm = stackEcm(at);
  const fire = (place: number): Step<T> =>
    volley({ side, from: [from], weapon, ecm, most: leftOf(at[place]), frame }, book, (hits) => then(hits, place));
  if (standing.length === 1) return fire(first.place);
  return choice(
    ask('example.navalCombat', 'naval.ask.answer', { facts: { unit: from.ship.name } }),
    side,
    standing.map(({ name }) => name),
    (name) => fire(standing.find((one) => one.name === name)?.place ?? first.place),
  );
};
