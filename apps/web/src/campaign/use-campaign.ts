/** A campaign folded from its lines, and the one way to add to it. */
import {
  append,
  type Campaign,
  type CampaignEvent,
  type CampaignFile,
  type Checked,
  fileOf,
  fold,
  type Game,
  nextLine,
  type Refusal,
  readCampaign,
  refuse,
} from '@grognard/kernel';
import { useCallback, useEffect, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { hashOf } from './hash.ts';
import { addLine, campaigns, type Kept } from './shelf.ts';

export interface OpenCampaign {
  readonly kept: Kept;
  readonly game: Game;
  readonly campaign: Campaign;
  readonly journal: CampaignFile;
}

export type CampaignState =
  | { readonly state: 'coming' }
  | { readonly state: 'absent' }
  | {
      readonly state: 'refused';
      readonly kept: Kept;
      readonly game: Game | undefined;
      readonly refusals: readonly Refusal[];
    }
  | ({ readonly state: 'here' } & OpenCampaign);

export async function openKept(kept: Kept): Promise<CampaignState> {
  const game = await takeGame(kept.game);
  const journal = readCampaign(fileOf(kept.lines), hashOf);
  if (!journal.ok) return { state: 'refused', kept, game, refusals: journal.refusals };
  if (!game)
    return {
      state: 'refused',
      kept,
      game,
      refusals: [{ code: 'unknownGame', at: '', facts: { received: kept.game, options: [] } }],
    };
  const campaign = fold(game, journal.value.events);
  return campaign.ok
    ? { state: 'here', kept, game, campaign: campaign.value, journal: journal.value }
    : { state: 'refused', kept, game, refusals: campaign.refusals };
}

export function useCampaign(id: string): CampaignState {
  const [held, hold] = useState<CampaignState>({ state: 'coming' });
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const kept = await campaigns.get(id);
      const next: CampaignState = kept ? await openKept(kept) : { state: 'absent' };
      if (current) hold(next);
    };
    const reload = (): void => {
      load().catch(() => current && hold({ state: 'absent' }));
    };
    reload();
    const stop = campaigns.watch(reload);
    return () => {
      current = false;
      stop();
    };
  }, [id]);
  return held;
}

export type Add = (event: CampaignEvent) => Promise<Checked<Campaign>>;

/** Only what the rules accept is written. */
export async function addTo(
  { kept, game, campaign, journal }: OpenCampaign,
  event: CampaignEvent,
): Promise<Checked<Campaign>> {
  const next = append(game, campaign, event);
  if (!next.ok) return next;
  const written = await addLine(kept.id, journal.lines.length, nextLine(journal.lines, next.value.last, hashOf));
  return written ? next : refuse({ code: 'changedElsewhere', at: '' });
}

export const useAdd = (open: OpenCampaign): Add => useCallback((event) => addTo(open, event), [open]);
