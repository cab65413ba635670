/** One campaign as this process knows it. */
import type { Game } from '@grognard/kernel';
import {
  follow,
  isHex,
  type Line,
  lineText,
  type Shared,
  signedBytes,
  type Written,
  write,
} from '@grognard/kernel/fair';
import { nativeCrypto, trustingCrypto, verifiesBeside } from '../fair/native-crypto.ts';
import { refusedBecause } from '../http/problem.ts';
import type { Appending, Earlier, Store, StoredCampaign } from '../store/store.ts';
import { freshSecret } from './secret.ts';

const PIECE = 1_000;

export type Acted =
  | { readonly kind: 'added'; readonly sequence: number; readonly lines: readonly Line[]; readonly time: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'repeated'; readonly earlier: Earlier };

export class Room {
  readonly game: Game;
  readonly #store: Store;
  #campaign: StoredCampaign;
  #shared: Shared | undefined;
  #seed: { readonly epoch: number; readonly seed: string } | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, game: Game, campaign: StoredCampaign) {
    this.#store = store;
    this.game = game;
    this.#campaign = campaign;
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
        if (!next.ok) throw new Error(`the stored journal does not follow: ${next.refusals.map(({ code }) => code)}`);
        this.#shared = next.value;
      }
      if (lines.length < PIECE) break;
    }
    if (this.length > before) this.#campaign = (await this.#store.find(this.#campaign.id)) ?? this.#campaign;
  }

  /** Adds a player's signed line and what the server owes after it: all of it, or nothing. */
  async act(line: Line, extra: Pick<Appending, 'key' | 'taken'> = {}): Promise<Acted> {
    return this.exclusively(async () => {
      if (!this.#fits(line)) await this.refresh();
      if (!this.#fits(line)) return this.#stale(extra.key);
      const arrived = this.#store.expect();
      try {
        const seed = await this.#currentSeed();
        const crypto = (await this.#isSigned(line)) ? trustingCrypto : nativeCrypto;
        const written = write(this.shared, line, { seed, fresh: freshSecret }, crypto);
        if (!written.ok) throw refusedBecause(written.refusals, this.game);
        return await this.#add(line, written.value, extra, arrived);
      } finally {
        arrived();
      }
    });
  }

  async #add(
    line: Line,
    written: Written,
    extra: Pick<Appending, 'key' | 'taken'>,
    arrived: () => void,
  ): Promise<Acted> {
    const { lines, shared, seed } = written;
    const { number: epoch } = shared.epoch;
    const adding = this.#store.append({
      campaign: this.#campaign.id,
      expected: line.sequence,
      lines: lines.map(lineText),
      ...extra,
      ...(epoch !== this.shared.epoch.number && { seed: { epoch, seed } }),
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
        this.#seed = { epoch, seed };
        if (extra.taken) this.#campaign = (await this.#store.find(this.#campaign.id)) ?? this.#campaign;
        return { kind: 'added', sequence: line.sequence, lines, time: appended.time };
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

  async #currentSeed(): Promise<string> {
    const { number: epoch } = this.shared.epoch;
    if (this.#seed?.epoch !== epoch) {
      const seed = await this.#store.seed(this.#campaign.id, epoch);
      if (seed === undefined) throw new Error(`the seed of epoch ${epoch} is not stored`);
      this.#seed = { epoch, seed };
    }
    return this.#seed.seed;
  }
}
