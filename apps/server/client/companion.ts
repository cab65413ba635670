/**
 * Follows one campaign and acts for one seat. Every line is checked as it comes: a server that changes the past, forks
 * the journal or signs for somebody is noticed at once, and dice when their seed is shown.
 */
import type { Game, Plain, Refusal } from '@grognard/kernel';
import {
  type ActDraft,
  type Crypto,
  checkEvent,
  follow,
  Hand,
  type Line,
  type Shared,
  type Signer,
  textHash,
} from '@grognard/kernel/fair';
import { type Api, ApiProblem } from './api.ts';
import { crypto as ownCrypto } from './crypto.ts';
import type { SecretLink } from './links.ts';
import { randomHex } from './random.ts';

/** The part of a WebSocket that is needed, in browser and Node alike. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface CompanionOptions {
  readonly api: Api;
  readonly link: Extract<SecretLink, { kind: 'seat' | 'watch' }>;
  gameOf(id: string): Promise<Game | undefined>;
  socket(url: string): Socket;
  readonly crypto?: Crypto & Signer;
  /** Milliseconds before a lost connection is tried again: at first, and at most. */
  readonly pauses?: { readonly first: number; readonly longest: number };
  /** Lines kept from last time: they are checked again, and the server must go on from them. */
  readonly kept?: readonly Line[];
}

export type News =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly shared: Shared }
  | { readonly kind: 'presence'; readonly here: readonly string[] }
  | { readonly kind: 'connected' | 'disconnected' }
  /** The server told something that cannot be: nothing after it is believed. */
  | { readonly kind: 'distrust'; readonly line: number; readonly refusals: readonly Refusal[] };

const ATTEMPTS = 20;
const PAUSES = { first: 100, longest: 5_000 };
const PATIENCE = 12;
/** Closed so by the server: coming back would not help. */
const FINAL_CODES = [4400, 4401];

export class Companion {
  readonly lines: Line[] = [];
  shared: Shared | undefined;
  here: readonly string[] = [];
  readonly #options: CompanionOptions;
  readonly #crypto: Crypto & Signer;
  readonly #hand: Hand | undefined;
  readonly #listeners = new Set<(news: News) => void>();
  #game: Game | undefined;
  #socket: Socket | undefined;
  #stopped = true;
  readonly #pauses: { readonly first: number; readonly longest: number };
  #pause: number;
  #taking: Promise<void> = Promise.resolve();
  #acting: Promise<unknown> = Promise.resolve();
  #distrusted = false;

  constructor(options: CompanionOptions) {
    this.#options = options;
    this.#crypto = options.crypto ?? ownCrypto;
    this.#pauses = options.pauses ?? PAUSES;
    this.#pause = this.#pauses.first;
    const { link } = options;
    this.#hand = link.kind === 'seat' ? new Hand(link.id, link.seat, link.secret, this.#crypto) : undefined;
  }

  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Connects, and connects again whenever the connection is lost, from the line where it was. */
  async start(): Promise<void> {
    this.#stopped = false;
    if (this.lines.length === 0 && this.#options.kept) await this.#take(this.#options.kept);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.close(1000);
  }

  /** Resolves when the campaign is known up to this many lines. */
  reached(length: number): Promise<Shared> {
    return new Promise((resolve) => {
      const done = (): boolean => {
        if (!this.shared || this.shared.length < length) return false;
        resolve(this.shared);
        return true;
      };
      if (done()) return;
      const forget = this.listen(() => {
        if (done()) forget();
      });
    });
  }

  /** Signs an act for the journal as it stands and sends it; if somebody was first, signs again after his line. */
  act(draft: ActDraft | ((shared: Shared) => ActDraft)): Promise<void> {
    const next = this.#acting.then(
      () => this.#act(draft),
      () => this.#act(draft),
    );
    this.#acting = next.catch(() => undefined);
    return next;
  }

  seal(side: string, option: string): Promise<void> {
    const hand = this.#own();
    return this.act((shared) => hand.seal(shared, side, option));
  }

  /** What this seat has sealed and not yet shown: known to its own device alone. */
  sealed(side: string): string | undefined {
    return this.shared && this.#hand?.sealed(this.shared, side);
  }

