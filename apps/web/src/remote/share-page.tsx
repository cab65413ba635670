/** A new campaign for players far apart. */

import { shelf } from '@grognard/games';
import { beginCampaign, type Game, type Overlay, type Plain } from '@grognard/kernel';
import { seatsOf } from '@grognard/kernel/fair';
import { createCampaign, parseLink, takeSeat } from '@grognard/server/client';
import { type FormEvent, useEffect, useState } from 'react';
import { useGame } from '../app/library.ts';
import { PageTitle } from '../app/page-title.tsx';
import { go, hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { GameAndName } from '../campaign/game-and-name.tsx';
import { openCampaign } from '../campaign/open-campaign.ts';
import { SetupChoice } from '../campaign/setup-choice.tsx';
import { campaigns } from '../campaign/shelf.ts';
import { storedRulings } from '../chart/rulings.tsx';
import { overlayOf } from '../table/own.ts';
import { serverOf } from './api.ts';
import { Problems } from './problems.tsx';
import { keepSeat } from './seats.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

export function SharePage() {
  const { say } = useRemoteSpeaker();
  const served = useServed();
  return (
    <div className="page">
      <PageTitle
        title={say('remote.share.title')}
        up={{ href: hrefOf({ at: 'campaigns' }), label: say('web.campaigns.title') }}
      />
      <p>{say('remote.share.about')}</p>
      {served === false ? (
        <p className="fault" role="alert">
          {say('remote.share.noServer')}
        </p>
      ) : (
        <ShareForm />
      )}
    </div>
  );
}

/** A copy of the pages on a plain host has no server behind it. */
function useServed(): boolean | undefined {
  const [served, setServed] = useState<boolean>();
  useEffect(() => {
    serverOf(location.origin)
      .health()
      .then(
        () => setServed(true),
        () => setServed(false),
      );
  }, []);
  return served;
}

interface Start {
  readonly setup: Plain;
  readonly rulings: Readonly<Record<string, string>>;
  readonly overlay: Overlay;
}

/** A printed set-up, or a campaign of this device with all that it has come to: tracks, maps, counters, readings. */
async function startOf(game: Game, from: string): Promise<Start> {
  const own = { rulings: storedRulings(game), overlay: overlayOf(game) };
  const open = from === '' ? undefined : await openCampaign(from);
  if (open?.state !== 'here') return { setup: (game.campaign?.setups?.[from] ?? {}) as Plain, ...own };
  const { state, rulings, overlay } = open.campaign;
  return { setup: state as Plain, rulings, overlay };
}

/** Makes the campaign, takes the wanted seats and keeps the links for the others; gives the page to go to. */
async function share(game: Game, name: string, wanted: readonly string[], from: string): Promise<string> {
  const api = serverOf(location.origin);
  const { setup, rulings, overlay } = await startOf(game, from);
  const begun = beginCampaign(game, name, setup, rulings, overlay);
  const opened = begun.ok && { opened: begun.value };
  const plan = { game: game.id, name, seats: seatsOf(game), setup, rulings, overlay, ...opened };
  const { invitations, watch } = await createCampaign(api, plan);
  const others = invitations.filter(({ seat }) => !wanted.includes(seat));
  const kept = { game: game.id, name, invitations: others, watch };
  const keys: string[] = [];
  for (const { seat, link } of invitations) {
    const invited = parseLink(link);
    if (!wanted.includes(seat) || invited?.kind !== 'join') continue;
    keys.push(await keepSeat({ ...kept, link: await takeSeat(api, invited) }));
  }
  const watching = parseLink(watch);
  if (keys.length === 0 && watching?.kind === 'watch') keys.push(await keepSeat({ ...kept, link: watching }));
  return keys[0] ?? '';
}

function ShareForm() {
  const { say } = useRemoteSpeaker();
  const [game, setGame] = useState(shelf[0]?.id ?? '');
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const own = (useShelf(campaigns) ?? []).filter((each) => each.game === game);
  const [wanted, setWanted] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const taken = useGame(game);
  const all = taken.state === 'here' ? seatsOf(taken.game) : [];
  const mine = wanted ?? all.slice(0, 1);
  const begin = async (): Promise<void> => {
    if (taken.state !== 'here') return;
    setBusy(true);
    try {
      go({ at: 'shared', key: await share(taken.game, name.trim(), mine, from) });
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return (
    <form
      className="panel"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void begin();
      }}
    >
      <GameAndName
        game={game}
        name={name}
        choose={(chosen) => {
          setGame(chosen);
          setWanted(undefined);
          setFrom('');
        }}
        call={setName}
      />
      <SetupChoice
        game={game}
        setup={from}
        choose={setFrom}
        others={own.map(({ id, name: called }) => ({ value: id, label: called }))}
      />
      {taken.state === 'here' && <OwnSeats game={taken.game} all={all} own={mine} change={setWanted} />}
      <Problems error={error} />
      <button type="submit" className="primary" disabled={busy || name.trim() === '' || taken.state !== 'here'}>
        {say('remote.share.begin')}
      </button>
    </form>
  );
}

interface OwnSeatsProps {
  readonly game: Game;
  readonly all: readonly string[];
  readonly own: readonly string[];
  readonly change: (own: readonly string[]) => void;
}

function OwnSeats({ game, all, own, change }: OwnSeatsProps) {
  const { say } = useRemoteSpeaker(game);
  return (
    <fieldset className="own-seats">
      <legend>{say('remote.share.own')}</legend>
      {all.map((seat) => (
        <label key={seat} className="switch">
          <input
            type="checkbox"
            checked={own.includes(seat)}
            onChange={({ target }) => change(target.checked ? [...own, seat] : own.filter((each) => each !== seat))}
          />
          <span className="switch-label">{say(`side.${seat}`)}</span>
        </label>
      ))}
      {own.length === 0 && <p className="quiet">{say('remote.share.watchOnly')}</p>}
    </fieldset>
  );
}
