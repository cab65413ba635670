/** From what the reader typed, or answers, to a procedure ready to be walked. */
import { refusalWords } from '@grognard/games/words';
import { type Checked, type Game, type Opened, open, type Plain, procedureOf, type Setting } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { accepted, UsageFault } from '../faults.ts';
import { exampleOf } from '../given/example.ts';
import { isRecord, isSituated, onceFromInput, overlayOf, rulingsOf } from '../given/play.ts';
import { jsonFrom } from '../given/source.ts';
import { bullet, paragraph } from '../layout/columns.ts';
import { type Given, text } from '../verb.ts';
import { askRecord, type Known, type Values } from './form.ts';

/** The setting the reader chose: rulings and his own cells. */
export const settingOf = async (desk: Desk, given: Given): Promise<Setting> => ({
  rulings: rulingsOf(given),
  overlay: await overlayOf(desk, given),
});

/** `--input` is taken as it stands, an example with its own rulings unless others are given; otherwise a terminal is asked. */
export async function openGiven(desk: Desk, game: Game, id: string, given: Given): Promise<Opened> {
  const procedure = accepted(procedureOf(game, id));
  onceFromInput(given);
  const [written, example] = [text(given, 'input'), text(given, 'example')];
  if (written !== undefined && example !== undefined) throw new UsageFault('inputAndExample');
  if (!isSituated(given) && !desk.asks) throw new UsageFault('inputMissing');
  const setting = await settingOf(desk, given);
  if (example !== undefined) {
    const { input, rulings } = exampleOf(game, id, example);
    return accepted(open(game, id, input, { ...setting, rulings: { ...rulings, ...setting.rulings } }));
  }
  if (written !== undefined) return accepted(open(game, id, await jsonFrom(desk, '--input', written), setting));
  return openAsked(desk, procedure.input.fields, (input) => open(game, id, input, setting));
}

type Fields = Parameters<typeof askRecord>[2];

/** Asks until the rules accept; after a refusal only what was refused is asked again. */
export async function openAsked(
  desk: Desk,
  fields: Fields,
  attempt: (input: Plain) => Checked<Opened>,
  { earlier = {}, known = () => [] }: { readonly earlier?: Values; readonly known?: Known } = {},
): Promise<Opened> {
  const prompter = await desk.prompter();
  const ask = (some: Fields, before: Values) => askRecord(prompter, desk.say, some, before, '', known);
  let values = await ask(fields, earlier);
  for (;;) {
    const opened = attempt(values);
    if (opened.ok) return opened.value;
    desk.print(paragraph(desk.paint.red(desk.say('cli.refused')), desk.width));
    for (const refusal of opened.refusals) desk.print(bullet(refusalWords(desk.table, desk.say, refusal), desk.width));
    const named = opened.refusals.map(({ at }) => at.split(/[.[]/)[0] ?? '');
    const again = Object.fromEntries(Object.entries(fields).filter(([name]) => named.includes(name)));
    const asked = Object.keys(again).length > 0 ? again : fields;
    values = { ...values, ...(await ask(asked, values)) };
  }
}

/** An input shown back, field by field, in the reader's words. */
export const valuesOf = (input: Plain): Values => (isRecord(input) ? input : {});
