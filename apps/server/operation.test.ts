/** The server as an operator meets it: a process, its command, its health, its limits. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game as ford } from '@grognard/games/specimen';
import { Refused } from '@grognard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../tools/ports/free-port.mjs';
import { Api } from './client/api.ts';
import { settingsFrom } from './settings.ts';
import { builtServer } from './testing/built.ts';
import { Killable, plainEnvironment } from './testing/killable.ts';
import { IN_VAIN } from './testing/limits.ts';
import { companionAt, party, running } from './testing/running.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-operation-'));
let file: string;

beforeAll(async () => {
  file = await builtServer();
});
afterAll(() => {
  Killable.endAll();
  rmSync(folder, { recursive: true, force: true });
});

const command = (...args: string[]) =>
  spawnSync(process.execPath, [file, ...args], {
    input: 'go\n',
    encoding: 'utf8',
    timeout: IN_VAIN,
    env: { ...plainEnvironment(), LANG: 'C.UTF-8', GROGNARD_GAMES: 'specimen' },
  });

describe('a process', () => {
  test('refuses a file that another serves, is backed up beside it, restored elsewhere, and stops in order', async () => {
    const database = join(folder, 'served.db');
    const server = new Killable(file, await freePort(), database);
    await server.serve();
    const table = await party(server.url, ford);
    const player = await companionAt(table.api, table.links[0] as never);
    await player.act({ kind: 'noted', text: 'kept' });

    const second = command('serve', '--port', '0', '--database', database);
    expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('another process serves')]);

    const saved = join(folder, 'saved.backup');
    expect(command('backup', saved, '--database', database)).toMatchObject({ status: 0 });
    expect(statSync(saved).mode & 0o077, 'a backup holds secrets: for its owner only').toBe(0);
    expect(command('restore', saved, '--database', database).status, 'a served database is not restored into').toBe(1);

    const closed = new Promise((resolve) => player.listen((news) => news.kind === 'disconnected' && resolve(true)));
    expect(await server.stop()).toBe(0);
    expect(await closed).toBe(true);
    player.stop();

    const elsewhere = join(folder, 'elsewhere.db');
    expect(command('restore', saved, '--database', elsewhere)).toMatchObject({ status: 0 });
    const again = new Killable(file, await freePort(), elsewhere);
    await again.serve();
    const read = await new Api(again.url).readLines(table.id, { token: table.watch.token });
    expect(read.lines.length).toBe(4);
    await again.stop();
  });

  test('says how it is used', () => {
    expect(command('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('grognard-server') });
    expect(command('backup').status).toBe(2);
    expect(command('nonsense', 'x').status).toBe(2);
    const missing = join(folder, 'missing');
    const said = (...args: string[]) => {
      const { status, stderr } = command(...args, '--database', join(folder, 'new.db'));
      return [status, stderr.trim()];
    };
    expect(said('restore', missing)).toEqual([1, `${missing}: there is no backup file of this name`]);
    expect(said('serve', '--port', '0', '--web', missing)).toEqual([
      1,
      `${missing}: this folder holds no built web app: build it first (npm run build), or leave the setting out`,
    ]);
    expect(command('backup', missing, '--database', missing)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('there is no database of this name'),
    });
    const stray = join(folder, 'stray.backup');
    writeFileSync(stray, 'not a backup at all');
    expect(said('restore', stray)).toEqual([1, expect.stringContaining('this is no backup of this format')]);
    expect(existsSync(join(folder, 'nothing.db'))).toBe(false);
  });
});

describe('health and metrics', () => {
  test('tell what the server does, and whether its database answers', async () => {
    const host = await running();
    const table = await party(host.url, ford);
    expect(await table.api.health()).toMatchObject({ status: 'ok', database: 'sqlite' });
    const metrics = await (await fetch(`${host.url}/metrics`)).text();
    expect(metrics).toContain(
      'grognard_requests_total{method="POST",route="/api/campaigns/:id/seats/:seat",status="201"} 2',
    );
    expect(metrics).toContain('grognard_lines_total 2');
    expect(metrics).toMatch(
      /grognard_request_seconds_bucket\{method="PUT",route="\/api\/campaigns\/:id",le="\+Inf"\} 1/,
    );
    expect(metrics).not.toContain(table.id);
    await host.stop();
  });
});

describe('headers', () => {
  test('let a page use this server and nothing else, and an answer nothing at all', async () => {
    const web = join(folder, 'site');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), '0;');
    const host = await running(undefined, {}, { web, games: ['specimen'] });
    const { host: name } = new URL(host.url);
    const headersOf = async (path: string) => Object.fromEntries((await fetch(`${host.url}${path}`)).headers);
    const policyOf = ({ 'content-security-policy': policy }: Readonly<Record<string, string>>) => policy?.split('; ');
    const page = await headersOf('/');
    expect(policyOf(page)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `connect-src 'self' ws://${name} wss://${name}`,
    ]);
    expect(page['cache-control']).toBe('no-cache');
    expect((await headersOf('/assets/app-1a2b.js'))['cache-control']).toContain('immutable');
    const answers = ['/api/games', '/health', '/api/campaigns/none'];
    for (const path of [...answers, '/', '/nowhere', '/api/docs']) {
      expect(await headersOf(path), path).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
    for (const path of answers) {
      const headers = await headersOf(path);
      expect(policyOf(headers), path).toEqual(["default-src 'none'", "frame-ancestors 'none'"]);
      // What is the same for everybody may be kept, and is asked for again each time.
      expect(headers['cache-control'], path).toBe(path === '/api/games' ? 'public, no-cache' : 'no-store');
    }
    await host.stop();
  });
});

describe('limits', () => {
  test('on rate, new campaigns, size, depth and sockets', async () => {
    const host = await running(undefined, { requests: 60, creations: 3, socketsPerAddress: 2, body: 2_000, depth: 8 });
    const status = async (path: string, init: RequestInit = {}) => (await fetch(`${host.url}${path}`, init)).status;
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    expect(
      await status('/api/games/specimen/assault/odds', { ...post, body: JSON.stringify({ x: 'x'.repeat(3_000) }) }),
    ).toBe(413);
    expect(
      await status('/api/games/specimen/assault/odds', { ...post, body: `${'['.repeat(20)}${']'.repeat(20)}` }),
    ).toBe(400);
    const put = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
    const made = [1, 2, 3, 4].map(() => status(`/api/campaigns/${'0'.repeat(32)}`, put));
    expect((await Promise.all(made)).sort()).toEqual([422, 422, 422, 429]);
    const many = await Promise.all(Array.from({ length: 80 }, () => status('/api/games')));
    expect(many.filter((each) => each === 429).length).toBeGreaterThan(10);
    expect(await status('/'), 'a page is not turned away because the API is asked much').not.toBe(429);
    expect(await status('/health'), 'a probe is never turned away').toBe(200);
    const sockets = Array.from(
      { length: 3 },
      () => new WebSocket(`${host.url.replace('http', 'ws')}/api/campaigns/x/live`),
    );
    const codes = sockets.map(
      (socket) => new Promise((resolve) => socket.on('close', resolve).on('error', () => resolve('refused'))),
    );
    expect(await Promise.race(codes)).toSatisfy((code: unknown) => code === 4429 || code === 'refused');
    for (const socket of sockets) socket.terminate();
    await host.stop();
  });

  test('on files of the site, apart from the API', async () => {
    const web = mkdtempSync(join(tmpdir(), 'grognard-site-'));
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    const host = await running(undefined, { files: 20 }, { web });
    const status = async (path: string) => (await fetch(`${host.url}${path}`)).status;
    const many = await Promise.all(Array.from({ length: 25 }, () => status('/index.html')));
    expect(many.filter((each) => each === 429)).toHaveLength(5);
    expect(await status('/api/games'), 'the API is asked all the same').toBe(200);
    await host.stop();
  });

  test('are read from the environment', () => {
    const settings = settingsFrom({
      GROGNARD_PORT: '81',
      GROGNARD_LIMIT_SOCKETS_PER_ADDRESS: '7',
      GROGNARD_METRICS: 'off',
    });
    expect(settings).toMatchObject({ port: 81, metrics: false, limits: { socketsPerAddress: 7 } });
    const faults = (env: Record<string, string>): unknown => {
      try {
        return settingsFrom(env);
      } catch (error) {
        return error instanceof Refused ? error.refusals : error;
      }
    };
    expect(
      faults({
        GROGNARD_PORT: 'eighty',
        GROGNARD_PROXIES: '1e3',
        GROGNARD_LOG: 'inof',
        GROGNARD_METRICS: 'no',
        GROGNARD_LIMIT_SOCKET_PER_ADDRESS: '7',
        GROGNARD_DATABSE: 'x.db',
        GROGNARD_NONSENSE_OF_SOME_KIND: '1',
        GROGNARD_STATE: '/tmp',
      }),
    ).toEqual([
      {
        code: 'unknownSetting',
        at: 'GROGNARD_LIMIT_SOCKET_PER_ADDRESS',
        facts: { close: 'GROGNARD_LIMIT_SOCKETS_PER_ADDRESS' },
      },
      { code: 'unknownSetting', at: 'GROGNARD_DATABSE', facts: { close: 'GROGNARD_DATABASE' } },
      { code: 'unknownSetting', at: 'GROGNARD_NONSENSE_OF_SOME_KIND', facts: {} },
      { code: 'settingNotANumber', at: 'GROGNARD_PORT', facts: { received: 'eighty', most: 65_535 } },
      { code: 'settingNotANumber', at: 'GROGNARD_PROXIES', facts: expect.anything() },
      {
        code: 'settingNotOffered',
        at: 'GROGNARD_METRICS',
        facts: { received: 'no', options: ['on', 'off'] },
      },
      { code: 'settingNotOffered', at: 'GROGNARD_LOG', facts: expect.objectContaining({ close: 'info' }) },
    ]);
  });
});

describe('procedures without a campaign', () => {
  test('are resolved, answered and advised on in the caller’s language', async () => {
    const host = await running();
    const api = new Api(host.url, 'fr');
    const input = { attack: 12, defence: 4 };
    const answers = [{ attacker: 'hold', defender: 'hold' }];
    const resolved = await api.resolve('specimen', 'assault', { input, dice: [1], answers });
    // Row 1 of column 3/1 is no result: nothing is left to decide.
    expect([resolved.outcome, resolved.journal.length]).toEqual(['-', 2]);
    // 12 against 4 is 3/1; with both reserves held a face of 2 to 4 is a D1 on row 2 to 4 of that column: 3 of 6.
    const odds = await api.odds('specimen', 'assault', { input, policy: 'never' });
    expect(odds.outcomes?.find(({ outcome }) => outcome === 'D1')?.fraction).toBe('1/2');
    const { advice } = await api.advise('specimen', 'assault', { input, side: 'attacker' });
    expect(advice?.decision?.options.map(({ words }) => words.option)).toEqual(['la garder', 'l’engager']);
    const refused = await api
      .resolve('specimen', 'assault', { input: { attack: 99, defence: 'x' } as never })
      .catch((error) => error);
    expect(refused.problem).toMatchObject({ status: 422, refusals: [{ at: 'attack' }, { at: 'defence' }] });
    expect(refused.message).toContain('nombre entier');
    await host.stop();
  });
});
