/** Questions made from a field's own description: labels, ranges, defaults, lists row by row. */
import { check, type Field, type Plain, type Say } from '@grognard/kernel';
import type { Prompter } from './prompter.ts';

type Fields = Extract<Field, { kind: 'record' }>['fields'];
export type Values = Readonly<Record<string, Plain>>;

/** A run of switches this long is put as one question with marks. */
const MANY_FLAGS = 3;

/** Names of the fields that need no question, given what was said so far. */
export type Known = (said: Values) => readonly string[];

/** Asks for every field of a record but those already known; `earlier` answers stand as the defaults. */
export async function askRecord(
  prompter: Prompter,
  say: Say,
  fields: Fields,
  earlier: Values = {},
  title = '',
  known: Known = () => [],
): Promise<Values> {
  const values: Record<string, Plain> = {};
  for (const run of runsOf(fields)) {
    const open = run.filter(([name]) => !known(values).includes(name));
    if (open.length >= MANY_FLAGS) {
      Object.assign(values, await askFlags(prompter, say, open, earlier, title));
      continue;
    }
    for (const [name, field] of run) {
      if (!known(values).includes(name)) values[name] = await askField(prompter, say, field, earlier[name], title);
    }
  }
  return values;
}

async function askField(
  prompter: Prompter,
  say: Say,
  field: Field,
  earlier: Plain | undefined,
  title: string,
): Promise<Plain> {
  const question = questionOf(say, field, title);
  const initial = earlier !== undefined && check(field, earlier).ok ? earlier : (field.default as Plain | undefined);
  switch (field.kind) {
    case 'integer': {
      const { min, max } = field;
      return prompter.whole(question, { min, max, ...(initial !== undefined && { initial: initial as number }) });
    }
    case 'flag':
      return prompter.yes(question, initial === true);
    case 'oneOf': {
      const options = field.options.map((value) => ({ value, label: say(`${field.words}.${value}`) }));
      return prompter.pick(question, options, initial as string | undefined);
    }
    case 'text':
      return prompter.line(question, field.max, initial as string | undefined);
    case 'list':
      return askList(prompter, say, field, Array.isArray(initial) ? initial : [], question);
    case 'record': {
      const known = typeof initial === 'object' ? (initial as Values) : {};
      return askRecord(prompter, say, field.fields, known, question);
    }
  }
}

/** Row after row: the rows it must have, then as many as the player adds. */
async function askList(
  prompter: Prompter,
  say: Say,
  field: Extract<Field, { kind: 'list' }>,
  earlier: readonly Plain[],
  title: string,
): Promise<readonly Plain[]> {
  const rows: Plain[] = [];
  while (rows.length < field.max) {
    const number = rows.length + 1;
    if (rows.length >= field.min) {
      const more = await prompter.yes(
        say('cli.ask.another', { title, count: rows.length }),
        rows.length < earlier.length,
      );
      if (!more) break;
    }
    const row = field.of.kind === 'record' ? say('cli.ask.row', { title, number }) : '';
    const value = await askField(prompter, say, field.of, earlier[rows.length], row || `${title} ${number}`);
    rows.push(value);
  }
  return rows;
}

async function askFlags(
  prompter: Prompter,
  say: Say,
  flags: readonly (readonly [string, Field])[],
  earlier: Values,
  title: string,
): Promise<Values> {
  const options = flags.map(([value, field]) => ({
    value,
    label: say(field.label),
    ...(field.help && { hint: say(field.help) }),
  }));
  const on = flags.flatMap(([name, field]) => ((earlier[name] ?? field.default) === true ? [name] : []));
  const chosen = await prompter.several(title || say('cli.ask.flags'), options, on);
  return Object.fromEntries(flags.map(([name]) => [name, chosen.includes(name)]));
}

const questionOf = (say: Say, field: Field, title: string): string => {
  const label = field.kind === 'record' && title ? title : [title, say(field.label)].filter(Boolean).join(' · ');
  return field.help ? `${label} — ${say(field.help)}` : label;
};

/** Fields one by one, but neighbouring switches together. */
function runsOf(fields: Fields): readonly (readonly (readonly [string, Field])[])[] {
  const runs: [string, Field][][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const last = runs.at(-1);
    if (field.kind === 'flag' && last?.[0]?.[1].kind === 'flag') last.push([name, field]);
    else runs.push([[name, field]]);
  }
  return runs;
}
