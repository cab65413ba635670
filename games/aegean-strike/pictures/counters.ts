/** How the game's units look on a map: as everywhere, in the colours of the nation or else of the side. */
import { type Counter, counterOf } from '@grognard/hexes';
import { countersOf, type Pigment, type RecordField } from '@grognard/kernel';
import { pigments } from '../pigments.ts';
import type { Side } from '../vocabulary.ts';

/** Where a unit does not tell its nation. */
const OF_SIDE: Readonly<Record<Side, Pigment>> = {
  nato: { body: '#7ea3c2', ink: '#14120e' },
  pact: { body: '#994f3a', ink: '#ffffff' },
};

/** The counter that a record describes; the outline tells the side. */
export function mapCounter(
  record: Pick<RecordField, 'counter'>,
  values: Readonly<Record<string, unknown>>,
  side: Side,
  more: Counter['states'] = {},
): Counter {
  const [face = { name: 'name' }] = countersOf(record as Parameters<typeof countersOf>[0]);
  const drawn = counterOf(face, values, { pigments, side: side === 'nato' ? 'first' : 'second' });
  const hasNation = typeof values['nation'] === 'string';
  return {
    ...drawn,
    // A unit that does not tell its arm.
    ...(drawn.symbol === 'marker' && { symbol: 'force' as const }),
    ...(!hasNation && { pigment: OF_SIDE[side] }),
    states: { ...drawn.states, ...more },
  };
}
