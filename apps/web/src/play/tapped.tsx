/** The dice a player tapped in, each to be put right where a finger slipped. */
import type { Game, Playthrough, Reply } from '@grognard/kernel';
import { useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { DieFace } from './die-face.tsx';
import { Faces } from './faces.tsx';

interface TappedProps {
  readonly game: Game;
  readonly play: Playthrough<unknown>;
  readonly correct: (replies: readonly Reply[]) => void;
}

export function Tapped({ game, play, correct }: TappedProps) {
  const { say } = useSpeaker(game);
  const [at, setAt] = useState<number>();
  const { replies, journal } = play;
  const dice = journal.flatMap((entry, place) => (entry.kind === 'die' ? [{ ...entry, place }] : []));
  const wrong = dice.find(({ place }) => place === at);
  if (dice.length === 0) return null;
  return (
    <section className="sheet tapped" aria-label={say('web.play.tapped')}>
      <span className="caption">{say('web.play.tapped')}</span>
      {dice.map(({ place, sides, face }) => (
        <button
          key={place}
          type="button"
          className="plain"
          aria-expanded={at === place}
          aria-label={say('web.play.correct', { face })}
          onClick={() => setAt(at === place ? undefined : place)}
        >
          <DieFace sides={sides} face={face} />
        </button>
      ))}
      {wrong && (
        <Faces
          game={game}
          sides={wrong.sides}
          take={(face) => {
            setAt(undefined);
            correct(replies.with(wrong.place, { face }));
          }}
        />
      )}
    </section>
  );
}