  async #act(draft: ActDraft | ((shared: Shared) => ActDraft)): Promise<void> {
    const hand = this.#own();
    for (let attempt = 0; ; attempt += 1) {
      const shared = await this.reached(1);
      const line = hand.sign(shared, typeof draft === 'function' ? draft(shared) : draft);
      try {
        const { sequence, added } = await this.#sent(line);
        await this.#catchUp(sequence + Math.max(1, added));
        return;
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status !== 409 || attempt >= ATTEMPTS) throw error;
        await this.#catchUp(Number(error.problem.length ?? 0));
      }
    }
  }

  /** The key lets a request whose answer was lost be sent again without harm. */
  #sent(line: Line): Promise<{ sequence: number; added: number }> {
    const { api, link } = this.#options;
    const key = randomHex(16);
    return this.#persistently(() => api.act(link.id, line as never, { token: link.token, key }));
  }

  /** Reads what the socket has not brought yet. */
  async #catchUp(length: number): Promise<void> {
    const { api, link } = this.#options;
    while ((this.shared?.length ?? 0) < length && !this.#distrusted) {
      const from = this.lines.length;
      const { lines } = await this.#persistently(() => api.readLines(link.id, { token: link.token, from }));
      if (lines.length === 0) return;
      await this.#take(lines as readonly Line[]);
    }
  }

  /** A server that cannot be reached is tried again; one that says no is believed. */
  async #persistently<T>(work: () => Promise<T>): Promise<T> {
    const { first, longest } = this.#pauses;
    for (let pause = first; ; pause = Math.min(longest, 2 * pause)) {
      try {
        return await work();
      } catch (error) {
        if (this.#stopped || (error instanceof ApiProblem && error.status < 500)) throw error;
        await new Promise((next) => setTimeout(next, pause));
      }
    }
  }

  #own(): Hand {
    if (!this.#hand) throw new Error('an observer does not act');
    return this.#hand;
  }

  #connect(): void {
    if (this.#stopped) return;
    const { api, link } = this.#options;
    const socket = this.#options.socket(`${api.origin.replace(/^http/, 'ws')}/api/campaigns/${link.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: link.token, from: this.lines.length }));
    };
    socket.onmessage = (event) => {
      this.#hear(String((event as { readonly data: unknown }).data));
    };
    socket.onerror = () => undefined;
    socket.onclose = (event) => this.#lost((event as { readonly code?: number }).code ?? 0);
  }

  #lost(code: number): void {
    this.#tell({ kind: 'disconnected' });
    if (this.#stopped || this.#distrusted || FINAL_CODES.includes(code)) return;
    const pause = this.#pause;
    this.#pause = Math.min(this.#pauses.longest, pause * 2);
    setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as {
      readonly kind: string;
      readonly lines?: readonly Line[];
      readonly here?: readonly string[];
    };
    this.#pause = this.#pauses.first;
    if (message.kind === 'presence') {
      this.here = message.here ?? [];
      this.#tell({ kind: 'connected' });
      this.#tell({ kind: 'presence', here: this.here });
      if (this.shared) this.#automatic(this.shared);
    }
    if (message.kind === 'lines') this.#take(message.lines ?? []).catch(() => undefined);
  }

  /** Takes lines in order; what was taken already is not taken twice. */
  #take(lines: readonly Line[]): Promise<void> {
    const next = this.#taking.then(() => this.#taken(lines));
    this.#taking = next.catch(() => undefined);
    return next;
  }

  async #taken(lines: readonly Line[]): Promise<void> {
    const fresh: Line[] = [];
    let since = Date.now();
    for (const line of lines) {
      if (this.#distrusted) return;
      // Signatures take their time: a long journal must not hold up the page that shows it.
      if (Date.now() - since > PATIENCE) {
        await new Promise((next) => setTimeout(next));
        since = Date.now();
      }
      if (line.sequence < this.lines.length) continue;
      const shared = await this.#followed(line);
      if (!shared) break;
      this.shared = shared;
      this.lines.push(line);
      fresh.push(line);
    }
    if (fresh.length === 0 || !this.shared) return;
    this.#tell({ kind: 'lines', lines: fresh, shared: this.shared });
    this.#automatic(this.shared);
  }

  async #followed(line: Line): Promise<Shared | undefined> {
    const shape = checkEvent(line.event);
    if (!shape.ok) return this.#distrust(line, shape.refusals);
    this.#game ??= await this.#options.gameOf((line.event as unknown as { readonly game: string }).game);
    if (!this.#game)
      return this.#distrust(line, [{ code: 'unknownGame', at: 'game', facts: { received: '?', options: [] } }]);
    const next = follow(this.#game, this.shared, line, this.#crypto);
    return next.ok ? next.value : this.#distrust(line, next.refusals);
  }

  #distrust(line: Line, refusals: readonly Refusal[]): undefined {
    this.#distrusted = true;
    this.#tell({ kind: 'distrust', line: line.sequence, refusals });
    this.#socket?.close(1000);
  }

  #automatic(shared: Shared): void {
    if (this.#stopped || !this.#hand?.automatic(shared)) return;
    const hand = this.#hand;
    // By the time it is this act's turn another line may have made it needless.
    const next = this.#acting.then(async () => {
      const draft = this.shared && hand.automatic(this.shared);
      if (draft) await this.#act(draft);
    });
    this.#acting = next.catch(() => undefined);
  }

  #tell(news: News): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}

/** Takes the seat of an invitation: makes the seat's own secrets, and gives the link that opens the seat anywhere. */
export async function takeSeat(
  api: Api,
  invited: Extract<SecretLink, { kind: 'join' }>,
  made: { readonly token: string; readonly secret: string } = { token: randomHex(32), secret: randomHex(32) },
  crypto: Crypto & Signer = ownCrypto,
): Promise<Extract<SecretLink, { kind: 'seat' }>> {
  const { id, seat, invitation, origin } = invited;
  const hand = new Hand(id, seat, made.secret, crypto);
  for (let attempt = 0; ; attempt += 1) {
    const { length, head } = await api.readCampaign(id, { token: invitation });
    const line = hand.sign({ length, head }, hand.takeSeat());
    try {
      await api.takeSeat(id, seat, {
        invitation,
        token: textHash(crypto, made.token),
        line: line as unknown as Plain,
      } as never);
      return { kind: 'seat', origin, id, seat, ...made };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 409 || attempt >= ATTEMPTS) throw error;
    }
  }
}
