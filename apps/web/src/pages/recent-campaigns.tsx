/** The campaigns kept on this device, and those played with others. */
import { shelf } from '@grognard/games';
import { hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { campaigns } from '../campaign/shelf.ts';
import { seats } from '../remote/seats.ts';

export function RecentCampaigns() {
  const { say } = useSpeaker();
  const kept = useShelf(campaigns) ?? [];
  const held = useShelf(seats) ?? [];
  const titleOf = (game: string): string => say.read(shelf.find((entry) => entry.id === game)?.titles) ?? game;
  return (
    <section aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">{say('web.campaigns.title')}</h2>
      <ul className="links">
        {held.map(({ key, game, name }) => (
          <li key={key}>
            <a href={hrefOf({ at: 'shared', key })}>
              <strong>{name}</strong>
              <span className="cite">
                {titleOf(game)} · {say('web.campaigns.remote')}
              </span>
            </a>
          </li>
        ))}
        {kept.map(({ id, game, name, length }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'campaign', id })}>
              <strong>{name}</strong>
              <span className="cite">
                {titleOf(game)} · {say('web.campaigns.events', { count: length })}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href={hrefOf({ at: 'campaigns' })}>
            <strong>{say('web.campaigns.new')}</strong>
            <span className="cite">{say('web.campaigns.about')}</span>
          </a>
        </li>
        <li>
          <a href={hrefOf({ at: 'share' })}>
            <strong>{say('web.campaigns.share')}</strong>
            <span className="cite">{say('web.campaigns.shareAbout')}</span>
          </a>
        </li>
        <li>
          <a href={hrefOf({ at: 'proof' })}>
            <strong>{say('web.campaigns.proof')}</strong>
            <span className="cite">{say('web.campaigns.proofAbout')}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
