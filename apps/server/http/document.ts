/** The OpenAPI document, from the routes themselves: what a route says of itself is all there is to publish. */
import { making, type Shape, type Shapes, worded } from '@grognard/games/dialect';
import type { Plain, Say } from '@grognard/kernel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { PROBLEM_STATUS, type ProblemCode } from '../admission/problem.ts';
import { LINES } from './lines.ts';

declare module 'fastify' {
  interface FastifySchema {
    readonly operationId?: string;
    readonly summary?: string;
    readonly description?: string;
    readonly tag?: string;
    /** It needs a token. */
    readonly secured?: true;
    readonly example?: unknown;
    /** Answers by status; a name is that of a shape. */
    readonly answers?: Readonly<Record<number, Answer>>;
    /** Codes of the problems it may answer with, besides those of every route. */
    readonly problems?: readonly ProblemCode[];
  }
}

/** A named shape, or a text of some type. */
export type Answer =
  | {
      readonly shape: string;
      readonly told: string;
      /** The shape of each line, for whoever asks for lines. */
      readonly lines?: string;
    }
  | { readonly type: string; readonly told: string };

/** Any request may be answered so. */
const ALWAYS: readonly ProblemCode[] = ['unreadable', 'tooSlow', 'tooMany', 'internal', 'busy'];
const WITH_BODY: readonly ProblemCode[] = ['notJson', 'tooLarge', 'unsupported', 'refused'];

type Operation = { readonly [key: string]: Plain };

/** Gathers what the routes say while they are declared. */
export class Gathering {
  readonly #paths = new Map<string, Record<string, Operation>>();
  /** Every address and what may be done there, for whoever comes with another method. */
  readonly #methods: { readonly pattern: RegExp; readonly methods: Set<string> }[] = [];

  listen(app: FastifyInstance): void {
    app.addHook('onRoute', (route) => this.#add(route));
  }

  /** The methods of an address that is known. */
  allowed(path: string): readonly string[] {
    const found = this.#methods.filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  }

  #add({ url, method, schema }: RouteOptions): void {
    const methods = [method].flat();
    if (!url.includes('*')) this.#know(url, methods);
    if (schema?.operationId === undefined) return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const verbs = this.#paths.get(path) ?? {};
    this.#paths.set(path, verbs);
    for (const each of methods) if (each !== 'HEAD') verbs[each.toLowerCase()] = operationOf(url, schema);
  }

  #know(url: string, methods: readonly string[]): void {
    const source = `^${url.replaceAll(/:(\w+)/g, '[^/]+').replaceAll('.', '\\.')}$`;
    const known = this.#methods.find(({ pattern }) => pattern.source === new RegExp(source).source);
    const into = known?.methods ?? new Set<string>();
    for (const each of methods) into.add(each);
    if (!known) this.#methods.push({ pattern: new RegExp(source), methods: into });
  }

  /** In the language of `say`: routes and shapes describe themselves in English, which is the key of its translations. */
  document(shapes: Shapes, examples: Readonly<Record<string, Plain>>, say: Say): Plain {
    const whole = inComponents({
      openapi: '3.1.0',
      info: INFO,
      tags: TAGS,
      paths: Object.fromEntries(this.#paths),
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: TOKEN } },
        schemas: shapes as Plain,
        responses: problemResponses(say),
        parameters: PARAMETERS,
        examples,
      },
    });
    return worded(whole, say);
  }
}

type RouteSchema = NonNullable<RouteOptions['schema']>;

function operationOf(url: string, schema: RouteSchema): Operation {
  const { operationId = '', summary = '', description, tag = '', secured, body, querystring, headers } = schema;
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = [
    { $ref: '#/components/parameters/language' },
    ...inPath.map((name) => parameterOf(name, 'path', {}, true)),
    ...membersOf(querystring).map(([name, shape, needed]) => parameterOf(name, 'query', shape, needed)),
    ...membersOf(headers).map(([name, shape]) => parameterOf(name, 'header', shape, false)),
  ];
  const needed = body
    ? { requestBody: { required: true, content: { 'application/json': bodyContent(operationId, body as Shape) } } }
    : {};
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(secured && { security: [{ token: [] }] }),
    parameters,
    ...needed,
    responses: responsesOf(schema, inPath),
  };
}

