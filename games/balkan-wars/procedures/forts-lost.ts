/** National Morale Chart, other events: what the loss of fortifications costs, in a combat or in an event. */
import type { BalkanBook } from '../rulings.ts';
import { type Country, type Fate, isCountry, type Nation, type UnitType } from '../vocabulary.ts';

export interface MoraleChange {
  readonly country: Country;
  readonly change: number;
  readonly because: 'result' | 'fortification';
}

interface Struck {
  readonly type: UnitType;
  readonly country: Nation;
  readonly fate: Fate;
}

/** Own fortification eliminated: its owner loses a point for each, or one in all; a surrendered one counts by a ruling. */
export function fortsLost(struck: readonly Struck[], { rulings, tables }: BalkanBook): readonly MoraleChange[] {
  const owners = struck
    .filter(({ type }) => type === 'fortification')
    .filter(({ fate }) => fate === 'eliminated' || (fate === 'surrendered' && rulings.surrenderedFort === 'alike'))
    .map(({ country }) => country)
    .filter(isCountry);
  const { loser } = tables['morale-events'].rows.fortificationLost;
  return [...new Set(owners)].map((country) => {
    const lost = rulings.fortMorale === 'once' ? 1 : owners.filter((each) => each === country).length;
    return { country, change: lost * loser, because: 'fortification' };
  });
}
