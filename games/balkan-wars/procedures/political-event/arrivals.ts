/** 11 Arms purchase and 12 Volunteers: a die says which player receives. */
import { chance, choice, d6, done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import { countriesOf } from '../../standing.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { ask } from '../../text/kit.ts';
import type { Player } from '../../vocabulary.ts';
import { fighting, ownUnits, type War } from './war.ts';

type Effects = readonly BalkanEffect[];

const RECEIVER = ask('events', 'event.ask.receiver');
const POINTS = ask('events', 'event.ask.points');
const GUNS = ask('events', 'event.ask.guns');
const DEPOT = ask('events', 'event.ask.depot');
const COUNTRY = ask('events', 'event.ask.country');

type Faces = Pick<Extract<EventEffect, { type: 'arms' | 'volunteers' }>, 'first' | 'second'>;

const receiver = ({ first, second }: Faces, then: (player: Player) => Step<Effects>): Step<Effects> =>
  chance({ ...RECEIVER, facts: { first, second } }, d6, (face) => then(first.includes(face) ? 'first' : 'second'));

/** 11 The receiver may at once put one heavy artillery unit of his pool on any friendly depot. */
export const arms = (bought: Extract<EventEffect, { type: 'arms' }>, war: War): Step<Effects> =>
  receiver(bought, (player) => {
    const guns = ownUnits(war, war.heavyArtillery, player).map(({ id }) => id);
    const depots = ownUnits(war, war.depots, player).map(({ id }) => id);
    // Guns or depots that nobody listed may stand on the map all the same.
    if (guns.length === 0 || depots.length === 0) return done([{ kind: 'armsOffered', player }]);
    return choice(GUNS, player, ['no', ...guns], (id) =>
      id === 'no' ? done([]) : choice(DEPOT, player, depots, (depot) => done([{ kind: 'placed', id, depot, player }])),
    );
  });

/** 12 The receiver rolls his mobilisation points; he may name the country now or when he mobilises. */
export const volunteers = (come: Extract<EventEffect, { type: 'volunteers' }>, war: War): Step<Effects> =>
  receiver(come, (player) =>
    chance({ ...POINTS, side: player }, d6, (points) => {
      const countries = countriesOf(fighting(war), player);
      const arrive = (country: (typeof countries)[number] | 'later'): Step<Effects> =>
        done([{ kind: 'volunteers', player, country, points }]);
      return countries.length === 0 ? arrive('later') : choice(COUNTRY, player, ['later', ...countries], arrive);
    }),
  );
