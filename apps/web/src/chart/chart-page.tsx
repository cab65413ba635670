/** A chart: prepared, then played. */
import type { Campaign, Game, Procedure, Reply, Resolution } from '@grognard/kernel';
import { useEffect, useState } from 'react';
import { speakerIn } from '../app/speaker-in.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { keepPlayed } from '../history/keep-played.ts';
import { type Dice, PlayPanel } from '../play/play-panel.tsx';
import { underWay } from '../play/under-way.ts';
import { useOverlay } from '../table/own.ts';
import { keepRecent } from './drafts.ts';
import { Prepare } from './prepare.tsx';
import { type ChartRoute, type Situation, useSituation } from './situation.ts';

interface ChartPageProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly route: ChartRoute;
  readonly campaign?: Campaign;
  readonly resolved?: (played: Resolution, situation: Situation) => void;
}

interface Play {
  readonly dice: Dice;
  readonly count: number;
  readonly replies?: readonly Reply[];
}

/** A play that the page was closed upon goes on where it was. */
function interrupted({ opened }: Situation, campaign: string): Play | undefined {
  const found = opened.ok ? underWay(opened.value, campaign) : undefined;
  return found && { dice: { kind: found.dice }, count: 0, replies: found.replies };
}

export function ChartPage({ game, procedure, route, campaign, resolved }: ChartPageProps) {
  const { say } = useSpeaker(game);
  const own = useOverlay(game);
  const overlay = campaign?.overlay ?? own;
  const situation = useSituation(game, procedure, route, overlay, campaign);
  const at = route.campaign ?? '';
  const [play, setPlay] = useState<Play | undefined>(() => interrupted(situation, at));
  useEffect(() => {
    const title = (language: 'en' | 'fr'): string => speakerIn(language, game)(`procedure.${procedure.id}`);
    keepRecent({ game: game.id, procedure: procedure.id, titles: { en: title('en'), fr: title('fr') } });
  }, [game, procedure]);
  const { opened } = situation;
  if (play && opened.ok) {
    return (
      <PlayPanel
        key={play.count}
        opened={opened.value}
        campaign={at}
        replies={play.replies}
        dice={play.dice}
        back={() => setPlay(undefined)}
        backWords={say(campaign ? 'web.play.leave' : 'web.play.back')}
        again={() => setPlay({ dice: play.dice, count: play.count + 1 })}
        done={(played: Resolution) => {
          if (play.dice.kind !== 'printed') {
            keepPlayed(opened.value, played, {
              typed: situation.example === undefined,
              inCampaign: campaign !== undefined,
            });
          }
          resolved?.(played, situation);
        }}
      />
    );
  }
  return (
    <Prepare
      game={game}
      procedure={procedure}
      situation={situation}
      overlay={overlay}
      campaign={campaign}
      engage={(dice) => setPlay({ dice, count: (play?.count ?? 0) + 1 })}
    />
  );
}
