/** The face the player rolled on the table: tapped, or typed where a die has many. */
import { dieWords } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { DieFace } from './die-face.tsx';

/** More faces than this are typed. */
const MOST_BUTTONS = 20;

export function Faces({
  game,
  sides,
  take,
}: {
  readonly game: Game;
  readonly sides: number;
  readonly take: (face: number) => void;
}) {
  const { say } = useSpeaker(game);
  if (sides > MOST_BUTTONS) return <TypedFace game={game} sides={sides} take={take} />;
  return (
    <fieldset className="faces">
      <legend>{say('web.play.tap', { die: dieWords(say, sides) })}</legend>
      {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
        <button key={face} type="button" aria-label={String(face)} onClick={() => take(face)}>
          <DieFace sides={sides} face={face} />
        </button>
      ))}
    </fieldset>
  );
}

function TypedFace({
  game,
  sides,
  take,
}: {
  readonly game: Game;
  readonly sides: number;
  readonly take: (face: number) => void;
}) {
  const { say } = useSpeaker(game);
  const id = useId();
  const [face, setFace] = useState('');
  const fits = Number.isInteger(Number(face)) && Number(face) >= 1 && Number(face) <= sides;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fits) take(Number(face));
  };
  return (
    <form className="typed-face" onSubmit={submit}>
      <label htmlFor={id}>{say('web.play.tap', { die: dieWords(say, sides) })}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={sides}
        value={face}
        onChange={({ target }) => setFace(target.value)}
      />
      <button type="submit" disabled={!fits}>
        {say('web.play.take')}
      </button>
    </form>
  );
}
