/** A game's front page: charts in the order of a turn with their presets, the tables beside them, and the rest. */
import { tongues } from '@grognard/games/words';
import { chartsByPhase, counterKinds, type Game } from '@grognard/kernel';
import { useEffect, useMemo } from 'react';
import { PageTitle } from '../app/page-title.tsx';
import { type Room, RoomLinks } from '../app/room-links.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { Cover } from '../home/cover.tsx';
import { useLeaves } from '../home/use-leaves.ts';
import { useCounters } from '../roster/use-roster.ts';
import { GameFolds } from './game-folds.tsx';

export function GameOverview({ game, section }: { readonly game: Game; readonly section: string | undefined }) {
  const { say, locale } = useSpeaker(game);
  useSection(section);
  return (
    <div className="page wide game">
      <PageTitle
        title={tongues[locale].typeset(say.read(game.titles))}
        up={{ href: hrefOf({ at: 'home' }), label: say('web.home') }}
        note={game.period}
      />
      <div className="game-columns">
        <Charts game={game} />
        <aside className="game-side">
          <Cover name={game.id} drawn={game.cover} />
          <Tables game={game} />
        </aside>
      </div>
      <Rooms game={game} />
      <GameFolds game={game} />
    </div>
  );
}

/** An address may name a part of the page: it is unfolded and brought into sight. */
function useSection(section: string | undefined): void {
  useEffect(() => {
    if (section === undefined) return;
    const target = document.getElementById(section);
    if (target instanceof HTMLDetailsElement) target.open = true;
    const inside = target?.closest('details');
    if (inside) inside.open = true;
    target?.scrollIntoView({ block: 'start' });
  }, [section]);
}

function Charts({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const phases = useMemo(() => chartsByPhase(game), [game]);
  return (
    <section aria-labelledby="charts-title" className="charts">
      <h2 id="charts-title" className={phases.length > 1 ? 'unseen' : undefined}>
        {say('web.game.charts')}
      </h2>
      {phases.map(({ phase, procedures }) => (
        <div key={phase ?? ''} className="phase">
          {phase !== undefined && <h3>{say(`phase.${phase}`)}</h3>}
          <ul className="sheet chart-list">
            {procedures.map((id) => (
              <ChartItem key={id} game={game} id={id} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** So many are seen at a glance; the rest unfold. */
const MOST_PRESETS = 6;

function ChartItem({ game, id }: { readonly game: Game; readonly id: string }) {
  const { say } = useSpeaker(game);
  const presets = game.examples.filter(({ preset, procedure }) => preset && procedure === id);
  const chips = presets.map((each) => (
    <a key={each.id} className="chip" href={hrefOf({ at: 'chart', game: game.id, procedure: id, preset: each.id })}>
      <span>{say.read(each.title)}</span>
    </a>
  ));
  const [shown, folded] =
    chips.length > MOST_PRESETS + 1 ? [chips.slice(0, MOST_PRESETS), chips.slice(MOST_PRESETS)] : [chips, []];
  return (
    <li>
      <a className="chart-name" href={hrefOf({ at: 'chart', game: game.id, procedure: id })}>
        {say(`procedure.${id}`)}
      </a>
      {shown.length > 0 && <p className="chips">{shown}</p>}
      {folded.length > 0 && (
        <details>
          <summary>{say('web.game.morePresets', { count: folded.length })}</summary>
          <p className="chips">{folded}</p>
        </details>
      )}
    </li>
  );
}

function Tables({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">{say('web.game.tables')}</h2>
      <ul className="sheet table-list">
        {Object.values(game.tables).map(({ id, title, repairs, lost }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'table', game: game.id, table: id })}>
              <span>{say.read(title)}</span>
              {repairs.length + lost.length > 0 && (
                <span className="caption">
                  {say('web.game.doubts', { repairs: repairs.length, lost: lost.length })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The other pages of this game. */
function Rooms({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const counters = useCounters(game.id)?.length ?? 0;
  const stories = game.scenarios?.length ?? 0;
  const examples = useLeaves().find(({ id }) => id === game.id)?.examples ?? game.examples.length;
  const rooms: readonly Room[] = [
    ...(counterKinds(game).length > 0
      ? [
          {
            icon: 'roster',
            route: { at: 'roster', game: game.id },
            title: say('roster.title'),
            about: say('roster.count', { count: counters }),
          } as const,
        ]
      : []),
    {
      icon: 'print',
      route: { at: 'print', game: game.id },
      title: say('web.print.title'),
      about: say('web.print.about'),
    },
    ...(stories > 0
      ? [
          {
            icon: 'map',
            route: { at: 'maps', game: game.id },
            title: say('web.maps.title'),
            about: say('web.maps.about', { count: stories }),
          } as const,
        ]
      : []),
    {
      icon: 'tick',
      route: { at: 'examples', game: game.id },
      title: say('web.examples.title'),
      about: say('web.examples.about', { count: examples }),
    },
  ];
  return <RoomLinks className="game-rooms" label={say('web.game.more')} rooms={rooms} />;
}
