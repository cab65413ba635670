/** `games`: the shelf, with the procedures and tables of each game. */
import { describedOf } from '../catalogue/catalogue.ts';
import type { Described } from '../catalogue/described.ts';
import type { Dialogue } from '../dialogue.ts';
import { columns } from '../layout/columns.ts';
import type { Verb } from '../verb.ts';

export const games: Verb = {
  name: 'games',
  async run(dialogue) {
    const all = await Promise.all(dialogue.shelf.map(describedOf));
    dialogue.answer({ games: all.map((game) => gameData(dialogue, game)) }, () => {
      for (const [index, game] of all.entries()) {
        if (index > 0) dialogue.print();
        printGame(dialogue, game);
      }
    });
    return 0;
  },
};

const gameData = ({ locale }: Dialogue, { procedures, ...game }: Described): unknown => ({
  ...game,
  procedures: procedures.map(({ words, ...each }) => ({ ...each, words: words[locale] })),
});

function printGame(dialogue: Dialogue, game: Described): void {
  const { paint, locale, width, say } = dialogue;
  const period = /\d/.test(game.period) ? `, ${game.period}` : '';
  dialogue.print(`${paint.bold(paint.cyan(game.id))}  ${paint.bold(say.read(game.titles))}${period}`);
  const procedures = game.procedures.map(({ id, words }) => [id, words[locale]]);
  const tables = game.tables.map(({ id, title }) => [id, say.read(title)]);
  dialogue.print(`  ${paint.dim(say('cli.games.procedures'))}`);
  dialogue.print(columns({ rows: procedures, width, indent: 4 }));
  if (tables.length > 0) {
    dialogue.print(`  ${paint.dim(say('cli.games.tables'))}`);
    dialogue.print(columns({ rows: tables, width, indent: 4 }));
  }
  if (game.campaign) dialogue.print(`  ${paint.dim(say('cli.games.campaign'))}`);
}
