/** One counter of a register, changed. */
import type { Unbooked } from '@grognard/kernel';
import type { CampaignState } from './campaign-state.ts';
import type { Register } from './parts/counters.ts';
import type { Side } from './vocabulary.ts';

/** The track of each register. */
export const TRACKS = { ground: 'units', air: 'aircraft', ship: 'ships', installation: 'installations' } as const;

export type Counter<R extends Register> = CampaignState[(typeof TRACKS)[R]][number];

/** The campaign with the counter changed; what nobody entered finds no place. The side is learnt from what happens to it. */
export function withCounter<R extends Register>(
  state: CampaignState,
  { of, unit, side }: { readonly of: R; readonly unit: string; readonly side: Side },
  change: (counter: Counter<R>) => Counter<R>,
): CampaignState | Unbooked {
  const track = TRACKS[of];
  const counters = state[track] as readonly Counter<R>[];
  if (!counters.some(({ name }) => name === unit)) return { unbooked: 'counterUnknown', facts: { unit } };
  const changed = counters.map((one) => (one.name === unit ? { ...change(one), side: one.side ?? side } : one));
  return { ...state, [track]: changed };
}

/** A ground unit that is elsewhere: where, and whether it is supplied there, nobody knows and nothing is written down. */
export const placeUnknown = (unit: Counter<'ground'>): Counter<'ground'> => {
  const { hex: _, ...elsewhere } = supplyUnknown(unit);
  return elsewhere as Counter<'ground'>;
};

/** A ground unit whose supply has to be found anew where it stands. */
export const supplyUnknown = ({ supplied: _, ...unit }: Counter<'ground'>): Counter<'ground'> =>
  unit as Counter<'ground'>;
