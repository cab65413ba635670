/**
 * Shared campaigns: acts a second against a bare insert loop into the same database.
 *
 * The bare loop is what a plain programmer would write: a prepared insert of a row of the same size, one row in one
 * transaction, each flushed to the disk (WAL and `synchronous=FULL`; PostgreSQL as installed) before the next is sent.
 * An act is a request over HTTP: authorised, its shape and signature checked, followed by the rules, chained, stored
 * with an idempotency key, flushed, told to the followers and answered. Both are measured turn by turn.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAct, type Line } from '@grognard/kernel/fair';
import { buildServer, DEFAULT_LIMITS, DEFAULT_SETTINGS, openStore } from '@grognard/server';
import { startPostgres } from '@grognard/server/ensure-postgres';
import Database from 'libsql';
import pg from 'pg';
import { median } from './measure.ts';
import { type Party, party } from './party.ts';
import { serving } from './serving.ts';
import { actRequest, Wire } from './wire.ts';

type Kind = 'sqlite' | 'postgres';

export interface AppendRate {
  readonly database: Kind;
  /** Rows a second of the bare loop. */
  readonly bare: number;
  /** Acts a second over HTTP, the server in a process of its own. */
  readonly overHttp: number;
  /** Acts over bare, the median of the pairs; one half is the least allowed. */
  readonly ratio: number;
  /** Acts a second, and their ratio to the bare loop, without HTTP: rooms and store called directly. */
  readonly inside: number;
  readonly insideRatio: number;
}

const PAIRS = 5;
const CAMPAIGNS = 32;
const ACTS_EACH = 50;
const ROWS = 800;
/** A row of the size that an act leaves behind. */
const ROW = 'x'.repeat(420);
const LIMITS = { ...DEFAULT_LIMITS, requests: 1e9, creations: 1e9 };

interface Loop {
  insert(count: number): Promise<void>;
  close(): Promise<void>;
}

const BARE = `create table if not exists bare
  (campaign text, sequence integer, text text, time text, primary key (campaign, sequence))`;

function bareSqlite(path: string): Loop {
  const database = new Database(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${BARE}`);
  const insert = database.prepare('insert into bare values (?, ?, ?, ?)');
  return {
    insert: async (count) => {
      insert.run([`campaign ${process.hrtime.bigint()}`, count, ROW, new Date().toISOString()]);
    },
    close: async () => {
      database.close();
    },
  };
}

async function barePostgres(url: string): Promise<Loop> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(BARE);
  const insert = { name: 'bare', text: 'insert into bare values ($1, $2, $3, $4)' };
  return {
    insert: async (count) => {
      const values = [`campaign ${process.hrtime.bigint()}`, count, ROW, new Date().toISOString()];
      await client.query({ ...insert, values });
    },
    close: () => client.end(),
  };
}

const rate = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return count / ((performance.now() - start) / 1000);
};

const bareRate = (loop: Loop): Promise<number> =>
  rate(ROWS, async () => {
    for (let row = 0; row < ROWS; row += 1) await loop.insert(row);
  });

interface Sender {
  /** Lines signed beforehand, in the order they must come. */
  prepare(notes: number): void;
  /** Sends what was prepared, one after the other. */
  send(): Promise<void>;
}

/** Every campaign's acts in their order, all campaigns at once. */
const actRate = (senders: readonly Sender[]): Promise<number> => {
  for (const sender of senders) sender.prepare(ACTS_EACH);
  return rate(CAMPAIGNS * ACTS_EACH, () => Promise.all(senders.map((sender) => sender.send())));
};

interface Pairs {
  readonly bare: number;
  readonly acts: number;
  readonly ratio: number;
}

/** Once to warm up, then turn by turn. */
async function pairs(loop: Loop, senders: readonly Sender[]): Promise<Pairs> {
  await bareRate(loop);
  await actRate(senders);
  const measured: { readonly bare: number; readonly acts: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1)
    measured.push({ bare: await bareRate(loop), acts: await actRate(senders) });
  return {
    bare: median(measured.map(({ bare }) => bare)),
    acts: median(measured.map(({ acts }) => acts)),
    ratio: median(measured.map(({ bare, acts }) => acts / bare)),
  };
}

function senderOf<T>(table: Party, made: (line: Line, note: number) => T, send: (each: T) => Promise<void>): Sender {
  let ready: T[] = [];
  let note = 0;
  return {
    prepare(notes) {
      ready = Array.from({ length: notes }, () => {
        note += 1;
        return made(table.sign({ kind: 'noted', text: `note ${note}` }), note);
      });
    },
    async send() {
      for (const each of ready) await send(each);
    },
  };
}

const tables = (url: string): Promise<readonly Party[]> =>
  Promise.all(Array.from({ length: CAMPAIGNS }, () => party(url)));

async function overHttp(database: string, loop: Loop): Promise<Pairs> {
  const server = await serving(database);
  const wires: Wire[] = [];
  const senders = await Promise.all(
    (await tables(server.url)).map(async (table) => {
      const wire = await Wire.to(server.url);
      wires.push(wire);
      const token = table.links[0]?.token ?? '';
      return senderOf(
        table,
        (line, note) => actRequest(server.url, table.id, token, line, `key ${note}`),
        (request) => wire.send(request),
      );
    }),
  );
  const measured = await pairs(loop, senders);
  for (const wire of wires) wire.close();
  await server.stop();
  return measured;
}

async function inside(database: string, loop: Loop): Promise<Pairs> {
  const settings = { ...DEFAULT_SETTINGS, logLevel: 'silent' as const, games: ['specimen'], limits: LIMITS };
  const server = await buildServer(settings, await openStore(database));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const senders = (await tables(`http://127.0.0.1:${port}`)).map(({ id, ...table }) =>
    senderOf(
      { id, ...table },
      (line, note) => ({ line, key: { seat: 'attacker', key: `key ${note}`, digest: line.previous ?? '' } }),
      async ({ line, key }) => {
        const room = await server.services.rooms.enter(id);
        if (!checkAct(line.event).ok || !room) throw new Error('the act should be of the right shape');
        const done = await room.act(line, { key });
        if (done.kind !== 'added') throw new Error(`the act was not added: ${done.kind}`);
      },
    ),
  );
  const measured = await pairs(loop, senders);
  await server.stop();
  return measured;
}

/** Both databases, each against a bare loop into the same database in the same run. */
export async function appendRates(): Promise<readonly AppendRate[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  const cluster = await startPostgres();
  const rates: AppendRate[] = [];
  for (const database of ['sqlite', 'postgres'] as const) {
    const address = database === 'sqlite' ? join(folder, 'bench.db') : cluster.create('bench');
    const loop = database === 'sqlite' ? bareSqlite(address) : await barePostgres(address);
    const whole = await overHttp(address, loop);
    const part = await inside(address, loop);
    await loop.close();
    const { bare, acts, ratio } = whole;
    rates.push({ database, bare, overHttp: acts, ratio, inside: part.acts, insideRatio: part.ratio });
  }
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  return rates;
}
