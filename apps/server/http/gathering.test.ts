/** The OpenAPI document of a small server: exactly what its routes say of themselves. */
import { making } from '@grognard/games/dialect';
import Fastify, { type RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { serverSpeaker } from '../text/index.ts';
import { Gathering } from './document.ts';

type Tree = Readonly<Record<string, unknown>>;

async function gathered(...routes: readonly Omit<RouteOptions, 'handler'>[]) {
  const gathering = new Gathering();
  const app = Fastify({ schemaController: { compilersFactory: { buildValidator: () => () => () => true } as never } });
  gathering.listen(app);
  for (const route of routes) app.route({ ...route, handler: async () => ({}) } as RouteOptions);
  await app.ready();
  await app.close();
  const document = gathering.document({ Thing: making.text }, { put: { value: 1 } }, serverSpeaker('en')) as Tree;
  const operation = (path: string, verb: string) =>
    (document['paths'] as Readonly<Record<string, Tree>>)[path]?.[verb] as Tree | undefined;
  return { gathering, document, operation };
}

const COMMON = ['400', '408', '429', '500', '503'];

describe('an operation', () => {
  const bare = {
    tag: 'games',
    operationId: 'list',
    summary: 'All',
    answers: { 200: { shape: 'Thing', told: 'Them.' } },
  };

  test('that says little of itself is told in few words', async () => {
    const { operation } = await gathered({ method: 'GET', url: '/api/things', schema: bare as never });
    expect(operation('/api/things', 'get')).toEqual({
      operationId: 'list',
      tags: ['games'],
      summary: 'All',
      parameters: [{ $ref: '#/components/parameters/language' }],
      responses: {
        200: {
          description: 'Them.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        ...Object.fromEntries(COMMON.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
      },
    });
    expect(operation('/api/things', 'head'), 'nobody asks how it is looked at').toBeUndefined();
  });

  test('tells all that it asks for, and every problem that it may answer with', async () => {
    const schema = {
      tag: 'campaigns',
      operationId: 'put',
      summary: 'Put',
      description: 'More',
      secured: true,
      body: { $ref: '#/$defs/Thing' },
      querystring: { properties: { from: { type: 'integer' }, to: {} }, required: ['to'] },
      headers: { properties: { 'x-key': { type: 'string' } } },
      answers: {
        200: { shape: 'Thing', told: 'It.', lines: 'Thing' },
        201: { type: 'text/x', told: 'A text.' },
      },
      problems: ['conflict', 'forbidden'],
    };
    const { operation } = await gathered({ method: 'PUT', url: '/api/:game/:odd', schema: schema as never });
    const told = operation('/api/{game}/{odd}', 'put') ?? {};
    expect(told).toMatchObject({
      description: 'More',
      security: [{ token: [] }],
      parameters: [
        { $ref: '#/components/parameters/language' },
        { $ref: '#/components/parameters/game' },
        { name: 'odd', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'from', in: 'query', required: false, schema: { type: 'integer' } },
        { name: 'to', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'x-key', in: 'header', required: false, schema: { type: 'string' } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Thing' },
            examples: { usual: { $ref: '#/components/examples/put' } },
          },
        },
      },
    });
    const responses = told['responses'] as Readonly<Record<string, { readonly content: object }>>;
    expect(Object.keys(responses)).toEqual([
      '200',
      '201',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    const ref = { schema: { $ref: '#/components/schemas/Thing' } };
    expect(responses['200']?.content).toEqual({ 'application/json': ref, 'application/x-ndjson': ref });
    expect(responses['201']?.content).toEqual({ 'text/x': { schema: { type: 'string' } } });
  });

  test('without a name is not told, but known', async () => {
    const { document, gathering } = await gathered(
      { method: 'GET', url: '/page.html' },
      { method: ['POST', 'DELETE'], url: '/page.html' },
      { method: 'GET', url: '/files/*' },
      { method: 'PUT', url: '/api/:id/x', schema: { ...bare, operationId: 'one' } as never },
      { method: 'PATCH', url: '/api/:other/x', schema: { ...bare, operationId: 'two' } as never },
    );
    expect(Object.keys(document['paths'] as object)).toEqual(['/api/{id}/x', '/api/{other}/x']);
    expect(gathering.allowed('/page.html')).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
    expect(gathering.allowed('/pagexhtml')).toEqual([]);
    expect(gathering.allowed('/files/a')).toEqual([]);
    expect(gathering.allowed('/api/7/x')).toEqual(['PATCH', 'PUT']);
    for (const wrong of ['/api/7/x/', '/api/7/8/x', '/api//x', 'x/api/7/x'])
      expect(gathering.allowed(wrong)).toEqual([]);
  });
});

describe('the document', () => {
  test('names what is common to all operations', async () => {
    const { document } = await gathered();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Grognard', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      tags: ['games', 'procedures', 'campaigns', 'operation'].map((name) => ({
        name,
        description: expect.any(String),
      })),
      paths: {},
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        schemas: { Thing: making.text },
        parameters: {
          language: { name: 'accept-language', in: 'header', required: false },
          game: { name: 'game', in: 'path', required: true },
          procedure: { name: 'procedure', in: 'path', required: true },
          id: { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
        },
        examples: { put: { value: 1 } },
      },
    });
    const { responses } = document['components'] as { responses: Record<string, { description: string }> };
    // One for each status that a problem may have.
    expect(Object.keys(responses).sort()).toEqual(
      [400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 503].map((status) => `Problem${status}`),
    );
    expect(responses['Problem503']).toEqual({
      description: 'A problem: busy, mending, stopping, unavailable.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
  });
});
