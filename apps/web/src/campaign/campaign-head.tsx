/** The head of a campaign's page: where it belongs, and its name. */
import type { Campaign } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';

interface CampaignHeadProps {
  readonly campaign: Campaign;
  readonly children?: ReactNode;
}

export function CampaignHead({ campaign: { game, name }, children }: CampaignHeadProps) {
  const { say, locale } = useSpeaker(game);
  return (
    <header>
      <p className="crumbs">
        <a href={hrefOf({ at: 'campaigns' })}>{say('web.campaigns.title')}</a> ·{' '}
        <a href={hrefOf({ at: 'game', game: game.id })}>{game.titles[locale]}</a>
      </p>
      <h1>{name}</h1>
      {children}
    </header>
  );
}
