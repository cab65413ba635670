/** A client whose every call is held against the published document: what is sent, what comes back, under which status. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { Api } from '../client/api.ts';

type Tree = { readonly [key: string]: unknown };

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Tree }>> };
  readonly responses: Readonly<Record<string, Tree>>;
}

export interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Tree>> };
}

const JSON_TYPES = ['application/json', 'application/problem+json'];
const MAIN = 'https://grognard.test/openapi.json';

/** Members that nobody has published are found out: an object with named members has no others. */
export function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const tree = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  const isOpen = tree['type'] === 'object' && tree['properties'] && tree['additionalProperties'] === undefined;
  return isOpen ? { ...tree, additionalProperties: false } : tree;
}

export interface Call {
  readonly operationId: string;
  readonly status: number;
  readonly answer: unknown;
}

/** Every call it was asked to check, and the faults of any of them. */
export class Witness {
  readonly calls: Call[] = [];
  readonly #document: Published;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: Published) {
    this.#document = document;
    this.#ajv.addSchema(closed(document) as Tree, MAIN);
  }

  /** The typed client, watched. */
  api(origin: string, language: string): Api {
    return new Api(origin, language, async (url, init) => {
      const { method } = init;
      const answer = await fetch(url, init);
      const text = await answer.text();
      const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
      this.judge(method, new URL(url).pathname, init.body, { status: answer.status, type, text });
      return { ok: answer.ok, status: answer.status, text: async () => text };
    });
  }

  judge(
    method: string,
    path: string,
    body: string | undefined,
    { status, type, text }: { readonly status: number; readonly type: string; readonly text: string },
  ): void {
    const { pattern, operation } = this.#operation(method, path);
    const place = ['paths', pattern, method.toLowerCase()];
    if (body !== undefined && status < 400)
      this.#fits([...place, 'requestBody', 'content', 'application/json', 'schema'], JSON.parse(body));
    const declared = operation.responses[String(status)];
    if (!declared) throw new Error(`${operation.operationId} does not declare ${status}: ${text.slice(0, 300)}`);
    const ref = declared['$ref'];
    const at = typeof ref === 'string' ? ref.slice(2).split('/') : [...place, 'responses', String(status)];
    const found = at.reduce<unknown>((tree, key) => (tree as Tree)[key], this.#document) as {
      readonly content: Tree;
    };
    if (!found.content[type]) throw new Error(`${operation.operationId} does not declare ${type} for ${status}`);
    const answer: unknown = JSON_TYPES.includes(type) ? JSON.parse(text) : text;
    this.#fits([...at, 'content', type, 'schema'], answer);
    this.calls.push({ operationId: operation.operationId, status, answer });
  }

  #operation(method: string, path: string): { readonly pattern: string; readonly operation: Operation } {
    const fits = (pattern: string): boolean => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    const all = Object.keys(this.#document.paths).filter(fits);
    // What is written out comes before what is only a place for a name.
    const [pattern = ''] = all.toSorted((a, b) => a.split('{').length - b.split('{').length);
    const operation = this.#document.paths[pattern]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not published`);
    return { pattern, operation };
  }

  #fits(place: readonly string[], value: unknown): void {
    const pointer = place
      .map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const check = this.#checks.get(pointer) ?? this.#ajv.compile({ $ref: `${MAIN}#/${pointer}` });
    this.#checks.set(pointer, check);
    if (check(value)) return;
    const faults = (check.errors ?? [])
      .slice(0, 4)
      .map((each) => `${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`);
    throw new Error(`${place.slice(1, 3).join(' ')}: ${faults.join('; ')}\n${JSON.stringify(value).slice(0, 400)}`);
  }
}

/** What a document says to a person, in order, and what is left of it for programs. */
export function proseOf(document: unknown): { readonly prose: readonly string[]; readonly bare: unknown } {
  const prose: string[] = [];
  const bare = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (!['description', 'summary', 'title'].includes(key) || typeof value !== 'string') return value;
    prose.push(value);
    return '';
  });
  return { prose, bare };
}
