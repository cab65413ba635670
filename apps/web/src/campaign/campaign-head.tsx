/** The head of a campaign's page: where it belongs, and its name. */
import type { Campaign } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';

interface CampaignHeadProps {
  readonly campaign: Campaign;
  readonly children?: ReactNode;
}

export function CampaignHead({ campaign: { game, name }, children }: CampaignHeadProps) {
  const { say } = useSpeaker(game);
  return (
    <header>
      <PageTitle
        title={name}
        up={{ href: hrefOf({ at: 'campaigns' }), label: say('web.campaigns.title') }}
        note={<a href={hrefOf({ at: 'game', game: game.id })}>{say.read(game.titles)}</a>}
      />
      {children}
    </header>
  );
}
