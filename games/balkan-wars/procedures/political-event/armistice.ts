/** 31 The Ottoman offer, and 32 to 35 the separate armistices of the League's countries. */
import { choice, done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { countriesOf } from '../../standing.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { ask } from '../../text/kit.ts';
import { fighting, playerOfCamp, type War } from './war.ts';

type Effects = readonly BalkanEffect[];

const OFFER = ask('events', 'event.ask.offer');
const ACCEPT = ask('events', 'event.ask.accept');

/** 31 Accepted, the game ends; refused, the Ottoman camp gains heart and every country of the League loses some. */
export function armisticeOffer(
  { refusedOpponents, refusedLeague }: Extract<EventEffect, { type: 'armisticeOffer' }>,
  war: War,
): Step<Effects> {
  const [ottomans, league] = [playerOfCamp(war, 'opponents'), playerOfCamp(war, 'league')];
  const change = (player: typeof league, amount: number): BalkanEffect[] =>
    countriesOf(fighting(war), player).map((country) => ({ kind: 'morale', country, change: amount }));
  return choice(OFFER, ottomans, ['no', 'yes'], (offers) =>
    offers === 'no'
      ? done([])
      : choice(ACCEPT, league, ['no', 'yes'], (accepts) =>
          done(
            accepts === 'yes'
              ? [{ kind: 'gameEnds', how: 'armistice' }]
              : [...change(ottomans, refusedOpponents), ...change(league, refusedLeague)],
          ),
        ),
  );
}

/** 32 to 35 With its prize held and its soil free of Ottomans, the country attacks no more until it is attacked; one that has capitulated makes none. */
export function separateArmistice(
  { country, city, inside }: Extract<EventEffect, { type: 'separateArmistice' }>,
  war: War,
  { rulings }: BalkanBook,
): Step<Effects> {
  const anyHex = inside === 'unspecified' && rulings.montenegroHexes === 'any';
  const invaded = war.ottomansInside.some(
    (intruder) => intruder.country === country && (anyHex || intruder.where === 'whollyInside'),
  );
  const fights = !war.capitulated.includes(country);
  return done(fights && war.leagueHolds.includes(city) && !invaded ? [{ kind: 'armistice', country }] : []);
}
