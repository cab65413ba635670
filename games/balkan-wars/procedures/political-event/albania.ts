/** 26 Albania, scenario 1: everyone moves out; what stays is lost, and nobody may enter again. */
import { done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { PLAYERS, type Place, type UnitType } from '../../vocabulary.ts';
import { placeOf } from '../combat/fates.ts';
import { type Struck, strikes } from './unit-struck.ts';
import { ownUnits, type War } from './war.ts';

/** The first player moves out, then the second; the player says of each unit whether it leaves. */
export function albaniaIndependent(war: War, book: BalkanBook): Step<readonly BalkanEffect[]> {
  const left = PLAYERS.flatMap((player) =>
    ownUnits(war, war.inAlbania, player)
      .filter(({ leaves }) => !leaves)
      .map(
        ({ id, country, type }): Struck => ({
          id,
          country,
          type,
          player,
          fate: 'eliminated',
          place: destination(type, book),
        }),
      ),
  );
  return done([...strikes(left, book), { kind: 'albaniaClosed' }]);
}

/** The event's own text keeps only depots and forts out of the pool; the general note adds army artillery. */
const destination = (type: UnitType, { rulings, tables }: BalkanBook): Place =>
  type === 'armyArtillery' && rulings.albaniaArmyArtillery === 'pool' ? 'pool' : placeOf(type, 'eliminated', tables);
