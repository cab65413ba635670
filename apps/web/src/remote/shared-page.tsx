/** One shared campaign: who is there, whose move it is, the procedure in play, tracks and journal. */
import { sequenceInWords } from '@grognard/games/words';
import type { CampaignEvent } from '@grognard/kernel';
import { useCallback, useMemo } from 'react';
import { type ChartAt, chartAtTable, hrefOf, type SharedRoute } from '../app/route.ts';
import { saveJournal } from '../app/save-file.ts';
import { CampaignFrame } from '../campaign/campaign-frame.tsx';
import { CampaignHead } from '../campaign/campaign-head.tsx';
import { JournalTab } from '../campaign/journal-tab.tsx';
import { NoteForm } from '../campaign/note-form.tsx';
import { OwedView } from '../campaign/owed-view.tsx';
import { PlayTab } from '../campaign/play-tab.tsx';
import { ReviewPanel } from '../campaign/review-panel.tsx';
import { TracksTab } from '../campaign/tracks-tab.tsx';
import { useChronicle } from '../campaign/use-chronicle.ts';
import { CampaignLuckView } from '../luck/campaign-luck.tsx';
import { addTo } from './add.ts';
import { serverOf } from './api.ts';
import { campaignEvents } from './events.ts';
import { MovesView } from './moves-view.tsx';
import { PlayView } from './play-view.tsx';
import { Problems } from './problems.tsx';
import { SeatsView } from './seats-view.tsx';
import { type Seated, Sitting } from './sitting.tsx';
import { UndoButton, UndoQuestion } from './undo-view.tsx';
import { useActing } from './use-acting.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

export function SharedPage({ route }: { readonly route: SharedRoute }) {
  return <Sitting seat={route.key}>{(seated) => <Campaign {...seated} route={route} />}</Sitting>;
}

interface CampaignProps extends Seated {
  readonly route: SharedRoute;
}

function Campaign({ route, ...seated }: CampaignProps) {
  const { remote, shared } = seated;
  const { game, campaign, open } = shared;
  const { key, tab = 'play', counter } = route;
  const { say } = useRemoteSpeaker(game);
  const events = useMemo(() => campaignEvents(seated.view.lines), [seated.view.lines]);
  const sequence = useMemo(() => sequenceInWords(campaign, say), [campaign, say]);
  const plays = remote.seat !== undefined && !open;
  const add = plays ? addTo(seated) : undefined;
  const hrefTo = chartAtTable(key);
  const historyOf = useCallback(
    (counterName: string) => hrefOf({ at: 'shared', key, tab: 'journal', counter: counterName }),
    [key],
  );
  return (
    <CampaignFrame
      campaign={campaign}
      sequence={sequence}
      tab={tab}
      at={(to) => hrefOf({ at: 'shared', key, tab: to })}
      head={<Head {...seated} hrefTo={plays ? hrefTo : undefined} />}
      now={
        <>
          <MovesView remote={remote} shared={shared} />
          <UndoQuestion remote={remote} shared={shared} />
          <PlayView {...seated} />
        </>
      }
      play={
        <>
          <ReviewPanel campaign={campaign} add={add} />
          {plays && <PlayTab campaign={campaign} sequence={sequence} hrefTo={hrefTo} />}
          {add && <OwedView campaign={campaign} add={add} />}
          <SeatsView {...seated} />
        </>
      }
      journal={<Journal {...seated} events={events} counter={counter} />}
      tracks={
        <>
          <TracksTab campaign={campaign} add={add} historyOf={historyOf} />
          <CampaignLuckView campaign={campaign} events={events} />
        </>
      }
    />
  );
}

function Head({ remote, shared, hrefTo }: Seated & { readonly hrefTo: ChartAt | undefined }) {
  const { say } = useRemoteSpeaker(shared.game);
  return (
    <CampaignHead campaign={shared.campaign} hrefTo={hrefTo}>
      <p className="seat-taken">
        {remote.seat === undefined
          ? say('remote.watching')
          : say('remote.playing', { seat: say(`side.${remote.seat}`) })}
      </p>
    </CampaignHead>
  );
}

interface JournalProps extends Seated {
  readonly events: readonly CampaignEvent[];
  readonly counter: string | undefined;
}

function Journal({ events, counter, ...seated }: JournalProps) {
  const { remote, shared } = seated;
  const { game, campaign, origins } = shared;
  const { say } = useRemoteSpeaker(game);
  const told = useChronicle(game, events, say);
  const acting = useActing();
  const { link } = remote.kept;
  const save = async (): Promise<void> => {
    const text = await serverOf(link.origin).exportJournal(link.id, { token: link.token });
    saveJournal(campaign.name, text);
  };
  const by = (sequence: number): string | undefined => {
    const seat = origins[sequence]?.by;
    return seat === undefined ? undefined : say(`side.${seat}`);
  };
  return (
    <>
      {remote.seat !== undefined && <NoteForm game={game} add={addTo(seated)} />}
      <JournalTab campaign={campaign} events={events} told={told} counter={counter} by={by}>
        <UndoButton remote={remote} shared={shared} />
        <button type="button" disabled={acting.busy} onClick={() => acting.run(save)}>
          {say('web.campaign.export')}
        </button>
        <a href={hrefOf({ at: 'proof', key: remote.kept.key })}>{say('remote.proof.open')}</a>
      </JournalTab>
      <Problems error={acting.error} />
    </>
  );
}
