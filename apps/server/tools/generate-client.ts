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
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
const nameOf = (ref: string): string => ref.replace(/^.*\//, '');
const quote = (text: unknown): string => `'${String(text).replaceAll("'", "\\'")}'`;

/** The TypeScript type of a JSON Schema. */
export function typeOf(schema: Schema): string {
  const { $ref, const: only, enum: options, anyOf, oneOf, type, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return nameOf($ref);
  if (only !== undefined) return typeof only === 'string' ? quote(only) : String(only);
  if (Array.isArray(options)) return options.map(quote).join(' | ');
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each })).join(' | ');
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
      return `Readonly<Record<string, ${typeOf((additionalProperties || {}) as Schema)}>>`;
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

interface Method {
  /** Of the types that it speaks of. */
  readonly names: readonly string[];
  readonly code: string;
}

const refIn = (schema: Schema | undefined): string | undefined =>
  typeof schema?.['$ref'] === 'string' ? nameOf(schema['$ref']) : undefined;

const GENERIC = '<G extends keyof ProcedureInputs, P extends keyof ProcedureInputs[G] & string>';

/** A procedure's own input takes the place of any input. */
const argumentsOf = (inPath: readonly string[], body: string | undefined, isGeneric: boolean): readonly string[] => [
  ...inPath.map((each) => {
    if (!isGeneric) return `${each}: string`;
    return each === 'game' ? 'game: G' : `${each}: P`;
  }),
  ...(body ? [isGeneric ? `body: Told<${body}, ProcedureInputs[G][P]>` : `body: ${body}`] : []),
];

function methodOf(path: string, verb: string, operation: Operation): Method {
  const { operationId = '', summary = '', parameters = [], security } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const body = refIn(jsonOf(operation.requestBody?.content));
  const answer = refIn(responseOf(operation));
  const isGeneric = body !== undefined && inPath.includes('procedure');
  const options = [
    ...(security ? ['readonly token: string'] : []),
    ...(parameters.some((each) => each.in === 'header' && each.name === 'idempotency-key')
      ? ['readonly key?: string']
      : []),
    ...query.map((each) => `readonly ${key(each)}?: string | number`),
  ];
  const args = [
    ...argumentsOf(inPath, body, isGeneric),
    ...(options.length > 0 ? [`options: { ${options.join('; ')} }`] : []),
  ];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, each: string) => `\${encodeURIComponent(${each})}`);
  const sent = [
    `method: '${verb.toUpperCase()}'`,
    ...(body ? ['body'] : []),
    ...(options.length > 0 ? ['...options'] : []),
  ];
  const asked = query.length > 0 ? `, query: { ${query.map((each) => `${each}: options.${each}`).join(', ')} }` : '';
  const result = answer ?? 'string';
  return {
    names: [body, answer].filter((each) => each !== undefined),
    code: `  /** ${summary}. */
  ${operationId}${isGeneric ? GENERIC : ''}(${args.join(', ')}): Promise<${result}> {
    return this.#${answer ? 'json' : 'text'}(\`${url}\`, { ${sent.join(', ')}${asked} })${answer ? ` as Promise<${result}>` : ''};
  }`,
  };
}

/** Types by their names, with all that they refer to. */
function typesFor(names: readonly string[], schemas: Document['components']['schemas']): readonly string[] {
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name) || !schemas[name]) return;
    needed.add(name);
    for (const [, other = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      need(other);
  };
  for (const name of names) need(name);
  return [...needed].sort().map((name) => `export type ${name} = ${typeOf(schemas[name] ?? {})};`);
}

/** The client, typed as the document says; what a procedure may be told is typed by its game. */
export function clientSource({ paths, components }: Document): string {
  const methods = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, operation]) => operation.operationId)
      .map(([verb, operation]) => methodOf(path, verb, operation)),
  );
  const types = typesFor(['Problem', ...methods.flatMap((method) => method.names)], components.schemas);
  return `${HEAD}
${types.join('\n')}
${MIDDLE}
${methods.map(({ code }) => code).join('\n\n')}
${TAIL}`;
}

const HEAD = `/** Made from the OpenAPI document by tools/generate-client.ts; \`npx vitest run apps/server/client -u\` makes it anew. */
import type { ProcedureInputs } from './inputs.ts';
`;

const MIDDLE = `
/** A refusal of the server, with its problem details. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super([problem.title, ...problem.refusals.map(({ words }) => words)].join('\\n'));
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

/** A question with the input of one procedure. */
type Told<Ask, Input> = Omit<Ask, 'input'> & { readonly input?: Input };

/** Every operation of the API, typed as the document says. */
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
function problemOf(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (typeof problem.title === 'string' && Array.isArray(problem.refusals)) return problem as Problem;
  } catch {
    // Not JSON: told by its status alone.
  }
  return { type: 'about:blank', title: \`HTTP \${status}\`, status, refusals: [] };
}
`;
