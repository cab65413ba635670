/**
 * Follows one campaign and acts for one seat. Every line is checked as it comes: a server that changes the past, forks
 * the journal or signs for somebody is noticed at once, and dice when their seed is shown. One that has lost lines is
 * given them back.
 */
import type { Refusal } from '@grognard/kernel';
import {
  type ActDraft,
  brief,
  type Checkpoint,
  type Crypto,
  checkedBefore,
  Hand,
  type Line,
  type Shared,
  type SignedHead,
  type Signer,
  signCheckpoint,
  textHash,
} from '@grognard/kernel/fair';
import { ApiProblem } from './api.ts';
import { crypto as ownCrypto } from './crypto.ts';
import { Followed } from './followed.ts';
import { headOf, type Message, messageOf } from './message.ts';
import type { CampaignApi, CompanionOptions, News, Socket } from './news.ts';
import { patiently } from './patience.ts';
import { randomHex } from './random.ts';
import { type Contradiction, Vigil } from './vigil.ts';

type Draft = ActDraft | ((shared: Shared) => ActDraft | undefined);

const ATTEMPTS = 20;
const PAUSES = { first: 100, longest: 5_000 };
const PATIENCE = 12;
const CONFLICT = 409;
/** What a seat may be called: anything else is a word put into our mouth. */
const SEAT = /^[\w-]{1,60}$/;
const UNAUTHORISED = 401;
/** Closed so by the server: it does not know the link, or does not understand us. */
const TURNED_AWAY = [4400, 4401];

/** Follows a campaign for one seat or observer, checks every line, and acts. */
export class Companion {
  here: readonly string[] = [];
  readonly #options: CompanionOptions;
  readonly #crypto: Crypto & Signer;
  readonly #hand: Hand | undefined;
  readonly #followed: Followed;
  readonly #vigil: Vigil;
  readonly #listeners = new Set<(news: News) => void>();
  #socket: Socket | undefined;
  #stopped = true;
  readonly #pauses: { readonly first: number; readonly longest: number };
  #pause: number;
  #taking: Promise<void> = Promise.resolve();
  #acting: Promise<unknown> = Promise.resolve();
  #distrusted = false;
  #mending: Promise<void> | undefined;
  /** A server that has lost our seat is shown once that it is ours; whether it has let itself be shown. */
  #shown: Promise<boolean> | undefined;
  #cameAgain = false;

  constructor(options: CompanionOptions) {
    const { link, gameOf, verify, kept } = options;
    this.#options = options;
    this.#crypto = options.crypto ?? ownCrypto;
    this.#pauses = options.pauses ?? PAUSES;
    this.#pause = this.#pauses.first;
    this.#hand = link.kind === 'seat' ? new Hand(link.id, link.seat, link.secret, this.#crypto) : undefined;
    this.#followed = new Followed({ crypto: this.#crypto, gameOf, verify, opening: link.opening });
    const followed = () => {
      const { lines, shared } = this.#followed;
      return { lines, head: shared?.head ?? '', server: shared?.server };
    };
    this.#vigil = new Vigil(this.#crypto, link.id, followed, kept?.vouched);
  }

  get lines(): readonly Line[] {
    return this.#followed.lines;
  }

  get shared(): Shared | undefined {
    return this.#followed.shared;
  }

  /** The furthest that the server has signed of what was followed. */
  get vouched(): SignedHead | undefined {
    return this.#vigil.vouched;
  }

