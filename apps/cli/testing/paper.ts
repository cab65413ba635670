/** Surroundings that keep what is printed, and a prompter that answers from a script. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Locale } from '@grognard/kernel';
import { Back, Quit } from '../faults.ts';
import { run } from '../run.ts';
import type { Option, Prompter } from '../session/prompter.ts';
import type { Surroundings } from '../surroundings.ts';
import { type Ended, plainSpaces } from './command.ts';

export interface Paper extends Surroundings {
  /** What was printed, every space a plain one: tests read words, not typesetting. */
  readonly printed: () => string;
  readonly warned: () => string;
  readonly verbatim: () => string;
}

/** Where nothing was ever kept. */
const NOWHERE = join(tmpdir(), 'grognard-keeps-nothing');

export function paper({
  locale = 'en' as Locale,
  terminal = true,
  width = 100,
  input = '' as string | Readable,
  stateFolder = NOWHERE,
  games = undefined as string | undefined,
  colour = false,
  /** Time stands still, unless a test says otherwise. */
  now = (): number => 0,
} = {}): Paper {
  let [out, err] = ['', ''];
  return {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: typeof input === 'string' ? Readable.from([input]) : input,
    now,
    terminal,
    screen: terminal,
    colour,
    width,
    locale,
    stateFolder,
    games,
    printed: () => plainSpaces(out),
    warned: () => plainSpaces(err),
    verbatim: () => out,
  };
}

/** One run of the command without a process of its own: the same code, but for the front door. */
export async function spoken(args: readonly string[], facts: Parameters<typeof paper>[0] = {}): Promise<Ended> {
  const around = paper({ terminal: false, width: 200, ...facts });
  const status = await run(args, around);
  return { status, out: around.printed(), err: around.warned(), verbatim: around.verbatim() };
}

/** What a run answers as data. */
export async function spokenData<T>(args: readonly string[]): Promise<T> {
  const { out, err } = await spoken([...args, '--json']);
  if (out === '') throw new Error(`nothing was answered: ${err}`);
  return JSON.parse(out) as T;
}

/** The player presses Esc. */
export const ESC = Symbol('Esc');

/** One answer for each question, in order; a function looks at the question first. */
export type Scripted = string | number | boolean | readonly string[] | typeof ESC | ((question: string) => Scripted);

export interface Script extends Prompter {
  /** Every question put, in order. */
  readonly asked: readonly string[];
  /** What each question but a secret one offered: its options or its range; what stands there already has a mark. */
  readonly offered: readonly (readonly string[])[];
  /** Everything the secret screen showed, wiped or not. */
  readonly secrets: readonly string[];
}

const optionsOffered = (options: readonly Option[], standing: readonly string[]): readonly string[] =>
  options.map(
    ({ value, label, hint }) =>
      `${standing.includes(value) ? '› ' : ''}${plainSpaces(label)}${hint === undefined ? '' : ` (${hint})`}`,
  );

const standingThere = (value: unknown): readonly string[] => (value === undefined ? [] : [`› ${value}`]);

/** A player who follows a script, and leaves when it ends. */
export function scripted(answers: readonly Scripted[]): Script {
  const [asked, secrets] = [[] as string[], [] as string[]];
  const offered: (readonly string[])[] = [];
  let next = 0;
  const answer = (question: string): Scripted => {
    asked.push(plainSpaces(question));
    const given = answers[next];
    next += 1;
    if (given === undefined) throw new Quit();
    const said = typeof given === 'function' ? given(plainSpaces(question)) : given;
    if (said === ESC) throw new Back();
    return said;
  };
  return {
    asked,
    offered,
    secrets,
    async pick(question, options, initial) {
      offered.push(optionsOffered(options, initial === undefined ? [] : [initial]));
      const given = answer(question);
      const found = options.find(({ value, label }) => value === given || label === given);
      if (!found) throw new Error(`${question}: ${String(given)} is not offered`);
      return found.value;
    },
    async several(question, options, initial) {
      offered.push(optionsOffered(options, initial));
      const given = answer(question) as readonly string[];
      const stray = given.filter((each) => !options.some(({ value }) => value === each));
      if (stray.length > 0) throw new Error(`${question}: ${stray.join(', ')} is not offered`);
      return given;
    },
    whole: async (question, { min, max, initial }) => {
      offered.push([`${min}–${max}`, ...standingThere(initial)]);
      const given = answer(question);
      const value = given === '' ? initial : given;
      if (typeof value !== 'number' || value < min || value > max) throw new Error(`${question}: ${String(value)}`);
      return value;
    },
    line: async (question, most, initial) => {
      offered.push([`at most ${most}`, ...standingThere(initial)]);
      return String(answer(question));
    },
    yes: async (question, initial) => {
      offered.push(standingThere(initial ? 'yes' : 'no'));
      return answer(question) === true;
    },
    secretly: (work) =>
      work({
        show: (text) => secrets.push(text),
        typed: async () => String(answer('secret')),
      }),
  };
}
