/** A chart filled in for a shared campaign: engaging it opens the procedure for everyone. */
import type { Plain, Procedure } from '@grognard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { chartAtTable, type FarRoute, go, hrefOf } from '../app/route.ts';
import { BoardOrForm } from '../chart/board-or-form.tsx';
import { certainOf, isCertain } from '../chart/certain.ts';
import { useSituation } from '../chart/situation.ts';
import { hasBoard } from '../map/has-board.ts';
import { Problems } from './problems.tsx';
import { Roles, type RolesGiven, rolesAtFirst } from './roles.tsx';
import { type Seated, Sitting } from './sitting.tsx';
import { useActing } from './use-acting.ts';
import { useRemoteSpeaker } from './use-speaker.ts';

type BeginRoute = Extract<FarRoute, { at: 'begin' }>;

export function BeginPage({ route }: { readonly route: BeginRoute }) {
  return <Sitting seat={route.key}>{(seated) => <Found {...seated} route={route} />}</Sitting>;
}

function Found({ route, ...seated }: Seated & { readonly route: BeginRoute }) {
  const { remote, shared } = seated;
  const { game, open } = shared;
  const { procedure: id, input } = route;
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
  return <Chart {...seated} procedure={procedure} own={remote.seat} input={input} />;
}

interface ChartProps extends Seated {
  readonly procedure: Procedure;
  readonly own: string;
  /** What the procedure before it leads to. */
  readonly input: Plain | undefined;
}

function Chart({ remote, shared, procedure, own, input }: ChartProps) {
  const { game, campaign } = shared;
  const { say } = useRemoteSpeaker(game);
  const acting = useActing();
  const [roles, setRoles] = useState<RolesGiven>(() => rolesAtFirst(shared, own));
  const route = { at: 'chart', game: game.id, procedure: procedure.id, ...(input !== undefined && { input }) } as const;
  const situation = useSituation(game, procedure, route, campaign.overlay, campaign);
  const engage = (): void => {
    const { opened } = situation;
    if (!opened.ok) return;
    acting.run(async () => {
      await remote.act({ kind: 'began', procedure: procedure.id, input: opened.value.input, roles });
      go({ at: 'shared', key: remote.kept.key });
    });
  };
  const { opened: said } = situation;
  const certain = useMemo(
    () => certainOf(said) !== undefined || (!said.ok && isCertain(game, procedure)),
    [said, game, procedure],
  );
  return (
    <div className={hasBoard(procedure) ? 'board-page' : 'page wide'}>
      <BoardOrForm
        game={game}
        procedure={procedure}
        situation={situation}
        overlay={campaign.overlay}
        campaign={campaign}
        up={{ href: hrefOf({ at: 'shared', key: remote.kept.key }), label: campaign.name }}
        at={chartAtTable(remote.kept.key)}
        engage={engage}
        book={engage}
        together={
          <>
            {!certain && (
              <>
                <Roles shared={shared} roles={roles} change={setRoles} />
                <p className="quiet">{say('remote.begin.fair')}</p>
              </>
            )}
            <Problems error={acting.error} />
          </>
        }
      />
    </div>
  );
}
