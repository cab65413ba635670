/** One answer changed among those given: which one, then its own question. */
import { placeWords, trackWords } from '@grognard/games/words';
import {
  type Field,
  fieldAt,
  mapFieldIn,
  movedAlong,
  type Plain,
  type Procedure,
  type Say,
  saidAt,
  stepsTo,
} from '@grognard/kernel';
import { askField, type Known, type Values } from './form.ts';
import type { Option, Prompter } from './prompter.ts';

type ListField = Extract<Field, { kind: 'list' }>;
type RecordField = Extract<Field, { kind: 'record' }>;

const ADD = ' add';
const REMOVE = ' remove';

interface Change {
  readonly prompter: Prompter;
  readonly say: Say;
  /** Paths that the campaign answers, and nobody else. */
  readonly known: readonly string[];
}

const valuesOf = (value: Plain | undefined): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const rowsOf = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);

/** The whole input with one answer changed; what stood as another proposes moves along with it. */
export async function changed(
  prompter: Prompter,
  say: Say,
  { input: field }: Procedure,
  before: Values,
  known: Known = () => [],
): Promise<Values> {
  const after = await changedIn({ prompter, say, known: known(before) }, field, before, '', '');
  return valuesOf(movedAlong(field, before, after) as Plain);
}

/** The whole input with the answer at one place given anew: what was refused, and nothing else. */
export async function askedAgain(
  prompter: Prompter,
  say: Say,
  procedure: Procedure,
  before: Values,
  at: string,
  known: Known = () => [],
): Promise<Values> {
  const { input: field } = procedure;
  const place = placeToAsk(field, at);
  if (place === '') return changed(prompter, say, procedure, before, known);
  const change = { prompter, say, known: known(before) };
  const inner = fieldAt(field, place) as Field;
  const value = valueAt(before, place);
  const isWhole = ((inner.kind === 'record' && !inner.map) || inner.kind === 'list') && value !== undefined;
  const title = placeWords(say, field, before, isWhole ? place : around(place));
  const said = isWhole
    ? await changedIn(change, inner, value, place, title)
    : await askField(prompter, say, inner, value, title);
  return valuesOf(movedAlong(field, before, saidAt(field, before, place, said)) as Plain);
}

/** The place a refusal names, or the nearest around it that the description has. */
const placeToAsk = (field: Field, at: string): string => {
  const map = field.kind === 'record' ? mapFieldIn(field) : undefined;
  // A map is mended in its file, not place by place.
  if (map !== undefined && stepsTo(at)[0] === map) return map;
  return at === '' || fieldAt(field, at) ? at : placeToAsk(field, around(at));
};

/** `attackers[0]` of `attackers[0].strength`, `attackers` of that. */
const around = (at: string): string => at.replace(/(?:\.?[^.[\]]+|\[[^.[\]]*\]?)$/, '');

const valueAt = (value: Plain, at: string): Plain | undefined =>
  stepsTo(at).reduce<Plain | undefined>((here, step) => (here as Values | undefined)?.[step], value);

async function changedIn(
  change: Change,
  field: Field,
  value: Plain | undefined,
  at: string,
  title: string,
): Promise<Plain> {
  if (field.kind === 'record' && !field.map) return changedField(change, field, valuesOf(value), at, title);
  if (field.kind === 'list') return changedRow(change, field, rowsOf(value), at, title);
  return askField(change.prompter, change.say, field, value, title);
}

async function changedField(
  change: Change,
  field: RecordField,
  value: Values,
  at: string,
  title: string,
): Promise<Plain> {
  const { prompter, say, known } = change;
  const place = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const options = Object.entries(field.fields)
    .filter(([name]) => !known.includes(place(name)))
    .map(([name, inner]): Option => ({ value: name, label: said(say, inner, value[name]) }));
  const name = await prompter.pick(title || say('cli.ask.change'), options);
  const inner = field.fields[name] as Field;
  const whole = inner.kind === 'list' || inner.kind === 'record' ? [title, say(inner.label)] : [title];
  const next = await changedIn(change, inner, value[name], place(name), whole.filter(Boolean).join(' · '));
  return { ...value, [name]: next };
}

async function changedRow(
  change: Change,
  field: ListField,
  rows: readonly Plain[],
  at: string,
  title: string,
): Promise<Plain> {
  const { prompter, say } = change;
  const options: Option[] = [
    ...rows.map((row, index) => ({ value: String(index), label: trackWords(say, field.of, row) })),
    ...(rows.length < field.max ? [{ value: ADD, label: say('cli.ask.change.add') }] : []),
    ...(rows.length > field.min ? [{ value: REMOVE, label: say('cli.ask.change.remove') }] : []),
  ];
  const chosen = await prompter.pick(title, options);
  if (chosen === REMOVE) {
    const out = await prompter.pick(say('cli.ask.change.which', { title }), options.slice(0, rows.length));
    return rows.toSpliced(Number(out), 1);
  }
  const index = chosen === ADD ? rows.length : Number(chosen);
  const next =
    chosen === ADD
      ? await askField(prompter, say, field.of, undefined, say('cli.ask.row', { title, number: index + 1 }))
      : await changedIn(change, field.of, rows[index], `${at}[${index}]`, placeWords(say, field, rows, `[${index}]`));
  return rows.toSpliced(index, 1, next);
}

/** A field with what stands in it. */
const said = (say: Say, field: Field, value: Plain | undefined): string => {
  const many = Array.isArray(value) && value.length > 1;
  const told = many ? say('cli.ask.rows', { count: value.length }) : trackWords(say, field, value);
  return say('cli.said', { who: say(field.label), what: told });
};
