/** The head of a campaign's page: where it belongs, and its name. */
import type { Campaign } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../app/icon.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { type ChartAt, hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { boardOf } from '../map/has-board.ts';

interface CampaignHeadProps {
  readonly campaign: Campaign;
  /** Where its charts stand: its map can then be looked at. */
  readonly hrefTo?: ChartAt | undefined;
  readonly children?: ReactNode;
}

export function CampaignHead({ campaign: { game, name }, hrefTo, children }: CampaignHeadProps) {
  const { say } = useSpeaker(game);
  const board = hrefTo && boardOf(game);
  return (
    <header>
      <PageTitle
        title={name}
        up={{ href: hrefOf({ at: 'campaigns' }), label: say('web.campaigns.title') }}
        note={<a href={hrefOf({ at: 'game', game: game.id })}>{say.read(game.titles)}</a>}
      >
        {board && (
          <a className="tool labelled" href={hrefTo?.(board.id)} aria-label={say('web.campaign.map')}>
            <Icon name="map" />
            <span>{say('web.campaign.map')}</span>
          </a>
        )}
      </PageTitle>
      {children}
    </header>
  );
}
