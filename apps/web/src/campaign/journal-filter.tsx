/** What of the journal is shown: by nation, counter, chart, or any word in it. */
import type { Chronicle, Picking } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { useId, useState } from 'react';
import { useCampaignSpeaker } from './use-speaker.ts';

interface JournalFilterProps {
  readonly game: Game;
  readonly chronicle: Chronicle;
  readonly picking: Picking;
  readonly pick: (picking: Picking) => void;
}

/** What there is to pick from is gathered when somebody looks. */
export function JournalFilter(props: JournalFilterProps) {
  const { say } = useCampaignSpeaker(props.game);
  const [open, setOpen] = useState(false);
  return (
    <details className="journal-filter" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fold">{say('camp.filter')}</summary>
      {open && <Fields {...props} />}
    </details>
  );
}

function Fields({ game, chronicle, picking, pick }: JournalFilterProps) {
  const { say } = useCampaignSpeaker(game);
  const entries = chronicle.sections.flatMap((section) => section.entries);
  const alike = (of: readonly string[]): readonly (readonly [string, string])[] =>
    [...new Set(of)].toSorted((a, b) => a.localeCompare(b)).map((each) => [each, each]);
  const procedures = [...new Set(entries.flatMap(({ procedure }) => procedure ?? []))];
  const choices = {
    nation: alike(entries.flatMap(({ nations }) => nations)),
    counter: alike(entries.flatMap(({ counters }) => counters)),
    procedure: procedures.map((id) => [id, say(`procedure.${id}`)] as const),
  };
  return (
    <div className="filter-fields">
      {(['nation', 'counter', 'procedure'] as const).map((key) => (
        <Choice
          key={key}
          label={say(`camp.${key}`)}
          options={choices[key]}
          value={picking[key]}
          choose={(value) => pick(withChoice(picking, key, value))}
        />
      ))}
      <Search value={picking.search ?? ''} search={(text) => pick(withChoice(picking, 'search', text))} />
    </div>
  );
}

function withChoice(picking: Picking, key: keyof Picking, value: string): Picking {
  const { [key]: _, ...rest } = picking;
  return value === '' ? rest : { ...rest, [key]: value };
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
}

function Choice({ label, options, value, choose }: ChoiceProps) {
  const { say } = useCampaignSpeaker();
  const id = useId();
  if (options.length < 2 && value === undefined) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{say('camp.any')}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
        {value !== undefined && !options.some(([option]) => option === value) && <option>{value}</option>}
      </select>
    </div>
  );
}

function Search({ value, search }: { readonly value: string; readonly search: (text: string) => void }) {
  const { say } = useCampaignSpeaker();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('camp.search')}</label>
      <input id={id} type="search" value={value} onChange={({ target }) => search(target.value)} />
    </div>
  );
}
