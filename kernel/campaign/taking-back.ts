/** Undo and redo: the last event in force taken back, and put back, exactly. */
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignEvent } from './event.ts';

/** A die thrown or a secret shown cannot be unseen: only the other side may let it be taken back. */
export const isIrreversible = (event: CampaignEvent): boolean =>
  event.kind === 'resolved' && event.journal.some(({ kind }) => kind === 'die' || kind === 'together');

export function undoing(campaign: Campaign, event: Extract<CampaignEvent, { kind: 'undone' }>): Checked<Campaign> {
  const { event: sequence } = event;
  const last = campaign.standing.at(-1);
  // A review is the one event that changed others: what stood before it stands again.
  const standing = last?.review?.before ?? campaign.standing.slice(0, -1);
  const before = standing.at(-1);
  if (!last || !before) return refuse({ code: 'nothingToUndo', at: '' });
  if (last.sequence !== sequence)
    return refuse({ code: 'undoOutOfOrder', at: '', facts: { received: sequence, last: last.sequence } });
  const sides = campaign.game.campaign?.sides ?? [];
  const agreed = [...event.consent, ...(event.absent ?? [])];
  const missing = isIrreversible(last.event) ? sides.filter((side) => !agreed.includes(side)) : [];
  if (missing.length > 0) return refuse({ code: 'consentNeeded', at: '', facts: { sequence, missing } });
  return accept({
    ...campaign,
    length: campaign.length + 1,
    last: event,
    standing,
    undone: [...campaign.undone, last],
    state: before.state,
    owed: before.owed,
  });
}

export function redoing(campaign: Campaign, event: Extract<CampaignEvent, { kind: 'redone' }>): Checked<Campaign> {
  const { event: sequence } = event;
  const again = campaign.undone.at(-1);
  if (!again) return refuse({ code: 'nothingToRedo', at: '' });
  if (again.sequence !== sequence)
    return refuse({ code: 'redoOutOfOrder', at: '', facts: { received: sequence, last: again.sequence } });
  return accept({
    ...campaign,
    length: campaign.length + 1,
    last: event,
    standing: [...(again.review?.after ?? campaign.standing), again],
    undone: campaign.undone.slice(0, -1),
    state: again.state,
    owed: again.owed,
  });
}
