/** 15 Disease: each side rolls and picks that many of its own units on the map, the first player first. */
import { askWords, chance, choice, d6, done, explained, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { ask, words } from '../../text/kit.ts';
import type { Player } from '../../vocabulary.ts';
import { placeOf } from '../combat/fates.ts';
import { type Struck, strikes } from './unit-struck.ts';
import { ownUnits, type UnitOnMap, type War } from './war.ts';

type Effects = readonly BalkanEffect[];

const COUNT = ask('events', 'event.ask.disease');
const PICK = ask('events', 'event.ask.sick');

export const disease = (war: War, book: BalkanBook): Step<Effects> =>
  struck('first', war, book, (first) =>
    struck('second', war, book, (second) =>
      done([...strikes([...first.listed, ...second.listed], book), ...first.others, ...second.others]),
    ),
  );

/** Listed units that fall sick, and how many more the owner picks on the map. */
interface Sick {
  readonly listed: readonly Struck[];
  readonly others: Effects;
}

const struck = (
  player: Player,
  war: War,
  { tables }: BalkanBook,
  then: (sick: Sick) => Step<Effects>,
): Step<Effects> => {
  const question = { ...COUNT, side: player, facts: { player } };
  return chance(question, d6, (count) => {
    const own = ownUnits(war, war.units, player);
    const units = count - own.length;
    const others: Effects = units > 0 ? [{ kind: 'sickOnMap', player, units }] : [];
    return explained(
      () => [
        {
          rule: 'events',
          title: askWords(question),
          outcome: words('event.sick', { count, listed: own.length }),
        },
      ],
      pick(player, count, own, [], (sick) =>
        then({ listed: sick.map((unit) => sickened(unit, player, tables)), others }),
      ),
    );
  });
};

/** Distinct units, picked in the order they stand in the list; where no more stand than must fall, all fall. */
function pick(
  player: Player,
  count: number,
  units: readonly UnitOnMap[],
  picked: readonly UnitOnMap[],
  then: (picked: readonly UnitOnMap[]) => Step<Effects>,
): Step<Effects> {
  if (units.length <= count) return then([...picked, ...units]);
  if (count === 0) return then(picked);
  // Later picks come from further down the list, so that no set of units is offered twice.
  const offered = units.slice(0, units.length - count + 1);
  return choice(
    PICK,
    player,
    offered.map(({ id }) => id),
    (id) => {
      const place = units.findIndex((unit) => unit.id === id);
      const chosen = units[place];
      return chosen ? pick(player, count - 1, units.slice(place + 1), [...picked, chosen], then) : then(picked);
    },
  );
}

/** Good order becomes demoralised; demoralised is eliminated, never surrendered. */
function sickened({ id, country, type, demoralised }: UnitOnMap, player: Player, tables: BalkanBook['tables']): Struck {
  const fate = demoralised ? 'eliminated' : 'demoralised';
  return { id, country, type, player, fate, place: placeOf(type, fate, tables) };
}
