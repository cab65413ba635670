/** JSON as people type it: a fault is told with its line and column, and a key said twice is a fault. */
import { type Plain, Refused } from '@grognard/kernel';

interface Fault {
  readonly code: 'badJson' | 'keyTwice';
  readonly offset: number;
  readonly facts: { readonly [fact: string]: Plain };
}

/** The value, or a refusal that says where the text goes wrong. `at` names where the text came from. */
export function parseJson(text: string, at: string): Plain {
  const fault = new Scanner(text).fault();
  if (!fault) return JSON.parse(text) as Plain;
  const before = text.slice(0, fault.offset).split('\n');
  const place = { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
  throw new Refused([{ code: fault.code, at, facts: { ...place, ...fault.facts } }]);
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERAL = /(?:true|false|null)(?!\w)/y;

/** Deeper than any input; keeps a hostile file from exhausting the stack. */
const DEEPEST = 500;

/** Walks the text as the JSON grammar does and stops where it cannot go on. */
class Scanner {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  fault(): Fault | undefined {
    const fault = this.#value(0);
    if (fault) return fault;
    this.#eat(SPACE);
    return this.#offset < this.#text.length ? this.#expected('end') : undefined;
  }

  #eat(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset;
    const [eaten] = pattern.exec(this.#text) ?? [];
    if (eaten !== undefined) this.#offset += eaten.length;
    return eaten;
  }

  #eats(mark: string): boolean {
    this.#eat(SPACE);
    if (!this.#text.startsWith(mark, this.#offset)) return false;
    this.#offset += mark.length;
    return true;
  }

  #expected(expected: string): Fault {
    const received = this.#text.slice(this.#offset, this.#offset + 12).split('\n')[0] ?? '';
    return { code: 'badJson', offset: this.#offset, facts: { expected, received } };
  }

  #value(depth: number): Fault | undefined {
    if (depth > DEEPEST) return this.#expected('depth');
    if (this.#eats('{')) return this.#members(depth);
    if (this.#eats('[')) return this.#items(depth);
    const found = this.#string() ?? this.#eat(NUMBER) ?? this.#eat(LITERAL);
    return found === undefined ? this.#expected('value') : undefined;
  }

  /** The text of a string, its quotes included; where it is broken, the offset stays at what is wrong. */
  #string(): string | undefined {
    const start = this.#offset;
    if (this.#text[start] !== '"') return undefined;
    this.#offset += 1;
    for (;;) {
      const next = this.#text[this.#offset];
      if (next === undefined || next < ' ') return undefined;
      if (next === '\\') {
        if (this.#eat(ESCAPE) === undefined) return undefined;
        continue;
      }
      this.#offset += 1;
      if (next === '"') return this.#text.slice(start, this.#offset);
    }
  }

  #items(depth: number): Fault | undefined {
    if (this.#eats(']')) return undefined;
    for (;;) {
      const fault = this.#value(depth + 1);
      if (fault) return fault;
      if (this.#eats(']')) return undefined;
      if (!this.#eats(',')) return this.#expected('commaOrBracket');
    }
  }

  #members(depth: number): Fault | undefined {
    if (this.#eats('}')) return undefined;
    const seen = new Set<string>();
    for (;;) {
      this.#eat(SPACE);
      const offset = this.#offset;
      const key = this.#string();
      if (key === undefined) return this.#expected('key');
      const name = JSON.parse(key) as string;
      if (seen.has(name)) return { code: 'keyTwice', offset, facts: { key: name } };
      seen.add(name);
      if (!this.#eats(':')) return this.#expected('colon');
      const fault = this.#value(depth + 1);
      if (fault) return fault;
      if (this.#eats('}')) return undefined;
      if (!this.#eats(',')) return this.#expected('commaOrBrace');
    }
  }
}
