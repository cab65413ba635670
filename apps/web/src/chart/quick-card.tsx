/** The line that sums the situation up; what is outlined in it can be typed over, and a whole situation follows. */

import { stepWords } from '@grognard/games/words';
import {
  check,
  type EquationTerm,
  type ExplainedStep,
  type Field,
  type Game,
  type Procedure,
  type Shortcut,
} from '@grognard/kernel';
import { Fragment, useId, useState } from 'react';
import { Modifiers } from '../account/steps.tsx';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { asInput, type Draft, type DraftRecord, isRecord } from '../form/draft.ts';
import { NumberInput } from '../form/number-input.tsx';
import { numbersIn } from '../form/typed-numbers.ts';
import { causesOf } from './causes.ts';
import type { Situation } from './situation.ts';

interface QuickCardProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  /** The steps of a middling throw, for the causes under the line. */
  readonly steps: readonly ExplainedStep[];
}

export function QuickCard({ game, procedure, situation, steps }: QuickCardProps) {
  const { say } = useSpeaker(game);
  const [pending, setPending] = useState<DraftRecord>({});
  const { open } = situation;
  const [shortcut] = Object.values(procedure.shortcuts ?? {});
  const terms = open.ok ? procedure.equation?.(open.value.input, open.value.book) : undefined;
  if (!terms && !shortcut) return <Causes game={game} steps={steps} alone />;
  const said = shortcut && open.ok ? shortened(shortcut, open.value.input, terms ?? []) : {};
  const put = (name: string, value: Draft): void => {
    if (!shortcut) return;
    const next = { ...said, ...pending, [name]: value };
    const checked = check(shortcut.input, asInput(next));
    setPending(checked.ok ? {} : next);
    if (checked.ok) situation.replace(shortcut.expand(checked.value), open.ok);
  };
  return (
    <section className="sheet quick" aria-label={say('web.quick.title')}>
      <div className="terms" data-many={(terms?.length ?? 0) > MOST_TERMS || undefined}>
        {terms
          ? numbered(terms).map(({ key, item }) => (
              <Term
                key={key}
                game={game}
                term={item}
                field={item.quick === undefined ? undefined : shortcut?.input.fields[item.quick]}
                value={item.quick === undefined ? undefined : (pending[item.quick] ?? said[item.quick])}
                put={put}
              />
            ))
          : shortcut && <BlankTerms game={game} shortcut={shortcut} pending={pending} put={put} />}
      </div>
      {situation.aside !== undefined && (
        <p className="aside">
          {say('web.quick.aside')}{' '}
          <button type="button" className="link" onClick={situation.bringBack}>
            {say('web.quick.back')}
          </button>
        </p>
      )}
      {open.ok && <Causes game={game} steps={steps} />}
    </section>
  );
}

/** The short form of what stands: numbers as the line shows them, the rest as the game shortens it. */
function shortened(shortcut: Shortcut, input: unknown, terms: readonly EquationTerm[]): DraftRecord {
  const short = shortcut.shorten?.(input);
  const shown = terms.flatMap(({ quick, text }) => {
    const field = quick === undefined ? undefined : shortcut.input.fields[quick];
    const [number] = field?.kind === 'integer' ? numbersIn(text) : [];
    return quick === undefined || number === undefined ? [] : [[quick, number] as const];
  });
  return { ...(isRecord(short) ? short : {}), ...Object.fromEntries(shown) };
}

interface TermProps {
  readonly game: Game;
  readonly term: EquationTerm;
  readonly field: Field | undefined;
  readonly value: Draft;
  readonly put: (name: string, value: Draft) => void;
}

