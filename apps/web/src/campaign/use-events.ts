/** The events of a campaign for its lines: each as it stands, and the campaign it was played in. */
import { type Campaign, type CampaignEvent, standingBefore } from '@grognard/kernel';
import { useCallback, useEffect, useMemo, useRef } from 'react';

interface Events {
  /** As it stands now; one taken back as it was written. */
  readonly eventAt: (sequence: number) => CampaignEvent | undefined;
  /** Asked only for a line that is opened: it stays the same as the campaign grows, so that no line is drawn again for it. */
  readonly playedIn: (sequence: number) => Campaign | undefined;
}

export function useEvents(campaign: Campaign, events: readonly CampaignEvent[]): Events {
  const inForce = useMemo(() => new Map(campaign.standing.map((each) => [each.sequence, each.event])), [campaign]);
  const now = useRef({ campaign, events });
  useEffect(() => {
    now.current = { campaign, events };
  }, [campaign, events]);
  const playedIn = useCallback(
    (sequence: number) => standingBefore(now.current.campaign, now.current.events, sequence),
    [],
  );
  return { eventAt: (sequence) => inForce.get(sequence) ?? events[sequence], playedIn };
}
