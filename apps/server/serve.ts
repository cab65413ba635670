/** Starts a server and says where it is. */
import type { AddressInfo } from 'node:net';
import { buildServer, type Server } from './app.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';

export interface Served extends Server {
  readonly url: string;
}

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
