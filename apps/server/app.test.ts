/** A server put together on a store that is none: what it logs and measures, serves and hides, and how it stops. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { Refused } from '@grognard/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildServer, type Server } from './app.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import type { Store } from './store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-app-'));
const servers: Server[] = [];
afterEach(() => {
  // What was spied on is put back first: it may be the clock of the test.
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(async () => {
  await Promise.all(servers.map(({ app }) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

interface Logged {
  readonly level: number;
  readonly msg: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
}

/** A store of which only these parts are asked. */
const storeOf = (parts: object = {}): Store =>
  ({
    kind: 'sqlite',
    listen: () => undefined,
    report: () => undefined,
    announce: async () => undefined,
    probe: async () => undefined,
    close: async () => undefined,
    ...parts,
  }) as unknown as Store;

async function built(more: Partial<Settings> = {}, parts: object = {}) {
  const logged: Logged[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const settings = { ...DEFAULT_SETTINGS, games: ['specimen'], ...more };
  const server = await buildServer(settings, storeOf(parts), { log });
  servers.push(server);
  const asked = (url: string, headers: Readonly<Record<string, string>> = {}) => server.app.inject({ url, headers });
  return { server, logged, asked };
}

describe('every request', () => {
  test('is logged and measured by its route, never by its address', async () => {
    const { server, logged, asked } = await built();
    logged.length = 0;
    await asked('/api/games/specimen/tables?token=secret');
    await asked('/api/games/specimen/tables/assault');
    await asked('/nowhere');
    const [, second] = logged;
    expect(logged.map(({ level, msg, method, route, status }) => [level, msg, method, route, status])).toEqual([
      [30, 'answered', 'GET', '/api/games/:game/tables', 422],
      [30, 'answered', 'GET', '/api/games/:game/tables/:table', 200],
      [30, 'answered', 'GET', 'none', 404],
    ]);
    // Milliseconds to a tenth.
    expect(Number(second?.ms) * 10).toBeCloseTo(Math.round(Number(second?.ms) * 10), 6);
    const { text } = server.services.metrics;
    const one = 'method="GET",route="/api/games/:game/tables/:table"';
    expect(text).toContain(`grognard_requests_total{${one},status="200"} 1\n`);
    expect(text).toContain(`grognard_request_seconds_count{${one}} 1\n`);
    expect(text).toContain('# TYPE grognard_requests_in_flight gauge\ngrognard_requests_in_flight 0\n');
  });

  test('is measured in seconds as exactly as it is logged in thousandths of them', async () => {
    const probe = () => new Promise<void>((done) => setTimeout(done, 300));
    const { server, logged, asked } = await built({}, { probe });
    logged.length = 0;
    await asked('/ready');
    const sum = Number(/_sum\{[^}]*"\/ready"\} (\S+)/.exec(server.services.metrics.text)?.[1]);
    expect(sum).toBeGreaterThan(0.29);
    // The log is rounded to a tenth.
    expect(Math.abs(sum * 1_000 - Number(logged[0]?.ms))).toBeLessThan(0.06);
  });

  test('may name two hundred letters; one that cannot be read is answered like any other', async () => {
    const { asked } = await built();
    const named = (length: number) => `/api/games/${'x'.repeat(length)}/tables`;
    expect((await asked(named(200))).json()).toMatchObject({ status: 404, refusals: [{ code: 'unknownGame' }] });
    for (const url of [named(201), '/api/%zz', '/%']) {
      const answer = await asked(url, { 'accept-language': 'fr' });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { type: 'urn:grognard:problem:unreadable' }]);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('application/problem+json'),
        'content-language': 'fr',
        'x-frame-options': 'DENY',
      });
      expect(answer.body, 'nothing of it is said back').not.toContain(url);
    }
  });

  test('has so long to arrive, its head no longer than the whole', async () => {
    const { server } = await built({ limits: { ...DEFAULT_SETTINGS.limits, arrival: 7_000 } });
    expect(server.app.server).toMatchObject({ requestTimeout: 7_000, headersTimeout: 7_000 });
    expect((server.app.server as { connectionsCheckingInterval?: number }).connectionsCheckingInterval).toBe(500);
  });

  test('of the API and of files is counted apart, for each address, and a probe not at all', async () => {
    const limits = { ...DEFAULT_SETTINGS.limits, requests: 1, files: 2 };
    const web = join(folder, 'limited');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '');
    const { server, asked } = await built({ limits, web });
    const statuses = async (url: string, count: number, remoteAddress = '127.0.0.1') => {
      const all: number[] = [];
      for (let each = 0; each < count; each += 1)
        all.push((await server.app.inject({ url, remoteAddress })).statusCode);
      return all;
    };
    expect(await statuses('/api/games', 2)).toEqual([200, 429]);
    expect(await statuses('/index.html', 3)).toEqual([200, 200, 429]);
    expect(await statuses('/health', 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses('/api/games', 1, '10.0.0.1')).toEqual([200]);
    expect((await asked('/api/games')).json()).toMatchObject({ type: 'urn:grognard:problem:tooMany', status: 429 });
  });
});

