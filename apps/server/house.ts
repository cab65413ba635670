/** Everything the routes share. */
import type { ShelfEntry } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import { Hub } from './live/hub.ts';
import { Metrics } from './metrics.ts';
import { Desk, type ReckonerFile } from './reckoning/desk.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Settings } from './settings.ts';
import type { WatchedStore } from './store/watched.ts';

export interface House {
  readonly settings: Settings;
  readonly store: WatchedStore;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly desk: Desk;
  readonly metrics: Metrics;
  /** The ids of all games. */
  readonly games: readonly string[];
  gameOf(id: string): Promise<Game | undefined>;
}

export function openHouse(
  settings: Settings,
  store: WatchedStore,
  reckoner: ReckonerFile,
  shelf: readonly ShelfEntry[],
): House {
  const metrics = new Metrics();
  const loaded = new Map<string, Promise<Game>>();
  const gameOf = async (id: string): Promise<Game | undefined> => {
    const entry = shelf.find((each) => each.id === id);
    if (!entry) return undefined;
    const game = loaded.get(id) ?? entry.load();
    loaded.set(id, game);
    return game;
  };
  const rooms = new Rooms(store, gameOf, settings.limits);
  const hub = new Hub(store, settings.limits);
  const desk = new Desk(settings.limits, reckoner, settings.games);
  metrics.gauge('grognard_rooms', () => rooms.size);
  metrics.gauge('grognard_room_lines', () => rooms.lines);
  metrics.gauge('grognard_sockets', () => hub.sockets);
  metrics.gauge('grognard_walks', () => desk.load);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  return { settings, store, rooms, hub, desk, metrics, gameOf, games: shelf.map(({ id }) => id) };
}
