/** Who sits where, who is there, and the links that bring the others. */
import { isTaken } from '@grognard/kernel/fair';
import { linkText } from '@grognard/server/client';
import { useState } from 'react';
import { CopyButton } from '../account/copy-button.tsx';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { useShelf } from '../app/use-shelf.ts';
import { seats as held } from './seats.ts';
import type { Seated } from './sitting.tsx';
import { useRemote } from './use-remote.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

export function SeatsView({ remote, view, shared }: Seated) {
  const { say } = useRemoteSpeaker(shared.game);
  const { kept, seat: own } = remote;
  return (
    <section className="panel" aria-labelledby="seats-title">
      <h2 id="seats-title">{say('remote.seats.title')}</h2>
      <p className={view.connected ? 'quiet' : 'fault'} role="status">
        {say(view.connected ? 'remote.connected' : 'remote.disconnected')}
      </p>
      <ul className="seats">
        {shared.seats.map((seat) => {
          const invitation = kept.invitations.find((each) => each.seat === seat);
          const state = !isTaken(shared, seat) ? 'empty' : seat === own || view.here.includes(seat) ? 'here' : 'away';
          return (
            <li key={seat} data-state={state}>
              <strong>{say(`side.${seat}`)}</strong> {seat === own && <em>{say('remote.seats.you')} </em>}
              <span className="cite">{say(`remote.seats.${state}`)}</span>{' '}
              {state === 'empty' && invitation && (
                <CopyButton
                  label={say('remote.seats.invite', { seat: say(`side.${seat}`) })}
                  text={() => invitation.link}
                />
              )}
            </li>
          );
        })}
      </ul>
      <OtherSeats id={shared.id} own={kept.key} game={shared.game} />
      <details>
        <summary>{say('remote.links.title')}</summary>
        {kept.watch !== undefined && (
          <p>
            <CopyButton label={say('remote.links.watch')} text={() => kept.watch ?? ''} />{' '}
            <span className="cite">{say('remote.links.watchWhy')}</span>
          </p>
        )}
        {kept.link.kind === 'seat' && (
          <p>
            <CopyButton label={say('remote.links.seat')} text={() => linkText(kept.link)} />{' '}
            <span className="cite">{say('remote.links.seatWhy')}</span>
          </p>
        )}
        <ForgetSeat seat={kept.key} />
      </details>
    </section>
  );
}

/** A player may hold two seats: both stay connected, so that no roll waits for the one he does not look at. */
function OtherSeats({
  id,
  own,
  game,
}: {
  readonly id: string;
  readonly own: string;
  readonly game: Seated['shared']['game'];
}) {
  const { say } = useRemoteSpeaker(game);
  const all = useShelf(held) ?? [];
  const others = all.flatMap(({ key, link }) =>
    link.kind === 'seat' && link.id === id && key !== own ? [{ key, seat: link.seat }] : [],
  );
  if (others.length === 0) return null;
  return (
    <p>
      {say('remote.seats.others')}{' '}
      {others.map(({ key, seat }) => (
        <OtherSeat key={key} seat={key} name={say(`side.${seat}`)} />
      ))}
    </p>
  );
}

function OtherSeat({ seat, name }: { readonly seat: string; readonly name: string }) {
  useRemote(seat);
  return <a href={hrefOf({ at: 'shared', key: seat })}>{name}</a>;
}

function ForgetSeat({ seat }: { readonly seat: string }) {
  const { say } = useRemoteSpeaker();
  const [asking, setAsking] = useState(false);
  const drop = async (): Promise<void> => {
    await held.forget(seat);
    location.replace(hrefOf({ at: 'campaigns' }));
  };
  return (
    <p>
      <button type="button" onClick={() => setAsking(true)}>
        {say('remote.forget')}
      </button>
      {asking && (
        <Sheet title={say('remote.forget')} close={() => setAsking(false)}>
          <p>{say('remote.forget.why')}</p>
          <button type="button" className="primary danger" onClick={() => void drop()}>
            {say('remote.forget')}
          </button>
        </Sheet>
      )}
    </p>
  );
}
