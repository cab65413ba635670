/** What a game's page holds folded: open questions, rules cited, sources. */
import type { Game } from '@grognard/kernel';
import { useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { type Chosen, keepRulings, Rulings, storedRulings } from '../chart/rulings.tsx';

export function GameFolds({ game }: { readonly game: Game }) {
  return (
    <>
      <GameRulings game={game} />
      <Rules game={game} />
      <Sources game={game} />
    </>
  );
}

function GameRulings({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const [readings, setReadings] = useState<Chosen>(() => storedRulings(game));
  if (Object.keys(game.rulings).length === 0) return null;
  const change = (next: Chosen): void => {
    keepRulings(game, next);
    setReadings(next);
  };
  return (
    <details className="panel" id="rulings">
      <summary>{say('web.rulings.title')}</summary>
      <p className="quiet">{say('web.rulings.about')}</p>
      <Rulings game={game} asked={game.rulings} readings={readings} change={change} />
    </details>
  );
}

function Rules({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  return (
    <details className="panel" id="rules">
      <summary>{say('web.game.rules')}</summary>
      <dl className="rules">
        {Object.entries(game.rules).map(([id, { number, heading, document }]) => (
          <div key={id} id={`rule-${id}`}>
            <dt>
              {number !== undefined && `${number} `}
              {say.read(heading)}
            </dt>
            <dd className="cite">{say.read(game.sources[document]?.title) ?? document}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Sources({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  return (
    <details className="panel" id="sources">
      <summary>{say('web.game.sources')}</summary>
      <ul>
        {Object.entries(game.sources).map(([id, { title, edition, holder }]) => (
          <li key={id}>{[title, edition, holder].map((each) => say.read(each)).join(' — ')}</li>
        ))}
      </ul>
    </details>
  );
}
