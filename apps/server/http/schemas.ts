/** The JSON Schemas of everything that is asked and answered, published one by one. */
import { FORMAT, JSON_SCHEMA, type Shape, type Shapes, shapes, worded } from '@grognard/games/dialect';
import { speakerFor } from '@grognard/games/words';
import { type Game, type Locale, nearest, type Plain, schema } from '@grognard/kernel';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../admission/problem.ts';
import { ASKS, SHOWING, VERBS, VERIFICATION } from '../asks/asks.ts';
import { bodySchema } from '../asks/shape.ts';
import { serverSpeaker } from '../text/index.ts';
import { actSchema, CREATION, GIVING_BACK, lineSchema, sittingSchema } from './bodies.ts';
import { gameIn, languageOf, type Named, procedureIn } from './games.ts';
import { askName } from './procedures.ts';
import { Shelf } from './published.ts';
import { answers } from './responses.ts';

/** Every named shape of the API, what the caller fills in titled in his language. */
export function allShapes(locale: Locale): Shapes {
  const say = serverSpeaker(locale);
  return {
    ...shapes,
    ...answers,
    ...Object.fromEntries(VERBS.map((verb) => [askName(verb), bodySchema(ASKS[verb], say)])),
    ShowAsk: bodySchema(SHOWING, say),
    VerifyAsk: bodySchema(VERIFICATION, say),
    Creation: bodySchema(CREATION, say),
    Act: actSchema(say),
    Line: lineSchema(say),
    Sitting: sittingSchema(say),
    GivingBack: bodySchema(GIVING_BACK, say),
  };
}

const TYPE = 'application/schema+json';

/** A shape with all that it refers to. */
function standing(name: string, all: Shapes): Shape {
  const needed = new Map<string, Shape>();
  const gather = (shape: unknown): void => {
    for (const [, other = ''] of JSON.stringify(shape).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      const found = all[other];
      if (!found || needed.has(other)) continue;
      needed.set(other, found);
      gather(found);
    }
  };
  gather(all[name]);
  return {
    $schema: JSON_SCHEMA,
    $id: addressOf(name),
    title: name,
    ...all[name],
    ...(needed.size > 0 && { $defs: Object.fromEntries(needed) as Shape }),
  };
}

const addressOf = (name: string): string => `/api/schemas/${name}`;
const inputAddress = (game: string, procedure: string): string => `/api/schemas/inputs/${game}/${procedure}`;

export function schemaRoutes(app: FastifyInstance, games: readonly Game[]): void {
  const names = Object.keys(allShapes('en'));
  const shelf = new Shelf();
  const about = { tag: 'games' } as const;
  app.get(
    '/api/schemas',
    {
      schema: {
        ...about,
        operationId: 'listSchemas',
        summary: 'Where the JSON Schemas are published, and the number of the dialect',
        answers: { 200: { shape: 'Schemas', told: 'Addresses.' } },
      },
    },
    (request, reply) => shelf.json('all', () => listed(names, games)).send(request, reply),
  );
  app.get<{ Params: { readonly name: string } }>(
    '/api/schemas/:name',
    {
      schema: {
        ...about,
        operationId: 'readSchema',
        summary: 'One JSON Schema, with all that it refers to, described in the caller’s language',
        answers: { 200: { type: TYPE, told: 'The schema.' } },
      },
    },
    (request, reply) => {
      const { name } = request.params;
      if (!names.includes(name)) throw unknownSchema(name, names);
      const locale = languageOf(request);
      const made = () => worded(standing(name, allShapes(locale)) as Plain, serverSpeaker(locale));
      return shelf.json(`${locale} ${name}`, made, TYPE).send(request, reply.header('content-language', locale));
    },
  );
  app.get<{ Params: Named }>(
    '/api/schemas/inputs/:game/:procedure',
    {
      schema: {
        ...about,
        operationId: 'readInputSchema',
        summary: 'The JSON Schema of a procedure’s input, titled in the caller’s language',
        answers: { 200: { type: TYPE, told: 'The schema.' } },
      },
    },
    (request, reply) => {
      const game = gameIn(games, request.params);
      const { id, input } = procedureIn(game, request.params);
      const locale = languageOf(request);
      const made = () => ({
        $schema: JSON_SCHEMA,
        $id: inputAddress(game.id, id),
        ...schema(input, speakerFor(game, locale)),
      });
      return shelf
        .json(`${locale} ${game.id} ${id}`, made, TYPE)
        .send(request, reply.header('content-language', locale));
    },
  );
}

const listed = (names: readonly string[], games: readonly Game[]) => ({
  format: FORMAT,
  schemas: Object.fromEntries(names.map((name) => [name, addressOf(name)])),
  inputs: Object.fromEntries(
    games.map(({ id, procedures }) => [
      id,
      Object.fromEntries(Object.keys(procedures).map((name) => [name, inputAddress(id, name)])),
    ]),
  ),
});

function unknownSchema(name: string, options: readonly string[]): Problem {
  const close = nearest(name, options);
  const facts = { received: name, options, ...(close && { close }) };
  return new Problem('notFound', { refusals: [{ code: 'unknownSchema', at: 'name', facts }] });
}
