/** Questions made from a field's own description: labels, ranges, defaults, lists row by row. */
import { check, type Field, followsOf, type Plain, proposed, type Say, standsAsProposed } from '@grognard/kernel';
import { Quit } from '../faults.ts';
import { askMap, isMapField } from './map-question.ts';
import type { Prompter } from './prompter.ts';

type Fields = Extract<Field, { kind: 'record' }>['fields'];
export type Values = Readonly<Record<string, Plain>>;

/** A run of switches this long is put as one question with marks. */
const MANY_FLAGS = 3;

/** Paths of what needs no question, given what was said of a record so far. */
export type Known = (said: Values) => readonly string[];

/** The same for a part of the record: `rebuilt` puts the part back into its place. */
const within =
  (known: Known, path: string, rebuilt: (part: Values) => Values): Known =>
  (part) =>
    known(rebuilt(part)).flatMap((at) => (at.startsWith(`${path}.`) ? [at.slice(path.length + 1)] : []));

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
    if (open.length >= MANY_FLAGS && open.every(([, field]) => !field.optional)) {
      const flags = askFlags(prompter, say, open, usualOf(open, earlier, values), title);
      Object.assign(values, await keeping(flags, () => values));
      continue;
    }
    for (const [name, field] of run) {
      if (known(values).includes(name)) continue;
      const inner = (path: string, whole: (part: Values) => Plain): Known =>
        within(known, `${name}${path}`, (part) => ({ ...values, [name]: whole(part) }));
      const usual = usualOf([[name, field]], earlier, values)[name];
      if (isMapDetail(field) && usual === undefined) continue;
      if (await keeping(isLeftOpen(prompter, say, field, usual, title), () => values)) continue;
      values[name] = await keeping(askField(prompter, say, field, usual, title, inner), (part) =>
        part === undefined ? values : { ...values, [name]: part },
      );
    }
  }
  return values;
}

/** Whoever leaves in the middle has said so much: `whole` puts the part he was at into what stands around it. */
async function keeping<T>(asked: Promise<T>, whole: (part: Plain | undefined) => Plain): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Quit) error.said = whole(error.said);
    throw error;
  }
}

/** Where on a map something stands matters only with a map: whoever lays one says so by a change. */
const isMapDetail = (field: Field): boolean =>
  field.optional === true && field.kind === 'text' && field.on !== undefined;

/** What need not be known is asked for only if it is. */
const isLeftOpen = async (
  prompter: Prompter,
  say: Say,
  field: Field,
  usual: Plain | undefined,
  title: string,
): Promise<boolean> =>
  field.optional === true &&
  !(await prompter.yes(say('cli.ask.isKnown', { question: questionOf(say, field, title) }), usual !== undefined));

/** What stands before anybody answers: the earlier answer, what another answer proposes, or what is usual. */
const usualOf = (fields: readonly (readonly [string, Field])[], earlier: Values, said: Values): Partial<Values> =>
  Object.fromEntries(
    fields.map(([name, field]) => {
      const before = standsAsProposed(field, earlier, earlier[name]) ? undefined : earlier[name];
      return [name, before ?? (proposed(field, said) as Plain | undefined)];
    }),
  );

/** What is known inside a field: at a path below it, in the value that `whole` makes of the part. */
type KnownInside = (path: string, whole: (part: Values) => Plain) => Known;

/** One field, whatever its kind; `title` says where it stands. */
export async function askField(
  prompter: Prompter,
  say: Say,
  field: Field,
  usual: Plain | undefined,
  title: string,
  inside: KnownInside = () => () => [],
): Promise<Plain> {
  const question = questionOf(say, field, title);
  const initial = usual !== undefined && check(field, usual).ok ? usual : (field.default as Plain | undefined);
  switch (field.kind) {
    case 'integer': {
      const { min, max } = field;
      return prompter.whole(question, { min, max, ...(initial !== undefined && { initial: initial as number }) });
    }
    case 'flag':
      return prompter.yes(question, initial === true);
    case 'oneOf': {
      // What can only be one thing is not asked.
      if (field.options.length === 1 && field.default !== undefined) return field.default;
      const options = field.options.map((value) => ({ value, label: say(`${field.words}.${value}`) }));
      return prompter.pick(question, options, initial as string | undefined);
    }
    case 'text':
      return prompter.line(question, field.max, initial as string | undefined);
    case 'list':
      return askList(prompter, say, field, Array.isArray(initial) ? initial : [], question, inside);
    case 'record': {
      if (isMapField(field)) return askMap(prompter, say, field, initial, question);
      const before = typeof initial === 'object' ? (initial as Values) : {};
      return askRecord(
        prompter,
        say,
        field.fields,
        before,
        question,
        inside('', (part) => part),
      );
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
  inside: KnownInside,
): Promise<readonly Plain[]> {
  const rows: Plain[] = [];
  while (rows.length < field.max) {
    const number = rows.length + 1;
    if (rows.length >= field.min) {
      const another = say('cli.ask.another', { title, count: rows.length });
      if (!(await keeping(prompter.yes(another, rows.length < earlier.length), () => [...rows]))) break;
    }
    const row = say('cli.ask.row', { title, number });
    const place = rows.length;
    const known: KnownInside = (path, whole) =>
      inside(`[${place}]${path}`, (part) => [...rows.slice(0, place), whole(part)]);
    const asked = askField(prompter, say, field.of, earlier[place], row, known);
    rows.push(await keeping(asked, (part) => (part === undefined ? [...rows] : [...rows, part])));
  }
  return rows;
}

async function askFlags(
  prompter: Prompter,
  say: Say,
  flags: readonly (readonly [string, Field])[],
  usual: Partial<Values>,
  title: string,
): Promise<Values> {
  const options = flags.map(([value, field]) => {
    const hint = helpOf(say, field);
    return { value, label: say(field.label), ...(hint !== '' && { hint }) };
  });
  const on = flags.flatMap(([name]) => (usual[name] === true ? [name] : []));
  const chosen = await prompter.several(title || say('cli.ask.flags'), options, on);
  return Object.fromEntries(flags.map(([name]) => [name, chosen.includes(name)]));
}

const questionOf = (say: Say, field: Field, title: string): string => {
  const label = field.kind === 'record' && title ? title : [title, say(field.label)].filter(Boolean).join(' · ');
  const help = helpOf(say, field);
  return help === '' ? label : `${label} — ${help}`;
};

/** The help of a field, and whose proposal stands in it. */
const helpOf = (say: Say, field: Field): string => {
  const why = followsOf(field)?.why;
  return [field.help && say(field.help), why && say('cli.ask.proposed', { why: say(why) })].filter(Boolean).join(' ');
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
