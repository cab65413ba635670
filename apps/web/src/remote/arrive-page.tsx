/** A secret link was opened: the seat is kept on this device, and the secret leaves the address. */

import type { Game } from '@grognard/kernel';
import { type Api, parseLink, type SecretLink, takeSeat } from '@grognard/server/client';
import { useEffect, useState } from 'react';
import { Coming } from '../app/late.tsx';
import { takeGame } from '../app/library.ts';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { serverOf } from './api.ts';
import { Problems } from './problems.tsx';
import { keepSeat, keyOf, type Place, seats } from './seats.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

type Campaign = Awaited<ReturnType<Api['readCampaign']>>;

const tokenOf = (link: SecretLink): string => (link.kind === 'join' ? link.invitation : link.token);

/** The secret must not stay in the history of the browser. */
const goOn = (key: string): void => location.replace(hrefOf({ at: 'shared', key }));

async function keepAndGo(link: Place, { game, name }: Pick<Campaign, 'game' | 'name'>): Promise<void> {
  goOn(await keepSeat({ game, name, link, invitations: [] }));
}

export function ArrivePage() {
  const { say } = useRemoteSpeaker();
  const [link] = useState(() => parseLink(location.href));
  const { found, error, again } = useFound(link);
  if (!link) {
    return (
      <Lost>
        <p>{say('remote.link.broken')}</p>
      </Lost>
    );
  }
  if (error !== undefined) {
    return (
      <div className="page">
        <PageTitle title={say('remote.link.title')} />
        <Problems error={error} />
        <button type="button" className="primary" onClick={again}>
          {say('remote.again')}
        </button>
      </div>
    );
  }
  if (!found || link.kind !== 'join') return <Coming />;
  return <Invited link={link} campaign={found.campaign} game={found.game} />;
}

interface Found {
  readonly campaign: Campaign;
  readonly game: Game | undefined;
}

interface Search {
  readonly found: Found | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

/** Reads the campaign behind the link; a seat's own link, and one that this device has used, lead straight on. */
function useFound(link: SecretLink | undefined): Search {
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!link || error !== undefined) return;
    let current = true;
    const look = async (): Promise<void> => {
      if (link.kind === 'join' && (await seats.get(keyOf(link)))) return goOn(keyOf(link));
      const campaign = await serverOf(link.origin).readCampaign(link.id, { token: tokenOf(link) });
      if (!current) return;
      if (link.kind === 'join') setFound({ campaign, game: await takeGame(campaign.game) });
      else await keepAndGo(link, campaign);
    };
    look().catch((reason) => current && setError(reason));
    return () => {
      current = false;
    };
  }, [link, error]);
  return { found, error, again: () => setError(undefined) };
}

function Invited({
  link,
  campaign,
  game,
}: {
  readonly link: Extract<SecretLink, { kind: 'join' }>;
  readonly campaign: Campaign;
  readonly game: Game | undefined;
}) {
  const { say } = useRemoteSpeaker(game);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      await keepAndGo(await takeSeat(serverOf(link.origin), link), campaign);
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return (
    <div className="page">
      <PageTitle title={campaign.name} note={campaign.title} />
      <p>{say('remote.join.invited', { seat: say(`side.${link.seat}`) })}</p>
      <p className="quiet">{say('remote.join.why')}</p>
      <Problems error={error} />
      <button type="button" className="primary" disabled={busy} onClick={() => void take()}>
        {say('remote.join.take', { seat: say(`side.${link.seat}`) })}
      </button>
    </div>
  );
}
