/** A unit that an event strikes, as an effect. */
import type { BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import type { Fate, Nation, Place, Player, UnitType } from '../../vocabulary.ts';
import { fortsLost } from '../forts-lost.ts';

export interface Struck {
  readonly id: string;
  readonly country: Nation;
  readonly type: UnitType;
  readonly player: Player;
  readonly fate: Fate;
  readonly place: Place;
}

/** Units first, then what their owners' national morale loses with their fortifications. */
export const strikes = (struck: readonly Struck[], book: BalkanBook): readonly BalkanEffect[] => [
  ...struck.map((unit): BalkanEffect => ({ kind: 'unit', ...unit, retreat: 0 })),
  ...fortsLost(struck, book).map(({ country, change }): BalkanEffect => ({ kind: 'morale', country, change })),
];
