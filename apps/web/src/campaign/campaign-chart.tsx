/** A chart played in a campaign: the campaign answers what it knows, and keeps what comes of it. */
import { refusalWords } from '@grognard/games/words';
import type { Game, Procedure, Refusal, Resolution } from '@grognard/kernel';
import { useState } from 'react';
import { announce } from '../app/announce.tsx';
import { Coming } from '../app/late.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { ChartPage } from '../chart/chart-page.tsx';
import type { ChartRoute } from '../chart/situation.ts';
import type { OpenCampaign } from './open-campaign.ts';
import { useAdd, useCampaign } from './use-campaign.ts';

interface CampaignChartProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly route: ChartRoute;
  readonly id: string;
}

export function CampaignChart({ id, ...props }: CampaignChartProps) {
  const { say } = useSpeaker(props.game);
  const held = useCampaign(id);
  switch (held.state) {
    case 'coming':
      return <Coming />;
    case 'absent':
    case 'refused':
      return <p className="fault">{say('web.campaign.absent')}</p>;
    case 'here':
      return <Played open={held} {...props} />;
  }
}

function Played({ open, game, procedure, route }: Omit<CampaignChartProps, 'id'> & { readonly open: OpenCampaign }) {
  const { say } = useSpeaker(game);
  const add = useAdd(open);
  // The campaign as it stood when the chart was opened: writing the result must not change the chart under the reader.
  const [start] = useState(open.campaign);
  const [written, setWritten] = useState<{ readonly sequence: number } | { readonly refusals: readonly Refusal[] }>();
  const resolved = async ({ input, journal }: Resolution): Promise<void> => {
    const next = await add({ kind: 'resolved', procedure: procedure.id, input, journal });
    if (!next.ok) {
      setWritten({ refusals: next.refusals });
      return;
    }
    const sequence = next.value.length - 1;
    setWritten({ sequence });
    announce(say('web.campaign.written', { sequence }));
  };
  return (
    <>
      {written && (
        <p className={'sequence' in written ? 'written' : 'fault'} role="status">
          {'sequence' in written
            ? say('web.campaign.written', { sequence: written.sequence })
            : written.refusals.map((refusal) => refusalWords(game, say, refusal)).join(' ')}{' '}
          <a href={hrefOf({ at: 'campaign', id: open.kept.id })}>{open.campaign.name}</a>
        </p>
      )}
      <ChartPage
        game={game}
        procedure={procedure}
        route={route}
        campaign={written ? start : open.campaign}
        resolved={(played) => void resolved(played)}
      />
    </>
  );
}
