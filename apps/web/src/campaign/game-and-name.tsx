/** The first two questions of every new campaign: of which game, and under what name. */
import { shelf } from '@grognard/games';
import { useId } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';

interface GameAndNameProps {
  readonly game: string;
  readonly name: string;
  readonly choose: (game: string) => void;
  readonly call: (name: string) => void;
}

export function GameAndName({ game, name, choose, call }: GameAndNameProps) {
  const { say } = useSpeaker();
  const id = useId();
  return (
    <>
      <div className="field picker">
        <label htmlFor={`${id}game`}>{say('web.campaigns.game')}</label>
        <select id={`${id}game`} value={game} onChange={({ target }) => choose(target.value)}>
          {shelf.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {say.read(entry.titles)}
            </option>
          ))}
        </select>
      </div>
      <div className="field text">
        <label htmlFor={`${id}name`}>{say('web.campaigns.name')}</label>
        <input
          id={`${id}name`}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => call(target.value)}
        />
      </div>
    </>
  );
}
