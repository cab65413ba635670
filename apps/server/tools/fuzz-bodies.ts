/**
 * Requests that should not be, made from the published API: bodies that its schemas describe, or that worked examples
 * give, with something hostile put in somewhere. Repeatable: the same seed makes the same requests.
 */
import { shelf } from '@grognard/games';
import { type Plain, practiceNumbers } from '@grognard/kernel';
import type { Document } from './generate-client.ts';

type Schema = { readonly [key: string]: unknown };

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A piece of JSON as it is written: some values cannot be written otherwise. */
class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const LONG = 3_000;

/** Numbers past all range, objects where names belong, names that every object has, letters that turn or break lines. */
const HOSTILE: readonly string[] = [
  ...['1e400', '-1e400', '1e-400', '9007199254740993', '-0', '0.5', '-1', '2147483648', '4294967297'],
  ...['{"toString":1}', '{"valueOf":{}}', '{"then":1}', '{"length":-1}', '{"constructor":{"prototype":{}}}', '{"0":1}'],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"hasOwnProperty"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e"',
    '"\\n"',
    '""',
  ],
  ...['[]', '[[[[]]]]', '[null]', '{}', 'null', 'true', 'false', '{"kind":"opened"}', `"${'x'.repeat(LONG)}"`],
];

/** Names that take the place of a key, or come on top. */
const KEYS = ['toString', 'constructor', 'hasOwnProperty', '', '0', 'length', 'then'];

/** A worked example, and the names under which it is asked for. */
interface Given {
  readonly game: string;
  readonly procedure: string;
  readonly table: string;
  readonly example: string;
  readonly input: Plain;
}

const isNamed = (name: string): name is 'game' | 'procedure' | 'table' | 'example' =>
  ['game', 'procedure', 'table', 'example'].includes(name);

type Tree = Raw | string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

class Maker {
  readonly #next: () => number;
  readonly #document: Document;
  readonly #given: readonly Given[];

  constructor(document: Document, given: readonly Given[], seed: number) {
    this.#next = practiceNumbers(seed);
    this.#document = document;
    this.#given = given;
  }

  make(): FuzzRequest {
    const operations = Object.entries(this.#document.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
    );
    const { path, verb, operation } = this.#pick(operations);
    const given = this.#pick(this.#given);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const asked = (operation.parameters ?? []).filter((each) => each.in === 'query');
    const query = asked.map(({ name }) => `${name}=${encodeURIComponent(this.#word())}`).join('&');
    return {
      method: verb.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.#parameter(name, given)) + (query && `?${query}`),
      body: schema ? written(this.#spoilt(this.#valid(schema, given))) : '',
    };
  }

  #pick<T>(options: readonly T[]): T {
    return options[Math.floor(this.#next() * options.length)] as T;
  }

  #word(): string {
    return this.#pick([
      '0',
      '1',
      '-1',
      '1e400',
      '',
      '%00',
      '__proto__',
      '../..',
      '99999999999999999999',
      'x'.repeat(150),
    ]);
  }

  /** `:id` and `:seat` are filled in by whoever sends, a game and its procedure here; now and then with something else. */
  #parameter(name: string, given: Given): string {
    // An example that is there is walked by every walker, which takes its time and tells nothing new.
    const usual = name === 'example' ? 0.05 : isNamed(name) ? 0.9 : 0.7;
    if (this.#next() >= usual) return encodeURIComponent(this.#word());
    return isNamed(name) ? given[name] : `:${name}`;
  }

  /** A body as it should be: with the input of a worked example where there is one. */
  #valid(schema: Schema, { input }: Given): Tree {
    const made = this.#from(schema, 0);
    const isPlain = typeof made === 'object' && made !== null && !Array.isArray(made) && !(made instanceof Raw);
    if (!isPlain || !Object.hasOwn(made, 'input') || this.#next() < 0.2) return made;
    const { example: _, ...rest } = made as { readonly [key: string]: Tree };
    return { ...rest, input: input as Tree };
  }

  #from(schema: Schema, depth: number): Tree {
    const { $ref, enum: options, anyOf, oneOf, type, items, properties, additionalProperties } = schema;
    if (typeof $ref === 'string') {
      return this.#from(this.#document.components.schemas[$ref.replace(/^.*\//, '')] ?? {}, depth + 1);
    }
    if (Array.isArray(options)) return this.#pick(options) as Tree;
    const union = (anyOf ?? oneOf) as readonly Schema[] | undefined;
    if (union) return this.#from(this.#pick(union), depth);
    if (type === 'string') return this.#pick(['a'.repeat(64), 'attacker', 'x', 'b'.repeat(128)]);
    if (type === 'integer' || type === 'number') return Math.floor(this.#next() * 12);
    if (type === 'boolean') return this.#next() < 0.5;
    if (type === 'array' && depth < 6) {
      return Array.from({ length: Math.floor(this.#next() * 3) }, () => this.#from((items ?? {}) as Schema, depth + 1));
    }
    if (type !== 'object' || depth >= 6) return this.#pick([0, 'x', null, {}, []]);
    const known = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
    const more = additionalProperties ? ([['extra', additionalProperties as Schema]] as const) : [];
    return Object.fromEntries([...known, ...more].map(([name, each]) => [name, this.#from(each, depth + 1)]));
  }

  /** One to three places of it are spoilt. */
  #spoilt(tree: Tree): Tree {
    let spoilt = tree;
    for (let times = 1 + Math.floor(this.#next() * 3); times > 0; times -= 1) spoilt = this.#spoiltOnce(spoilt, 0);
    return spoilt;
  }

  #spoiltOnce(tree: Tree, depth: number): Tree {
    const isLeaf = typeof tree !== 'object' || tree === null || tree instanceof Raw;
    if (isLeaf || this.#next() < 0.1 + depth / 20) return new Raw(this.#pick(HOSTILE));
    if (Array.isArray(tree)) {
      if (tree.length === 0) return [new Raw(this.#pick(HOSTILE))];
      const place = Math.floor(this.#next() * tree.length);
      return tree.with(place, this.#spoiltOnce(tree[place] as Tree, depth + 1));
    }
    const names = Object.keys(tree);
    const record = tree as { readonly [key: string]: Tree };
    if (names.length === 0 || this.#next() < 0.05)
      return { ...record, [this.#pick(KEYS)]: new Raw(this.#pick(HOSTILE)) };
    const name = this.#pick(names);
    return { ...record, [name]: this.#spoiltOnce(record[name] as Tree, depth + 1) };
  }
}

function written(tree: Tree): string {
  if (tree instanceof Raw) return tree.text;
  if (Array.isArray(tree)) return `[${tree.map(written).join(',')}]`;
  if (typeof tree === 'object' && tree !== null) {
    return `{${Object.entries(tree)
      .map(([key, value]) => `${JSON.stringify(key)}:${written(value as Tree)}`)
      .join(',')}}`;
  }
  return JSON.stringify(tree);
}

/** Requests without end, over everything that the document publishes. */
export async function fuzzRequests(document: Document, seed: number): Promise<() => FuzzRequest> {
  const given: Given[] = [];
  for (const { id, load } of shelf) {
    const { examples, tables } = await load();
    const table = Object.keys(tables)[0] ?? '';
    given.push(...examples.map((each) => ({ ...each, game: id, table, example: each.id })));
  }
  const maker = new Maker(document, given, seed);
  return () => maker.make();
}
