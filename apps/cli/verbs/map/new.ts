/** `map new`: a sheet on which nothing is painted yet, numbered as two of its corners are printed. */
import { writeFile } from 'node:fs/promises';
import type { HexSheets, Numbered } from '@grognard/hexes';
import { nearest, Refused } from '@grognard/kernel';
import { hexSheetsOf } from '../../arguments/map.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { paragraph } from '../../layout/columns.ts';
import { type Arguments, text, type Verb, word } from '../../verb.ts';
import { mapData } from './read.ts';

export const create: Verb = {
  name: 'new',
  takes: ['<map>', '<game>'],
  options: [
    { flags: '--corners <first,last>' },
    { flags: '--title <title>' },
    { flags: '--background <terrain>' },
    { flags: '--shoved <columns>' },
    { flags: '--straight <lines>' },
  ],
  async run(dialogue, args) {
    const [file, game] = [word(args, 0), await dialogue.game(word(args, 1))];
    const sheets = hexSheetsOf(game);
    const { blankMap, mapText, numberingFrom } = await import('@grognard/hexes');
    const title = text(args, 'title') ?? dialogue.say.read(game.titles);
    const background = backgroundOf(sheets, text(args, 'background'));
    const [one, other] = cornersOf(args);
    const sheet = sheetOf(accepted(numberingFrom(one, other)), args);
    const map = accepted(blankMap(sheets.vocabulary, { title, ...sheet, background }));
    await written(file, mapText(map.file));
    dialogue.answer(mapData({ file, game, sheets, map }), () => {
      const facts = { file, ...map.corners, hexes: map.size };
      dialogue.print(paragraph(dialogue.say('cli.map.made', facts), dialogue.width));
    });
    return 0;
  },
};

/** `--corners 0101,1010`. */
function cornersOf(args: Arguments): readonly [string, string] {
  const received = text(args, 'corners') ?? '';
  const [one, other, ...more] = received.split(',');
  if (!one || !other || more.length > 0) throw new UsageFault('cornersMissing', { received });
  return [one, other];
}

/** With what no number tells: which columns stand lower, whether columns or rows are straight. */
function sheetOf(found: Numbered, args: Arguments): Numbered {
  const shoved = oneOf(args, 'shoved', ['even', 'odd'] as const);
  const straight = oneOf(args, 'straight', ['columns', 'rows'] as const);
  const orientation = straight === 'rows' ? 'pointy' : 'flat';
  return { ...found, numbering: { ...found.numbering, ...(shoved && { shoved }), ...(straight && { orientation }) } };
}

function oneOf<O extends string>(args: Arguments, name: string, options: readonly O[]): O | undefined {
  const received = text(args, name);
  const found = options.find((each) => each === received);
  if (received !== undefined && found === undefined)
    throw new UsageFault('notAmong', { option: `--${name}`, received, options });
  return found;
}

function backgroundOf({ vocabulary: { terrains } }: HexSheets, received: string | undefined): string {
  const [first = ''] = terrains;
  if (received === undefined || terrains.includes(received)) return received ?? first;
  const close = nearest(received, terrains);
  const facts = { received, options: terrains, words: 'terrain', ...(close && { close }) };
  throw new Refused([{ code: 'notOneOf', at: '--background', facts }]);
}

/** An existing file is never written over. */
async function written(file: string, made: string): Promise<void> {
  try {
    await writeFile(file, made, { flag: 'wx' });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Refused([
      reason === 'EEXIST' ? { code: 'inputExists', at: file } : { code: 'unwritable', at: file, facts: { reason } },
    ]);
  }
}
