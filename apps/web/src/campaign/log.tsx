/** The journal, newest first: what happened, its dice, and whether it still stands. */
import { append, type Campaign, type CampaignEvent, type Game, resolvedIn, type Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { entryWords } from '../account/copy.ts';
import { useVoice } from '../app/voice.ts';

interface Told {
  readonly sequence: number;
  readonly text: string;
  readonly detail: string;
  readonly stands: boolean;
}

interface LogProps {
  readonly game: Game;
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  /** Who made an event, where that is known. */
  readonly by?: (sequence: number) => string | undefined;
}

export function Log({ game, campaign, events, by }: LogProps) {
  const { say } = useVoice(game);
  const told = useMemo(() => tell(game, campaign, events, say), [game, campaign, events, say]);
  return (
    <ol className="log" reversed>
      {told.toReversed().map(({ sequence, text, detail, stands }) => (
        <li key={sequence} value={sequence} className={stands ? undefined : 'undone'}>
          <p>
            <span className="sequence">{sequence}</span>{' '}
            {by?.(sequence) && <strong>{say('web.labelled', { label: by(sequence) ?? '' })} </strong>}
            {text} {!stands && <em>{say('web.log.undone')}</em>}
          </p>
          {detail && <p className="cite">{detail}</p>}
        </li>
      ))}
    </ol>
  );
}

function tell(game: Game, campaign: Campaign, events: readonly CampaignEvent[], say: Say): readonly Told[] {
  const standing = new Set(campaign.standing.map(({ sequence }) => sequence));
  let before: Campaign | undefined;
  return events.map((event, sequence) => {
    const told = {
      sequence,
      text: eventWords(game, say, event, before),
      detail: event.kind === 'resolved' ? event.journal.map((entry) => entryWords(game, say, entry)).join('; ') : '',
      stands: event.kind === 'undone' || event.kind === 'redone' || standing.has(sequence),
    };
    const next = append(game, before, event);
    if (next.ok) before = next.value;
    return told;
  });
}

function eventWords(game: Game, say: Say, event: CampaignEvent, before: Campaign | undefined): string {
  switch (event.kind) {
    case 'opened':
      return say('web.log.opened', { name: event.name });
    case 'noted':
      return event.text;
    case 'corrected':
      return say('web.log.corrected', { at: event.at, value: JSON.stringify(event.value), reason: event.reason });
    case 'undone':
      return say('web.log.undid', {
        event: event.event,
        consent: event.consent.map((side) => say(`side.${side}`)).join(', '),
      });
    case 'redone':
      return say('web.log.redid', { event: event.event });
    case 'resolved': {
      const played = before && resolvedIn(before, event);
      const summary = played?.ok ? game.procedures[event.procedure]?.summary(played.value.result) : undefined;
      return say('web.log.resolved', {
        title: say(`procedure.${event.procedure}`),
        summary: summary ? say(summary) : '',
      });
    }
  }
}
