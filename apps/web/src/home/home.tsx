/** The first screen: what this is, a battle to try, where one left off, the games. */
import { shelf } from '@grognard/games';
import { tongues } from '@grognard/games/words';
import { PageNote } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { useRecents } from '../chart/drafts.ts';
import { Cover } from './cover.tsx';
import { GoOn } from './go-on.tsx';
import type { Leaf } from './leaf.ts';
import { Rooms } from './rooms.tsx';
import { ShowcaseCard } from './showcase-card.tsx';
import { useLeaves } from './use-leaves.ts';

export function Home() {
  const { say } = useSpeaker();
  const leaves = useLeaves();
  const shown = leaves.find(({ showcase }) => showcase);
  return (
    <div className="page home">
      <PageNote>{say('web.home.note')}</PageNote>
      <section className="hero">
        <div className="promise">
          <h1>{say('web.home.promise')}</h1>
          <p className="quiet">{say('web.home.about')}</p>
          <div className="hero-acts">
            {shown?.showcase && (
              <a
                className="button primary loud"
                href={hrefOf({
                  at: 'chart',
                  game: shown.id,
                  procedure: shown.showcase.procedure,
                  preset: shown.showcase.preset,
                })}
              >
                {say('web.home.try', { title: say.read(shown.showcase.title) })}
              </a>
            )}
            <GoOn />
          </div>
        </div>
        {shown?.showcase && <ShowcaseCard game={shown.id} showcase={shown.showcase} />}
      </section>
      <Recent />
      <section aria-labelledby="games-title">
        <h2 id="games-title">{say('web.home.games')}</h2>
        <ul className="covers">
          {shelf.map((game) => (
            <li key={game.id}>
              <GameCard game={game} leaf={leaves.find(({ id }) => id === game.id)} />
            </li>
          ))}
        </ul>
      </section>
      <Rooms />
    </div>
  );
}

/** An invented game belongs to no time. */
const NO_PERIOD = '—';

interface GameCardProps {
  readonly game: (typeof shelf)[number];
  readonly leaf: Leaf | undefined;
}

function GameCard({ game: { id, titles, period }, leaf }: GameCardProps) {
  const { say, locale } = useSpeaker();
  return (
    <article className="sheet game-card">
      <div className="game-cover">
        <Cover name={id} drawn={leaf?.cover} />
        {period !== NO_PERIOD && <span className="game-period">{period}</span>}
      </div>
      <div className="game-words">
        <h3>
          <a href={hrefOf({ at: 'game', game: id })}>{tongues[locale].typeset(say.read(titles))}</a>
        </h3>
        <p className="caption">
          {leaf ? say('web.home.counts', { charts: leaf.charts, tables: leaf.tables }) : period}
        </p>
        <p className="chips">
          {leaf?.first.map(({ procedure, title }) => (
            <a key={procedure} className="chip" href={hrefOf({ at: 'chart', game: id, procedure })}>
              <span>{say.read(title)}</span>
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}

/** Charts used before the last one: that one is offered above. */
function Recent() {
  const { say } = useSpeaker();
  const recents = useRecents().filter(({ game }) => shelf.some(({ id }) => id === game));
  if (recents.length < 2) return null;
  return (
    <section aria-labelledby="recent-title" className="recent">
      <h2 id="recent-title">{say('web.home.recent')}</h2>
      <p className="chips">
        {recents.map(({ game, procedure, titles }) => (
          <a key={`${game}/${procedure}`} className="chip" href={hrefOf({ at: 'chart', game, procedure })}>
            <span>
              {say.read(titles)} <span className="quiet">{say.read(shelf.find(({ id }) => id === game)?.titles)}</span>
            </span>
          </a>
        ))}
      </p>
    </section>
  );
}
