/** One campaign of this device. */
import { type Chronicle, type ChronicleEntry, refusalWords, sequenceInWords } from '@grognard/games/words';
import { type Checked, fileOf } from '@grognard/kernel';
import { useCallback, useMemo, useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { type CampaignRoute, type CampaignTab, chartIn, go, hrefOf } from '../app/route.ts';
import { saveJournal } from '../app/save-file.ts';
import { Sheet } from '../app/sheet.tsx';
import { CampaignFrame } from '../campaign/campaign-frame.tsx';
import { CampaignHead } from '../campaign/campaign-head.tsx';
import { EventLine } from '../campaign/event-line.tsx';
import { JournalTab } from '../campaign/journal-tab.tsx';
import { MergeDialog } from '../campaign/merge-dialog.tsx';
import { NoteForm } from '../campaign/note-form.tsx';
import type { OpenCampaign } from '../campaign/open-campaign.ts';
import { OwedView } from '../campaign/owed-view.tsx';
import { PlayTab } from '../campaign/play-tab.tsx';
import { ReviewPanel } from '../campaign/review-panel.tsx';
import { campaigns, type Kept } from '../campaign/shelf.ts';
import { TracksTab } from '../campaign/tracks-tab.tsx';
import { UndoDialog } from '../campaign/undo-dialog.tsx';
import { useAdd, useCampaign } from '../campaign/use-campaign.ts';
import { useChronicle } from '../campaign/use-chronicle.ts';
import { useEvents } from '../campaign/use-events.ts';
import { useCampaignSpeaker } from '../campaign/use-speaker.ts';
import { CampaignLuckView } from '../luck/campaign-luck.tsx';

export function CampaignPage({ route }: { readonly route: CampaignRoute }) {
  const { say } = useCampaignSpeaker();
  const held = useCampaign(route.id);
  switch (held.state) {
    case 'coming':
      return <p className="quiet coming">{say('web.coming')}</p>;
    case 'absent':
      return (
        <Lost>
          <p>{say('web.campaign.absent')}</p>
        </Lost>
      );
    case 'refused':
      return (
        <div className="page">
          <PageTitle title={held.kept.name} />
          {held.refusals.map((refusal) => (
            <p key={`${refusal.code}${refusal.at}`} className="fault">
              {refusalWords(held.game, say, refusal)}
            </p>
          ))}
          <Export kept={held.kept} />
        </div>
      );
    case 'here':
      return <Opened open={held} route={route} />;
  }
}

interface OpenedProps {
  readonly open: OpenCampaign;
  readonly route: CampaignRoute;
}

function Opened({ open, route }: OpenedProps) {
  const { game, campaign, kept, journal } = open;
  const { say } = useCampaignSpeaker(game);
  const add = useAdd(open);
  const { tab = 'play', counter } = route;
  const sequence = useMemo(() => sequenceInWords(campaign, say), [campaign, say]);
  const told = useChronicle(game, journal.events, say);
  const at = (to: CampaignTab): string => hrefOf({ at: 'campaign', id: kept.id, tab: to });
  const hrefTo = chartIn(game.id, kept.id);
  const historyOf = useCallback(
    (counter: string) => hrefOf({ at: 'campaign', id: kept.id, tab: 'journal', counter }),
    [kept.id],
  );
  return (
    <CampaignFrame
      campaign={campaign}
      sequence={sequence}
      tab={tab}
      at={at}
      head={<CampaignHead campaign={campaign} hrefTo={hrefTo} />}
      play={
        <>
          <ReviewPanel campaign={campaign} add={add} />
          <PlayTab campaign={campaign} sequence={sequence} hrefTo={hrefTo} />
          <OwedView campaign={campaign} add={add} />
          <Recent open={open} told={told} href={at('journal')} />
        </>
      }
      journal={
        <>
          <NoteForm game={game} add={add} />
          <JournalTab campaign={campaign} events={journal.events} told={told} counter={counter}>
            <Tools open={open} />
          </JournalTab>
        </>
      }
      tracks={
        <>
          <TracksTab campaign={campaign} add={add} historyOf={historyOf} />
          <CampaignLuckView campaign={campaign} events={journal.events} />
        </>
      }
    />
  );
}

const RECENT = 3;

interface RecentProps {
  readonly open: OpenCampaign;
  readonly told: Checked<Chronicle>;
  readonly href: string;
}

/** What happened last, for whoever comes back; beside the whole journal it is not told twice. */
function Recent({ open: { game, campaign, journal }, told, href }: RecentProps) {
  const { say } = useCampaignSpeaker(game);
  const { eventAt, playedIn } = useEvents(campaign, journal.events);
  if (!told.ok || journal.events.length < 2) return null;
  const entries: readonly ChronicleEntry[] = told.value.sections.flatMap((section) => section.entries).slice(-RECENT);
  return (
    <section className="sheet recent" aria-labelledby="recent-title">
      <h3 id="recent-title">{say('camp.recent')}</h3>
      <ol reversed>
        {entries.toReversed().map((entry) => (
          <EventLine
            key={entry.sequence}
            game={game}
            event={eventAt(entry.sequence)}
            entry={entry}
            playedIn={playedIn}
            brief
          />
        ))}
      </ol>
      <a className="go-line" href={href}>
        {say('camp.whole')}
      </a>
    </section>
  );
}

function Tools({ open }: { readonly open: OpenCampaign }) {
  const { say } = useCampaignSpeaker(open.game);
  const add = useAdd(open);
  const [asking, setAsking] = useState<'undo' | 'merge' | 'forget'>();
  const close = (): void => setAsking(undefined);
  const again = open.campaign.undone.at(-1);
  return (
    <>
      <button type="button" disabled={open.campaign.standing.length < 2} onClick={() => setAsking('undo')}>
        {say('web.undo.undo')}
      </button>
      <button
        type="button"
        disabled={!again}
        onClick={() => again && void add({ kind: 'redone', event: again.sequence })}
      >
        {say('web.undo.redo')}
      </button>
      <Export kept={open.kept} />
      <button type="button" onClick={() => setAsking('merge')}>
        {say('camp.merge.open')}
      </button>
      <button type="button" onClick={() => setAsking('forget')}>
        {say('web.campaign.forget')}
      </button>
      {asking === 'undo' && <UndoDialog open={open} add={add} close={close} />}
      {asking === 'merge' && <MergeDialog open={open} close={close} />}
      {asking === 'forget' && <ForgetDialog kept={open.kept} close={close} />}
    </>
  );
}

/** The journal file, byte for byte what the command would have written. */
function Export({ kept }: { readonly kept: Kept }) {
  const { say } = useCampaignSpeaker();
  const save = async (): Promise<void> => saveJournal(kept.name, fileOf(await campaigns.lines(kept.id)));
  return (
    <button type="button" onClick={() => void save()}>
      {say('web.campaign.export')}
    </button>
  );
}

function ForgetDialog({ kept, close }: { readonly kept: Kept; readonly close: () => void }) {
  const { say } = useCampaignSpeaker();
  const drop = async (): Promise<void> => {
    await campaigns.forget(kept.id);
    go({ at: 'campaigns' });
  };
  return (
    <Sheet title={say('web.campaign.forget')} close={close}>
      <p>{say('web.campaign.forgetWhy', { name: kept.name })}</p>
      <button type="button" className="primary danger" onClick={() => void drop()}>
        {say('web.campaign.forget')}
      </button>
    </Sheet>
  );
}
