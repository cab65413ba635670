/** The campaigns this process has open, the least recently used put away first: so many of them, and so many lines in all. */
import type { Game } from '@grognard/kernel';
import type { Limits } from '../settings.ts';
import type { Store, StoredCampaign } from '../store/store.ts';
import { Room } from './room.ts';

export type GameOf = (id: string) => Promise<Game | undefined>;

export class Rooms {
  readonly #store: Store;
  readonly #gameOf: GameOf;
  readonly #limits: Pick<Limits, 'rooms' | 'roomLines'>;
  readonly #open = new Map<string, Promise<Room | undefined>>();
  /** The lines of each open room, as it was last entered. */
  readonly #weights = new Map<string, number>();
  #lines = 0;

  constructor(store: Store, gameOf: GameOf, limits: Pick<Limits, 'rooms' | 'roomLines'>) {
    this.#store = store;
    this.#gameOf = gameOf;
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Lines that are kept folded, in all rooms together. */
  get lines(): number {
    return this.#lines;
  }

  /** What is stored of a campaign: from its open room, or with one look into the store. */
  async campaign(id: string): Promise<StoredCampaign | undefined> {
    const open = await this.#open.get(id)?.catch(() => undefined);
    return open?.campaign ?? this.#store.find(id);
  }

  /** The room of a campaign, read from the store if it is not open; nothing where there is no such campaign. */
  async enter(id: string): Promise<Room | undefined> {
    const room = this.#open.get(id) ?? this.#read(id);
    this.#open.delete(id);
    this.#open.set(id, room);
    try {
      const found = await room;
      if (!found) this.#forget(id);
      else this.#weigh(id, found.length);
      this.#putAway();
      return found;
    } catch (error) {
      this.#forget(id);
      throw error;
    }
  }

  #weigh(id: string, lines: number): void {
    if (!this.#open.has(id)) return;
    this.#lines += lines - (this.#weights.get(id) ?? 0);
    this.#weights.set(id, lines);
  }

  #forget(id: string): void {
    this.#open.delete(id);
    this.#lines -= this.#weights.get(id) ?? 0;
    this.#weights.delete(id);
  }

  /** The one that was asked for last stays, however long it is. */
  #putAway(): void {
    const { rooms, roomLines } = this.#limits;
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= 1 || (this.#open.size <= rooms && this.#lines <= roomLines)) return;
      this.#forget(oldest);
    }
  }

  async #read(id: string): Promise<Room | undefined> {
    const campaign = await this.#store.find(id);
    const game = campaign && (await this.#gameOf(campaign.game));
    if (!campaign || !game) return undefined;
    const room = new Room(this.#store, game, campaign);
    await room.exclusively(() => room.refresh());
    return room;
  }
}
