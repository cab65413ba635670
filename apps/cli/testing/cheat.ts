/** A server in between that tells what it likes: everything passes through, lines as `bend` wants them. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

export interface Cheat {
  readonly url: string;
  bend: (told: string) => string;
  /** Requests that it does not pass on. */
  refuses: (method: string, path: string) => boolean;
  stop(): Promise<void>;
}

export async function cheatingBefore(honest: string): Promise<Cheat> {
  const cheat: Pick<Cheat, 'bend' | 'refuses'> = { bend: (told) => told, refuses: () => false };
  const passed = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    if (cheat.refuses(request.method ?? '', request.url ?? '')) {
      response.writeHead(403).end('{}');
      return;
    }
    const { authorization = '', 'content-type': type, 'idempotency-key': key } = request.headers;
    const answer = await fetch(`${honest}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization,
        ...(type && { 'content-type': type }),
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      ...(body && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(cheat.bend(await answer.text()));
  };
  const server = createServer((request, response) => {
    passed(request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (near, { url }) => {
    const far = new WebSocket(`${honest.replace('http', 'ws')}${url}`);
    const opened = once(far, 'open');
    near.on('message', (data) => opened.then(() => far.send(String(data))));
    far.on('message', (data) => near.send(cheat.bend(String(data))));
    near.on('close', () => far.close());
    far.on('close', () => near.close());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(cheat, {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
