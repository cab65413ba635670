/** What a chart asks, as a list to go through at the table. */
import { ruleWords } from '@grognard/games/words';
import type { Field, Game, Procedure, Say } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';

/** What was already spelled out on this chart, and under which name. */
type Told = Map<string, string>;

export function ChartSheet({ game, procedure }: { readonly game: Game; readonly procedure: Procedure }) {
  const { say } = useSpeaker(game);
  const told: Told = new Map();
  return (
    <article className="sheet-chart">
      <h3>{say(`procedure.${procedure.id}`)}</h3>
      <p className="cite">{ruleWords(game, say, procedure.rule)}</p>
      {fieldList(say, procedure.input.fields, told)}
    </article>
  );
}

const inner = (field: Field): Readonly<Record<string, Field>> | undefined => {
  if (field.kind === 'record') return field.fields;
  return field.kind === 'list' && field.of.kind === 'record' ? field.of.fields : undefined;
};

function fieldList(say: Say, fields: Readonly<Record<string, Field>>, told: Told) {
  return (
    <ul className="asked">
      {Object.entries(fields).map(([name, field]) => {
        const [label, within] = [say(field.label), inner(field)];
        const before =
          within &&
          alike(
            told,
            Object.entries(within)
              .map(([key, each]) => `${key} ${each.label}`)
              .join(),
            label,
          );
        return (
          <li key={name}>
            {label}
            <span className="cite">
              {' '}
              {before === undefined ? rangeOf(say, field, told) : say('web.print.asFor', { label: before })}
            </span>
            {within && before === undefined && fieldList(say, within, told)}
          </li>
        );
      })}
    </ul>
  );
}

/** The name under which the same thing was spelled out before; the first time it is only noted. */
function alike(told: Told, what: string, label: string): string | undefined {
  const before = told.get(what);
  if (before === undefined) told.set(what, label);
  return before;
}

/** More than these are told by a few and their number: the list is a table of its own. */
const MANY = 24;
const SOME = 4;

function optionsOf(say: Say, { options, words }: Extract<Field, { kind: 'oneOf' }>): string {
  const named = options.map((option) => say(`${words}.${option}`));
  return named.length <= MANY ? named.join(' / ') : `${named.slice(0, SOME).join(' / ')} / … (${named.length})`;
}

/** So many options may be read twice. */
const FEW = 5;

function rangeOf(say: Say, field: Field, told: Told): string {
  switch (field.kind) {
    case 'integer':
      return `${field.min}–${field.max}`;
    case 'flag':
      return '☐';
    case 'oneOf': {
      const before =
        field.options.length > FEW ? alike(told, `${field.words}${field.options.join()}`, say(field.label)) : undefined;
      return before === undefined ? optionsOf(say, field) : say('web.print.asFor', { label: before });
    }
    case 'text':
    case 'list':
    case 'record':
      return '';
  }
}
