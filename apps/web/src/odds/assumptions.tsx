/** What is assumed of the players' decisions for the sake of the odds. */
import type { WordedQuestion } from '@grognard/games/words';
import { EVENLY, type Game } from '@grognard/kernel';
import { memo, useId } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';

interface AssumptionsProps {
  readonly game: Game;
  readonly decisions: readonly WordedQuestion[];
  readonly assumed: Readonly<Record<string, string>>;
  readonly assume: (assumed: Readonly<Record<string, string>>) => void;
}

export const Assumptions = memo(function Assumptions({ game, decisions, assumed, assume }: AssumptionsProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  return (
    <fieldset className="assumptions">
      <legend>{say('web.odds.assuming')}</legend>
      {decisions.map(({ key, words, options }) => (
        <div className="assumption" key={key}>
          <label htmlFor={`${id}${key}`}>
            {words.side}: {words.question} <span className="cite">{words.rule}</span>
          </label>
          <select
            id={`${id}${key}`}
            value={assumed[key] ?? options[0]?.option}
            onChange={({ target }) => assume({ ...assumed, [key]: target.value })}
          >
            {options.map(({ option, words: told }) => (
              <option key={option} value={option}>
                {told}
              </option>
            ))}
            <option value={EVENLY}>{say('web.odds.evenly')}</option>
          </select>
        </div>
      ))}
    </fieldset>
  );
});
