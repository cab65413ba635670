/** The journal, newest first: what happened, its dice, and whether it still stands. */
import { append, type Campaign, type CampaignEvent, type Game, resolvedIn, type Say } from '@grognard/kernel';
import { useMemo, useState } from 'react';
import { entryWords } from '../account/copy.ts';
import { useSpeaker } from '../app/use-speaker.ts';

interface Told {
  readonly sequence: number;
  readonly text: string;
  readonly detail: string;
  readonly stands: boolean;
}

/** Events shown at first. */
const MOST = 100;

interface LogProps {
  readonly game: Game;
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  /** Who made an event, where that is known. */
  readonly by?: (sequence: number) => string | undefined;
}

export function Log({ game, campaign, events, by }: LogProps) {
  const { say } = useSpeaker(game);
  const told = useMemo(() => tell(game, campaign, events, say), [game, campaign, events, say]);
  const [all, setAll] = useState(false);
  const shown = all ? told : told.slice(-MOST);
  return (
    <>
      <ol className="log" reversed>
        {shown.toReversed().map(({ sequence, text, detail, stands }) => (
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
      {shown.length < told.length && (
        <button type="button" onClick={() => setAll(true)}>
          {say('web.log.all', { count: told.length })}
        </button>
      )}
    </>
  );
}

function tell(game: Game, campaign: Campaign, events: readonly CampaignEvent[], say: Say): readonly Told[] {
  const standing = new Set(campaign.standing.map(({ sequence }) => sequence));
  let before: Campaign | undefined;
  return events.map((event, sequence) => {
    const { text, detail, after } = retoldOf(game, say, event, before);
    before = after;
    return {
      sequence,
      text,
      detail,
      stands: event.kind === 'undone' || event.kind === 'redone' || standing.has(sequence),
    };
  });
}

interface Retold {
  readonly say: Say;
  readonly before: Campaign | undefined;
  readonly after: Campaign | undefined;
  readonly text: string;
  readonly detail: string;
}

/** A journal only grows: what was told once need not be played again for each new line. */
const retold = new WeakMap<CampaignEvent, Retold>();

function retoldOf(game: Game, say: Say, event: CampaignEvent, before: Campaign | undefined): Retold {
  const known = retold.get(event);
  if (known?.say === say && known.before === before) return known;
  const next = append(game, before, event);
  const text = eventWords(game, say, event, before);
  const detail = event.kind === 'resolved' ? event.journal.map((entry) => entryWords(game, say, entry)).join('; ') : '';
  const made = { say, before, after: next.ok ? next.value : before, text, detail };
  retold.set(event, made);
  return made;
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
    case 'reviewed':
      return say('chronicle.reviewed', { version: event.version, count: event.verdicts.length });
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
