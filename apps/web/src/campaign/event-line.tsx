/** One event of the journal: its mark, its sentence, its numbers; opened, its full account. */
import { type ChronicleEntry, listWords, marksOf, outcomeWords } from '@grognard/games/words';
import type { Campaign, CampaignEvent, Game, ResolvedEvent } from '@grognard/kernel';
import { memo, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../app/icon.tsx';
import { outcomeLabel } from '../odds/outcome-label.ts';
import { tintOf } from '../odds/tint.ts';
import { EventAccount } from './event-account.tsx';
import { EventCounters } from './event-counters.tsx';
import { useCampaignSpeaker } from './use-speaker.ts';

export interface EventLineProps {
  readonly game: Game;
  /** As it stands now; one taken back as it was written. */
  readonly event: CampaignEvent | undefined;
  readonly entry: ChronicleEntry;
  /** The campaign that an event was played in. */
  readonly playedIn: (sequence: number) => Campaign | undefined;
  /** Who made it, where that is known. */
  readonly by?: string | undefined;
  /** Short: neither numbers nor counters, and nothing to open. */
  readonly brief?: boolean;
}

/** Drawn once: a line that stays what it was costs nothing as the journal grows. */
export const EventLine = memo(function EventLine({ game, event, entry, playedIn, by, brief = false }: EventLineProps) {
  const { say } = useCampaignSpeaker(game);
  const [open, setOpen] = useState(false);
  const resolved = event?.kind === 'resolved' ? event : undefined;
  const line = (
    <>
      <Mark game={game} event={event} />
      <Sentence entry={entry} by={by} brief={brief}>
        {resolved && !brief && <EventCounters game={game} event={resolved} />}
      </Sentence>
    </>
  );
  const look = entry.undone ? 'event undone' : 'event';
  if (!resolved || brief) {
    return (
      <li value={entry.sequence} className={look} data-event={entry.kind}>
        <div className="event-line">{line}</div>
      </li>
    );
  }
  return (
    <li value={entry.sequence} className={look} data-event={entry.kind}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="event-line">
          {line}
          <Icon name="right" />
        </summary>
        {open && (
          <section aria-label={say('camp.account', { sequence: entry.sequence })}>
            <EventAccount game={game} playedIn={playedIn} sequence={entry.sequence} event={resolved} />
          </section>
        )}
      </details>
    </li>
  );
});

interface SentenceProps extends Pick<EventLineProps, 'entry' | 'by' | 'brief'> {
  readonly children?: ReactNode;
}

function Sentence({ entry, by, brief, children }: SentenceProps) {
  const { say } = useCampaignSpeaker();
  const { sequence, lead, text, numbers, fates } = entry;
  const marks = marksOf(say, entry);
  const beneath = [numbers, listWords(say, fates)].filter((each) => each !== '').join(' · ');
  return (
    <div className="event-told">
      <p>
        <span className="sequence">{sequence}</span>{' '}
        {by !== undefined && <span className="event-by">{say('web.labelled', { label: by })} </span>}
        <span className="event-sentence">
          {text === '' ? lead : <b>{lead}</b>} {text}
        </span>
        {marks.map((mark) => (
          <em key={mark}> ({mark})</em>
        ))}
      </p>
      {!brief && beneath !== '' && <p className="caption event-numbers">{beneath}</p>}
      {children}
    </div>
  );
}

const ICONS: Readonly<Record<CampaignEvent['kind'], IconName>> = {
  opened: 'flag',
  resolved: 'tick',
  corrected: 'pencil',
  noted: 'pencil',
  undone: 'again',
  redone: 'again',
  reviewed: 'search',
};

/** The code of what came of it, on the one scale of severity; a small drawing where there is none. */
function Mark({ game, event }: Pick<EventLineProps, 'game' | 'event'>) {
  const { say } = useCampaignSpeaker(game);
  const code = event?.kind === 'resolved' ? codeOf(event) : undefined;
  if (code?.text !== undefined) {
    return (
      <span className={code.tint ? 'event-mark' : 'event-mark icon-mark'} data-tint={code.tint} aria-hidden="true">
        {code.text}
      </span>
    );
  }
  return (
    <span className="event-mark icon-mark" data-tint={code?.tint} aria-hidden="true">
      <Icon name={ICONS[event?.kind ?? 'opened']} />
    </span>
  );

  function codeOf({ procedure: id, ending }: ResolvedEvent) {
    const procedure = Object.hasOwn(game.procedures, id) ? game.procedures[id] : undefined;
    if (!procedure || !ending) return undefined;
    const { code: text } = outcomeLabel(
      ending.name,
      spoken(() => outcomeWords(say, procedure, ending.name)),
    );
    return { text, tint: tintOf(procedure, ending.name) };
  }
}

/** An outcome of an earlier version may have no words any more. */
function spoken(words: () => string): string {
  try {
    return words();
  } catch {
    return '';
  }
}
