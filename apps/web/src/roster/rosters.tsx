/** Every game with the number of its counters kept on this device. */
import { shelf } from '@grognard/games';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { rosterShelf } from './shelf.ts';

export function Rosters() {
  const { say } = useSpeaker();
  const all = useShelf(rosterShelf) ?? [];
  return (
    <div className="page">
      <PageTitle title={say('roster.title')} up={{ href: hrefOf({ at: 'home' }), label: say('web.home') }} />
      <p className="quiet">{say('roster.about')}</p>
      <ul className="links">
        {shelf.map(({ id, titles }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'roster', game: id })}>
              <strong>{say.read(titles)}</strong>
              <span className="cite">
                {say('roster.count', { count: all.filter(({ game }) => game === id).length })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
