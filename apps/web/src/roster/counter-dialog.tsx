/** One counter of the roster, typed in or changed: its name, and as much of the rest as its owner cares to say. */
import { refusalWords } from '@grognard/games/words';
import { type CounterKind, check, type Field, type Game, type Plain, type Refusal } from '@grognard/kernel';
import { type FormEvent, useId, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { isPlain } from './rows.ts';
import type { Facts } from './understand.ts';

interface CounterDialogProps {
  readonly game: Game;
  readonly kind: CounterKind;
  readonly title: string;
  readonly facts: Facts;
  /** Gives back why it could not be kept. */
  readonly keep: (facts: Facts) => Promise<readonly Refusal[]>;
  readonly close: () => void;
}

export function CounterDialog({ game, kind, title, facts, keep, close }: CounterDialogProps) {
  const { say } = useSpeaker(game);
  const [said, setSaid] = useState<Facts>(facts);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const put = async (): Promise<void> => {
    const faults = Object.entries(kind.fields).flatMap(([key, field]) => {
      const checked = check(field, said[key]);
      return checked.ok ? [] : checked.refusals.map((refusal) => ({ ...refusal, at: key }));
    });
    const refused = faults.length > 0 ? faults : await keep(said);
    if (refused.length === 0) close();
    setRefusals(refused);
  };
  return (
    <Sheet title={title} close={close}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void put();
        }}
      >
        <div className="roster-form">
          {Object.entries(kind.fields)
            .filter(([, field]) => isPlain(field))
            .map(([key, field]) => (
              <PlainField
                key={key}
                game={game}
                field={field}
                value={said[key]}
                fault={refusals.find(({ at }) => at === key)}
                change={(value) =>
                  setSaid(({ [key]: _, ...others }) => (value === undefined ? others : { ...others, [key]: value }))
                }
              />
            ))}
        </div>
        <button type="submit" className="primary">
          {say('roster.keep')}
        </button>
      </form>
    </Sheet>
  );
}

interface PlainFieldProps {
  readonly game: Game;
  readonly field: Field;
  readonly value: Plain | undefined;
  readonly fault: Refusal | undefined;
  readonly change: (value: Plain | undefined) => void;
}

function PlainField({ game, field, value, fault, change }: PlainFieldProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say(field.label)}</label>
      <Entry id={id} field={field} value={value} change={change} faulty={fault !== undefined} game={game} />
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {refusalWords(game, say, fault)}
        </p>
      )}
    </div>
  );
}

interface EntryProps extends Omit<PlainFieldProps, 'fault'> {
  readonly id: string;
  readonly faulty: boolean;
}

/** What is not known is left open; a flag too may be neither. */
function Entry({ game, id, field, value, change, faulty }: EntryProps) {
  const { say } = useSpeaker(game);
  const told = { id, 'aria-invalid': faulty, ...(faulty && { 'aria-describedby': `${id}-fault` }) };
  if (field.kind === 'oneOf' || field.kind === 'flag') {
    const options =
      field.kind === 'oneOf'
        ? field.options.map((option) => ({ option, value: option as Plain, label: say(`${field.words}.${option}`) }))
        : [true, false].map((each) => ({
            option: String(each),
            value: each as Plain,
            label: say(each ? 'yes' : 'no'),
          }));
    return (
      <select
        {...told}
        value={options.find((each) => each.value === value)?.option ?? ''}
        onChange={({ target }) => change(options.find(({ option }) => option === target.value)?.value)}
      >
        <option value="">—</option>
        {options.map(({ option, label }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const numeric = field.kind === 'integer';
  return (
    <input
      {...told}
      type="text"
      inputMode={numeric ? 'numeric' : 'text'}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        const text = target.value;
        if (text === '') change(undefined);
        else change(numeric && /^[-−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : text);
      }}
    />
  );
}
