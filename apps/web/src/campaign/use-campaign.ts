/** A campaign of this device, followed as it grows, and the one way to add to it. */
import type { Campaign, CampaignEvent, Checked } from '@grognard/kernel';
import { useCallback, useEffect, useState } from 'react';
import { addTo, type CampaignState, type OpenCampaign, openCampaign } from './open-campaign.ts';
import { campaigns } from './shelf.ts';

export function useCampaign(id: string): CampaignState | { readonly state: 'coming' } {
  const [held, hold] = useState<CampaignState | { readonly state: 'coming' }>({ state: 'coming' });
  useEffect(() => {
    let current = true;
    const reload = (): void => {
      openCampaign(id).then(
        (next) => current && hold(next),
        () => current && hold({ state: 'absent' }),
      );
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

export const useAdd = (open: OpenCampaign): Add => useCallback((event) => addTo(open, event), [open]);
