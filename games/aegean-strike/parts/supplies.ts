/** What a campaign knows of the supply points of a side. */
import type { CampaignState } from '../campaign-state.ts';
import type { Side } from '../vocabulary.ts';

const isSide = (side: unknown): side is Side => side === 'nato' || side === 'pact';

/** The points at hand: those of the depot that is drawn from, or else those of the side; a side left out is NATO. */
export function suppliesOf(
  { supplyPoints, installations }: CampaignState,
  side: unknown = 'nato',
  depot: unknown = undefined,
): { readonly supplyPoints?: number } {
  if (!isSide(side)) return {};
  if (depot === undefined) return { supplyPoints: supplyPoints[side] };
  const points = installations.find(({ name }) => name === depot)?.points;
  return points === undefined ? {} : { supplyPoints: points };
}

/** The points of the other side. */
export const enemySupplies = ({ supplyPoints }: CampaignState, side: unknown = 'nato'): number | undefined =>
  isSide(side) ? supplyPoints[side === 'nato' ? 'pact' : 'nato'] : undefined;
