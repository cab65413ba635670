/** 26 Albania, scenario 1: everyone moves out; what stays is lost, and nobody may enter again. */
import { done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { isCountry, PLAYERS, type Place, type UnitType } from '../../vocabulary.ts';
import { placeOf } from '../combat/fates.ts';
import type { War } from './war.ts';

/** The first player moves out, then the second; the player says of each unit whether it leaves. */
export function albaniaIndependent({ inAlbania }: War, book: BalkanBook): Step<readonly BalkanEffect[]> {
  const left = PLAYERS.flatMap((player) => inAlbania.filter((unit) => unit.player === player && !unit.leaves));
  const { loser } = book.tables['morale-events'].rows.fortificationLost;
  const effects = left.flatMap(({ id, country, type, player }): BalkanEffect[] => {
    const lost: BalkanEffect = {
      kind: 'unit',
      id,
      country,
      type,
      player,
      fate: 'eliminated',
      place: destination(type, book),
      retreat: 0,
    };
    return type === 'fortification' && isCountry(country) ? [lost, { kind: 'morale', country, change: loser }] : [lost];
  });
  return done([...effects, { kind: 'albaniaClosed' }]);
}

/** The event's own text keeps only depots and forts out of the pool; the general note adds army artillery. */
const destination = (type: UnitType, { rulings, tables }: BalkanBook): Place =>
  type === 'armyArtillery' && rulings.albaniaArmyArtillery === 'pool' ? 'pool' : placeOf(type, 'eliminated', tables);
