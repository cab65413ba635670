/** `show`: a table as printed, repairs marked; without a table, which tables there are. */
import { tableNamed, tablesTold, tableTold } from '@grognard/games/dialect';
import { type Game, type Grid, overlaid, Refused, type Table } from '@grognard/kernel';
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
  const overlay = await overlayOf(dialogue, args);
  const tables = Object.values(game.tables) as unknown as readonly Table[];
  const stray = Object.keys(overlay).filter((id) => game.tables[id]?.shape !== 'grid');
  if (stray.length > 0) {
    const options = tables.filter(({ shape }) => shape === 'grid').map(({ id }) => id);
    throw new Refused(stray.map((id) => ({ code: 'unknownTable', at: '--overlay', facts: { received: id, options } })));
  }
  return tables.map((table) => {
    const own = Object.hasOwn(overlay, table.id) ? overlay[table.id] : undefined;
    if (!own) return table;
    const laid = overlaid(table as Grid, own);
    if ('shape' in laid) return laid;
    throw new Refused(laid);
  });
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
