/** What every page of one shared campaign begins with: the seat, the game, and whether the server can be believed. */

import { refusalWords, speakerFor } from '@grognard/games/words';
import type { Shared } from '@grognard/kernel/fair';
import type { ReactNode } from 'react';
import { Coming } from '../app/late.tsx';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { saveFile } from '../app/save-file.ts';
import type { RemoteCampaign, RemoteView } from './campaign.ts';
import { useRemote, useView } from './use-remote.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

export interface Seated {
  readonly remote: RemoteCampaign;
  readonly view: RemoteView;
  readonly shared: Shared;
}

export function Sitting({
  seat,
  children,
}: {
  readonly seat: string;
  readonly children: (seated: Seated) => ReactNode;
}) {
  const { say } = useRemoteSpeaker();
  const sitting = useRemote(seat);
  switch (sitting.state) {
    case 'coming':
      return <Coming />;
    case 'absent':
      return (
        <Lost>
          <p>{say('remote.absent')}</p>
          <a href={hrefOf({ at: 'campaigns' })}>{say('web.campaigns.title')}</a>
        </Lost>
      );
    case 'here':
      return <AtRemote remote={sitting.remote}>{children}</AtRemote>;
  }
}

function AtRemote({
  remote,
  children,
}: {
  readonly remote: RemoteCampaign;
  readonly children: (seated: Seated) => ReactNode;
}) {
  const { say } = useRemoteSpeaker();
  const view = useView(remote);
  const { shared, distrust, connected } = view;
  if (!shared) {
    return (
      <div className="page">
        <PageTitle title={remote.kept.name} />
        <Distrust remote={remote} view={view} />
        {!distrust && <p className="quiet">{say(connected ? 'web.coming' : 'remote.connecting')}</p>}
      </div>
    );
  }
  return (
    <>
      <Distrust remote={remote} view={view} />
      <WentBack view={view} />
      {children({ remote, view, shared })}
    </>
  );
}

/** A server that was restored: what happened, and that it is mended by itself. */
function WentBack({ view: { lost, distrust } }: { readonly view: RemoteView }) {
  const { say } = useRemoteSpeaker();
  if (!lost || distrust) return null;
  return (
    <p className="page quiet" role="status">
      {say(lost.mended ? 'remote.lost.mended' : 'remote.lost.told', { by: lost.by })}
    </p>
  );
}

/** Said loudly: from here on nothing the server tells is believed. */
function Distrust({
  remote,
  view: { distrust, shared, evidence },
}: {
  readonly remote: RemoteCampaign;
  readonly view: RemoteView;
}) {
  const { say, locale } = useRemoteSpeaker(shared?.game);
  if (!distrust) return null;
  const fair = shared ? speakerFor(shared.game, locale) : say;
  return (
    <div className="page distrust" role="alert">
      <h2>{say('remote.distrust.title')}</h2>
      <p>{say('remote.distrust.line', { line: distrust.line + 1, name: remote.kept.name })}</p>
      <ul>
        {distrust.refusals.map((refusal) => (
          <li key={`${refusal.code}${refusal.at}`}>{refusalWords(shared?.game, fair, refusal)}</li>
        ))}
      </ul>
      <p>{say('remote.distrust.then')}</p>
      {evidence && (
        <button type="button" onClick={() => saveFile('evidence.json', JSON.stringify(evidence), 'application/json')}>
          {say('remote.distrust.save')}
        </button>
      )}
    </div>
  );
}
