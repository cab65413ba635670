/** One campaign: its tracks, its journal, and everything that can be done to it. */
import { refusalWords } from '@grognard/games/words';
import { fileOf } from '@grognard/kernel';
import { useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { go, hrefOf } from '../app/route.ts';
import { saveJournal } from '../app/save-file.ts';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { CampaignHead } from '../campaign/campaign-head.tsx';
import { CorrectDialog } from '../campaign/correct-dialog.tsx';
import { Log } from '../campaign/log.tsx';
import { NoteForm } from '../campaign/note-form.tsx';
import { OwedView } from '../campaign/owed-view.tsx';
import { campaigns, type Kept } from '../campaign/shelf.ts';
import { StateView } from '../campaign/state-view.tsx';
import { UndoDialog } from '../campaign/undo-dialog.tsx';
import { type Add, type OpenCampaign, useAdd, useCampaign } from '../campaign/use-campaign.ts';

export function CampaignPage({ id }: { readonly id: string }) {
  const { say } = useSpeaker();
  const held = useCampaign(id);
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
      return <Opened open={held} />;
  }
}

function Opened({ open }: { readonly open: OpenCampaign }) {
  const { game, campaign, kept } = open;
  const { say } = useSpeaker(game);
  const add = useAdd(open);
  const [asking, setAsking] = useState<
    | { readonly kind: 'undo' | 'forget' }
    | { readonly kind: 'correct'; readonly track: string; readonly draft?: unknown }
  >();
  const close = (): void => setAsking(undefined);
  return (
    <div className="page wide campaign">
      <CampaignHead campaign={campaign} />
      <OwedView campaign={campaign} add={add} mend={(track, draft) => setAsking({ kind: 'correct', track, draft })} />
      <div className="campaign-columns">
        <div>
          <section aria-labelledby="resolve-title">
            <h2 id="resolve-title">{say('web.campaign.resolve')}</h2>
            <ul className="links tiles">
              {Object.keys(game.procedures).map((id) => (
                <li key={id}>
                  <a href={hrefOf({ at: 'chart', game: game.id, procedure: id, campaign: kept.id })}>
                    <strong>{say(`procedure.${id}`)}</strong>
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="tracks-title">
            <h2 id="tracks-title">{say('web.campaign.tracks')}</h2>
            <StateView game={game} state={campaign.state} correct={(track) => setAsking({ kind: 'correct', track })} />
          </section>
        </div>
        <section aria-labelledby="log-title">
          <h2 id="log-title">{say('web.campaign.journal')}</h2>
          <Tools
            open={open}
            add={add}
            undo={() => setAsking({ kind: 'undo' })}
            forget={() => setAsking({ kind: 'forget' })}
          />
          <NoteForm game={game} add={add} />
          <Log game={game} campaign={campaign} events={open.journal.events} />
        </section>
      </div>
      {asking?.kind === 'undo' && <UndoDialog open={open} add={add} close={close} />}
      {asking?.kind === 'correct' && (
        <CorrectDialog
          key={asking.track}
          open={open}
          track={asking.track}
          draft={asking.draft}
          add={add}
          close={close}
        />
      )}
      {asking?.kind === 'forget' && <ForgetDialog kept={kept} close={close} />}
    </div>
  );
}

function Tools({
  open,
  add,
  undo,
  forget: drop,
}: {
  readonly open: OpenCampaign;
  readonly add: Add;
  readonly undo: () => void;
  readonly forget: () => void;
}) {
  const { say } = useSpeaker(open.game);
  const again = open.campaign.undone.at(-1);
  return (
    <p className="tools">
      <button type="button" disabled={open.campaign.standing.length < 2} onClick={undo}>
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
      <button type="button" onClick={drop}>
        {say('web.campaign.forget')}
      </button>
    </p>
  );
}

/** The journal file, byte for byte what the command would have written. */
function Export({ kept }: { readonly kept: Kept }) {
  const { say } = useSpeaker();
  return (
    <button type="button" onClick={() => saveJournal(kept.name, fileOf(kept.lines))}>
      {say('web.campaign.export')}
    </button>
  );
}

function ForgetDialog({ kept, close }: { readonly kept: Kept; readonly close: () => void }) {
  const { say } = useSpeaker();
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
