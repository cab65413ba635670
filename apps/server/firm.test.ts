/** Callers who dawdle, hang on, crowd in or guess: each costs the server little, and the others nothing. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { game as ford } from '@grognard/games/specimen';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { companionAt, party, type Running, running } from './testing/running.ts';

let host: Running;
afterEach(() => host.stop());

const PATH = '/api/games/specimen/assault/odds';

/** A request whose body never ends. */
async function dawdler(length = 1_000): Promise<Socket> {
  const { hostname, port } = new URL(host.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const head = [
    `POST ${PATH} HTTP/1.1`,
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"input":`);
  socket.on('error', () => undefined);
  return socket;
}

const heard = async (socket: Socket): Promise<string> => {
  const parts: string[] = [];
  socket.on('data', (data) => parts.push(String(data)));
  await once(socket, 'close');
  return parts.join('');
};

const asked = (): Promise<Response> =>
  fetch(`${host.url}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: { attack: 12, defence: 4 } }),
  });

test('a body that comes drop by drop is cut off, and nobody else notices', async () => {
  host = await running(undefined, { arrival: 1_000 }, { games: ['specimen'] });
  const slow = await dawdler();
  const dripping = setInterval(() => slow.write(' '), 50);
  const answer = heard(slow);
  expect((await asked()).status).toBe(200);
  expect(await answer).toContain('408');
  clearInterval(dripping);
});

test('so many requests at once and no more, told when to come back', async () => {
  host = await running(undefined, { inFlight: 3, arrival: 60_000 }, { games: ['specimen'] });
  const slow = await Promise.all([dawdler(), dawdler(), dawdler()]);
  await expect.poll(async () => (await asked()).status).toBe(503);
  const refused = await asked();
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
  expect(await refused.text()).toContain('The server has no room for this now; try again');
  for (const path of ['/health', '/ready', '/metrics']) {
    expect((await fetch(`${host.url}${path}`)).status, 'probes are never turned away').toBe(200);
  }
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await asked()).status).toBe(200);
});

test('a server that is told to stop does so, whoever hangs on', async () => {
  host = await running(undefined, { arrival: 600_000 }, { games: ['specimen'] });
  const table = await party(host.url, ford);
  const slow = await dawdler();
  const deaf = new WebSocket(`${host.url.replace('http', 'ws')}/api/campaigns/${table.id}/live`);
  await once(deaf, 'open');
  deaf.send(JSON.stringify({ token: table.watch.token, from: 0 }));
  await once(deaf, 'message');
  // It takes no part in closing.
  (deaf as unknown as { readonly _socket: Socket })._socket.pause();
  // Neither would ever let go by itself: what ends them is the server's own grace.
  const closed = once(slow, 'close');
  await host.server.stop();
  await closed;
  deaf.terminate();
});

describe('strangers and large campaigns', () => {
  test('a wrong token costs one look into the store, however long the journal', async () => {
    host = await running(undefined, {}, { games: ['specimen'] });
    const table = await party(host.url, ford);
    const [player] = await Promise.all(table.links.map((link) => companionAt(table.api, link)));
    for (let note = 0; note < 20; note += 1) await player?.act({ kind: 'noted', text: `${note}` });
    player?.stop();
    const { services } = host.server;
    const looked: string[] = [];
    const { find, lines } = services.store;
    Object.assign(services.store, {
      find: (id: string) => {
        looked.push('find');
        return find(id);
      },
      lines: (id: string, from: number, most: number) => {
        looked.push('lines');
        return lines(id, from, most);
      },
    });
    const status = async (id: string): Promise<number> =>
      (await fetch(`${host.url}/api/campaigns/${id}`, { headers: { authorization: `Bearer ${'0'.repeat(64)}` } }))
        .status;
    expect([await status(table.id), looked]).toEqual([401, []]);
    expect([await status('0'.repeat(32)), looked]).toEqual([401, ['find']]);
    expect([await status('nonsense'), looked]).toEqual([401, ['find']]);
  });

  test('campaigns are kept in memory by their lines as well as by their number, and all can be played', async () => {
    host = await running(undefined, { rooms: 10, roomLines: 60 }, { games: ['specimen'] });
    const { rooms } = host.server.services;
    const tables = [await party(host.url, ford), await party(host.url, ford), await party(host.url, ford)];
    for (let round = 0; round < 2; round += 1) {
      for (const { api, links } of tables) {
        const player = await companionAt(api, links[0] as never);
        for (let note = 0; note < 25; note += 1) await player.act({ kind: 'noted', text: `${note}` });
        player.stop();
        expect(rooms.size === 1 || rooms.lines <= 60).toBe(true);
      }
    }
    for (const { api, id, watch } of tables) {
      expect((await api.readCampaign(id, { token: watch.token })).length).toBe(3 + 50);
    }
  });
});
