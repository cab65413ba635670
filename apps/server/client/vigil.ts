/**
 * Compares what the server signs with what it has told. A journal that goes back or forks is named at once, and what
 * proves it is kept.
 */
import type { Refusal } from '@grognard/kernel';
import { type Crypto, type Evidence, isSignedHead, type Line, lineText, type SignedHead } from '@grognard/kernel/fair';

/** What the lines that were followed have come to. */
interface Followed {
  readonly lines: readonly Line[];
  readonly head: string;
  /** The server's key; known with the first line. */
  readonly server: string | undefined;
}

/** What is wrong with what the server says of its journal. */
export interface Contradiction {
  /** The first line that is not as it was told. */
  readonly line: number;
  readonly refusal: Refusal;
}

const MOST_PROMISES = 20;

/** A line that cannot be may hold what has no place in a journal. */
function asTold(line: Line): string {
  try {
    return lineText(line);
  } catch {
    return JSON.stringify(line);
  }
}

export class Vigil {
  readonly #crypto: Crypto;
  readonly #campaign: string;
  readonly #followed: () => Followed;
  /** The furthest that the server has signed of what was followed. */
  #vouched: SignedHead | undefined;
  /** What it has signed of lines that have not come yet; and, before its key is known, of anything. */
  #promised: unknown[] = [];
  readonly #against: SignedHead[] = [];

  constructor(crypto: Crypto, campaign: string, followed: () => Followed, vouched: SignedHead | undefined) {
    this.#crypto = crypto;
    this.#campaign = campaign;
    this.#followed = followed;
    this.#vouched = vouched;
  }

  /** The furthest head of the followed journal that the server has signed. */
  get vouched(): SignedHead | undefined {
    return this.#vouched;
  }

  /** Hears how far the server says its journal goes; `floor` lines it has told already. */
  hear(told: unknown, floor: number): Contradiction | undefined {
    const { server, lines } = this.#followed();
    if (server === undefined) return this.#keep(told);
    if (!this.#isSigned(server, told)) return { line: lines.length, refusal: { code: 'headNotSigned', at: '' } };
    const { length, head } = told;
    if (length > lines.length) return this.#keep(told);
    if (this.#headAt(length) !== head) return this.#forked(told);
    if (length < floor) return this.#wentBack(told, floor);
    if (length >= (this.#vouched?.length ?? 0) && told.seen === undefined) this.#vouched = told;
    return undefined;
  }

  /** Lines have come: what was promised of them is compared. */
  came(): Contradiction | undefined {
    const promised = this.#promised;
    this.#promised = [];
    for (const told of promised) {
      const contradiction = this.hear(told, 0);
      if (contradiction) return contradiction;
    }
    return undefined;
  }

  /** For others to judge; `bad` is a line that cannot be, and what was told with it. */
  evidence(bad: readonly Line[] = []): Evidence {
    const { lines } = this.#followed();
    const promised = this.#promised as readonly SignedHead[];
    return {
      grognard: 'evidence',
      journal: [...lines.map(lineText), ...bad.map(asTold)],
      heads: [...(this.#vouched ? [this.#vouched] : []), ...promised, ...this.#against],
    };
  }

  /** The last few will do: each vouches for all that came before. */
  #keep(told: unknown): undefined {
    this.#promised = [...this.#promised.slice(-MOST_PROMISES), told];
  }

  #isSigned(server: string, told: unknown): told is SignedHead {
    const known = this.#vouched;
    const { signature, head } = (told ?? {}) as Partial<SignedHead>;
    if (known && signature === known.signature && head === known.head) return true;
    return isSignedHead(this.#crypto, this.#campaign, server, told);
  }

  #headAt(length: number): string | undefined {
    const { lines, head } = this.#followed();
    return length === lines.length ? head : (lines[length]?.previous ?? undefined);
  }

  #forked(told: SignedHead): Contradiction {
    this.#against.push(told);
    return { line: told.length - 1, refusal: { code: 'journalForked', at: '', facts: { lines: told.length } } };
  }

  #wentBack(told: SignedHead, floor: number): Contradiction {
    this.#against.push(told);
    const facts = { by: floor - told.length, known: floor, length: told.length };
    return { line: told.length, refusal: { code: 'journalWentBack', at: '', facts } };
  }
}
