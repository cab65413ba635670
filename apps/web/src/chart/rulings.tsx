/** What the source leaves open, and how it is read at this table. */
import { ruleWords } from '@grognard/games/words';
import type { Game, RulingBook } from '@grognard/kernel';
import { memo, useId } from 'react';
import { store } from '../app/store.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { isRecord } from '../form/draft.ts';

export type Chosen = Readonly<Record<string, string>>;

const chosen = store<Readonly<Record<string, Chosen>>>('rulings', (stored) =>
  isRecord(stored) ? (stored as Readonly<Record<string, Chosen>>) : {},
);

/** Only readings the game still offers. */
export function knownReadings(game: Game, given: unknown): Chosen {
  if (!isRecord(given)) return {};
  const kept = Object.entries(given).filter(([id, reading]) => game.rulings[id]?.readings.includes(reading as string));
  return Object.fromEntries(kept) as Chosen;
}

export const storedRulings = (game: Game): Chosen => knownReadings(game, chosen.get()[game.id]);

export function keepRulings(game: Game, readings: Chosen): void {
  chosen.set({ ...chosen.get(), [game.id]: readings });
}

interface RulingsProps {
  readonly game: Game;
  /** The questions asked: all of the game's, or those one procedure reads. */
  readonly asked: RulingBook;
  readonly readings: Chosen;
  /** Without it the readings are only shown: a campaign's are settled when it is opened. */
  readonly change?: (readings: Chosen) => void;
}

export const Rulings = memo(function Rulings({ game, asked, readings, change }: RulingsProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  return (
    <div className="rulings">
      {Object.entries(asked).map(([name, { rule, readings: options, default: usual }]) => (
        <div className="field picker" key={name}>
          <div className="label">
            <label htmlFor={`${id}${name}`}>{say(`ruling.${name}`)}</label>
            <p className="help">
              {say(`ruling.${name}.why`)} <span className="cite">{ruleWords(game, say, rule)}</span>
            </p>
          </div>
          <select
            id={`${id}${name}`}
            value={readings[name] ?? usual}
            disabled={!change}
            onChange={({ target }) => change?.({ ...readings, [name]: target.value })}
          >
            {options.map((reading) => (
              <option key={reading} value={reading}>
                {say(`ruling.${name}.${reading}`)}
                {reading === usual ? ` (${say('web.rulings.usual')})` : ''}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
});
