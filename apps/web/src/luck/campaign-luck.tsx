/** The luck of a campaign, worked out beside the page when it is asked for. */
import type { Campaign, CampaignEvent, LuckStory } from '@grognard/kernel';
import { useEffect, useState } from 'react';
import { slowWorker } from '../odds/worker-client.ts';
import { LuckView } from './luck-view.tsx';
import { useLuckSpeaker } from './use-speaker.ts';

interface CampaignLuckViewProps {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
}

export function CampaignLuckView({ campaign, events }: CampaignLuckViewProps) {
  const { say } = useLuckSpeaker(campaign.game);
  const [open, setOpen] = useState(false);
  const thrown = events.some((event) => event.kind === 'resolved' && event.journal.some(({ kind }) => kind === 'die'));
  if (!thrown) return null;
  return (
    <details className="sheet campaign-luck" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fold">
        <h3>{say('lucky.title')}</h3>
      </summary>
      {open && <Told campaign={campaign} events={events} />}
    </details>
  );
}

function Told({ campaign: { game }, events }: CampaignLuckViewProps) {
  const { say } = useLuckSpeaker(game);
  const [story, tell] = useState<LuckStory>();
  useEffect(() => {
    let current = true;
    slowWorker()
      .luck(game.id, events)
      .then((told) => current && tell(told));
    return () => {
      current = false;
    };
  }, [game, events]);
  if (!story) return <p role="status">{say('lucky.working')}</p>;
  return <LuckView game={game} story={story} rollWords={(sequence) => say('lucky.event', { number: sequence })} />;
}
