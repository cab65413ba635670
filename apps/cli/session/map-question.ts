/** A map asked for at the keyboard: the one that stands there, or one from a file. */
import type { Field, MapKind, Plain, Refusal, Say } from '@grognard/kernel';
import { Refused } from '@grognard/kernel';
import { mapFile } from '../arguments/map.ts';
import type { Prompter } from './prompter.ts';

type MapField = Extract<Field, { kind: 'record' }> & { readonly map: MapKind };

export const isMapField = (field: Field): field is MapField => field.kind === 'record' && field.map !== undefined;

const LONGEST_PATH = 400;
const FILE = ' file';

/** Asks for a file until it holds a sound map; what was wrong with the last stands in the question. */
export async function askMap(
  prompter: Prompter,
  say: Say,
  { map }: MapField,
  usual: Plain | undefined,
  question: string,
): Promise<Plain> {
  const standing = usual === undefined ? undefined : map.read(usual);
  if (standing?.ok) {
    const options = [
      { value: '', label: standing.value.title },
      { value: FILE, label: say('cli.ask.map.other') },
    ];
    if ((await prompter.pick(question, options, '')) === '') return standing.value.file;
  }
  let wrong = '';
  for (;;) {
    const path = await prompter.line(`${question} — ${say('cli.ask.map')}${wrong}`, LONGEST_PATH);
    try {
      const read = map.read(await mapFile(path));
      if (read.ok) return read.value.file;
      wrong = faults(say, read.refusals);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      wrong = faults(say, error.refusals);
    }
  }
}

const faults = (say: Say, refusals: readonly Refusal[]): string =>
  refusals.map(({ code, at, facts }) => `\n  ${at}: ${say(`refusal.${code}`, facts)}`).join('');
