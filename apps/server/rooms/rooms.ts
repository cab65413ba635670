/** The campaigns this process has open, the least recently used put away first. */
import type { Game } from '@grognard/kernel';
import type { Store } from '../store/store.ts';
import { Room } from './room.ts';

export type GameOf = (id: string) => Promise<Game | undefined>;

export class Rooms {
  readonly #store: Store;
  readonly #gameOf: GameOf;
  readonly #most: number;
  readonly #open = new Map<string, Promise<Room | undefined>>();

  constructor(store: Store, gameOf: GameOf, most: number) {
    this.#store = store;
    this.#gameOf = gameOf;
    this.#most = most;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The room of a campaign, read from the store if it is not open; nothing where there is no such campaign. */
  async enter(id: string): Promise<Room | undefined> {
    const known = this.#open.get(id);
    const room = known ?? this.#read(id);
    this.#open.delete(id);
    this.#open.set(id, room);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= this.#most) break;
      this.#open.delete(oldest);
    }
    try {
      const found = await room;
      if (!found) this.#open.delete(id);
      return found;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  /** A room that is open already; nothing is read for it. */
  async ifOpen(id: string): Promise<Room | undefined> {
    return this.#open.get(id)?.catch(() => undefined);
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
