/** Under a chart: where its example comes from, and how its open questions are read. */
import { type Campaign, type Game, type Procedure, rulingsOf } from '@grognard/kernel';
import { useMemo } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { Origin } from './origin.tsx';
import { Rulings } from './rulings.tsx';
import type { Situation } from './situation.ts';

interface ReadingsProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly campaign: Campaign | undefined;
}

export function Readings({ game, procedure, situation, campaign }: ReadingsProps) {
  const { say } = useSpeaker(game);
  const asked = useMemo(() => rulingsOf(game.rulings, procedure), [game, procedure]);
  return (
    <>
      {situation.example && <Origin game={game} example={situation.example} />}
      {Object.keys(asked).length > 0 && (
        <details className="readings">
          <summary>{say('web.rulings.title')}</summary>
          <Rulings
            game={game}
            asked={asked}
            readings={situation.rulings}
            {...(!campaign && { change: situation.choose })}
          />
        </details>
      )}
    </>
  );
}
