/** A chart filled in for a shared campaign: engaging it opens the procedure for everyone. */
import type { Procedure } from '@grognard/kernel';
import { useEffect, useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { go, hrefOf } from '../app/route.ts';
import { Prepare } from '../chart/prepare.tsx';
import { useSituation } from '../chart/situation.ts';
import { Problems } from './problems.tsx';
import { Roles, type RolesGiven, rolesAtFirst } from './roles.tsx';
import { type Seated, Sitting } from './sitting.tsx';
import { useActing } from './use-acting.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

export function BeginPage({ seat, procedure }: { readonly seat: string; readonly procedure: string }) {
  return <Sitting seat={seat}>{(seated) => <Found {...seated} procedure={procedure} />}</Sitting>;
}

function Found({ procedure: id, ...seated }: Seated & { readonly procedure: string }) {
  const { remote, shared } = seated;
  const { game, open } = shared;
  const procedure = Object.hasOwn(game.procedures, id) ? game.procedures[id] : undefined;
  // The other player may open one first: then that is where the game is.
  useEffect(() => {
    if (open) go({ at: 'shared', key: remote.kept.key });
  }, [open, remote]);
  if (!procedure || remote.seat === undefined) {
    return (
      <Lost>
        <a href={hrefOf({ at: 'shared', key: remote.kept.key })}>{shared.campaign.name}</a>
      </Lost>
    );
  }
  return <Chart {...seated} procedure={procedure} own={remote.seat} />;
}

function Chart({ remote, shared, procedure, own }: Seated & { readonly procedure: Procedure; readonly own: string }) {
  const { game, campaign } = shared;
  const { say } = useRemoteSpeaker(game);
  const acting = useActing();
  const [roles, setRoles] = useState<RolesGiven>(() => rolesAtFirst(shared, own));
  const route = { at: 'chart', game: game.id, procedure: procedure.id } as const;
  const situation = useSituation(game, procedure, route, campaign.overlay, campaign);
  const engage = (): void => {
    const { opened } = situation;
    if (!opened.ok) return;
    const { input } = opened.value;
    acting.run(() => remote.act({ kind: 'began', procedure: procedure.id, input, roles }));
  };
  return (
    <div className="page wide">
      <p className="crumbs">
        <a href={hrefOf({ at: 'shared', key: remote.kept.key })}>{campaign.name}</a>
      </p>
      <Prepare
        game={game}
        procedure={procedure}
        situation={situation}
        overlay={campaign.overlay}
        campaign={campaign}
        engage={engage}
        together={
          <>
            <Roles shared={shared} roles={roles} change={setRoles} />
            <p className="quiet">{say('remote.begin.fair')}</p>
            <Problems error={acting.error} />
          </>
        }
      />
    </div>
  );
}
