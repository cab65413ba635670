/** One campaign as this process knows it. */
import type { Game, Refusal } from '@grognard/kernel';
import {
  follow,
  type Head,
  isHex,
  isSignedHead,
  type Line,
  lineText,
  type ServerSecrets,
  type Shared,
  type SignedHead,
  seedCommitment,
  serverSecrets,
  signedBytes,
  type Written,
  write,
} from '@grognard/kernel/fair';
import { Problem, refusedBecause } from '../admission/problem.ts';
import { nativeCrypto, trustingCrypto, verifiesBeside } from '../fair/native-crypto.ts';
import type { Appending, Earlier, Store, StoredCampaign } from '../store/store.ts';

const PIECE = 1_000;
/** Lines given back are checked so many at a time, so that nobody else waits for all of them. */
const BREATH = 50;

export type Acted =
  | { readonly kind: 'added'; readonly sequence: number; readonly lines: readonly Line[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'repeated'; readonly earlier: Earlier };

export class Room {
  readonly game: Game;
  readonly #store: Store;
  readonly #secrets: ServerSecrets;
  #campaign: StoredCampaign;
  #shared: Shared | undefined;
  #vouched: SignedHead | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, game: Game, campaign: StoredCampaign) {
    this.#store = store;
    this.game = game;
    this.#campaign = campaign;
    this.#secrets = serverSecrets(nativeCrypto, campaign.id, campaign.secret);
  }

  get campaign(): StoredCampaign {
    return this.#campaign;
  }

  get shared(): Shared {
    if (!this.#shared) throw new Error('the room is not open yet');
    return this.#shared;
  }

  get length(): number {
    return this.#shared?.length ?? 0;
  }

  /** How far the journal goes, in the server's own hand. */
  vouch(head: Head = { length: this.length, head: this.shared.head }): SignedHead {
    if (head.seen !== undefined) return this.#secrets.vouch(head);
    if (this.#vouched?.head !== head.head)
      this.#vouched = this.#secrets.vouch({ length: head.length, head: head.head });
    return this.#vouched;
  }

  /** The head that somebody shows, if it is this server that signed it; nobody gets its word for what it never told. */
  ownHead(shown: unknown): string | undefined {
    const { seen: _, ...head } = (shown ?? {}) as Partial<SignedHead>;
    return isSignedHead(nativeCrypto, this.#campaign.id, this.#secrets.key, head) ? head.head : undefined;
  }

  /** One thing at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Reads what others have added. The lines were checked by whoever stored them. */
  async refresh(): Promise<void> {
    const before = this.length;
    for (;;) {
      const lines = await this.#store.lines(this.#campaign.id, this.length, PIECE);
      for (const { text } of lines) {
        const next = follow(this.game, this.#shared, JSON.parse(text) as Line, trustingCrypto);
        if (!next.ok) throw unreadable(next.refusals, this.game);
        this.#shared = next.value;
      }
      if (lines.length < PIECE) break;
    }
    if (this.length > before) await this.reread();
  }

  /** Reads the seats again. */
  async reread(): Promise<void> {
    this.#campaign = (await this.#store.find(this.#campaign.id)) ?? this.#campaign;
  }

  /** Adds a player's signed line and what the server owes after it: all of it, or nothing. */
  async act(line: Line, extra: Pick<Appending, 'key' | 'taken'> = {}): Promise<Acted> {
    return this.exclusively(async () => {
      if (!this.#fits(line)) await this.refresh();
      if (!this.#fits(line)) return this.#stale(extra.key);
      this.#mindTheAbsent();
      const arrived = this.#store.expect();
      try {
        const crypto = (await this.#isSigned(line)) ? trustingCrypto : nativeCrypto;
        const written = write(this.shared, line, this.#secrets, crypto);
        if (!written.ok) throw refusedBecause(written.refusals, this.game);
        return await this.#add(line, written.value, extra, arrived);
      } finally {
        arrived();
      }
    });
  }

  async #add(
    line: Line,
    { lines, shared }: Written,
    extra: Pick<Appending, 'key' | 'taken'>,
    arrived: () => void,
  ): Promise<Acted> {
    const adding = this.#store.append({
      campaign: this.#campaign.id,
      expected: line.sequence,
      lines: lines.map(lineText),
      ...extra,
    });
    arrived();
    const appended = await adding;
    switch (appended.kind) {
      case 'repeated':
        return appended;
      case 'conflict':
        await this.refresh();
        return appended;
      case 'appended':
        this.#shared = shared;
        if (extra.taken) await this.reread();
        return { kind: 'added', sequence: line.sequence, lines };
    }
  }

  #fits({ sequence, previous }: Line): boolean {
    return sequence === this.length && previous === this.shared.head;
  }

  /** Whether the seat signed the line. A seat that is only being taken is left to the protocol itself. */
  async #isSigned(line: Line): Promise<boolean> {
    const { by, signature } = line.event as { readonly by?: string; readonly signature?: string };
    const key = this.shared.seated[by ?? '']?.key;
    if (line.event.kind === 'seated' || key === undefined || !isHex(signature, 64)) return false;
    return verifiesBeside(key, signedBytes(this.shared.id, line), signature);
  }

  /** A line for an earlier place: the same request again, or somebody else was first. */
  async #stale(key: Appending['key']): Promise<Acted> {
    const earlier = key && (await this.#store.earlier(this.#campaign.id, key.seat, key.key));
    return earlier ? { kind: 'repeated', earlier } : { kind: 'conflict' };
  }

  /** Seats whose devices may know lines that a restored database has lost. */
  get unheard(): readonly string[] {
    return this.#campaign.seats.filter(({ token, heard }) => token !== null && heard === 0).map(({ seat }) => seat);
  }

  /** A seat's device is here, and says how far it has followed: from now on it holds nobody up. */
  async hear(seat: string, followed: number): Promise<void> {
    if (!this.unheard.includes(seat) || followed > this.length) return;
    await this.#store.heard(this.#campaign.id, seat);
    await this.reread();
  }

  /** Going on before all were heard would write another line in the place of one that somebody holds. */
  #mindTheAbsent(): void {
    const seats = this.unheard;
    if (seats.length > 0)
      throw new Problem('mending', { refusals: [{ code: 'notAllHeard', at: '', facts: { seats } }] });
  }

  /**
   * Takes back lines that this server has signed and no longer has. They are followed one by one like any others, and
   * must end in the head that bears its own signature. Seats that are not here may know of still more. Gives how many
   * were missing.
   */
  giveBack(from: number, lines: readonly Line[], vouched: Head, here: readonly string[]): Promise<number> {
    return this.exclusively(async () => {
      await this.refresh();
      const before = this.length;
      if (before >= vouched.length) return 0;
      const missing = lines.slice(before - from);
      const shared = await this.#followed(missing, vouched);
      await this.#store.unheard(this.#campaign.id, here);
      const added = await this.#store.append({
        campaign: this.#campaign.id,
        expected: before,
        lines: missing.map(lineText),
      });
      if (added.kind === 'appended') this.#shared = shared;
      else await this.refresh();
      await this.reread();
      return this.length - before;
    });
  }

  async #followed(missing: readonly Line[], vouched: Head): Promise<Shared> {
    let { shared } = this;
    for (const [index, line] of missing.entries()) {
      if (index % BREATH === BREATH - 1) await new Promise((next) => setImmediate(next));
      const next = follow(this.game, shared, line, nativeCrypto);
      if (!next.ok) throw refusedBecause(next.refusals, this.game);
      shared = next.value;
    }
    const { epoch, id } = shared;
    const own = seedCommitment(nativeCrypto, id, epoch.number, this.#secrets.seed(epoch.number)) === epoch.commitment;
    if (shared.length !== vouched.length || shared.head !== vouched.head || !own) {
      throw refusedBecause([{ code: 'notWhatWasSigned', at: 'lines' }]);
    }
    return shared;
  }

  /** Gives a seat another token, when its key has signed for that. */
  async retoken(seat: string, token: string): Promise<void> {
    await this.#store.retoken(this.#campaign.id, seat, token);
    await this.reread();
  }
}

/** A campaign of an older protocol is refused in words; anything else in the database that does not follow is our fault. */
function unreadable(refusals: readonly Refusal[], game: Game): Error {
  if (refusals.some(({ code }) => code === 'olderProtocol')) return refusedBecause(refusals, game);
  return new Error(`the stored journal does not follow: ${refusals.map(({ code }) => code)}`);
}