const bodyContent = (operationId: string, body: Shape): Plain => ({
  schema: body,
  examples: { usual: { $ref: `#/components/examples/${operationId}` } },
});

const parameterOf = (name: string, where: string, shape: Shape, required: boolean): Plain =>
  Object.hasOwn(PARAMETERS, name)
    ? { $ref: `#/components/parameters/${name}` }
    : { name, in: where, required, schema: Object.keys(shape).length > 0 ? shape : { type: 'string' } };

type Member = readonly [name: string, shape: Shape, needed: boolean];

function membersOf(schema: unknown): readonly Member[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Shapes;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, shape]) => [name, shape, required.includes(name)]);
}

function responsesOf({ answers = {}, problems = [], body, secured }: RouteSchema, inPath: readonly string[]): Plain {
  const codes: readonly ProblemCode[] = [
    ...ALWAYS,
    ...(body ? WITH_BODY : []),
    ...(secured ? (['unauthorised', 'unavailable'] as const) : []),
    ...(inPath.length > 0 ? (['notFound'] as const) : []),
    ...problems,
  ];
  const statuses = [...new Set(codes.map((code) => PROBLEM_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries([
    ...Object.entries(answers).map(([status, answer]) => [status, contentOf(answer)]),
    ...statuses.map((status) => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
  ]);
}

const contentOf = (answer: Answer): Plain => ({
  description: answer.told,
  content:
    'shape' in answer
      ? {
          'application/json': { schema: making.ref(answer.shape) },
          ...(answer.lines !== undefined && { [LINES]: { schema: making.ref(answer.lines) } }),
        }
      : { [answer.type]: { schema: { type: 'string' } } },
});

/** One for each status: which problems it may be. */
function problemResponses(say: Say): Plain {
  const statuses = [...new Set(Object.values(PROBLEM_STATUS))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(PROBLEM_STATUS).flatMap(([code, each]) => (each === status ? [code] : []));
      const content = { 'application/problem+json': { schema: making.ref('Problem') } };
      return [`Problem${status}`, { description: say('document.problem', { codes }), content }];
    }),
  );
}

/** In the document shapes are components. */
const inComponents = (value: unknown): Plain =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Plain;

const TOKEN = 'The secret token of a seat, of an invitation, or of the observers.';

const INFO = {
  title: 'Grognard',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'Every procedure of every game, and shared campaigns that two players far apart can trust. An answer says what it ' +
    'assumed: the rulings in force, how decisions were settled, which of them stand open. Words stand beside the keys, in ' +
    'the language of Accept-Language (en, fr). Names that nobody knows are refused, each with what would do. Whatever is ' +
    'refused is answered with problem details (RFC 9457). The schemas of the procedures’ inputs are published at ' +
    '/api/schemas. Acts in a campaign are signed lines of a hash chain.',
};

const TAGS = [
  { name: 'games', description: 'What is on the shelf: games, tables, worked examples, what a procedure asks.' },
  { name: 'procedures', description: 'A procedure resolved, its exact odds, advice, worth, a sweep along an input.' },
  { name: 'campaigns', description: 'Shared campaigns: made, read, sat down at, acted in, taken home, given back.' },
  { name: 'operation', description: 'For whoever runs the server.' },
];

const PARAMETERS: Readonly<Record<string, Plain>> = {
  language: {
    name: 'accept-language',
    in: 'header',
    required: false,
    description: 'The language of every sentence.',
    schema: { type: 'string', example: 'fr' },
  },
  game: {
    name: 'game',
    in: 'path',
    required: true,
    description: 'The id of a game, as `listGames` gives it.',
    schema: { type: 'string', example: 'specimen' },
  },
  procedure: {
    name: 'procedure',
    in: 'path',
    required: true,
    description: 'The id of a procedure of the game.',
    schema: { type: 'string', example: 'assault' },
  },
  id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of a campaign: 32 hexadecimal digits.',
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  },
};
