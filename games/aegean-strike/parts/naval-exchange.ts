/** One exchange of fire between ships: everybody fires with the values he had before, countermeasures by the stack. */
import { checkpoint, choice, done, nested, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { Side, Weapon } from '../vocabulary.ts';
import { shoot, worn } from './fire.ts';
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

/** A volley of some ships at one: the Hits of all of them. */
export const volley = (
  side: Side,
  from: readonly Afloat[],
  weapon: Exclude<Weapon, 'antiAir'>,
  ecm: number,
  book: AegeanBook,
): Step<number> => {
  const next = (place: number, hits: number): Step<number> => {
    const firing = from[place];
    if (firing === undefined) return done(hits);
    const value = weaponValue(firing.ship, weapon, firing.taken);
    if (value <= 0) return next(place + 1, hits);
    const by = firing.ship.name;
    const shot = { side, rule: 'example.navalCombat', by, value, target: 'air-naval', ecm } as const;
    return nested('shot', [place, hits], shoot(shot, book), (shell, [at = 0, before = 0]) =>
      at + 1 === from.length
        ? done(before + shell.hits)
        : checkpoint('shot', [at, before + shell.hits], ([now = 0, sum = 0]) => next(now + 1, sum)),
    );
  };
  return next(0, 0);
};

/** The answer of one ship at one of a stack, its owner's choice: Hits, and the place of the ship that takes them. */
export const answer = (
  side: Side,
  from: Afloat,
  at: readonly Afloat[],
  weapon: Exclude<Weapon, 'antiAir'>,
  book: AegeanBook,
): Step<readonly [hits: number, place: number]> => {
  const standing = at.flatMap(({ ship, taken }, place) => (afloat(ship, taken) ? [{ name: ship.name, place }] : []));
  const [first] = standing;
  if (first === undefined || weaponValue(from.ship, weapon, from.taken) <= 0) return done([0, 0]);
  const fire = (place: number): Step<readonly [number, number]> =>
    nested('answer', place, volley(side, [from], weapon, stackEcm(at), book), (hits, where) => done([hits, where]));
  if (standing.length === 1) return fire(first.place);
  return choice(
    { rule: 'example.navalCombat', text: 'naval.ask.answer', facts: { unit: from.ship.name } },
    side,
    standing.map(({ name }) => name),
    (name) => fire(standing.find((one) => one.name === name)?.place ?? first.place),
  );
};
