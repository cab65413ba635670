/** What is on the shelf: games, what a procedure asks, tables, worked examples; the same for everybody, so published. */
import {
  catalogueTold,
  choicesOf,
  described,
  examplesTold,
  procedureTold,
  tableNamed,
  tablesTold,
  tableTold,
} from '@grognard/games/dialect';
import { type Game, type Locale, nearest, type Procedure, procedureOf, Refused, type Table } from '@grognard/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../admission/problem.ts';
import type { Services } from '../services.ts';
import { localeOf, serverSpeaker } from '../text/index.ts';
import { Shelf } from './published.ts';

export interface Named {
  readonly game: string;
  readonly procedure: string;
  readonly table: string;
  readonly example: string;
}

export type NamedRequest = FastifyRequest<{ Params: Named }>;

/** Every game on the shelf. */
export const gamesOf = async ({ games, gameOf }: Services): Promise<readonly Game[]> =>
  (await Promise.all(games.map((id) => gameOf(id)))).filter((game) => game !== undefined);

/** The game of an address, or what may have been meant. */
export function gameIn(games: readonly Game[], { game: id }: Named): Game {
  const found = games.find((each) => each.id === id);
  if (found) return found;
  const options = games.map((each) => each.id);
  const close = nearest(id, options);
  const facts = { received: id, options, ...(close && { close }) };
  throw new Problem('notFound', { refusals: [{ code: 'unknownGame', at: 'game', facts }] });
}

/** The same for its procedure. */
export function procedureIn(game: Game, { procedure: id }: Named): Procedure {
  const found = procedureOf(game, id);
  if (found.ok) return found.value;
  throw new Problem('notFound', { refusals: found.refusals.map((each) => ({ ...each, at: 'procedure' })), game });
}

/** What an address names and nobody has is not found, whoever finds that out. */
export function notFoundWithout<T>(game: Game, find: () => T): T {
  try {
    return find();
  } catch (error) {
    throw error instanceof Refused ? new Problem('notFound', { refusals: error.refusals, game }) : error;
  }
}

const tablesOf = (game: Game): readonly Table[] => Object.values(game.tables) as unknown as readonly Table[];

export const languageOf = ({ headers }: FastifyRequest): Locale => localeOf(headers['accept-language']);

export function gameRoutes(app: FastifyInstance, games: readonly Game[]): void {
  const shelf = new Shelf();
  const about = { tag: 'games' } as const;
  const get = (
    path: string,
    schema: { operationId: string; summary: string; shape: string; told: string },
    made: (params: Named, locale: Locale) => () => unknown,
  ): void => {
    const { operationId, summary, shape, told } = schema;
    app.get<{ Params: Named }>(
      path,
      { schema: { ...about, operationId, summary, answers: { 200: { shape, told } } } },
      (request, reply) => {
        const locale = languageOf(request);
        const make = made(request.params, locale);
        const name = `${locale} ${path} ${Object.values(request.params).join(' ')}`;
        return shelf.json(name, make).send(request, reply.header('content-language', locale));
      },
    );
  };
  get(
    '/api/games',
    {
      operationId: 'listGames',
      summary: 'The games, their procedures and tables',
      shape: 'Catalogue',
      told: 'The shelf.',
    },
    (_params, locale) => () => catalogueTold(games.map(described), locale),
  );
  get(
    '/api/games/:game/tables',
    { operationId: 'listTables', summary: 'Every table of a game as printed', shape: 'Tables', told: 'The tables.' },
    (params, locale) => {
      const game = gameIn(games, params);
      return () => tablesTold(game, tablesOf(game), serverSpeaker(locale, game));
    },
  );
  get(
    '/api/games/:game/tables/:table',
    {
      operationId: 'showTable',
      summary: 'One table as printed, repairs explained',
      shape: 'Table',
      told: 'The table.',
    },
    (params, locale) => {
      const game = gameIn(games, params);
      const table = notFoundWithout(game, () => tableNamed(tablesOf(game), params.table));
      return () => tableTold(game, table, serverSpeaker(locale, game));
    },
  );
  get(
    '/api/games/:game/examples',
    { operationId: 'listExamples', summary: 'The worked examples of a game', shape: 'Examples', told: 'The examples.' },
    (params, locale) => {
      const game = gameIn(games, params);
      return () => examplesTold(game, serverSpeaker(locale, game));
    },
  );
  get(
    '/api/games/:game/:procedure',
    {
      operationId: 'describe',
      summary: 'What a procedure asks, which decisions it may put, how open rules are read',
      shape: 'Procedure',
      told: 'The procedure.',
    },
    (params, locale) => {
      const game = gameIn(games, params);
      const procedure = procedureIn(game, params);
      return () => procedureTold(game, procedure, choicesOf(game, procedure), serverSpeaker(locale, game));
    },
  );
}
