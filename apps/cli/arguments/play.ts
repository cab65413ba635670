/** What the reader says about dice, answers, readings and his own cells. */
import {
  answersInOrder,
  type GivenAnswers,
  isOwnCell,
  type Overlay,
  type Plain,
  type Refusal,
  Refused,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';
import { type Arguments, text, texts, type VerbOption } from '../verb.ts';
import { jsonFrom } from './source.ts';

export const SETTING_OPTIONS: readonly VerbOption[] = [
  { flags: '--ruling <name=reading>', repeats: true },
  { flags: '--overlay <file>' },
];

export const DICE_OPTIONS: readonly VerbOption[] = [
  { flags: '--dice <faces>' },
  { flags: '--answers <answers>' },
  { flags: '--seed <hex>' },
];

/** Where a worked example or an input is only the beginning: its own dice, or questions that go on from it. */
export const ASKING_OPTIONS: readonly VerbOption[] = [{ flags: '--told' }, { flags: '--ask' }];

/** `--dice 4,2`: the faces that were rolled on the table. */
export function facesOf(args: Arguments): readonly number[] | undefined {
  const written = text(args, 'dice');
  if (written === undefined) return undefined;
  const parts = written.split(/[\s,]+/).filter(Boolean);
  const faults = parts.flatMap((part, index): Refusal[] =>
    /^\d{1,10}$/.test(part) ? [] : [{ code: 'notADie', at: `dice[${index}]`, facts: { received: part } }],
  );
  if (faults.length > 0) throw new Refused(faults);
  return parts.map(Number);
}

/** `--answers`, ready to be taken in order. */
export async function answersOf(
  dialogue: Dialogue,
  args: Arguments,
): Promise<ReturnType<typeof answersInOrder> | undefined> {
  const list = await answersList(dialogue, args);
  return list && answersInOrder(list);
}

/** `--answers`: a JSON list, or plain options with commas between them. */
export async function answersList(dialogue: Dialogue, args: Arguments): Promise<GivenAnswers | undefined> {
  const written = text(args, 'answers');
  if (written === undefined) return undefined;
  const isJson = /^\s*[[{]|^-$|[/\\]|\.json$/.test(written);
  const list = isJson ? await jsonFrom(dialogue, '--answers', written) : written.split(',').map((each) => each.trim());
  if (!Array.isArray(list)) throw new Refused([{ code: 'answersNotAList', at: '--answers' }]);
  const faults = list.flatMap((each: Plain, index): Refusal[] =>
    isAnswer(each) ? [] : [{ code: 'notAnAnswer', at: `answers[${index}]`, facts: { received: JSON.stringify(each) } }],
  );
  if (faults.length > 0) throw new Refused(faults);
  return list as GivenAnswers;
}

const isAnswer = (value: Plain): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((option) => typeof option === 'string'));

/** `--ruling NAME=READING`, as often as wanted. */
export function rulingsOf(args: Arguments): Readonly<Record<string, string>> {
  const pairs = texts(args, 'ruling').map((written) => {
    const cut = written.indexOf('=');
    if (cut < 1) throw new UsageFault('notAPair', { option: '--ruling', received: written });
    return [written.slice(0, cut).trim(), written.slice(cut + 1).trim()] as const;
  });
  const faults = pairs.flatMap(([name], index): Refusal[] =>
    pairs.findIndex(([earlier]) => earlier === name) < index ? [{ code: 'rulingTwice', at: `rulings.${name}` }] : [],
  );
  if (faults.length > 0) throw new Refused(faults);
  return Object.fromEntries(pairs);
}

/** `--policy CLAUSE,CLAUSE`, as often as wanted. */
export const clausesOf = (args: Arguments): readonly string[] =>
  texts(args, 'policy').flatMap((written) => written.split(',').map((clause) => clause.trim()));

/** `--overlay FILE`: `{"table": [{"row", "column", "cell"}, …]}`. */
export async function overlayOf(dialogue: Dialogue, args: Arguments): Promise<Overlay> {
  const written = text(args, 'overlay');
  if (written === undefined) return {};
  const overlay = await jsonFrom(dialogue, '--overlay', written);
  if (!isRecord(overlay))
    throw new Refused([{ code: 'notAnOverlay', at: written, facts: { received: brief(overlay) } }]);
  const faults = Object.entries(overlay).flatMap(([table, cells]): Refusal[] => {
    if (!Array.isArray(cells)) return [{ code: 'notAnOverlay', at: table, facts: { received: brief(cells) } }];
    return cells.flatMap((cell: Plain, index) =>
      isOwnCell(cell) ? [] : [{ code: 'notAnOwnCell', at: `${table}[${index}]`, facts: { received: brief(cell) } }],
    );
  });
  if (faults.length > 0) throw new Refused(faults);
  return overlay as unknown as Overlay;
}

export const isRecord = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const brief = (value: Plain): string => {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
};

/** Standard input can be read once. */
export function onceFromInput(args: Arguments): void {
  const piped = ['input', 'answers', 'overlay', 'setup'].filter((name) => text(args, name) === '-');
  if (piped.length > 1) throw new UsageFault('inputTwice', { options: piped.map((name) => `--${name}`) });
}
