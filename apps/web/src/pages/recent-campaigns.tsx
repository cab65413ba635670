/** The campaigns kept on this device. */
import { shelf } from '@grognard/games';
import { hrefOf } from '../app/route.ts';
import { useVoice } from '../app/voice.ts';
import { useKept } from '../campaign/use-campaign.ts';

export function RecentCampaigns() {
  const { say, locale } = useVoice();
  const kept = useKept();
  return (
    <section aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">{say('web.campaigns.title')}</h2>
      <ul className="links">
        {kept?.map(({ id, game, name, lines }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'campaign', id })}>
              <strong>{name}</strong>
              <span className="cite">
                {shelf.find((entry) => entry.id === game)?.titles[locale] ?? game} ·{' '}
                {say('web.campaigns.events', { count: lines.length })}
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
      </ul>
    </section>
  );
}