describe('what an operator may turn off', () => {
  test('is not there then, and the rest is', async () => {
    const [on, off] = [await built(), await built({ docs: false, metrics: false })];
    const statuses = async ({ asked }: typeof on) =>
      Promise.all(
        ['/api/docs', '/metrics', '/api/openapi.json', '/health'].map(async (url) => (await asked(url)).statusCode),
      );
    expect([await statuses(on), await statuses(off)]).toEqual([
      [200, 200, 200, 200],
      [404, 404, 200, 200],
    ]);
    expect((await on.asked('/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const page = await on.asked('/api/docs', { 'accept-language': 'fr' });
    expect([page.headers['content-language'], page.headers['content-type']]).toEqual([
      'fr',
      'text/html; charset=utf-8',
    ]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await on.asked('/api/openapi.json')).headers['content-security-policy']).not.toContain('script-src');
  });

  test('whether it is well is told with its kind of database, and why not', async () => {
    let code: string | undefined;
    const probe = async () => {
      if (code !== undefined) throw Object.assign(new Error('x'), { code });
    };
    const { asked } = await built({}, { probe });
    const well = { status: 'ok', database: 'sqlite', version: '0.1.0' };
    expect([(await asked('/health')).json(), (await asked('/ready')).json()]).toEqual([well, well]);
    const broken = await built({}, { probe });
    code = 'SQLITE_FULL';
    const answer = await broken.asked('/ready');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
      503,
      '2',
      { type: 'urn:grognard:problem:unavailable', refusals: [{ code: 'trouble.diskFull', at: 'database' }] },
    ]);
    expect((await broken.asked('/health')).json()).toEqual(well);
  });
});

