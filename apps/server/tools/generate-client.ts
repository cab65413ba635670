/** Makes the typed client from the OpenAPI document. */

type Schema = { readonly [key: string]: unknown };

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
  readonly security?: readonly unknown[];
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
const quote = (text: unknown): string => `'${String(text).replaceAll("'", "\\'")}'`;

/** The TypeScript type of a JSON Schema. */
export function typeOf(schema: Schema): string {
  const { enum: options, anyOf, oneOf, type, items, properties, additionalProperties } = schema;
  if (Array.isArray(options)) return options.map(quote).join(' | ');
  const union = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (union) return union.map(typeOf).join(' | ');
  switch (type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const inner = typeOf((items ?? {}) as Schema);
      return `readonly ${/[|{ ]/.test(inner) ? `(${inner})` : inner}[]`;
    }
    case 'object':
      if (properties)
        return objectType(
          properties as Readonly<Record<string, Schema>>,
          (schema['required'] ?? []) as readonly string[],
        );
      return `Readonly<Record<string, ${typeOf((additionalProperties ?? {}) as Schema)}>>`;
    default:
      return 'unknown';
  }
}

function objectType(properties: Readonly<Record<string, Schema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

const jsonOf = (content: Readonly<Record<string, { readonly schema: Schema }>> | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

const responseOf = ({ responses }: Operation): Schema | undefined =>
  jsonOf((responses['200'] ?? responses['201'])?.content);

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

interface Method {
  readonly types: readonly string[];
  readonly code: string;
}

function methodOf(path: string, verb: string, operation: Operation): Method {
  const { operationId = '', summary = '', parameters = [] } = operation;
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const body = jsonOf(operation.requestBody?.content);
  const response = responseOf(operation);
  const name = pascal(operationId);
  const options = [
    ...(operation.security ? ['readonly token: string'] : []),
    ...(parameters.some((each) => each.in === 'header') ? ['readonly key?: string'] : []),
    ...query.map((each) => `readonly ${key(each)}?: string | number`),
  ];
  const args = [
    ...inPath.map((each) => `${each}: string`),
    ...(body ? [`body: ${name}Body`] : []),
    ...(options.length > 0 ? [`options: { ${options.join('; ')} }`] : []),
  ];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, each: string) => `\${encodeURIComponent(${each})}`);
  const sent = [
    `method: '${verb.toUpperCase()}'`,
    ...(body ? ['body'] : []),
    ...(options.length > 0 ? ['...options'] : []),
  ];
  const asked = query.length > 0 ? `, query: { ${query.map((each) => `${each}: options.${each}`).join(', ')} }` : '';
  const result = response ? `${name}Answer` : 'string';
  const call = response ? 'json' : 'text';
  return {
    types: [
      ...(body ? [`export type ${name}Body = ${typeOf(body)};`] : []),
      ...(response ? [`export type ${name}Answer = ${typeOf(response)};`] : []),
    ],
    code: `  /** ${summary}. */
  ${operationId}(${args.join(', ')}): Promise<${result}> {
    return this.#${call}(\`${url}\`, { ${sent.join(', ')}${asked} })${response ? ` as Promise<${result}>` : ''};
  }`,
  };
}

/** Shorter types are as well written out. */
const WORTH_A_NAME = 300;

/** A long type that stands inside another is called there by its name. */
function namedOnce(types: readonly string[]): readonly string[] {
  const named = types.map((type) => /^export type (\w+) = (.*);$/s.exec(type));
  return types.map((type, place) =>
    named.reduce((text, found, other) => {
      const [, name = '', body = ''] = found ?? [];
      return other !== place && body.length > WORTH_A_NAME ? text.replaceAll(body, name) : text;
    }, type),
  );
}

const PROCEDURE = /^\/api\/games\/([\w-]+)\/([\w-]+)\/(resolve|odds|advise)$/;

