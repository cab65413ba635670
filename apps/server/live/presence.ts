/** Which seats are here, in this process and in the others on the same database. */
import { randomUUID } from 'node:crypto';
import type { Notice, Store } from '../store/store.ts';

/** A process that has said nothing for so long is taken to be gone. */
const SILENCE = 60_000;
const REPEAT = 20_000;

type PresenceNotice = Extract<Notice, { kind: 'presence' }>;

export class Presence {
  readonly #process = randomUUID();
  readonly #store: Store;
  readonly #show: (campaign: string, here: readonly string[]) => void;
  /** How many sockets each seat has here. */
  readonly #own = new Map<string, Map<string, number>>();
  readonly #others = new Map<string, Map<string, { readonly here: readonly string[]; readonly heard: number }>>();
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, show: (campaign: string, here: readonly string[]) => void) {
    this.#store = store;
    this.#show = show;
    this.#timer = setInterval(() => this.#repeat(), REPEAT);
    this.#timer.unref();
  }

  here(campaign: string): readonly string[] {
    const others = [...(this.#others.get(campaign)?.values() ?? [])].flatMap(({ here }) => here);
    return [...new Set([...(this.#own.get(campaign)?.keys() ?? []), ...others])].sort();
  }

  came(campaign: string, seat: string): void {
    const seats = this.#own.get(campaign) ?? new Map<string, number>();
    this.#own.set(campaign, seats);
    const sockets = seats.get(seat) ?? 0;
    seats.set(seat, sockets + 1);
    if (sockets === 0) this.#changed(campaign);
  }

  left(campaign: string, seat: string): void {
    const seats = this.#own.get(campaign);
    const sockets = (seats?.get(seat) ?? 0) - 1;
    if (!seats || sockets > 0) {
      seats?.set(seat, sockets);
      return;
    }
    seats.delete(seat);
    if (seats.size === 0) this.#own.delete(campaign);
    this.#changed(campaign);
  }

  heard({ process, campaign, here }: PresenceNotice): void {
    if (process === this.#process) return;
    const before = this.here(campaign).join();
    const others = this.#others.get(campaign) ?? new Map();
    if (here.length > 0) others.set(process, { here, heard: Date.now() });
    else others.delete(process);
    if (others.size > 0) this.#others.set(campaign, others);
    else this.#others.delete(campaign);
    if (this.here(campaign).join() !== before) this.#show(campaign, this.here(campaign));
  }

  close(): void {
    clearInterval(this.#timer);
    for (const campaign of [...this.#own.keys()]) {
      this.#own.delete(campaign);
      this.#announce(campaign);
    }
  }

  #changed(campaign: string): void {
    this.#show(campaign, this.here(campaign));
    this.#announce(campaign);
  }

  #announce(campaign: string): void {
    const here = [...(this.#own.get(campaign)?.keys() ?? [])];
    // Presence is a courtesy: a notice that is lost is repeated soon.
    this.#store.announce({ kind: 'presence', process: this.#process, campaign, here }).catch(() => undefined);
  }

  #repeat(): void {
    for (const campaign of this.#own.keys()) this.#announce(campaign);
    const oldest = Date.now() - SILENCE;
    for (const [campaign, others] of this.#others) {
      for (const [process, { heard }] of others) if (heard < oldest) others.delete(process);
      if (others.size === 0) this.#others.delete(campaign);
    }
  }
}
