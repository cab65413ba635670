/** Counters put on the table by a tap: found by name, by nation, by arm. */
import { refusalWords } from '@grognard/games/words';
import { type Campaign, countersOf, type Field, type Game, type Plain } from '@grognard/kernel';
import { useId, useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { CounterSymbols } from '../form/counter-drawing.tsx';
import { asRow, type Found, matching } from './found.ts';
import { RosterLine } from './roster-line.tsx';
import { type Roster, useRoster } from './use-roster.ts';

interface RosterPickerProps {
  readonly game: Game;
  /** The record that a row of the force is. */
  readonly field: Extract<Field, { kind: 'record' }>;
  readonly campaign?: Campaign;
  /** Names that stand on the table already. */
  readonly taken: readonly string[];
  /** Puts one counter on the table: as much of a row as the roster knows. */
  readonly pick: (row: Readonly<Record<string, Plain>>) => void;
}

/** A button with the number of counters that may be chosen; none where there is nothing to choose from. */
export function RosterPicker({ game, field, campaign, taken, pick }: RosterPickerProps) {
  const { say } = useSpeaker(game);
  const [open, setOpen] = useState(false);
  const face = countersOf(field).find(({ where }) => where === undefined) ?? countersOf(field)[0];
  if (!face) throw new Error('a roster is of counters');
  const roster = useRoster(game, face, campaign);
  if (!roster || roster.counters.length === 0) return null;
  const free = roster.counters.filter(({ name }) => !taken.includes(name));
  return (
    <>
      <button type="button" className="small roster-open" onClick={() => setOpen(true)}>
        <Icon name="roster" /> {say('roster.open')} <span className="quiet">{free.length}</span>
      </button>
      {open && (
        <Sheet title={say(roster.kind.label)} close={() => setOpen(false)}>
          <Choices
            game={game}
            roster={{ ...roster, counters: free }}
            pick={(found) => pick(asRow(field, face, found))}
          />
          <button type="button" className="primary roster-done" onClick={() => setOpen(false)}>
            {say('roster.done')}
          </button>
        </Sheet>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly game: Game;
  readonly roster: Roster;
  readonly pick: (found: Found) => void;
}

function Choices({ game, roster: { kind, counters }, pick }: ChoicesProps) {
  const { say } = useSpeaker(game);
  const [wanted, setWanted] = useState('');
  const id = useId();
  const found = matching(kind, counters, wanted, say);
  return (
    <div className="roster-choices">
      <CounterSymbols />
      <label className="unseen" htmlFor={id}>
        {say('roster.search')}
      </label>
      <input
        id={id}
        type="search"
        className="roster-search"
        placeholder={say('roster.search')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul className="roster-lines">
        {found.map((each) => (
          <li key={each.name}>
            {each.barred ? (
              <div className="roster-line barred">
                <RosterLine game={game} kind={kind} counter={each} say={say} />
                <p className="fault">{refusalWords(game, say, each.barred)}</p>
              </div>
            ) : (
              <button type="button" className="roster-line" onClick={() => pick(each)}>
                <RosterLine game={game} kind={kind} counter={each} say={say} />
                <Icon name="plus" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="quiet">{say('roster.none')}</p>}
    </div>
  );
}
