/** One shared campaign: who is there, whose move it is, the procedure in play, tracks and journal. */
import { sequenceInWords } from '@grognard/games/words';
import { useMemo } from 'react';
import { chartAtTable, hrefOf } from '../app/route.ts';
import { saveJournal } from '../app/save-file.ts';
import { CampaignHead } from '../campaign/campaign-head.tsx';
import { JournalTab } from '../campaign/journal-tab.tsx';
import { NoteForm } from '../campaign/note-form.tsx';
import { PlayTab } from '../campaign/play-tab.tsx';
import { TracksTab } from '../campaign/tracks-tab.tsx';
import { TurnStrip } from '../campaign/turn-strip.tsx';
import { CounterSymbols } from '../form/counter-drawing.tsx';
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
import '../style/campaign.css';

export function SharedPage({ seat }: { readonly seat: string }) {
  return <Sitting seat={seat}>{(seated) => <Campaign {...seated} />}</Sitting>;
}

function Campaign(seated: Seated) {
  const { remote, shared } = seated;
  const { game, campaign, open } = shared;
  const { say } = useRemoteSpeaker(game);
  const events = useMemo(() => campaignEvents(seated.view.lines), [seated.view.lines]);
  const sequence = useMemo(() => sequenceInWords(campaign, say), [campaign, say]);
  const plays = remote.seat !== undefined;
  return (
    <div className="page wide campaign">
      <CampaignHead campaign={campaign} hrefTo={plays && !open ? chartAtTable(remote.kept.key) : undefined}>
        <p>
          {remote.seat === undefined
            ? say('remote.watching')
            : say('remote.playing', { seat: say(`side.${remote.seat}`) })}
        </p>
      </CampaignHead>
      <CounterSymbols />
      <TurnStrip game={game} sequence={sequence} />
      <div className="table-columns">
        <div>
          <MovesView remote={remote} shared={shared} />
          <UndoQuestion remote={remote} shared={shared} />
          <PlayView {...seated} />
          {plays && !open && (
            <section aria-labelledby="resolve-title" className="begin">
              <h2 id="resolve-title">{say('web.campaign.resolve')}</h2>
              <PlayTab campaign={campaign} sequence={sequence} hrefTo={chartAtTable(remote.kept.key)} />
            </section>
          )}
        </div>
        <div className="table-side">
          <SeatsView {...seated} />
          <Journal {...seated} events={events} />
        </div>
        <section aria-labelledby="tracks-title">
          <h2 id="tracks-title">{say('web.campaign.tracks')}</h2>
          <TracksTab campaign={campaign} add={plays && !open ? addTo(seated) : undefined} />
          <CampaignLuckView campaign={campaign} events={events} />
        </section>
      </div>
    </div>
  );
}

function Journal({ events, ...seated }: Seated & { readonly events: ReturnType<typeof campaignEvents> }) {
  const { remote, shared } = seated;
  const { game, campaign, origins } = shared;
  const { say } = useRemoteSpeaker(game);
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
    <section aria-labelledby="log-title">
      <h2 id="log-title">{say('web.campaign.journal')}</h2>
      {remote.seat !== undefined && <NoteForm game={game} add={addTo(seated)} />}
      <JournalTab campaign={campaign} events={events} by={by}>
        <UndoButton remote={remote} shared={shared} />
        <button type="button" disabled={acting.busy} onClick={() => acting.run(save)}>
          {say('web.campaign.export')}
        </button>
        <a href={hrefOf({ at: 'proof', key: remote.kept.key })}>{say('remote.proof.open')}</a>
      </JournalTab>
      <Problems error={acting.error} />
    </section>
  );
}
