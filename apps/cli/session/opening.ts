/** From what the reader typed, or answers, to a procedure ready to be walked. */
import { refusalWords } from '@grognard/games/words';
import { type Checked, type Game, type Opened, open, type Plain, procedureOf, type Setting } from '@grognard/kernel';
import { exampleOf } from '../arguments/example.ts';
import { isRecord, isSituated, onceFromInput, overlayOf, rulingsOf } from '../arguments/play.ts';
import { jsonFrom } from '../arguments/source.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted, UsageFault } from '../faults.ts';
import { bullet, paragraph } from '../layout/columns.ts';
import { type Arguments, text } from '../verb.ts';
import { askRecord, type Known, type Values } from './form.ts';

/** The setting the reader chose: rulings and his own cells. */
export const settingOf = async (dialogue: Dialogue, args: Arguments): Promise<Setting> => ({
  rulings: rulingsOf(args),
  overlay: await overlayOf(dialogue, args),
});

/** `--input` is taken as it stands, an example with its own rulings unless others are given; otherwise a terminal is asked. */
export async function openFromArguments(dialogue: Dialogue, game: Game, id: string, args: Arguments): Promise<Opened> {
  const procedure = accepted(procedureOf(game, id));
  onceFromInput(args);
  const [written, example] = [text(args, 'input'), text(args, 'example')];
  if (written !== undefined && example !== undefined) throw new UsageFault('inputAndExample');
  if (!isSituated(args) && !dialogue.asks) throw new UsageFault('inputMissing');
  const setting = await settingOf(dialogue, args);
  if (example !== undefined) {
    const { input, rulings } = exampleOf(game, id, example);
    return accepted(open(game, id, input, { ...setting, rulings: { ...rulings, ...setting.rulings } }));
  }
  if (written !== undefined) return accepted(open(game, id, await jsonFrom(dialogue, '--input', written), setting));
  return openAsked(dialogue, procedure.input.fields, (input) => open(game, id, input, setting));
}

type Fields = Parameters<typeof askRecord>[2];

/** Asks until the rules accept; after a refusal only what was refused is asked again. */
export async function openAsked(
  dialogue: Dialogue,
  fields: Fields,
  attempt: (input: Plain) => Checked<Opened>,
  { earlier = {}, known = () => [] }: { readonly earlier?: Values; readonly known?: Known } = {},
): Promise<Opened> {
  const prompter = await dialogue.prompter();
  const ask = (some: Fields, before: Values) => askRecord(prompter, dialogue.say, some, before, '', known);
  let values = await ask(fields, earlier);
  for (;;) {
    const opened = attempt(values);
    if (opened.ok) return opened.value;
    dialogue.print(paragraph(dialogue.paint.red(dialogue.say('cli.refused')), dialogue.width));
    for (const refusal of opened.refusals)
      dialogue.print(bullet(refusalWords(dialogue.gameOpened, dialogue.say, refusal), dialogue.width));
    const named = opened.refusals.map(({ at }) => at.split(/[.[]/)[0] ?? '');
    const again = Object.fromEntries(Object.entries(fields).filter(([name]) => named.includes(name)));
    const asked = Object.keys(again).length > 0 ? again : fields;
    values = { ...values, ...(await ask(asked, values)) };
  }
}

/** An input shown back, field by field, in the reader's words. */
export const valuesOf = (input: Plain): Values => (isRecord(input) ? input : {});
