/** A new map, from what is printed in two hexes of the sheet. */
import { refusalWords } from '@grognard/games/words';
import { blankMap, type HexMap, type HexSheets, numberingFrom } from '@grognard/hexes';
import type { Checked, Game, Refusal, Say } from '@grognard/kernel';
import { type FormEvent, useId, useState } from 'react';

interface NewMapFormProps {
  readonly game: Game;
  readonly say: Say;
  readonly sheets: HexSheets;
  readonly begin: (map: HexMap) => void;
}

/** The sheet that lies between two printed numbers, all of the first terrain. */
export function mapBetween(sheets: HexSheets, title: string, from: string, to: string): Checked<HexMap> {
  const numbered = numberingFrom(from, to);
  if (!numbered.ok) return numbered;
  const [background = ''] = sheets.vocabulary.terrains;
  return blankMap(sheets.vocabulary, { title, ...numbered.value, background });
}

export function NewMapForm({ game, say, sheets, begin }: NewMapFormProps) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A chart may have opened it from its own form.
    event.stopPropagation();
    const given = new FormData(event.currentTarget);
    const told = (name: string): string => String(given.get(name) ?? '').trim();
    const made = mapBetween(sheets, told('title') || say('board.untitled'), told('from'), told('to'));
    if (made.ok) begin(made.value);
    else setRefusals(made.refusals);
  };
  const faultAt = (at: string): string =>
    refusals
      .filter((each) => each.at === at)
      .map((each) => refusalWords(game, say, each))
      .join(' ');
  return (
    <form className="new-map" onSubmit={submit} noValidate>
      <h2>{say('board.new')}</h2>
      <p className="caption">{say('board.sheet.ask')}</p>
      <div className="two">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span className="caption">{say(`board.sheet.${name}`)}</span>
            <input
              name={name}
              required
              maxLength={16}
              autoComplete="off"
              placeholder={name === 'from' ? '0101' : '1010'}
              aria-invalid={faultAt(name) !== '' || undefined}
              aria-describedby={`${id}-${name}`}
            />
            <span id={`${id}-${name}`} className="fault">
              {faultAt(name)}
            </span>
          </label>
        ))}
      </div>
      <label>
        <span className="caption">{say('board.sheet.title')}</span>
        <input name="title" maxLength={120} placeholder={say('board.untitled')} />
      </label>
      {refusals
        .filter(({ at }) => at !== 'from' && at !== 'to')
        .map((each) => (
          <p key={each.code} className="fault">
            {refusalWords(game, say, each)}
          </p>
        ))}
      <button type="submit" className="primary loud">
        {say('board.sheet.begin')}
      </button>
    </form>
  );
}
