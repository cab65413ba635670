/** The step that is being told, large, where the eye is: its dice fall, its sum is spelled out. */
import { stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game } from '@grognard/kernel';
import { gistOf } from '../account/gist.ts';
import { DiceRow } from '../account/steps.tsx';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';

/** What led here from the last throw on; the steps before stand in the account. */
export function LiveStep({ game, steps }: { readonly game: Game; readonly steps: readonly ExplainedStep[] }) {
  const { say } = useSpeaker(game);
  const thrown = steps.findLastIndex(({ dice }) => dice.length > 0);
  const live = thrown < 0 || steps.length - thrown > MOST_LINES ? steps.slice(-1) : steps.slice(thrown);
  const dice = live.flatMap((step) => step.dice);
  return (
    <div className="live-step">
      {dice.length > 0 && <DiceRow dice={dice} />}
      <div>
        {numbered(live).map(({ key, item }) => {
          const told = stepWords(game, say, item);
          return (
            <p key={key}>
              <span className="caption">{told.title}</span>
              <b>{gistOf(say, told)}</b>
            </p>
          );
        })}
      </div>
    </div>
  );
}

const MOST_LINES = 4;
