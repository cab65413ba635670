/** From what the reader typed, or answers, to a procedure ready to be walked. */
import { refusalWords } from '@grognard/games/words';
import {
  type Game,
  type Opened,
  open,
  type Plain,
  procedureOf,
  type Refusal,
  Refused,
  type Setting,
} from '@grognard/kernel';
import { isRecord, onceFromInput, overlayOf, rulingsOf } from '../arguments/play.ts';
import { isSituated, situationOf } from '../arguments/situation.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted, Back, firstOfAll, UsageFault } from '../faults.ts';
import { bullet, paragraph } from '../layout/columns.ts';
import type { Arguments } from '../verb.ts';
import { type Asking, outsideCampaign, resumable } from './asking.ts';
import { askedAgain, changed } from './changing.ts';
import { askRecord, type Values } from './form.ts';
import type { Prompter } from './prompter.ts';
import { Trail } from './trail.ts';

/** The setting the reader chose: rulings and his own cells. */
export const settingOf = async (dialogue: Dialogue, args: Arguments) =>
  ({ rulings: rulingsOf(args), overlay: await overlayOf(dialogue, args) }) satisfies Setting;

/** `--input` is taken as it stands, an example with its own rulings unless others are given; otherwise a terminal is asked. */
export async function openFromArguments(dialogue: Dialogue, game: Game, id: string, args: Arguments): Promise<Opened> {
  const procedure = accepted(procedureOf(game, id));
  onceFromInput(args);
  const asked = !isSituated(args) && Object.keys(procedure.input.fields).length > 0;
  if (asked && !dialogue.asks) throw new UsageFault('inputMissing');
  const setting = await settingOf(dialogue, args);
  if (asked) return (await firstOfAll(() => answered(dialogue, outsideCampaign(game, procedure, setting)))).opened;
  const { input, example } = await situationOf(dialogue, game, procedure, args);
  return accepted(open(game, id, input, { ...setting, rulings: { ...example?.rulings, ...setting.rulings } }));
}

/** An input that the rules accept, and the way back to the last question that led to it. */
export interface Answered {
  readonly opened: Opened;
  /** `now` is how it stands, should it have been changed since. */
  back(now: Opened): Promise<Answered>;
}

/** Every question; what was said earlier stands in them. */
export async function answered(dialogue: Dialogue, asking: Asking, earlier: Values = {}): Promise<Answered> {
  const trail = new Trail(await dialogue.prompter());
  const { procedure, known } = asking;
  const ask = (prompter: Prompter) => askRecord(prompter, dialogue.say, procedure.input.fields, earlier, '', known);
  const going = async (way: () => Promise<Values>): Promise<Answered> => {
    const values = await resumable(asking, () => earlier, way);
    const opened = await mended(dialogue, asking, values);
    return {
      opened,
      back: (now) => (now === opened ? going(() => trail.back(ask)) : answered(dialogue, asking, valuesOf(now.input))),
    };
  };
  return going(() => trail.follow(ask));
}

/** What is given is taken as it stands; questions are put only where it will not do. */
export const taken = async (
  dialogue: Dialogue,
  asking: Asking,
  given: Plain,
  back: Answered['back'] = (now) => answered(dialogue, asking, valuesOf(now.input)),
): Promise<Answered> => ({ opened: await mended(dialogue, asking, valuesOf(given)), back });

/** Asks until the rules accept; after a refusal only what was refused is asked again. */
export async function mended(
  dialogue: Dialogue,
  asking: Asking,
  values: Values,
  rulings: Asking['rulings'] = asking.rulings,
): Promise<Opened> {
  const opened = asking.open(values, rulings);
  if (opened.ok) return opened.value;
  if (!dialogue.asks) throw new Refused(opened.refusals);
  printRefusals(dialogue, opened.refusals);
  const next = await resumable(
    asking,
    () => values,
    () => mendedOnce(dialogue, asking, values, opened.refusals),
  );
  return mended(dialogue, asking, next, rulings);
}

/** Each place that was refused, in its order; whoever goes back before the first may change anything. */
async function mendedOnce(
  dialogue: Dialogue,
  { procedure, known }: Asking,
  values: Values,
  refusals: readonly Refusal[],
): Promise<Values> {
  const places = [...new Set(refusals.map(({ at }) => at))];
  const prompter = await dialogue.prompter();
  const { say } = dialogue;
  try {
    return await new Trail(prompter).follow(async (asked) => {
      let mending = values;
      for (const at of places) mending = await askedAgain(asked, say, procedure, mending, at, known);
      return mending;
    });
  } catch (error) {
    if (!(error instanceof Back)) throw error;
    return new Trail(prompter).follow((asked) => changed(asked, say, procedure, values, known));
  }
}

export function printRefusals(dialogue: Dialogue, refusals: readonly Refusal[]): void {
  const { say, paint, width, gameOpened } = dialogue;
  dialogue.print(paragraph(paint.red(say('cli.refused')), width));
  for (const refusal of refusals) dialogue.print(bullet(refusalWords(gameOpened, say, refusal), width));
}

/** An input field by field; what is none says nothing. */
export const valuesOf = (input: Plain): Values => (isRecord(input) ? input : {});
