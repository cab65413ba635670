/** `games`: the shelf, with the procedures and tables of each game. */
import { shelf } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { columns } from '../layout/columns.ts';
import { voiceOf } from '../text/index.ts';
import type { Verb } from '../verb.ts';

export const games: Verb = {
  name: 'games',
  async run(desk) {
    const all = await Promise.all(shelf.map((entry) => entry.load()));
    desk.answer({ games: all.map((game) => gameData(desk, game)) }, () => {
      for (const [index, game] of all.entries()) {
        if (index > 0) desk.print();
        printGame(desk, game);
      }
    });
    return 0;
  },
};

function gameData({ locale }: Desk, game: Game): unknown {
  const say = voiceOf(locale, game);
  const { id, version, titles, period, sides } = game;
  return {
    id,
    version,
    titles,
    period,
    sides,
    campaign: game.campaign !== undefined,
    procedures: Object.entries(game.procedures).map(([name, { rule }]) => ({
      id: name,
      rule,
      words: say(`procedure.${name}`),
    })),
    tables: Object.values(game.tables).map(({ id: table, shape, title }) => ({ id: table, shape, title })),
    sources: game.sources,
    examples: game.examples.length,
  };
}

function printGame(desk: Desk, game: Game): void {
  const { paint, locale, width } = desk;
  const say = voiceOf(locale, game);
  const period = /\d/.test(game.period) ? `, ${game.period}` : '';
  desk.print(`${paint.bold(paint.cyan(game.id))}  ${paint.bold(game.titles[locale])}${period}`);
  const procedures = Object.keys(game.procedures).map((id) => [id, say(`procedure.${id}`)]);
  const tables = Object.values(game.tables).map(({ id, title }) => [id, title[locale]]);
  desk.print(`  ${paint.dim(say('cli.games.procedures'))}`);
  desk.print(columns({ rows: procedures, width, indent: 4 }));
  if (tables.length > 0) {
    desk.print(`  ${paint.dim(say('cli.games.tables'))}`);
    desk.print(columns({ rows: tables, width, indent: 4 }));
  }
  if (game.campaign) desk.print(`  ${paint.dim(say('cli.games.campaign'))}`);
}
