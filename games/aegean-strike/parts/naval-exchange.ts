/** One exchange of fire between ships: everybody fires with the values he had before, countermeasures by the stack. */

import { done, pickOne, pooledPair, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { ask } from '../text/kit.ts';
import type { Side, Weapon } from '../vocabulary.ts';
import { hitsOfAll, type Shot, worn } from './fire.ts';
import { afloat, type Ship, weaponValue } from './ships.ts';

/** A ship, its place among all that fight, and the Hits it has taken in this combat. */
export interface Afloat {
  readonly ship: Ship;
  readonly place: number;
  readonly taken: number;
}

/** The best countermeasures of the stack: every ship of it still afloat. */
export const stackEcm = (stack: readonly Afloat[]): number =>
  stack.reduce(
    (best, { ship, taken }) => (afloat(ship, taken) ? Math.max(best, worn(ship.ecm, ship.hits + taken)) : best),
    0,
  );

/** Small whole numbers as one, so that equal states are known at a glance; the first may be larger than the others. */
export const packed = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * ROOM + one, 0);

const withDigits = (all: number, first: number, second: number): number => (all * ROOM + first) * ROOM + second;

/** More Hits than any ship takes. */
const ROOM = 32;

interface Volley {
  readonly side: Side;
  readonly from: readonly Afloat[];
  readonly weapon: Exclude<Weapon, 'antiAir'>;
  readonly ecm: number;
  /** Hits that sink the target: it takes no more. */
  readonly most: number;
}

/** The volleys of one combat, each made once: ships that have taken as many Hits fire as they did before, all with one weapon. */
export class Gunnery {
  readonly #book: AegeanBook;
  readonly #volleys = new Map<number, Step<number>>();
  readonly #pairs = new Map<Step<number>, Map<Step<number>, Step<number>>>();

  constructor(book: AegeanBook) {
    this.#book = book;
  }

  /** A volley of some ships at one: the Hits of all of them. */
  volley({ side, from, weapon, ecm, most }: Volley): Step<number> {
    const fired = from.reduce((all, { place, taken }) => withDigits(all, place, taken), withDigits(0, ecm, most));
    const known = this.#volleys.get(fired);
    if (known) return known;
    const shots = from.flatMap(({ ship, taken }): readonly Shot[] => {
      const value = weaponValue(ship, weapon, taken);
      return value > 0 ? [{ side, rule: 'example.navalCombat', by: ship.name, value, target: 'air-naval', ecm }] : [];
    });
    const made = hitsOfAll(shots, most, this.#book);
    this.#volleys.set(fired, made);
    return made;
  }

  /** Two volleys one after the other, the Hits of both as one number. */
  inTurn(first: Step<number>, second: Step<number>): Step<number> {
    const known = this.#pairs.get(first) ?? new Map<Step<number>, Step<number>>();
    this.#pairs.set(first, known);
    const made = known.get(second) ?? pooledPair(first, second, (one, other) => withDigits(0, one, other));
    known.set(second, made);
    return made;
  }
}

/** The Hits of two volleys, apart again. */
export const unpacked = (hits: number): readonly [first: number, second: number] => [
  Math.floor(hits / ROOM),
  hits % ROOM,
];

/** Hits that a ship still takes. */
export const leftOf = ({ ship, taken }: Afloat): number => ship.hitsToSink - ship.hits - taken;

/** A ship that the one attacked may answer, its place in its stack, and the volley at it. */
export interface Answer {
  readonly name: string;
  readonly place: number;
  readonly volley: Step<number>;
}

/** The answers open to one ship against a stack, the same whatever it has just suffered; none where it has nothing to fire. */
export function answers(
  {
    side,
    weapon,
    from,
    at,
  }: Pick<Volley, 'side' | 'weapon'> & { readonly from: Afloat; readonly at: readonly Afloat[] },
  gunnery: Gunnery,
): readonly Answer[] {
  if (weaponValue(from.ship, weapon, from.taken) <= 0) return [];
  const ecm = stackEcm(at);
  return at.flatMap((one, place) => {
    if (!afloat(one.ship, one.taken)) return [];
    const volley = gunnery.volley({ side, from: [from], weapon, ecm, most: leftOf(one) });
    return [{ name: one.ship.name, place, volley }];
  });
}

/** Whom to answer, where there is a choice; where there is nobody, no volley. */
export const answered = <T>(
  by: Afloat,
  side: Side,
  open: readonly Answer[],
  then: (answer: Answer) => Step<T>,
): Step<T> =>
  pickOne(
    ask('example.navalCombat', 'naval.ask.answer', { facts: { unit: by.ship.name } }),
    side,
    open.map(({ name }) => name),
    (picked) => then(open.find(({ name }) => name === picked) ?? NOBODY),
  );

const NOBODY: Answer = { name: '', place: 0, volley: done(0) };