function Term({ game, term, field, value, put }: TermProps) {
  const { say } = useSpeaker(game);
  const { text, label, side, quick, leads } = term;
  if (label === undefined && quick === undefined) {
    return (
      <span className="operator" data-sign={text}>
        {text}
      </span>
    );
  }
  const told = label === undefined ? '' : say(label);
  return (
    <span className="term" data-side={sideTone(game, side)} data-leads={leads || undefined}>
      {field && quick !== undefined ? (
        <QuickInput game={game} field={field} label={told} value={value} change={(next) => put(quick, next)} />
      ) : (
        <b>{text}</b>
      )}
      <span className="caption">{told}</span>
    </span>
  );
}

/** The first side of a game acts, the second holds; others take turns. */
const sideTone = ({ sides }: Game, side: string | undefined): 'a' | 'd' | undefined =>
  side === undefined ? undefined : sides.indexOf(side) % 2 === 0 ? 'a' : 'd';

interface QuickInputProps {
  readonly game: Game;
  readonly field: Field;
  readonly label: string;
  readonly value: Draft;
  readonly change: (value: Draft) => void;
  readonly id?: string;
}

function QuickInput({ game, field, label, value, change, id }: QuickInputProps) {
  const { say } = useSpeaker(game);
  if (field.kind === 'integer') {
    return (
      <NumberInput
        {...(id === undefined ? { label } : { id })}
        value={value}
        min={field.min}
        max={field.max}
        change={change}
      />
    );
  }
  if (field.kind === 'flag') {
    return (
      <input
        id={id}
        type="checkbox"
        aria-label={id === undefined ? label : undefined}
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      />
    );
  }
  if (field.kind !== 'oneOf') return null;
  return (
    <select
      id={id}
      aria-label={id === undefined ? label : undefined}
      value={typeof value === 'string' ? value : (field.default ?? '')}
      onChange={({ target }) => change(target.value)}
    >
      {field.options.map((option) => (
        <option key={option} value={option}>
          {say(`${field.words}.${option}`)}
        </option>
      ))}
    </select>
  );
}

/** Nothing is said yet: every field of the short form, to begin with. */
function BlankTerms({
  game,
  shortcut,
  pending,
  put,
}: Pick<TermProps, 'game' | 'put'> & { readonly shortcut: Shortcut; readonly pending: DraftRecord }) {
  const { say } = useSpeaker(game);
  const id = useId();
  return Object.entries(shortcut.input.fields).map(([name, field]) => (
    <Fragment key={name}>
      <span className="term">
        <QuickInput
          id={`${id}${name}`}
          game={game}
          field={field}
          label=""
          value={pending[name]}
          change={(next) => put(name, next)}
        />
        <label className="caption" htmlFor={`${id}${name}`}>
          {say(field.label)}
        </label>
      </span>
    </Fragment>
  ));
}

/** A longer line is set smaller. */
const MOST_TERMS = 8;
const MOST_CAUSES = 5;

/** What shifted the column and the die, in one line; all that was looked at, on demand. */
function Causes({ game, steps, alone = false }: Pick<QuickCardProps, 'game' | 'steps'> & { readonly alone?: boolean }) {
  const { say } = useSpeaker(game);
  const told = steps.map((step) => stepWords(game, say, step)).filter(({ modifiers }) => modifiers.length > 0);
  const causes = causesOf(game, say, steps);
  const looked = told.reduce((sum, { modifiers }) => sum + modifiers.length, 0);
  if (looked === 0) return null;
  return (
    <details className={alone ? 'sheet causes alone' : 'causes'}>
      <summary>
        {causes.length === 0 && <span>{say('web.quick.none', { count: looked })}</span>}
        {causes.slice(0, MOST_CAUSES).map(({ short, sign, whole }) => (
          <span key={`${short} ${sign}`}>
            <i title={whole}>{short}</i> <b>{sign}</b>
          </span>
        ))}
        {causes.length > MOST_CAUSES && <span>{say('web.quick.more', { count: causes.length - MOST_CAUSES })}</span>}
      </summary>
      {numbered(told).map(({ key, item }) => (
        <div key={key}>
          <h3>{item.title}</h3>
          <Modifiers say={say} modifiers={item.modifiers} unfolded />
        </div>
      ))}
    </details>
  );
}
