/** `games`: the shelf, with the procedures and tables of each game. */
import { catalogueTold, type Described } from '@grognard/games/dialect';
import { describedOf } from '../catalogue/catalogue.ts';
import type { Dialogue } from '../dialogue.ts';
import { columns } from '../layout/columns.ts';
import type { Verb } from '../verb.ts';

export const games: Verb = {
  name: 'games',
  async run(dialogue) {
    const all = await Promise.all(dialogue.shelf.map(describedOf));
    dialogue.answer(catalogueTold(all, dialogue.locale), () => {
      for (const [index, game] of all.entries()) {
        if (index > 0) dialogue.print();
        printGame(dialogue, game);
      }
    });
    return 0;
  },
};

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
