/** The whole account under the answer: short ones line by line, long ones behind one line. */
import type { ExplainedStep, Game, Overlay, Procedure } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { Steps } from './steps.tsx';

/** More lines than this are folded into one. */
const MOST_LINES = 8;

interface AccountProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly steps: readonly ExplainedStep[];
  readonly overlay: Overlay;
}

export function Account({ game, procedure, steps, overlay }: AccountProps) {
  const { say } = useSpeaker(game);
  const title = say('web.account.title', { count: steps.length });
  const lines = <Steps game={game} procedure={procedure} steps={steps} overlay={overlay} />;
  if (steps.length <= MOST_LINES) {
    return (
      <section className="sheet account" aria-label={title}>
        <h3>{title}</h3>
        {lines}
      </section>
    );
  }
  return (
    <details className="sheet account">
      <summary>{title}</summary>
      {lines}
    </details>
  );
}
