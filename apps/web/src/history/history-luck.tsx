/** The luck of rolls outside any campaign: of each, and of all of one game together. */
import { percentage } from '@grognard/games/words';
import { type Game, luckOf, luckStory, part } from '@grognard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { LuckView } from '../luck/luck-view.tsx';
import { useLuckSpeaker } from '../luck/use-speaker.ts';
import type { Roll } from './shelf.ts';
import '../style/campaign.css';

function useGame(id: string | undefined): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let current = true;
    if (id !== undefined) void takeGame(id).then((taken) => current && setGame(taken));
    return () => {
      current = false;
    };
  }, [id]);
  return game?.id === id ? game : undefined;
}

/** Figures of different games do not add up: it is told once one game is chosen, or where there is but one. */
export function HistoryLuck({ rolls }: { readonly rolls: readonly Roll[] }) {
  const games = [...new Set(rolls.map(({ game }) => game))];
  const game = useGame(games.length === 1 ? games[0] : undefined);
  const { say } = useLuckSpeaker(game);
  const story = useMemo(() => {
    if (!game || !rolls.every(({ weighed }) => weighed)) return undefined;
    const inOrder = rolls.toReversed().map(({ procedure, input, weighed }, index) => ({
      ...{ sequence: index + 1, procedure, input },
      ...weighed,
    }));
    return luckStory(luckOf(game, inOrder));
  }, [game, rolls]);
  if (!game || !story || story.sums.length === 0) return null;
  return (
    <details className="sheet campaign-luck">
      <summary className="fold">
        <h2>{say('lucky.title')}</h2>
      </summary>
      <LuckView game={game} story={story} rollWords={(number) => say('lucky.roll', { number })} />
    </details>
  );
}

/** How lucky one roll was, for every side that cares, in the figure it counts in. */
export function RollLuck({ roll: { game: id, procedure, input, weighed } }: { readonly roll: Roll }) {
  const game = useGame(weighed?.luck ? id : undefined);
  const { say, locale } = useLuckSpeaker(game);
  if (!game || !weighed) return null;
  const { events } = luckOf(game, [{ sequence: 0, procedure, input, ...weighed }]);
  // Where nothing else could have happened there was no luck.
  const told = events.filter(({ spread }) => spread.outcomes.length > 1);
  return told.map(({ side, figure, percentile }) => (
    <p key={`${side} ${figure}`} className="caption">
      {say('history.luck', {
        side: say(`side.${side}`),
        share: percentage(part(percentile), locale),
        figure: say(`figure.${figure}`),
      })}
    </p>
  ));
}
