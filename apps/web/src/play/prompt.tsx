/** What the rules ask next: a die the player rolled, or a decision. */
import type { Game, Reply, Waiting } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { Asked, Options } from './asked.tsx';
import { Faces } from './faces.tsx';
import { SealedPrompt } from './sealed-prompt.tsx';

export interface PromptProps {
  readonly game: Game;
  readonly step: Waiting<unknown>;
  readonly reply: (reply: Reply) => void;
  /** Advice for the side that decides, for those who ask. */
  readonly advice: (side: string) => ReactNode;
}

export function Prompt({ game, step, reply, advice }: PromptProps) {
  const { say } = useSpeaker(game);
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
          <Options
            game={game}
            ask={step.ask}
            side={step.side}
            options={step.options}
            take={(option) => reply({ option })}
          />
          {advice(step.side)}
        </Asked>
      );
    case 'together':
      return <SealedPrompt game={game} step={step} reply={reply} advice={advice} />;
  }
}
