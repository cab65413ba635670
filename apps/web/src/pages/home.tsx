/** The first screen: the games, the charts used last, the campaigns. */
import { shelf } from '@grognard/games';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { useRecents } from '../chart/drafts.ts';
import { Cover } from './cover.tsx';
import { RecentCampaigns } from './recent-campaigns.tsx';

export function Home() {
  const { say, locale } = useSpeaker();
  return (
    <div className="page home">
      <h1 className="unseen">Grognard</h1>
      <p className="motto">{say('web.home.motto')}</p>
      <section aria-labelledby="games-title">
        <h2 id="games-title">{say('web.home.games')}</h2>
        <ul className="covers">
          {shelf.map(({ id, titles, period }) => (
            <li key={id}>
              <a href={hrefOf({ at: 'game', game: id })} className="game-card">
                <Cover name={id} />
                <span className="game-title">{titles[locale]}</span>
                <span className="game-period">{period}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <RecentCharts />
      <RecentCampaigns />
      <p className="quiet hint">{say('web.home.keys')}</p>
    </div>
  );
}

function RecentCharts() {
  const { say, locale } = useSpeaker();
  const recents = useRecents().filter(({ game }) => shelf.some(({ id }) => id === game));
  if (recents.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">{say('web.home.recent')}</h2>
      <ul className="links">
        {recents.map(({ game, procedure, titles }) => (
          <li key={`${game}/${procedure}`}>
            <a href={hrefOf({ at: 'chart', game, procedure })}>
              <strong>{titles[locale]}</strong>
              <span className="cite">{shelf.find(({ id }) => id === game)?.titles[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
