/** Finds the chart the address names, and the campaign it is played in. */
import type { Game } from '@grognard/kernel';
import { Lost } from '../app/lost.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { CampaignChart } from '../campaign/campaign-chart.tsx';
import { ChartPage } from '../chart/chart-page.tsx';
import type { ChartRoute } from '../chart/situation.ts';
import { hasBoard } from '../map/has-board.ts';

export function ChartRoom({ game, route }: { readonly game: Game; readonly route: ChartRoute }) {
  const { say } = useSpeaker(game);
  const procedure = Object.hasOwn(game.procedures, route.procedure) ? game.procedures[route.procedure] : undefined;
  if (!procedure) {
    return (
      <Lost>
        <p>{say('refusal.unknownProcedure', { received: route.procedure, options: Object.keys(game.procedures) })}</p>
        <a href={hrefOf({ at: 'game', game: game.id })}>{say('web.game.back')}</a>
      </Lost>
    );
  }
  return (
    <div className={hasBoard(procedure) ? 'board-page' : 'page wide'}>
      {route.campaign === undefined ? (
        <ChartPage game={game} procedure={procedure} route={route} />
      ) : (
        <CampaignChart game={game} procedure={procedure} route={route} id={route.campaign} />
      )}
    </div>
  );
}
