/** Starts a server and says where it is. */
import type { AddressInfo } from 'node:net';
import { buildServer, type Server } from './app.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';

/** A server that listens, and where. */
export interface Served extends Server {
  readonly url: string;
}

/** Milliseconds after a stop that the process may linger: a database that hangs holds it no longer. */
const LINGER = 500;

/** Runs until it is told to stop, then finishes what was begun. */
export async function untilStopped({ stop }: Served): Promise<void> {
  await new Promise<void>((told) => {
    process.once('SIGTERM', () => told());
    process.once('SIGINT', () => told());
  });
  await stop();
  setTimeout(() => process.exit(), LINGER).unref();
}

/** Opens the store, builds the server and listens. */
export async function serve(settings: Settings): Promise<Served> {
  const store = await openStore(settings.database);
  try {
    const server = await buildServer(settings, store);
    await server.app.listen({ host: settings.host, port: settings.port });
    const { port } = server.app.server.address() as AddressInfo;
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    return { ...server, url: `http://${host}:${port}` };
  } catch (error) {
    await store.close();
    throw error;
  }
}
