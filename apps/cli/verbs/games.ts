/** `games`: the shelf, with the procedures and tables of each game. */
import { shelf } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { columns } from '../layout/columns.ts';
import { speakerOf } from '../text/index.ts';
import type { Verb } from '../verb.ts';

export const games: Verb = {
  name: 'games',
  async run(dialogue) {
    const all = await Promise.all(shelf.map((entry) => entry.load()));
    dialogue.answer({ games: all.map((game) => gameData(dialogue, game)) }, () => {
      for (const [index, game] of all.entries()) {
        if (index > 0) dialogue.print();
        printGame(dialogue, game);
      }
    });
    return 0;
  },
};

function gameData({ locale }: Dialogue, game: Game): unknown {
  const say = speakerOf(locale, game);
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

function printGame(dialogue: Dialogue, game: Game): void {
  const { paint, locale, width } = dialogue;
  const say = speakerOf(locale, game);
  const period = /\d/.test(game.period) ? `, ${game.period}` : '';
  dialogue.print(`${paint.bold(paint.cyan(game.id))}  ${paint.bold(game.titles[locale])}${period}`);
  const procedures = Object.keys(game.procedures).map((id) => [id, say(`procedure.${id}`)]);
  const tables = Object.values(game.tables).map(({ id, title }) => [id, title[locale]]);
  dialogue.print(`  ${paint.dim(say('cli.games.procedures'))}`);
  dialogue.print(columns({ rows: procedures, width, indent: 4 }));
  if (tables.length > 0) {
    dialogue.print(`  ${paint.dim(say('cli.games.tables'))}`);
    dialogue.print(columns({ rows: tables, width, indent: 4 }));
  }
  if (game.campaign) dialogue.print(`  ${paint.dim(say('cli.games.campaign'))}`);
}
