/** A chart: prepared, then played. */
import {
  afterwards,
  type Campaign,
  type Game,
  inEvery,
  type Procedure,
  type Reply,
  type Resolution,
} from '@grognard/kernel';
import { useEffect, useState } from 'react';
import { chartIn, hrefOf } from '../app/route.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { keepPlayed } from '../history/keep-played.ts';
import { type Dice, PlayPanel } from '../play/play-panel.tsx';
import { underWay } from '../play/under-way.ts';
import { useOverlay } from '../table/own.ts';
import { BoardOrForm } from './board-or-form.tsx';
import { keepRecent } from './drafts.ts';
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
  const own = useOverlay(game);
  const overlay = campaign?.overlay ?? own;
  const situation = useSituation(game, procedure, route, overlay, campaign);
  const at = route.campaign ?? '';
  const [play, setPlay] = useState<Play | undefined>(() => interrupted(situation, at));
  useEffect(() => {
    const titles = inEvery((locale) => speakerIn(locale, game)(`procedure.${procedure.id}`));
    keepRecent({ game: game.id, procedure: procedure.id, titles });
  }, [game, procedure]);
  const { opened } = situation;
  if (play && opened.ok) {
    const after = ({ result, input }: Resolution) => afterwards(input, procedure.fates?.(result, input) ?? []);
    return (
      <PlayPanel
        key={play.count}
        opened={opened.value}
        campaign={at}
        replies={play.replies}
        dice={play.dice}
        back={() => setPlay(undefined)}
        again={() => setPlay({ dice: freshDice(play.dice), count: play.count + 1 })}
        onwards={(played) => {
          const left = campaign ? undefined : after(played);
          return left === undefined
            ? undefined
            : () => {
                situation.replace(left, false);
                setPlay(undefined);
              };
        }}
        done={(played) => {
          if (play.dice.kind !== 'printed') {
            keepPlayed(opened.value, played, {
              typed: situation.example === undefined,
              inCampaign: campaign !== undefined,
            });
          }
          resolved?.(played, situation);
        }}
        booked={resolved !== undefined}
      />
    );
  }
  return (
    <BoardOrForm
      game={game}
      procedure={procedure}
      situation={situation}
      overlay={overlay}
      campaign={campaign}
      at={chartIn(game.id, route.campaign)}
      up={
        campaign && route.campaign !== undefined
          ? {
              href: hrefOf({ at: 'campaign', id: route.campaign }),
              label: campaign.name,
            }
          : undefined
      }
      engage={(dice) => setPlay({ dice, count: (play?.count ?? 0) + 1 })}
      book={resolved && ((played) => resolved(played, situation))}
    />
  );
}

/** The same again is thrown anew: no face that was tapped before falls twice. */
const freshDice = (dice: Dice): Dice => (dice.kind === 'tapped' ? { kind: 'tapped' } : dice);
