/** One shared campaign: who is there, whose move it is, the procedure in play, tracks and journal. */
import { useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { saveJournal } from '../app/save-file.ts';
import { CampaignHead } from '../campaign/campaign-head.tsx';
import { CorrectDialog } from '../campaign/correct-dialog.tsx';
import { Log } from '../campaign/log.tsx';
import { NoteForm } from '../campaign/note-form.tsx';
import { StateView } from '../campaign/state-view.tsx';
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

export function SharedPage({ seat }: { readonly seat: string }) {
  return <Sitting seat={seat}>{(seated) => <Campaign {...seated} />}</Sitting>;
}

function Campaign(seated: Seated) {
  const { remote, shared } = seated;
  const { game, campaign, open } = shared;
  const { say } = useRemoteSpeaker(game);
  const [track, setTrack] = useState<string>();
  const add = addTo(seated);
  const plays = remote.seat !== undefined;
  return (
    <div className="page wide campaign">
      <CampaignHead campaign={campaign}>
        <p>
          {remote.seat === undefined
            ? say('remote.watching')
            : say('remote.playing', { seat: say(`side.${remote.seat}`) })}
        </p>
      </CampaignHead>
      <div className="table-columns">
        <div>
          <MovesView remote={remote} shared={shared} />
          <UndoQuestion remote={remote} shared={shared} />
          <PlayView {...seated} />
          {plays && !open && <Begin {...seated} />}
        </div>
        <div className="table-side">
          <SeatsView {...seated} />
          <Journal {...seated} />
        </div>
        <section aria-labelledby="tracks-title">
          <h2 id="tracks-title">{say('web.campaign.tracks')}</h2>
          <StateView game={game} state={campaign.state} correct={plays && !open ? setTrack : undefined} />
        </section>
      </div>
      {track !== undefined && (
        <CorrectDialog
          key={track}
          open={{ game, campaign }}
          track={track}
          add={add}
          close={() => setTrack(undefined)}
        />
      )}
    </div>
  );
}

function Begin({ remote, shared: { game } }: Seated) {
  const { say } = useRemoteSpeaker(game);
  return (
    <section aria-labelledby="resolve-title">
      <h2 id="resolve-title">{say('web.campaign.resolve')}</h2>
      <ul className="links tiles">
        {Object.keys(game.procedures).map((procedure) => (
          <li key={procedure}>
            <a href={hrefOf({ at: 'begin', key: remote.kept.key, procedure })}>
              <strong>{say(`procedure.${procedure}`)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Journal(seated: Seated) {
  const { remote, view, shared } = seated;
  const { game, campaign, origins } = shared;
  const { say } = useRemoteSpeaker(game);
  const acting = useActing();
  const events = useMemo(() => campaignEvents(view.lines), [view.lines]);
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
      <p className="tools">
        <UndoButton remote={remote} shared={shared} />
        <button type="button" disabled={acting.busy} onClick={() => acting.run(save)}>
          {say('web.campaign.export')}
        </button>
        <a href={hrefOf({ at: 'proof', key: remote.kept.key })}>{say('remote.proof.open')}</a>
      </p>
      <Problems error={acting.error} />
      {remote.seat !== undefined && <NoteForm game={game} add={addTo(seated)} />}
      <Log game={game} campaign={campaign} events={events} by={by} />
    </section>
  );
}
