/** The full account of an event, played again from the campaign as it stood: the same account as a result has. */
import { refusalWords } from '@grognard/games/words';
import { type Campaign, type CampaignEvent, type ResolvedEvent, retold, standingBefore } from '@grognard/kernel';
import { useMemo } from 'react';
import { Aftermath } from '../play/aftermath.tsx';
import { useCampaignSpeaker } from './use-speaker.ts';

interface EventAccountProps {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  readonly sequence: number;
  readonly event: ResolvedEvent;
}

export function EventAccount({ campaign, events, sequence, event }: EventAccountProps) {
  const { game } = campaign;
  const { say } = useCampaignSpeaker(game);
  const again = useMemo(() => {
    const then = standingBefore(campaign, events, sequence);
    return then && retold(then, event);
  }, [campaign, events, sequence, event]);
  if (!again) return null;
  if (!again.ok) {
    const why = again.refusals.map((refusal) => refusalWords(game, say, refusal)).join('; ');
    return <p className="quiet">{say('camp.cannotRetell', { why })}</p>;
  }
  const { opened, played, ending } = again.value;
  const otherwise = event.ending !== undefined && event.ending.digest !== ending.digest;
  return (
    <div className="result retold" data-outcome={played.outcome}>
      {otherwise && <p className="fault">{say('camp.otherwise')}</p>}
      <Aftermath opened={opened} played={played} />
    </div>
  );
}
