/** Shared campaigns: appended acts against a bare insert loop, and how soon connected seats hear of an event. */

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkAct, Hand, type Line, lineText, textHash } from '@grognard/kernel/fair';
import { buildServer, DEFAULT_LIMITS, DEFAULT_SETTINGS, nativeCrypto, openStore, type Server } from '@grognard/server';
import { Api, createCampaign, parseLink, type SecretLink, takeSeat } from '@grognard/server/client';
import { startPostgres } from '@grognard/server/ensure-postgres';
import Database from 'libsql';
import pg from 'pg';
import { WebSocket } from 'ws';

type SeatLink = Extract<SecretLink, { kind: 'seat' }>;

export interface AppendRate {
  readonly database: 'sqlite' | 'postgres';
  /** Rows a second of a loop that inserts one row in one transaction and does nothing else. */
  readonly bare: number;
  /** Acts a second: shape and signature checked, followed, chained, stored with an idempotency key. */
  readonly acts: number;
  /** Acts over bare; one half is the least allowed. */
  readonly ratio: number;
  /** The same acts over HTTP, the clients on the same machine. */
  readonly overHttp: number;
}

export interface Delivery {
  readonly what: 'one process' | 'two processes on one PostgreSQL';
  readonly seats: number;
  /** Milliseconds from the sending of an act to its arrival at a seat. */
  readonly median: number;
  readonly p99: number;
}

const ACTS = 3_000;
const CAMPAIGNS = 32;
const SEATS = 500;
const EVENTS = 40;
/** Events before the measured ones. */
const WARMING = 10;
const LIMITS = { ...DEFAULT_LIMITS, requests: 1e9, creations: 1e9, socketsPerAddress: 1e6 };

interface Listening {
  readonly server: Server;
  readonly url: string;
}

async function listening(database: string): Promise<Listening> {
  const settings = { ...DEFAULT_SETTINGS, logLevel: 'silent' as const, games: ['specimen'], limits: LIMITS };
  const server = await buildServer(settings, await openStore(database));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { server, url: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}` };
}

async function seatsAt(
  url: string,
): Promise<{ readonly api: Api; readonly id: string; readonly links: readonly SeatLink[]; readonly watch: string }> {
  const api = new Api(url);
  const created = await createCampaign(api, { game: 'specimen', name: 'Bench', seats: ['attacker', 'defender'] });
  const links: SeatLink[] = [];
  for (const { link } of created.invitations) {
    const invited = parseLink(link);
    if (invited?.kind === 'join') links.push(await takeSeat(api, invited, undefined, nativeCrypto));
  }
  const watch = parseLink(created.watch);
  return { api, id: created.id, links, watch: watch?.kind === 'watch' ? watch.token : '' };
}

interface Prepared {
  readonly id: string;
  readonly token: string;
  readonly lines: readonly Line[];
}

/** A campaign with notes signed beforehand: each names the hash of the one before, so all can be known in advance. */
async function prepared(url: string, count: number): Promise<Prepared> {
  const { api, id, links } = await seatsAt(url);
  const [link] = links;
  if (!link) throw new Error('no seat');
  const hand = new Hand(id, link.seat, link.secret, nativeCrypto);
  let { length, head } = await api.readCampaign(id, { token: link.token });
  const lines: Line[] = [];
  for (let note = 0; note < count; note += 1) {
    const line = hand.sign({ length, head }, { kind: 'noted', text: `note ${note}` });
    lines.push(line);
    length += 1;
    head = textHash(nativeCrypto, lineText(line));
  }
  return { id, token: link.token, lines };
}

/** A row of the size that an act leaves behind. */
const ROW = 'x'.repeat(420);

async function bareSqlite(path: string): Promise<number> {
  const database = new Database(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; create table bare (campaign text, sequence integer, text text, time text, primary key (campaign, sequence))',
  );
  const insert = database.prepare('insert into bare values (?, ?, ?, ?)');
  const rate = await rateOf(async (count) => {
    insert.run(['campaign', count, ROW, new Date().toISOString()]);
  });
  database.close();
  return rate;
}

async function barePostgres(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'create table bare (campaign text, sequence integer, text text, time text, primary key (campaign, sequence))',
  );
  const rate = await rateOf(async (count) => {
    await client.query({
      name: 'bare',
      text: 'insert into bare values ($1, $2, $3, $4)',
      values: ['campaign', count, ROW, new Date().toISOString()],
    });
  });
  await client.end();
  return rate;
}

async function rateOf(work: (count: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < ACTS; count += 1) await work(count);
  return ACTS / ((performance.now() - start) / 1000);
}

/** Every campaign's acts in their order, all campaigns at once. */
async function actRate(
  url: string,
  send: (campaign: Prepared, line: Line, note: number) => Promise<void>,
): Promise<number> {
  const each = Math.ceil(ACTS / CAMPAIGNS);
  const campaigns = await Promise.all(Array.from({ length: CAMPAIGNS }, () => prepared(url, each)));
  const start = performance.now();
  await Promise.all(
    campaigns.map(async (campaign) => {
      for (const [note, line] of campaign.lines.entries()) await send(campaign, line, note);
    }),
  );
  return (each * CAMPAIGNS) / ((performance.now() - start) / 1000);
}

const inside = ({ server, url }: Listening): Promise<number> =>
  actRate(url, async ({ id }, line, note) => {
    const checked = checkAct(line.event);
    const room = await server.house.rooms.enter(id);
    if (!checked.ok || !room) throw new Error('the act should be of the right shape');
    const done = await room.act(line, { key: { seat: 'attacker', key: `key ${note}`, digest: line.previous ?? '' } });
    if (done.kind !== 'added') throw new Error(`the act was not added: ${done.kind}`);
  });

function overHttp({ url }: Listening): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CAMPAIGNS });
  return actRate(url, ({ id, token }, line, note) => {
    const body = JSON.stringify(line);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': `key ${note}`,
    };
    return new Promise<void>((done, failed) => {
      const sent = request(`${url}/api/campaigns/${id}/acts`, { method: 'POST', agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => (answer.statusCode === 201 ? done() : failed(new Error(`HTTP ${answer.statusCode}`))));
      });
      sent.on('error', failed);
      sent.end(body);
    });
  }).finally(() => agent.destroy());
}

/** Both databases, each against a bare loop into the same database in the same run. */
export async function appendRates(): Promise<readonly AppendRate[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  const cluster = await startPostgres();
  const rates: AppendRate[] = [];
  for (const database of ['sqlite', 'postgres'] as const) {
    const address = database === 'sqlite' ? join(folder, 'bench.db') : cluster.create('bench');
    const host = await listening(address);
    const bare = database === 'sqlite' ? await bareSqlite(address) : await barePostgres(address);
    const acts = await inside(host);
    rates.push({ database, bare, acts, ratio: acts / bare, overHttp: await overHttp(host) });
    await host.server.stop();
  }
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  return rates;
}

interface Ear {
  /** Resolves with the time when a line of this place arrived. */
  heard(sequence: number): Promise<number>;
  close(): void;
}

function earAt(url: string, id: string, token: string): Promise<Ear> {
  const waiting = new Map<number, (time: number) => void>();
  const times = new Map<number, number>();
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/campaigns/${id}/live`);
    socket.on('open', () => socket.send(JSON.stringify({ token, from: 0 })));
    socket.on('error', reject);
    socket.on('message', (data) => {
      const now = performance.now();
      const message = JSON.parse(String(data)) as {
        readonly kind: string;
        readonly lines?: readonly { readonly sequence: number }[];
      };
      for (const { sequence } of message.lines ?? []) {
        times.set(sequence, now);
        waiting.get(sequence)?.(now);
      }
      if (message.kind === 'lines') resolve(ear);
    });
    const ear: Ear = {
      heard: (sequence) => {
        const known = times.get(sequence);
        return known === undefined ? new Promise((told) => waiting.set(sequence, told)) : Promise.resolve(known);
      },
      close: () => socket.close(),
    };
  });
}

