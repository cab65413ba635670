/** Everything the routes share. */
import type { ShelfEntry } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import { ForecastPool, type WorkerFile } from './forecasts/pool.ts';
import { Hub } from './live/hub.ts';
import { Metrics } from './metrics.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Settings } from './settings.ts';
import type { WatchedStore } from './store/watched.ts';

export interface Services {
  readonly settings: Settings;
  readonly store: WatchedStore;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly pool: ForecastPool;
  readonly metrics: Metrics;
  /** The ids of all games. */
  readonly games: readonly string[];
  gameOf(id: string): Promise<Game | undefined>;
}

export function openServices(
  settings: Settings,
  store: WatchedStore,
  worker: WorkerFile,
  shelf: readonly ShelfEntry[],
): Services {
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
  const pool = new ForecastPool(settings.limits, worker, settings.games);
  metrics.gauge('grognard_rooms', () => rooms.size);
  metrics.gauge('grognard_room_lines', () => rooms.lines);
  metrics.gauge('grognard_sockets', () => hub.sockets);
  metrics.gauge('grognard_walks', () => pool.load);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  return { settings, store, rooms, hub, pool, metrics, gameOf, games: shelf.map(({ id }) => id) };
}
