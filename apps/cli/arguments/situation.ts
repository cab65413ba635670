/** What stands on the map, as the line says it: an input, a worked example, single places said otherwise. */
import {
  type Example,
  type Field,
  fieldAt,
  type Game,
  nearest,
  type Plain,
  type Procedure,
  type Refusal,
  Refused,
  saidAt,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';
import { type Arguments, text, texts, type VerbOption } from '../verb.ts';
import { exampleOf } from './example.ts';
import { MAP_OPTION, withMap } from './map.ts';
import { jsonFrom } from './source.ts';
import { typedValue } from './value.ts';

export const SITUATION_OPTIONS: readonly VerbOption[] = [
  { flags: '--input <json>' },
  { flags: '--example <id>' },
  { flags: '--set <path=value>', repeats: true },
  MAP_OPTION,
];

/** Whether the line says what stands on the map; where it does not, a terminal is asked. */
export const isSituated = (args: Arguments): boolean =>
  ['input', 'example', 'map'].some((name) => text(args, name) !== undefined) || texts(args, 'set').length > 0;

/** An input as it was said, not yet checked, and the worked example it began as. */
export interface Situation {
  readonly input: Plain;
  readonly example?: Example;
}

export function exampleIn(game: Game, procedure: string, args: Arguments): Example | undefined {
  const id = text(args, 'example');
  return id === undefined ? undefined : exampleOf(game, procedure, id);
}

/** Nothing said is an empty input. */
export async function situationOf(
  dialogue: Dialogue,
  game: Game,
  procedure: Procedure,
  args: Arguments,
): Promise<Situation> {
  const [written, example] = [text(args, 'input'), exampleIn(game, procedure.id, args)];
  if (written !== undefined && example) throw new UsageFault('inputAndExample');
  const input = example?.input ?? (written === undefined ? {} : await jsonFrom(dialogue, '--input', written));
  const mapped = await withMap(game, procedure, input, args);
  return { input: withSaid(procedure.input, mapped, texts(args, 'set')), ...(example && { example }) };
}

/** `--set PATH=VALUE`, as often as wanted, in the order given. */
export function withSaid(field: Field, input: Plain, sets: readonly string[]): Plain {
  const faults: Refusal[] = [];
  const changed = sets.reduce<Plain>((said, written) => {
    const cut = written.indexOf('=');
    if (cut < 1) throw new UsageFault('notAPlace', { option: '--set', received: written });
    const [at, value] = [written.slice(0, cut).trim(), written.slice(cut + 1).trim()];
    const next = saidAt(field, said, at, valueFor(fieldAt(field, at), value));
    if (next === undefined) faults.push(nowhere(field, at));
    return next ?? said;
  }, input);
  if (faults.length > 0) throw new Refused(faults);
  return changed;
}

/** A name may look like a number: what a text takes is text. */
const valueFor = (field: Field | undefined, written: string): Plain =>
  field?.kind === 'text' && !/^\s*"|^null$/.test(written) ? written : typedValue(written, '--set');

function nowhere(field: Field, at: string): Refusal {
  const options = placesOf(field);
  const close = nearest(at.replaceAll(/\[\d+\]/g, '[0]'), options);
  return { code: 'noSuchPlace', at: '--set', facts: { received: at, options, ...(close && { close }) } };
}

/** Every place an input has, the first row standing for all. */
export function placesOf(field: Field, at = ''): readonly string[] {
  if (field.kind === 'record' && !field.map)
    return Object.entries(field.fields).flatMap(([name, inner]) => placesOf(inner, at === '' ? name : `${at}.${name}`));
  return field.kind === 'list' ? placesOf(field.of, `${at}[0]`) : [at];
}

/** The files that a line names beside its input, as they were typed. */
export const filesIn = (args: Arguments): readonly string[] =>
  ['overlay', 'map'].flatMap((name) => {
    const file = text(args, name);
    return file === undefined ? [] : [`--${name}`, file];
  });

/** `--told`: the line with the dice and the answers of its example, where it asks for them. */
export function asTold(args: Arguments, example: Example | undefined): Arguments {
  if (args.options['told'] !== true) return args;
  if (!example) throw new UsageFault('toldOfNothing');
  if (['dice', 'answers', 'seed'].some((name) => text(args, name) !== undefined)) throw new UsageFault('toldTwice');
  const { dice = [], answers = [] } = example;
  return { ...args, options: { ...args.options, dice: dice.join(','), answers: JSON.stringify(answers) } };
}