  /** How far this device has checked, signed by itself: next time it need not check again. */
  checkpoint(): Checkpoint | undefined {
    const { shared } = this;
    return shared && signCheckpoint(this.#crypto, this.#own, { length: shared.length, head: shared.head });
  }

  /** A secret of this device alone. */
  get #own(): string {
    const { link } = this.#options;
    return link.kind === 'seat' ? link.secret : textHash(this.#crypto, link.token);
  }

  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Connects, and connects again whenever the connection is lost, from the line where it was. */
  async start(): Promise<void> {
    this.#stopped = false;
    const { kept } = this.#options;
    if (kept) {
      const checked = this.#followed.trusted(kept.lines, checkedBefore(this.#crypto, this.#own, kept.checked));
      await this.#inTurn(() => this.#take(kept.lines, checked));
    }
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
  act(draft: Draft): Promise<void> {
    const next = this.#acting.then(
      () => this.#act(draft),
      () => this.#act(draft),
    );
    this.#acting = next.catch(() => undefined);
    return next;
  }

  seal(side: string, option: string): Promise<void> {
    const hand = this.#seat();
    return this.act((shared) => hand.seal(shared, side, option));
  }

  /** What this seat has sealed and not yet shown: known to its own device alone. */
  sealed(side: string): string | undefined {
    return this.shared && this.#hand?.sealed(this.shared, side);
  }

  async #act(draft: Draft): Promise<void> {
    const hand = this.#seat();
    for (let attempt = 0; ; attempt += 1) {
      const shared = await this.reached(1);
      if (this.#distrusted) throw new Error('the server is not believed any more');
      // By the time it is this act's turn another line may have made it needless.
      const act = typeof draft === 'function' ? draft(shared) : draft;
      if (!act) return;
      const line = hand.sign(shared, brief(shared, act));
      try {
        const answer = await this.#sent(line);
        await this.#compare(answer, shared.length);
        await this.#catchUp(answer.sequence + Math.max(1, answer.added));
        return;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        const { problem, status } = error;
        if (problem.head !== undefined) await this.#compare(problem, shared.length);
        if (status === UNAUTHORISED && (await this.#showSeat())) continue;
        if (status !== CONFLICT || attempt >= ATTEMPTS) throw error;
        await this.#catchUp(Number(problem.length));
      }
    }
  }

  /** The key lets a request whose answer was lost be sent again without harm. */
  #sent(line: Line): ReturnType<CampaignApi['act']> {
    const { api, link } = this.#options;
    const key = randomHex(16);
    return this.#persistently(() => api.act(link.id, line as never, { token: link.token, key }));
  }

  /** Reads what the socket has not brought yet. */
  async #catchUp(length: number): Promise<void> {
    const { api, link } = this.#options;
    while (this.lines.length < length && !this.#distrusted) {
      const from = this.lines.length;
      const answer = await this.#persistently(() => api.readLines(link.id, { token: link.token, from }));
      const lines = answer.lines as readonly Line[];
      await this.#inTurn(() => this.#take(lines));
      await this.#compare(answer, from);
      if (lines.length === 0) return;
    }
  }

  #persistently<T>(work: () => Promise<T>): Promise<T> {
    return patiently(work, this.#pauses, () => this.#stopped);
  }

  #seat(): Hand {
    if (!this.#hand) throw new Error('an observer does not act');
    return this.#hand;
  }

  #connect(): void {
    if (this.#stopped) return;
    const { api, link } = this.#options;
    const socket = this.#options.socket(`${api.origin.replace(/^http/, 'ws')}/api/campaigns/${link.id}/live`);
    this.#socket = socket;
    /** Lines that this connection need not bring, or has brought: it cannot have fewer. */
    let told = 0;
    socket.onopen = () => {
      told = this.lines.length;
      const { vouched } = this;
      socket.send(JSON.stringify({ token: link.token, from: told, ...(vouched && { vouched }) }));
    };
    socket.onmessage = (event) => {
      const message = messageOf(String((event as { readonly data: unknown }).data));
      if (!message) return socket.close(1000);
      const last = message.lines?.at(-1);
      if (last) told = Math.max(told, last.sequence + 1);
      this.#hear(message, told);
    };
    socket.onerror = () => undefined;
    socket.onclose = (event) => this.#lost((event as { readonly code?: number }).code);
  }

  #lost(code: number | undefined): void {
    this.#tell({ kind: 'disconnected' });
    if (this.#stopped || this.#distrusted) return;
    if (TURNED_AWAY.some((each) => each === code)) {
      void this.#turnedAway();
      return;
    }
    const pause = this.#pause;
    this.#pause = Math.min(this.#pauses.longest, pause * 2);
    setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  #hear(message: Message, told: number): void {
    this.#pause = this.#pauses.first;
    const { kind, lines = [], here } = message;
    const compared = this.#compare(message, told);
    // What it signs of these lines is known before they are: one that cannot be is proved by it.
    if (lines.length > 0) this.#inTurn(() => this.#take(lines)).catch(() => undefined);
    compared
      .then(() => {
        if (here === undefined || this.#distrusted) return;
        this.here = here.filter((seat) => SEAT.test(seat));
        if (kind === 'greeting') this.#tell({ kind: 'connected' });
        this.#tell({ kind: 'presence', here: this.here });
        this.#automatic();
      })
      .catch(() => undefined);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.#taking.then(work);
    this.#taking = next.catch(() => undefined);
    return next;
  }

  /** Takes lines in order; what was taken already is not taken twice. */
  async #take(lines: readonly Line[], checked = 0): Promise<void> {
    const fresh: Line[] = [];
    let wrong: (() => void) | undefined;
    let since = Date.now();
    for (const [place, line] of lines.entries()) {
      if (this.#distrusted) return;
      // Signatures take their time: a long journal must not hold up the page that shows it.
      if (Date.now() - since > PATIENCE) {
        await new Promise((next) => setTimeout(next));
        since = Date.now();
      }
      if (line?.sequence < this.lines.length) continue;
      const refusals = await this.#followed.take(line, line?.sequence < checked);
      if (refusals) {
        wrong = () => this.#distrust(this.lines.length, refusals, lines.slice(place));
        break;
      }
      fresh.push(line);
    }
    // What came before the line that cannot be is told first.
    if (fresh.length > 0 && this.shared) this.#tell({ kind: 'lines', lines: fresh, shared: this.shared });
    wrong?.();
    const contradiction = this.#vigil.came();
    if (contradiction) this.#contradicted(contradiction);
    if (fresh.length > 0) this.#automatic();
  }

  /** Compares how far the server says its journal goes with what it has told; `floor` lines of it before this was asked. */
  async #compare(told: unknown, floor: number): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#distrusted) return;
      const contradiction = this.#vigil.hear(headOf(told), floor);
      if (contradiction) this.#contradicted(contradiction);
    });
    await this.#mending;
  }

  #contradicted({ line, refusal }: Contradiction): void {
    if (refusal.code !== 'journalWentBack') return this.#distrust(line, [refusal]);
    this.#mending ??= this.#mend(line, refusal).finally(() => {
      this.#mending = undefined;
    });
  }

  /** The server lacks lines from here on: it is told them again, and must take them. */
  async #mend(from: number, refusal: Refusal): Promise<void> {
    const by = Number(refusal.facts?.['by']);
    this.#tell({ kind: 'wentBack', by, length: from, evidence: this.#vigil.evidence() });
    const { vouched } = this.#vigil;
    try {
      if (!vouched || vouched.length <= from) throw new Error('nothing was signed that it lacks');
      const answer = await this.#giveBack(from, vouched);
      if (answer.length < vouched.length) throw new Error('it did not take them');
      this.#tell({ kind: 'mended', lines: vouched.length - from });
      // It is greeted anew, and hears what we know.
      this.#socket?.close(1000);
    } catch {
      if (!this.#stopped) this.#distrust(from, [refusal]);
    }
  }

  #giveBack(from: number, { length, head, signature }: SignedHead): ReturnType<CampaignApi['giveBack']> {
    const { api, link } = this.#options;
    const token = textHash(this.#crypto, link.token);
    const seat = link.kind === 'seat' && { seat: link.seat, token, proof: this.#seat().proof(token) };
    const body = { from, lines: this.lines.slice(from, length), ...seat };
    return this.#persistently(() => api.giveBack(link.id, body as never, { length, head, signature }));
  }

  async #turnedAway(): Promise<void> {
    const again = this.#cameAgain;
    this.#cameAgain = true;
    if (!again && (await this.#showSeat())) this.#connect();
    else this.#tell({ kind: 'turnedAway' });
  }

  /** A server that knows our seat no longer was set back to before it was taken: it is shown that it is ours. */
  #showSeat(): Promise<boolean> {
    const { vouched } = this.#vigil;
    if (!vouched || !this.#hand) return Promise.resolve(false);
    this.#shown ??= this.#giveBack(1, vouched).then(
      () => true,
      () => false,
    );
    return this.#shown;
  }

  #distrust(line: number, refusals: readonly Refusal[], bad?: readonly Line[]): void {
    if (this.#distrusted) return;
    this.#distrusted = true;
    this.#tell({ kind: 'distrust', line, refusals, evidence: this.#vigil.evidence(bad) });
    this.#socket?.close(1000);
  }

  #automatic(): void {
    const hand = this.#hand;
    if (this.#stopped || this.#distrusted || !hand || !this.shared || !hand.automatic(this.shared)) return;
    const next = this.#acting.then(() => this.#act((shared) => hand.automatic(shared)));
    this.#acting = next.catch(() => undefined);
  }

  #tell(news: News): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