/** Acts at one address, with seats that listen at another or the same. */
async function delivery(what: Delivery['what'], speaking: string, listeningAt: string): Promise<Delivery> {
  const { api, id, links, watch } = await seatsAt(speaking);
  const [link] = links;
  if (!link) throw new Error('no seat');
  const hand = new Hand(id, link.seat, link.secret, nativeCrypto);
  const ears = await Promise.all(
    Array.from({ length: SEATS }, (_, index) => earAt(listeningAt, id, links[index % 2]?.token ?? watch)),
  );
  let { length, head } = await api.readCampaign(id, { token: link.token });
  const delays: number[] = [];
  for (let event = -WARMING; event < EVENTS; event += 1) {
    const sequence = length;
    const line = hand.sign({ length, head }, { kind: 'noted', text: `event ${event}` });
    const sent = performance.now();
    const answered = api.act(id, line as never, { token: link.token });
    const arrivals = await Promise.all(ears.map((ear) => ear.heard(sequence)));
    if (event >= 0) delays.push(...arrivals.map((time) => time - sent));
    ({ length, head } = await answered);
  }
  for (const ear of ears) ear.close();
  delays.sort((a, b) => a - b);
  const at = (share: number): number =>
    delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? Number.NaN;
  return { what, seats: SEATS, median: at(0.5), p99: at(0.99) };
}

/** How soon 500 connected seats receive an event; and through a second process on the same PostgreSQL. */
export async function deliveries(): Promise<readonly Delivery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  const cluster = await startPostgres();
  const alone = await listening(join(folder, 'bench.db'));
  const one = await delivery('one process', alone.url, alone.url);
  await alone.server.stop();
  const address = cluster.create('bench');
  const [left, right] = [await listening(address), await listening(address)];
  const two = await delivery('two processes on one PostgreSQL', left.url, right.url);
  await left.server.stop();
  await right.server.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  return [one, two];
}