/** The client for everything but the procedures' inputs. */
export function clientSource(document: Document): string {
  const all = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const methods = all
    .filter(({ operation }) => operation.operationId)
    .map((each) => methodOf(each.path, each.verb, each.operation));
  const resolved = all.find(({ path }) => PROCEDURE.exec(path)?.[3] === 'resolve');
  const answer = `export type ResolveAnswer = ${resolved ? typeOf(responseOf(resolved.operation) ?? {}) : 'unknown'};`;
  const types = namedOnce([...methods.flatMap((method) => method.types), answer]);
  const problem = all
    .map(({ operation }) => jsonOf(operation.responses['4XX']?.content))
    .find((schema) => schema !== undefined);
  return `${HEAD}
${types.join('\n')}

/** Problem details, in the language that was asked for. */
export type ProblemDetails = ${typeOf(problem ?? {})};
${MIDDLE}
${methods.map(({ code }) => code).join('\n\n')}
${TAIL}`;
}

const HEAD = `/** Made from the OpenAPI document by tools/generate-client.ts; \`npx vitest run apps/server/client -u\` makes it anew. */
import type { WordedForecast } from '@grognard/games/words';
import type { ProcedureInputs } from './inputs.ts';
`;

const MIDDLE = `
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: ProblemDetails;

  constructor(status: number, problem: ProblemDetails) {
    super([problem.title, ...problem.refusals.map(({ text }) => text)].join('\\n'));
    this.name = 'ApiProblem';
    this.status = status;
    this.problem = problem;
  }
}

/** The part of fetch that is needed, in browser and Node alike. */
type Fetch = (
  url: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

interface Sending {
  readonly method: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** What a procedure may be given besides its input. */
interface Given {
  readonly rulings?: Readonly<Record<string, string>>;
  readonly overlay?: Readonly<Record<string, readonly unknown[]>>;
}

export class Api {
  readonly origin: string;
  readonly #language: string;
  readonly #fetch: Fetch;

  constructor(origin: string, language = 'en', fetching?: Fetch) {
    this.origin = origin;
    this.#language = language;
    this.#fetch = fetching ?? ((url, init) => (globalThis as unknown as { readonly fetch: Fetch }).fetch(url, init));
  }
`;

const TAIL = `
  resolve<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G]>(
    game: G,
    procedure: P,
    body: Given & { readonly input: ProcedureInputs[G][P]; readonly dice?: readonly number[]; readonly answers?: readonly unknown[] },
  ): Promise<ResolveAnswer> {
    return this.#json(\`/api/games/\${game}/\${String(procedure)}/resolve\`, { method: 'POST', body }) as Promise<ResolveAnswer>;
  }

  odds<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G]>(
    game: G,
    procedure: P,
    body: Given & { readonly input: ProcedureInputs[G][P]; readonly policy?: unknown; readonly by?: string },
  ): Promise<WordedForecast> {
    return this.#json(\`/api/games/\${game}/\${String(procedure)}/odds\`, { method: 'POST', body }) as Promise<WordedForecast>;
  }

  advise<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G]>(
    game: G,
    procedure: P,
    body: Given & { readonly input: ProcedureInputs[G][P]; readonly side?: string; readonly goal?: string },
  ): Promise<WordedForecast> {
    return this.#json(\`/api/games/\${game}/\${String(procedure)}/advise\`, { method: 'POST', body }) as Promise<WordedForecast>;
  }

  async #json(path: string, sending: Sending): Promise<unknown> {
    return JSON.parse(await this.#text(path, sending));
  }

  async #text(path: string, { method, body, token, key, query = {} }: Sending): Promise<string> {
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = asked.map(([name, value]) => \`\${name}=\${encodeURIComponent(String(value))}\`).join('&');
    const answer = await this.#fetch(\`\${this.origin}\${path}\${search && \`?\${search}\`}\`, {
      method,
      headers: {
        'accept-language': this.#language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: \`Bearer \${token}\` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return text;
    throw new ApiProblem(answer.status, problemOf(text, answer.status));
  }
}

/** A proxy in between may answer with something else than a problem. */
function problemOf(text: string, status: number): ProblemDetails {
  try {
    const problem = JSON.parse(text) as Partial<ProblemDetails>;
    if (typeof problem.title === 'string' && Array.isArray(problem.refusals)) return problem as ProblemDetails;
  } catch {
    // Not JSON: told by its status alone.
  }
  return { type: 'about:blank', title: \`HTTP \${status}\`, status, refusals: [] };
}
`;
