/**
 * A server that cheats on purpose, run by somebody who plays, and the player it cheats: his real companion, with no
 * network in between. The operator knows the server's secrets, holds back what he likes and tells what he likes.
 */
import type { Game } from '@grognard/kernel';
import {
  type Charge,
  exported,
  type FairEvent,
  follow,
  type Head,
  judge,
  type Line,
  lineText,
  type Shared,
  type SignedHead,
  seatsOf,
  textHash,
  verifyJournal,
} from '@grognard/kernel/fair';
import { ApiProblem } from '../client/api.ts';
import { Companion } from '../client/companion.ts';
import type { CampaignApi, News, Socket } from '../client/news.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { Table, testSecret } from './table.ts';

const ID = '0123456789abcdef0123456789abcdef';
const TOKEN = 'f'.repeat(64);

export class Crooked {
  readonly game: Game;
  readonly table: Table;
  /** The operator's own seat, and his victim's. */
  readonly own: string;
  readonly victim: string;
  readonly companion: Companion;
  /** Acts of the victim that came in and were not written down. */
  readonly held: Line[] = [];
  holding = false;
  /** Whether it takes back what it has lost. */
  mendable = true;
  readonly #news: News[] = [];
  #socket: Socket | undefined;

  /** `standing` says that the operator has not sat down yet. */
  constructor(game: Game, { seed = 1, standing = false } = {}) {
    this.game = game;
    [this.own = '', this.victim = ''] = seatsOf(game);
    this.table = new Table(game, { id: ID, seed, empty: standing ? [this.own] : [] });
    const { seats } = this.table.shared;
    const index = seats.indexOf(this.victim);
    const opening = textHash(nativeCrypto, lineText(this.table.lines[0] as Line)).slice(0, 32);
    this.companion = new Companion({
      api: this.#api,
      link: {
        kind: 'seat',
        origin: 'http://crooked',
        id: ID,
        seat: this.victim,
        token: TOKEN,
        secret: testSecret(seed * 77 + index),
        opening,
      },
      gameOf: async (id) => (id === game.id ? game : undefined),
      socket: () => this.#connected(),
      crypto: nativeCrypto,
      pauses: { first: 1, longest: 2 },
    });
    this.companion.listen((news) => this.#news.push(news));
  }

  /** The victim sits down, and everybody else is the operator's friend. */
  async sit(): Promise<void> {
    await this.companion.start();
    await this.#until(() => this.companion.lines.length >= this.table.lines.length);
  }

  /** The operator acts, as any player may, and the victim hears of it; the codes of the refusals. */
  async act(draft: Parameters<Table['act']>[1], seat = this.own): Promise<readonly string[]> {
    const refused = this.table.act(seat, draft);
    await this.tellOn();
    return refused;
  }

  /** Tells the victim whatever the honest journal has, and lets his device do what it does by itself. */
  async tellOn(): Promise<void> {
    for (;;) {
      const { length } = this.table.lines;
      this.tell(this.table.lines.slice(this.companion.lines.length));
      await this.#quiet();
      if (this.table.lines.length === length && this.companion.lines.length >= length) return;
      if (this.codes.length > 0) return;
    }
  }

  /** Everybody but the victim contributes, unseals and pledges. */
  async friendsSettle(): Promise<void> {
    for (const [seat, hand] of this.table.hands) {
      if (seat === this.victim) continue;
      const draft = hand.automatic(this.table.shared);
      if (draft) await this.act(draft, seat);
    }
  }

  /** Sends lines as if they stood in the journal, in the server's own hand. */
  tell(lines: readonly Line[]): void {
    if (lines.length > 0) this.send({ kind: 'lines', lines, ...this.vouch(this.headAfter(lines)) });
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(data: string): void {
    this.#socket?.onmessage?.({ data } as never);
  }

  vouch(head: Head): SignedHead {
    return this.table.secrets.vouch(head);
  }

  headAfter(lines: readonly Line[]): Head {
    const last = lines.at(-1) as Line;
    return { length: last.sequence + 1, head: textHash(nativeCrypto, lineText(last)) };
  }

  /** The next lines with these events, chained as a server chains them: allowed or not. */
  forged(events: readonly (FairEvent | ((shared: Shared) => Line))[]): readonly Line[] {
    const lines: Line[] = [];
    let { shared } = this.table;
    for (const event of events) {
      const { length, head } = shared;
      const line = typeof event === 'function' ? event(shared) : { sequence: length, previous: head, event };
      lines.push(line);
      const next = follow(this.game, shared, line, nativeCrypto);
      if (next.ok) shared = next.value;
    }
    return lines;
  }

  /** Tells forged lines, and gives how they are caught: live, by `verify`, and as a proof for others. */
  async caughtTelling(lines: readonly Line[]): Promise<Caught> {
    this.tell(lines);
    await this.#until(() => this.codes.length > 0);
    const texts = [...this.table.lines, ...lines].map(lineText);
    const file = exported(texts, nativeCrypto, this.vouch(this.headAfter(lines)));
    return { ...this.caught, verify: verifyJournal(file, this.game, nativeCrypto).faults.map(({ code }) => code) };
  }

  /** What the victim's device has said so far, and what it proves. */
  get caught(): Omit<Caught, 'verify'> {
    const told = this.#news.findLast((news) => news.kind === 'distrust' || news.kind === 'wentBack');
    if (told?.kind !== 'distrust' && told?.kind !== 'wentBack') return { live: [], charges: [] };
    return {
      live: this.codes,
      charges: judge(told.evidence, this.game, nativeCrypto).charges.map(({ kind }) => kind),
    };
  }

  get codes(): readonly string[] {
    return this.#news.flatMap((news) => (news.kind === 'distrust' ? news.refusals.map(({ code }) => code) : []));
  }

  get kinds(): readonly string[] {
    return this.#news.map(({ kind }) => kind);
  }

  until(holds: () => boolean): Promise<void> {
    return this.#until(holds);
  }

  stop(): void {
    this.companion.stop();
  }

  readonly #api: CampaignApi = {
    origin: 'http://crooked',
    act: async (_id, body) => {
      const line = body as unknown as Line;
      if (this.holding) {
        this.held.push(line);
        return new Promise(() => undefined);
      }
      const refused = this.table.send(line as never);
      const { length, head } = this.table.shared;
      if (refused.length > 0) {
        const status = refused.includes('lineOutOfOrder') || refused.includes('chainBroken') ? 409 : 422;
        throw new ApiProblem(status, { ...this.vouch({ length, head }), type: '', title: '', status, refusals: [] });
      }
      const added = length - line.sequence;
      return { sequence: line.sequence, added, repeated: false, ...this.vouch({ length, head }) };
    },
    readLines: async (_id, { from }) => {
      const { length, head } = this.table.shared;
      return { ...this.vouch({ length, head }), lines: this.table.lines.slice(Number(from ?? 0)) };
    },
    giveBack: async (_id, _body, { length, head, signature }) => {
      if (!this.mendable) {
        throw new ApiProblem(403, { type: '', title: '', status: 403, refusals: [] });
      }
      return { added: 1, length: Number(length), head: String(head), signature: String(signature) };
    },
  };

  #connected(): Socket {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => this.#greeted(text),
      close: () => queueMicrotask(() => socket.onclose?.({ code: 1000 } as never)),
    };
    this.#socket = socket;
    queueMicrotask(() => socket.onopen?.({} as never));
    return socket;
  }

  #greeted(text: string): void {
    const { from, vouched } = JSON.parse(text) as { readonly from: number; readonly vouched?: SignedHead };
    const { length, head } = this.table.shared;
    const known = vouched ? { seen: vouched.head } : {};
    this.send({ kind: 'greeting', here: [], ...this.vouch({ length, head, ...known }) });
    this.tell(this.table.lines.slice(from));
  }

  /** Lets everything that is under way in this process come to its end. */
  async #quiet(): Promise<void> {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((next) => setImmediate(next));
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((next) => setTimeout(next, 1));
  }
}

export interface Caught {
  readonly live: readonly string[];
  readonly verify: readonly string[];
  readonly charges: readonly Charge['kind'][];
}
