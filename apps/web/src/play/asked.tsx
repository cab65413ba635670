/** A question of the rules, and its options. */
import { optionWords, ruleWords } from '@grognard/games/words';
import { type Ask, askWords, type Game, type Waiting } from '@grognard/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';

interface AskedProps {
  readonly game: Game;
  readonly step: Waiting<unknown>;
  readonly who: string;
  readonly children: ReactNode;
}

/** The question takes the focus when it comes up, so that keys and screen readers are where the game is. */
export function Asked({ game, step, who, children }: AskedProps) {
  const { say } = useSpeaker(game);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A question from far away may come while the reader writes: his words go on where he put them.
    if (!document.activeElement?.matches('input, textarea, select')) heading.current?.focus();
  }, []);
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

interface OptionsProps {
  readonly game: Game;
  readonly ask: Ask;
  readonly side: string;
  readonly options: readonly string[];
  readonly take: (option: string) => void;
  /** What is sealed cannot be taken back: it is shown once more first. */
  readonly sealing?: boolean;
}

export function Options({ game, ask, side, options, take, sealing = false }: OptionsProps) {
  const { say } = useSpeaker(game);
  const [chosen, setChosen] = useState<string>();
  if (chosen !== undefined) {
    return (
      <div className="options sealing">
        <p>
          {say('web.sealed.about')} <b>{optionWords(game, say, askWords(ask), chosen, side)}</b>
        </p>
        <button type="button" className="primary" onClick={() => take(chosen)}>
          {say('web.sealed.seal')}
        </button>
        <button type="button" onClick={() => setChosen(undefined)}>
          {say('web.sealed.otherwise')}
        </button>
      </div>
    );
  }
  return (
    <div className="options">
      {options.map((option) => (
        <button key={option} type="button" onClick={() => (sealing ? setChosen(option) : take(option))}>
          {optionWords(game, say, askWords(ask), option, side)}
        </button>
      ))}
    </div>
  );
}
