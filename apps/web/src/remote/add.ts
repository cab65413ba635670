/** Corrections, notes and reviews of a shared campaign: what the rules refuse is told before anything is sent. */
import { accept, append, type CampaignEvent, type Checked, refuse } from '@grognard/kernel';
import type { ActDraft } from '@grognard/kernel/fair';
import type { Add } from '../campaign/use-campaign.ts';
import { problemWords } from './problems.tsx';
import type { Seated } from './sitting.tsx';

function draftOf(event: CampaignEvent): ActDraft | undefined {
  switch (event.kind) {
    case 'corrected':
    case 'noted':
    case 'reviewed':
      return event;
    case 'opened':
    case 'resolved':
    case 'undone':
    case 'redone':
      return undefined;
  }
}

export const addTo =
  ({ remote, shared: { game, campaign } }: Pick<Seated, 'remote' | 'shared'>): Add =>
  async (event): Promise<Checked<typeof campaign>> => {
    const next = append(game, campaign, event);
    const draft = draftOf(event);
    if (!next.ok || !draft) return next;
    try {
      await remote.act(draft);
      return accept(next.value);
    } catch (error) {
      return refuse({ code: 'serverRefused', at: '', facts: { reasons: problemWords(error, '') } });
    }
  };
