/** What a campaign may begin from: a printed set-up, where the game has any, or another campaign as it stands. */
import { type Game, knows } from '@grognard/kernel';
import { useEffect, useId, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { useSpeaker } from '../app/use-speaker.ts';

interface SetupChoiceProps {
  readonly game: string;
  readonly setup: string;
  readonly choose: (setup: string) => void;
  /** Campaigns whose tracks may be taken over. */
  readonly others?: readonly { readonly value: string; readonly label: string }[];
}

export function SetupChoice({ game: id, ...props }: SetupChoiceProps) {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let current = true;
    void takeGame(id).then((taken) => current && setGame(taken));
    return () => {
      current = false;
    };
  }, [id]);
  return game?.id === id ? <Choice game={game} {...props} /> : null;
}

function Choice({ game, setup, choose, others = [] }: Omit<SetupChoiceProps, 'game'> & { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const id = useId();
  const setups = Object.keys(game.campaign?.setups ?? {});
  if (setups.length + others.length === 0) return null;
  const help = `setup.${setup}.help`;
  return (
    <div className="field picker">
      <label htmlFor={id}>{say('web.campaigns.setup')}</label>
      <select id={id} value={setup} onChange={({ target }) => choose(target.value)}>
        <option value="">{say('web.campaigns.noSetup')}</option>
        {setups.map((each) => (
          <option key={each} value={each}>
            {say(`setup.${each}`)}
          </option>
        ))}
        {others.map(({ value, label }) => (
          <option key={value} value={value}>
            {say('web.campaigns.asIn', { name: label })}
          </option>
        ))}
      </select>
      {knows([game.text.en], help) && <p className="help">{say(help)}</p>}
    </div>
  );
}
