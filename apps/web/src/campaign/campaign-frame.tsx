/** A campaign's page, alone or shared: what to play, its tracks, its journal; three columns where there is room, three tabs on a phone. */
import type { WordedSequence } from '@grognard/games/words';
import type { Campaign } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { CAMPAIGN_TABS, type CampaignTab } from '../app/route.ts';
import { CounterSymbols } from '../form/counter-drawing.tsx';
import { TurnStrip } from './turn-strip.tsx';
import { useCampaignSpeaker } from './use-speaker.ts';
import '../style/campaign.css';

interface CampaignFrameProps {
  readonly campaign: Campaign;
  readonly sequence: WordedSequence;
  /** The part that a phone shows. */
  readonly tab: CampaignTab;
  readonly at: (tab: CampaignTab) => string;
  readonly head: ReactNode;
  /** What is being played now, over the whole width. */
  readonly now?: ReactNode;
  readonly play: ReactNode;
  readonly journal: ReactNode;
  readonly tracks: ReactNode;
}

const TITLES = { play: 'camp.play', tracks: 'web.campaign.tracks', journal: 'web.campaign.journal' } as const;
/** From left to right. */
const COLUMNS = ['play', 'journal', 'tracks'] as const;

export function CampaignFrame({ campaign, sequence, tab, at, head, now, ...parts }: CampaignFrameProps) {
  const { say } = useCampaignSpeaker(campaign.game);
  return (
    <div className="page wide campaign" data-tab={tab}>
      {head}
      <CounterSymbols />
      <div className="campaign-bar">
        <TurnStrip game={campaign.game} sequence={sequence} />
        <nav className="campaign-tabs" aria-label={say('camp.tabs')}>
          {CAMPAIGN_TABS.map((each) => (
            <a key={each} href={at(each)} aria-current={tab === each ? 'page' : undefined}>
              {say(TITLES[each])}
            </a>
          ))}
        </nav>
      </div>
      {now !== undefined && (
        <div className="campaign-now" data-part="play">
          {now}
        </div>
      )}
      <div className="campaign-columns">
        {COLUMNS.map((part) => (
          <section key={part} data-part={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{say(TITLES[part])}</h2>
            {parts[part]}
          </section>
        ))}
      </div>
    </div>
  );
}
