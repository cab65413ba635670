/** The full account of an event, played again from the campaign as it stood: the same account as a result has. */
import { refusalWords } from '@grognard/games/words';
import { type Campaign, type Game, type ResolvedEvent, retold } from '@grognard/kernel';
import { useMemo } from 'react';
import { Aftermath } from '../play/aftermath.tsx';
import { useCampaignSpeaker } from './use-speaker.ts';

interface EventAccountProps {
  readonly game: Game;
  readonly playedIn: (sequence: number) => Campaign | undefined;
  readonly sequence: number;
  readonly event: ResolvedEvent;
}

export function EventAccount({ game, playedIn, sequence, event }: EventAccountProps) {
  const { say } = useCampaignSpeaker(game);
  const again = useMemo(() => {
    const then = playedIn(sequence);
    return then && retold(then, event);
  }, [playedIn, sequence, event]);
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
