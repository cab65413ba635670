/** How the game's units look on a map: the symbol of the arm, the mark of the size, the colour of the side. */
import type { Counter } from '@grognard/hexes';
import type { CounterSymbol, Pigment, SizeMark } from '@grognard/kernel';
import type { StationedUnit } from '../parts/map-input.ts';
import type { Side, Size, UnitKind } from '../vocabulary.ts';

const SYMBOLS: Readonly<Record<UnitKind, CounterSymbol>> = {
  armour: 'armour',
  armouredCavalry: 'armouredCavalry',
  mechanised: 'mechanised',
  infantry: 'infantry',
  airborne: 'airborne',
  airAssault: 'airAssault',
  marine: 'marines',
  engineer: 'engineers',
  specialForces: 'specialForces',
  antitank: 'antitank',
  selfPropelledAntitank: 'selfPropelledAntitank',
  artillery: 'artillery',
  airDefence: 'airDefence',
  headquarters: 'headquarters',
  other: 'force',
};

const SIZE_MARKS: Readonly<Record<Size, SizeMark>> = { division: 'XX', brigade: 'X', smaller: 'II' };

const PIGMENTS: Readonly<Record<Side, Pigment>> = {
  nato: { body: '#7ea3c2', ink: '#14120e' },
  pact: { body: '#994f3a', ink: '#ffffff' },
};

const standing = (side: Side) => ({
  pigment: PIGMENTS[side],
  side: side === 'nato' ? ('first' as const) : ('second' as const),
  printed: [],
});

export const unitCounter = ({
  name,
  side,
  kind,
  size,
  formation,
}: Pick<StationedUnit, 'name' | 'side' | 'kind' | 'size' | 'formation'>): Counter => ({
  ...standing(side),
  name,
  symbol: SYMBOLS[kind],
  size: SIZE_MARKS[size],
  states: { formation },
});

/** A unit of which supply knows no more than its name, or a depot. */
export const plainCounter = (
  side: Side,
  name: string,
  symbol: 'depot' | 'force',
  states: Counter['states'],
): Counter => ({ ...standing(side), name, symbol, states });
