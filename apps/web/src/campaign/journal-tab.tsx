/** The journal as a chronicle: headings by turn and phase, a sentence an event, each opened to its full account. */
import {
  type Chronicle,
  type ChronicleSection,
  chronicle,
  type Picking,
  picked,
  refusalWords,
} from '@grognard/games/words';
import type { Campaign, CampaignEvent } from '@grognard/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { EventLine } from './event-line.tsx';
import { JournalFilter } from './journal-filter.tsx';
import { Story } from './story.tsx';
import { useCampaignSpeaker } from './use-speaker.ts';

interface JournalTabProps {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  /** Who made an event, where that is known. */
  readonly by?: ((sequence: number) => string | undefined) | undefined;
  /** The counter whose own history is asked for. */
  readonly counter?: string | undefined;
  /** What else may be done with the journal. */
  readonly children?: ReactNode;
}

/** Events shown at first. */
const MOST = 100;

export function JournalTab({ campaign, events, by, counter, children }: JournalTabProps) {
  const { game } = campaign;
  const { say } = useCampaignSpeaker(game);
  const whole = useMemo(() => chronicle(game, events, say), [game, events, say]);
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
  const shown = all ? fitting : picked(fitting, say, { last: MOST });
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
          {say('camp.found', { count: counted(fitting), of: events.length })}{' '}
          <button type="button" className="link" onClick={() => pick({})}>
            {say('camp.clearFilter')}
          </button>
        </p>
      )}
      <Sections campaign={campaign} events={events} by={by} chronicle={shown} oldest={oldest} />
      <p className="tools journal-tools">
        {counted(shown) < counted(fitting) && (
          <button type="button" onClick={() => setAll(true)}>
            {say('camp.all', { count: counted(fitting) })}
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

const counted = ({ sections }: Chronicle): number => sections.reduce((sum, { entries }) => sum + entries.length, 0);

interface SectionsProps extends Pick<JournalTabProps, 'campaign' | 'events' | 'by'> {
  readonly chronicle: Chronicle;
  readonly oldest: boolean;
}

function Sections({ campaign, events, by, chronicle: { sections }, oldest }: SectionsProps) {
  const { say } = useCampaignSpeaker(campaign.game);
  const inOrder = <T,>(items: readonly T[]): readonly T[] => (oldest ? items : items.toReversed());
  if (sections.length === 0) return <p className="quiet">{say('chronicle.nothing')}</p>;
  return (
    <div className="sheet log">
      {inOrder(byTurn(sections)).map(({ turn, sections: within }) => (
        <section key={within[0]?.entries[0]?.sequence}>
          {turn !== '' && <h3 className="turn-heading">{turn}</h3>}
          {inOrder(within).map(({ phase, entries }) => (
            <div key={entries[0]?.sequence}>
              {phase !== '' && <h4 className="phase-heading">{phase}</h4>}
              <ol reversed={!oldest}>
                {inOrder(entries).map((entry) => (
                  <EventLine
                    key={entry.sequence}
                    campaign={campaign}
                    events={events}
                    entry={entry}
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

/** Neighbours of one turn under one heading. */
function byTurn(sections: readonly ChronicleSection[]) {
  const turns: { readonly turn: string; readonly sections: ChronicleSection[] }[] = [];
  for (const section of sections) {
    const last = turns.at(-1);
    if (last?.turn === section.turn) last.sections.push(section);
    else turns.push({ turn: section.turn, sections: [section] });
  }
  return turns;
}
