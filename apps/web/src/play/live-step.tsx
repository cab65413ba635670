/** The step that is being told, large, where the eye is: its dice fall, its sum is spelled out. */
import { stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game } from '@grognard/kernel';
import { gistOf } from '../account/gist.ts';
import { DiceRow } from '../account/steps.tsx';
import { useSpeaker } from '../app/use-speaker.ts';

export function LiveStep({ game, step }: { readonly game: Game; readonly step: ExplainedStep }) {
  const { say } = useSpeaker(game);
  const told = stepWords(game, say, step);
  return (
    <div className="live-step">
      {told.dice.length > 0 && <DiceRow dice={told.dice} />}
      <p>
        <span className="caption">{told.title}</span>
        <b>{gistOf(say, told)}</b>
      </p>
    </div>
  );
}
