/** One exchange of fire between ships: everybody fires with the values he had before, countermeasures by the stack. */

import { choice, nested, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { ask } from '../text/kit.ts';
import type { Side, Weapon } from '../vocabulary.ts';
import { hitsOfAll, type Shot, worn } from './fire.ts';
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

/** Small whole numbers as one, so that equal states are known at a glance; the first may be larger than the others. */
export const packed = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * ROOM + one, 0);

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

/** The volleys of one combat, each made once: ships that have taken as many Hits fire as they did before. */
export class Gunnery {
  readonly #book: AegeanBook;
  readonly #volleys = new Map<string, Step<number>>();

  constructor(book: AegeanBook) {
    this.#book = book;
  }

  /** A volley of some ships at one: the Hits of all of them. */
  volley({ side, from, weapon, ecm, most }: Volley): Step<number> {
    const fired = `${side} ${weapon} ${ecm} ${most} ${from.map(({ ship, taken }) => `${ship.name} ${taken}`).join(' / ')}`;
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
}

interface Answer extends Pick<Volley, 'side' | 'weapon'> {
  readonly from: Afloat;
  readonly at: readonly Afloat[];
}

/** Hits, and the place of the ship that takes them; `frame` is all that is remembered of what happened before. */
type Answering = <T>(frame: readonly number[], then: (hits: number, place: number) => Step<T>) => Step<T>;

/** Hits that a ship still takes. */
export const leftOf = ({ ship, taken }: Afloat): number => ship.hitsToSink - ship.hits - taken;

/** The answer of one ship at one of a stack, its owner's choice; it is the same whatever the ship has just suffered. */
export const answering = ({ side, from, at, weapon }: Answer, gunnery: Gunnery): Answering => {
  const ecm = stackEcm(at);
  const standing = at.flatMap((one, place) => {
    if (!afloat(one.ship, one.taken)) return [];
    const volley = gunnery.volley({ side, from: [from], weapon, ecm, most: leftOf(one) });
    return [{ name: one.ship.name, place, volley }];
  });
  const [first, second] = standing;
  if (first === undefined || weaponValue(from.ship, weapon, from.taken) <= 0) return (_frame, then) => then(0, 0);
  const question = ask('example.navalCombat', 'naval.ask.answer', { facts: { unit: from.ship.name } });
  const names = standing.map(({ name }) => name);
  return (frame, then) => {
    const fire = ({ place, volley }: typeof first) => nested('answer', frame, volley, (hits) => then(hits, place));
    if (second === undefined) return fire(first);
    return choice(question, side, names, (name) => fire(standing.find((one) => one.name === name) ?? first));
  };
};
