/** 11 Arms purchase and 12 Volunteers: a die says which player receives. */
import { type Ask, chance, choice, d6, done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import { countriesOf } from '../../standing.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import type { Player } from '../../vocabulary.ts';
import { fighting, ownUnits, type War } from './war.ts';

type Effects = readonly BalkanEffect[];

const RECEIVER: Ask = { rule: 'events', text: 'event.ask.receiver' };
const POINTS: Ask = { rule: 'events', text: 'event.ask.points' };
const GUNS: Ask = { rule: 'events', text: 'event.ask.guns' };
const DEPOT: Ask = { rule: 'events', text: 'event.ask.depot' };
const COUNTRY: Ask = { rule: 'events', text: 'event.ask.country' };

const receiver = (first: readonly number[], then: (player: Player) => Step<Effects>): Step<Effects> =>
  chance(RECEIVER, d6, (face) => then(first.includes(face) ? 'first' : 'second'));

/** 11 The receiver may at once put one heavy artillery unit of his pool on any friendly depot. */
export const arms = ({ first }: Extract<EventEffect, { type: 'arms' }>, war: War): Step<Effects> =>
  receiver(first, (player) => {
    const guns = ownUnits(war, war.heavyArtillery, player).map(({ id }) => id);
    const depots = ownUnits(war, war.depots, player).map(({ id }) => id);
    if (guns.length === 0 || depots.length === 0) return done([]);
    return choice(GUNS, player, ['no', ...guns], (id) =>
      id === 'no' ? done([]) : choice(DEPOT, player, depots, (depot) => done([{ kind: 'placed', id, depot, player }])),
    );
  });

/** 12 The receiver rolls his mobilisation points; he may name the country now or when he mobilises. */
export const volunteers = ({ first }: Extract<EventEffect, { type: 'volunteers' }>, war: War): Step<Effects> =>
  receiver(first, (player) =>
    chance({ ...POINTS, side: player }, d6, (points) => {
      const countries = countriesOf(fighting(war), player);
      const arrive = (country: (typeof countries)[number] | 'later'): Step<Effects> =>
        done([{ kind: 'volunteers', player, country, points }]);
      return countries.length === 0 ? arrive('later') : choice(COUNTRY, player, ['later', ...countries], arrive);
    }),
  );