describe('files', () => {
  const [web, manual] = [join(folder, 'web'), join(folder, 'manual')];
  beforeAll(() => {
    for (const path of [join(web, 'assets'), join(manual, 'assets')]) mkdirSync(path, { recursive: true });
    writeFileSync(join(web, 'index.html'), '<p>app</p>');
    writeFileSync(join(web, 'assets', 'app-1.js'), 'let app;');
    writeFileSync(join(web, 'assets', 'app-1.js.br'), brotliCompressSync('let app;'));
    writeFileSync(join(manual, 'index.html'), '<p>book</p>');
    writeFileSync(join(manual, 'assets', 'book-1.css'), 'p {}');
  });
  const AGES = 'public, max-age=31536000, immutable';

  test('whose names change with what is in them are kept for ever, the others are asked for again', async () => {
    const { asked } = await built({ web, manual });
    for (const [url, body, cache] of [
      ['/', '<p>app</p>', 'no-cache'],
      ['/index.html', '<p>app</p>', 'no-cache'],
      ['/assets/app-1.js', 'let app;', AGES],
      ['/docs/index.html', '<p>book</p>', 'no-cache'],
      ['/docs/assets/book-1.css', 'p {}', AGES],
    ] as const) {
      const answer = await asked(url);
      expect([url, answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([url, 200, body, cache]);
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    }
    const packed = await asked('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  test('of the book alone, or of the app alone, are served as well', async () => {
    const [book, app, none] = [await built({ manual }), await built({ web }), await built()];
    const status = async ({ asked }: typeof book, url: string) => (await asked(url)).statusCode;
    expect([await status(book, '/docs/index.html'), await status(book, '/index.html')]).toEqual([200, 404]);
    expect([await status(app, '/docs/index.html'), await status(app, '/index.html')]).toEqual([404, 200]);
    expect([await status(none, '/docs/'), await status(none, '/')]).toEqual([404, 404]);
    for (const path of ['/docs', '/docs/']) {
      const { headers, statusCode } = await book.asked(path, { 'accept-language': 'fr' });
      expect([statusCode, headers['location'], headers['vary']]).toEqual([
        302,
        '/docs/fr/index.html',
        'accept-language',
      ]);
    }
  });

  test('of a folder that holds no app are refused before anything is served', async () => {
    await expect(built({ web: manual.replace('manual', 'none') })).rejects.toBeInstanceOf(Refused);
  });
});

test('sockets are not packed: lines are short, and a packer for each would cost more than it saves', async () => {
  const { server } = await built();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/campaigns/${'0'.repeat(32)}/live`);
  await once(socket, 'open');
  expect(socket.extensions).toBe('');
  // More than a body may hold is not even read: 1009 is WebSocket's own code for that.
  socket.send('x'.repeat(DEFAULT_SETTINGS.limits.body + 1));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1009);
});

describe('a server that stops', () => {
  /** One whose requests, or whose database, never end. */
  const hanging = async (parts: object) => {
    const { server } = await built({}, parts);
    const done: string[] = [];
    vi.spyOn(server.services.hub, 'cut').mockImplementation(() => void done.push('cut'));
    vi.spyOn(server.app.server, 'closeAllConnections').mockImplementation(() => void done.push('connections'));
    return { server, done };
  };
  const never = (): Promise<never> => new Promise(() => undefined);

  test('cuts off after four seconds who hangs on, and leaves the rest as it is after nine', async () => {
    const { server, done } = await hanging({});
    const close = vi.spyOn(server.app, 'close').mockImplementation(never as never);
    vi.useFakeTimers();
    const stopped = server.stop().then(() => done.push('stopped'));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['cut', 'connections']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['cut', 'connections', 'stopped']);
    await stopped;
    close.mockRestore();
  });

  test('tells who comes meanwhile when to come back, whatever he wants', async () => {
    const { server } = await built();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const asked = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': 'fr' } });
    expect((await asked('/health')).status).toBe(200);
    const { hub } = server.services;
    const close = hub.close.bind(hub);
    let goOn = (): void => undefined;
    const waits = new Promise<void>((done) => {
      goOn = done;
    });
    vi.spyOn(hub, 'close').mockImplementation((() => waits.then(close)) as () => void);
    const stopped = server.stop();
    await expect.poll(async () => (await asked('/health')).status).toBe(503);
    for (const path of ['/health', '/api/games', '/nowhere']) {
      const answer = await asked(path);
      const { headers } = answer;
      expect([path, answer.status, headers.get('retry-after'), headers.get('content-language')]).toEqual([
        path,
        503,
        '5',
        'fr',
      ]);
      expect([headers.get('connection'), headers.get('x-frame-options')]).toEqual(['close', 'DENY']);
      expect(await answer.json()).toMatchObject({ type: 'urn:grognard:problem:stopping', status: 503 });
    }
    goOn();
    await stopped;
    await expect(asked('/health')).rejects.toThrow();
  });

  test('ends what was begun, the threads, the store, in this order, and leaves no clock running', async () => {
    const done: string[] = [];
    const { server } = await built({}, { close: async () => void done.push('store') });
    for (const [part, name] of [
      [server.services.hub, 'hub'],
      [server.services.pool, 'pool'],
    ] as const) {
      const close = part.close.bind(part);
      vi.spyOn(part, 'close').mockImplementation(async () => {
        done.push(name);
        await close();
      });
    }
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    await server.stop();
    expect(done).toEqual(['hub', 'pool', 'store']);
    const graces = timers.mock.calls.flatMap(([, pause], at) =>
      pause === 4_000 || pause === 9_000 ? [timers.mock.results[at]?.value as unknown] : [],
    );
    expect(graces).toHaveLength(2);
    for (const grace of graces) expect(cleared.mock.calls.map(([timer]) => timer)).toContain(grace);
  });
});
