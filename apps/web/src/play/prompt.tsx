/** What the rules ask next: a die the player rolled, or a decision. */
import { dieWords, optionWords, ruleWords } from '@grognard/games/words';
import { askWords, type Game, type Reply, type Waiting } from '@grognard/kernel';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useVoice } from '../app/voice.ts';
import { DieFace } from './die-face.tsx';
import { SealedPrompt } from './sealed-prompt.tsx';

export interface PromptProps {
  readonly game: Game;
  readonly step: Waiting<unknown>;
  readonly reply: (reply: Reply) => void;
  /** Advice for a decision, where it is known. */
  readonly advice?: ReactNode;
}

export function Prompt({ game, step, reply, advice }: PromptProps) {
  const { say } = useVoice(game);
  switch (step.kind) {
    case 'chance':
      return (
        <Asked game={game} step={step} who={step.ask.side === undefined ? '' : say(`side.${step.ask.side}`)}>
          <Faces game={game} sides={step.die.sides} take={(face) => reply({ face })} />
        </Asked>
      );
    case 'choice':
      return (
        <Asked game={game} step={step} who={say(`side.${step.side}`)}>
          <Options game={game} ask={step.ask.text} options={step.options} take={(option) => reply({ option })} />
          {advice}
        </Asked>
      );
    case 'together':
      return <SealedPrompt game={game} step={step} reply={reply} />;
  }
}

interface AskedProps {
  readonly game: Game;
  readonly step: Waiting<unknown>;
  readonly who: string;
  readonly children: ReactNode;
}

/** The question takes the focus when it comes up, so that keys and screen readers are where the game is. */
export function Asked({ game, step, who, children }: AskedProps) {
  const { say } = useVoice(game);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="prompt">
      <h2 ref={heading} tabIndex={-1}>
        {who && <span className="who">{who}</span>} {say(askWords(step.ask))}
      </h2>
      <p className="cite">{ruleWords(game, say, step.ask.rule)}</p>
      {children}
    </section>
  );
}

/** More faces than this are typed. */
const MOST_BUTTONS = 20;

function Faces({
  game,
  sides,
  take,
}: {
  readonly game: Game;
  readonly sides: number;
  readonly take: (face: number) => void;
}) {
  const { say } = useVoice(game);
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
  const { say } = useVoice(game);
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

interface OptionsProps {
  readonly game: Game;
  readonly ask: string;
  readonly options: readonly string[];
  readonly take: (option: string) => void;
}

export function Options({ game, ask, options, take }: OptionsProps) {
  const { say } = useVoice(game);
  return (
    <div className="options">
      {options.map((option) => (
        <button key={option} type="button" onClick={() => take(option)}>
          {optionWords(game, say, ask, option)}
        </button>
      ))}
    </div>
  );
}
