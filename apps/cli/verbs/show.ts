/** `show`: a table as printed, repairs marked; without a table, which tables there are. */
import { tableNamed, tablesTold, tableTold } from '@grognard/games/dialect';
import { type Game, Refused, type Table, tablesUnder } from '@grognard/kernel';
import { overlayOf } from '../arguments/play.ts';
import type { Dialogue } from '../dialogue.ts';
import { columns } from '../layout/columns.ts';
import { printTable, tableFacts } from '../layout/tables.ts';
import { type Arguments, type Verb, word } from '../verb.ts';

export const show: Verb = {
  name: 'show',
  takes: ['<game>', '[table]'],
  options: [{ flags: '--overlay <file>' }],
  async run(dialogue, args) {
    const game = await dialogue.game(word(args, 0));
    const tables = await tablesOf(dialogue, game, args);
    const [, name] = args.words;
    if (name === undefined) {
      dialogue.answer(tablesTold(game, tables, dialogue.say), () => printNames(dialogue, game, tables));
      return 0;
    }
    const table = tableNamed(tables, name);
    dialogue.answer(tableTold(game, table, dialogue.say), () => printTable(dialogue, game, table));
    return 0;
  },
};

/** The game's tables, with the reader's own cells laid over them. */
async function tablesOf(dialogue: Dialogue, game: Game, args: Arguments): Promise<readonly Table[]> {
  const laid = tablesUnder(game, await overlayOf(dialogue, args));
  if (!laid.ok) throw new Refused(laid.refusals);
  return Object.values(laid.value) as unknown as readonly Table[];
}

function printNames(dialogue: Dialogue, game: Game, tables: readonly Table[]): void {
  const { say, paint, width } = dialogue;
  dialogue.print(paint.bold(say.read(game.titles)));
  dialogue.print();
  const head = ['', ...['title', 'cells', 'repairs', 'lost'].map((key) => say(`cli.show.head.${key}`))];
  const rows = tables.map((table) => {
    const { cells, repairs, lost } = tableFacts(table);
    return [paint.cyan(table.id), say.read(table.title), ...[cells, repairs, lost].map(String)];
  });
  dialogue.print(columns({ head, rows, align: ['left', 'left', 'right', 'right', 'right'], width }));
}
