/** The journal as a chronicle: headings by turn and phase, a sentence an event, each opened to its full account. */
import { type Chronicle, type ChronicleSection, type Picking, picked, refusalWords } from '@grognard/games/words';
import type { Campaign, CampaignEvent, Checked } from '@grognard/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { EventLine } from './event-line.tsx';
import { JournalFilter } from './journal-filter.tsx';
import { Story } from './story.tsx';
import { useEvents } from './use-events.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

interface JournalTabProps {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  readonly told: Checked<Chronicle>;
  /** Who made an event, where that is known. */
  readonly by?: ((sequence: number) => string | undefined) | undefined;
  /** The counter whose own history is asked for. */
  readonly counter?: string | undefined;
  /** What else may be done with the journal. */
  readonly children?: ReactNode;
}

/** Events shown at first. */
const MOST = 50;

export function JournalTab({ campaign, events, told: whole, by, counter, children }: JournalTabProps) {
  const { game } = campaign;
  const { say } = useCampaignSpeaker(game);
  const [picking, pick] = useState<Picking>({});
  const [all, setAll] = useState(false);
  const [oldest, setOldest] = useState(false);
  useEffect(() => pick(counter === undefined ? {} : { counter }), [counter]);
  if (!whole.ok) {
    return whole.refusals.map((refusal) => (
      <p key={`${refusal.code}${refusal.at}`} className="fault">
        {refusalWords(game, say, refusal)}
      </p>
    ));
  }
  const fitting = picked(whole.value, say, picking);
  const entries = fitting.sections.flatMap((section) => section.entries);
  const first = all ? undefined : entries.at(-MOST);
  const print = (): void => {
    flushSync(() => {
      setAll(true);
      setOldest(true);
    });
    globalThis.print();
  };
  return (
    <>
      <JournalFilter game={game} chronicle={whole.value} picking={picking} pick={pick} />
      {Object.keys(picking).length > 0 && (
        <p className="filtered" role="status">
          {say('camp.found', { count: entries.length, of: events.length })}{' '}
          <button type="button" className="link" onClick={() => pick({})}>
            {say('camp.clearFilter')}
          </button>
        </p>
      )}
      <Sections
        campaign={campaign}
        events={events}
        by={by}
        chronicle={fitting}
        from={first?.sequence ?? 0}
        oldest={oldest}
      />
      <p className="tools journal-tools">
        {first !== undefined && first !== entries[0] && (
          <button type="button" onClick={() => setAll(true)}>
            {say('camp.all', { count: entries.length })}
          </button>
        )}
        <button type="button" className="small" onClick={() => setOldest(!oldest)}>
          {say(oldest ? 'camp.newest' : 'camp.oldest')}
        </button>
        {children}
      </p>
      <Story chronicle={fitting} game={game} print={print} />
    </>
  );
}

interface SectionsProps extends Pick<JournalTabProps, 'campaign' | 'events' | 'by'> {
  readonly chronicle: Chronicle;
  /** The first event shown. */
  readonly from: number;
  readonly oldest: boolean;
}

function Sections({ campaign, events, by, chronicle: { sections }, from, oldest }: SectionsProps) {
  const { game } = campaign;
  const { say } = useCampaignSpeaker(game);
  const { eventAt, playedIn } = useEvents(campaign, events);
  const inOrder = <T,>(items: readonly T[]): readonly T[] => (oldest ? items : items.toReversed());
  if (sections.length === 0) return <p className="quiet">{say('chronicle.nothing')}</p>;
  return (
    <div className="sheet log">
      {inOrder(byTurn(sections, from)).map(({ turn, began, sections: within }) => (
        <section key={began}>
          {turn !== '' && <h3 className="turn-heading">{turn}</h3>}
          {inOrder(within).map(({ phase, began: phaseBegan, entries }) => (
            <div key={phaseBegan}>
              {phase !== '' && <h4 className="phase-heading">{phase}</h4>}
              <ol reversed={!oldest}>
                {inOrder(entries).map((entry) => (
                  <EventLine
                    key={entry.sequence}
                    game={game}
                    event={eventAt(entry.sequence)}
                    entry={entry}
                    playedIn={playedIn}
                    by={by?.(entry.sequence)}
                  />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A part of the journal is known by its first event, whether or not that is shown. */
interface Begun {
  readonly began: number | undefined;
}

interface Turn extends Begun {
  readonly turn: string;
  readonly sections: (ChronicleSection & Begun)[];
}

/** Neighbours of one turn under one heading, without the events before the first one shown. */
function byTurn(sections: readonly ChronicleSection[], from: number): readonly Turn[] {
  const turns: Turn[] = [];
  for (const section of sections) {
    const began = section.entries[0]?.sequence;
    const last = turns.at(-1);
    const open = last?.turn === section.turn ? last : { turn: section.turn, began, sections: [] };
    if (open !== last) turns.push(open);
    const entries = section.entries.filter(({ sequence }) => sequence >= from);
    if (entries.length > 0) open.sections.push({ ...section, began, entries });
  }
  return turns.filter((turn) => turn.sections.length > 0);
}
