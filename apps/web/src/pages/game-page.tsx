/** Everything of one game: its charts, tables, worked examples, sheet. */

import type { Game } from '@grognard/kernel';
import { useEffect } from 'react';
import { Coming, late } from '../app/late.tsx';
import { EVERY, useGame } from '../app/library.ts';
import { Lost } from '../app/lost.tsx';
import { type GameRoute, hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { GameOverview } from './game-overview.tsx';

const chartRoom = () => import('./chart-room.tsx');
const ChartRoom = late(async () => (await chartRoom()).ChartRoom, <Coming />);
const TablePage = late(async () => (await import('./table-page.tsx')).TablePage, <Coming />);
const PrintPage = late(async () => (await import('../print/print-page.tsx')).PrintPage, <Coming />);
const MapsPage = late(async () => (await import('./maps-page.tsx')).MapsPage, <Coming />);
const MapPage = late(async () => (await import('./map-page.tsx')).MapPage, <Coming />);
const RosterPage = late(async () => (await import('../roster/roster-page.tsx')).RosterPage, <Coming />);
const ExamplesPage = late(async () => (await import('./examples-page.tsx')).ExamplesPage, <Coming />);

export function GamePage({ route, fragment }: { readonly route: GameRoute; readonly fragment: string }) {
  const { say } = useSpeaker();
  useChartAhead(route);
  const taken = useGame(route.game, neededBy(route));
  switch (taken.state) {
    case 'coming':
      return <Coming />;
    case 'absent':
      return (
        <Lost>
          <p>{say('web.lost.game', { game: route.game })}</p>
          <a href={hrefOf({ at: 'home' })}>{say('web.home')}</a>
        </Lost>
      );
    case 'here':
      return <Room game={taken.game} route={route} fragment={fragment} />;
  }
}

/** The room of a chart and the worker of its odds come while the game does. */
function useChartAhead({ at, game }: GameRoute): void {
  useEffect(() => {
    if (at !== 'chart') return;
    const ahead = async (): Promise<void> => {
      const [{ readyFor }] = await Promise.all([import('../odds/worker-client.ts'), chartRoom()]);
      readyFor(game);
    };
    // What does not arrive is asked for again by whoever needs it.
    ahead().catch(() => undefined);
  }, [at, game]);
}

/** The stories and the proof of all examples take every one; a chart the one it is opened with. */
function neededBy(route: GameRoute): string | undefined {
  if (route.at === 'examples' || route.at === 'maps') return EVERY;
  return route.at === 'chart' ? route.preset : undefined;
}

function Room({
  game,
  route,
  fragment,
}: {
  readonly game: Game;
  readonly route: GameRoute;
  readonly fragment: string;
}) {
  switch (route.at) {
    case 'game':
      return <GameOverview game={game} section={route.section} />;
    case 'chart':
      return <ChartRoom key={fragment} game={game} route={route} />;
    case 'table':
      return <TablePage key={route.table} game={game} id={route.table} />;
    case 'print':
      return <PrintPage game={game} />;
    case 'examples':
      return <ExamplesPage game={game} />;
    case 'maps':
      return <MapsPage game={game} />;
    case 'map':
      return <MapPage game={game} id={route.map} />;
    case 'roster':
      return <RosterPage game={game} />;
  }
}
