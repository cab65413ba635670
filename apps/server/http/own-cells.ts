/** Tables with the caller's own cells laid over them: what `show --overlay` shows. */
import { tableNamed, tablesTold, tableTold } from '@grognard/games/dialect';
import { type Game, type Overlay, type Table, tablesUnder } from '@grognard/kernel';
import type { FastifyInstance } from 'fastify';
import { refusedBecause } from '../admission/problem.ts';
import { SHOWING } from '../asks/asks.ts';
import { shaped } from '../asks/shape.ts';
import { serverSpeaker } from '../text/index.ts';
import { gameIn, languageOf, type Named, type NamedRequest, notFoundWithout } from './games.ts';

/** The tables under the cells of a request, every fault of which is told at once. */
function laidOver(game: Game, { body }: NamedRequest): readonly Table[] {
  const { overlay } = shaped(SHOWING, body, game);
  const laid = tablesUnder(game, overlay as Overlay);
  if (!laid.ok) throw refusedBecause(laid.refusals, game);
  return Object.values(laid.value) as unknown as readonly Table[];
}

export function ownCellRoutes(app: FastifyInstance, games: readonly Game[]): void {
  const about = { tag: 'games', body: { $ref: '#/$defs/ShowAsk' } } as const;
  app.post<{ Params: Named }>(
    '/api/games/:game/tables',
    {
      schema: {
        ...about,
        operationId: 'overlayTables',
        summary: 'Every table of a game with the caller’s own cells laid over it',
        answers: { 200: { shape: 'Tables', told: 'The tables.' } },
      },
    },
    async (request, reply) => {
      const game = gameIn(games, request.params);
      const locale = languageOf(request);
      reply.header('content-language', locale);
      return tablesTold(game, laidOver(game, request), serverSpeaker(locale, game));
    },
  );
  app.post<{ Params: Named }>(
    '/api/games/:game/tables/:table',
    {
      schema: {
        ...about,
        operationId: 'overlayTable',
        summary: 'One table with the caller’s own cells laid over it',
        answers: { 200: { shape: 'Table', told: 'The table.' } },
      },
    },
    async (request, reply) => {
      const game = gameIn(games, request.params);
      const locale = languageOf(request);
      notFoundWithout(game, () =>
        tableNamed(Object.values(game.tables) as unknown as readonly Table[], request.params.table),
      );
      reply.header('content-language', locale);
      const table = tableNamed(laidOver(game, request), request.params.table);
      return tableTold(game, table, serverSpeaker(locale, game));
    },
  );
}
