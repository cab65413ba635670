/** Before the throw: the situation and its odds are shown, and anything of it may still be changed. */
import { writeFile } from 'node:fs/promises';
import { trackWords } from '@grognard/games/words';
import { type Opened, type Plain, proposed, rulingsOf, same } from '@grognard/kernel';
import { liveDice } from '../arguments/dice.ts';
import { commandLine } from '../arguments/line.ts';
import type { Dialogue } from '../dialogue.ts';
import { Back } from '../faults.ts';
import { openForecast, printBriefly } from '../layout/briefly.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { type Asking, resumable } from './asking.ts';
import { changed } from './changing.ts';
import type { Values } from './form.ts';
import { calledFor, type DiceHand, thrown } from './hands.ts';
import { type Answered, mended, printRefusals, valuesOf } from './opening.ts';
import { Trail } from './trail.ts';

export interface Ready {
  readonly opened: Opened;
  readonly dice: DiceHand;
}

type Way = 'go' | 'roll' | 'type' | 'change' | 'readings' | 'save' | 'back';

/** What is thrown for, and how. Dice that the line gave need no question, and are taken at once. */
export async function ready(dialogue: Dialogue, asking: Asking, start: Answered, given?: DiceHand): Promise<Ready> {
  let [standing, shown, certain] = [start, undefined as Opened | undefined, false];
  for (;;) {
    const { opened } = standing;
    if (shown !== opened) certain = await show(dialogue, opened);
    shown = opened;
    if (given) return { opened, dice: given };
    const way = await wayOn(dialogue, asking, standing, certain);
    switch (way) {
      case 'go':
      case 'roll':
        return { opened, dice: thrown(liveDice()) };
      case 'type':
        return { opened, dice: calledFor(await dialogue.prompter(), dialogue.say) };
      case 'change':
        standing = { ...standing, opened: await otherwise(dialogue, asking, opened, changedValues) };
        break;
      case 'readings':
        standing = { ...standing, opened: await otherwise(dialogue, asking, opened, readOtherwise) };
        break;
      case 'save':
        await saved(dialogue, asking, opened);
        break;
      case 'back':
        standing = await standing.back(opened);
    }
  }
}

async function wayOn(dialogue: Dialogue, asking: Asking, { opened }: Answered, certain: boolean): Promise<Way> {
  const { say } = dialogue;
  const prompter = await dialogue.prompter();
  const canRead = !asking.settled && Object.keys(rulingsOf(asking.game.rulings, asking.procedure)).length > 0;
  const ways: readonly Way[] = [
    ...(certain ? (['go'] as const) : (['roll', 'type'] as const)),
    'change',
    ...(canRead ? (['readings'] as const) : []),
    'save',
    'back',
  ];
  const options = ways.map((value) => ({ value, label: say(`cli.ask.dice.${value}`) }));
  try {
    return await resumable(
      { ...asking, rulings: opened.book.rulings },
      () => opened.input,
      async () => (await prompter.pick(say(certain ? 'cli.ask.go' : 'cli.ask.dice'), options)) as Way,
    );
  } catch (error) {
    if (error instanceof Back) return 'back';
    throw error;
  }
}

interface Said {
  readonly values: Values;
  readonly rulings: Readonly<Record<string, string>>;
}

type Change = (dialogue: Dialogue, asking: Asking, said: Said) => Promise<Said>;

/** The situation as it is after a change; whoever goes back from it has changed nothing. */
async function otherwise(dialogue: Dialogue, asking: Asking, opened: Opened, change: Change): Promise<Opened> {
  const said = { values: valuesOf(opened.input), rulings: opened.book.rulings };
  try {
    const { values, rulings } = await resumable(
      { ...asking, rulings: said.rulings },
      () => opened.input,
      () => change(dialogue, asking, said),
    );
    return await mended(dialogue, { ...asking, rulings }, values);
  } catch (error) {
    if (error instanceof Back) return opened;
    throw error;
  }
}

const changedValues: Change = async (dialogue, { procedure, known }, said) => {
  const trail = new Trail(await dialogue.prompter());
  const values = await trail.follow((prompter) => changed(prompter, dialogue.say, procedure, said.values, known));
  return { ...said, values };
};

const readOtherwise: Change = async (dialogue, { game, procedure }, said) => {
  const { say } = dialogue;
  const book = rulingsOf(game.rulings, procedure);
  const trail = new Trail(await dialogue.prompter());
  const [ruling, reading] = await trail.follow(async (prompter) => {
    const questions = Object.keys(book).map((id) => ({
      value: id,
      label: say('cli.said', { who: say(`ruling.${id}`), what: say(`ruling.${id}.${said.rulings[id]}`) }),
    }));
    const id = await prompter.pick(say('cli.ask.readings'), questions);
    const readings = (book[id]?.readings ?? []).map((value) => ({ value, label: say(`ruling.${id}.${value}`) }));
    return [id, await prompter.pick(say(`ruling.${id}`), readings, said.rulings[id])] as const;
  });
  return { ...said, rulings: { ...said.rulings, [ruling]: reading } };
};

const LONGEST_PATH = 400;

/** The input in a file of its own, which is never written over. */
export async function saved(dialogue: Dialogue, asking: Asking, { procedure, input }: Opened): Promise<void> {
  const { say, width } = dialogue;
  const prompter = await dialogue.prompter();
  try {
    const file = await prompter.line(say('cli.ask.save'), LONGEST_PATH, `${procedure.id}.json`);
    await writeFile(file, `${JSON.stringify(input, undefined, 2)}\n`, { flag: 'wx' });
    dialogue.print(paragraph(say('cli.ask.saved', { file }), width));
    dialogue.print(`  ${commandLine([...asking.words, '--input', file])}`);
  } catch (error) {
    if (error instanceof Back) return;
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    printRefusals(dialogue, [
      reason === 'EEXIST' ? { code: 'inputExists', at: '' } : { code: 'unwritable', at: '', facts: { reason } },
    ]);
  }
}

/** All that was said, and the odds; where nothing is left to chance or choice the answer comes when it is asked for. */
async function show(dialogue: Dialogue, opened: Opened): Promise<boolean> {
  printSituation(dialogue, opened);
  const made = await openForecast(dialogue, opened);
  if (!made.certain) printBriefly(dialogue, opened, made);
  return made.certain !== undefined;
}

/** Field by field, a list row by row; a switch that stands as usual and a list without rows are not told. */
function printSituation(dialogue: Dialogue, { procedure, input }: Opened): void {
  const { say, width, paint } = dialogue;
  const said = valuesOf(input);
  const rows = Object.entries(procedure.input.fields).flatMap(([name, field]) => {
    const value = said[name];
    if (value === undefined || (field.kind === 'flag' && same(value, proposed(field, said)))) return [];
    const label = paint.dim(say(field.label));
    if (field.kind !== 'list' || !Array.isArray(value)) return [[label, trackWords(say, field, value)]];
    return value.map((row: Plain, index) => [index === 0 ? label : '', trackWords(say, field.of, row)]);
  });
  dialogue.print();
  if (rows.length > 0) dialogue.print(columns({ rows, width, indent: 2 }));
}
