import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type Migration, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCampaign as campaign } from '../testing/new-campaign.ts';
import { type Cluster, startPostgres } from '../tools/ensure-postgres.mjs';
import { readBackup, writeBackup } from './backup.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore } from './open.ts';
import { type Notice, type Store, StoreInUse } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-store-'));
let cluster: Cluster;
let count = 0;

beforeAll(async () => {
  cluster = await startPostgres();
});

afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ADDRESSES = {
  sqlite: () => join(folder, `store-${count}.db`),
  postgres: () => cluster.create(`store_${count}`),
};

for (const kind of ['sqlite', 'postgres'] as const) {
  describe(`the ${kind} store`, () => {
    let store: Store;
    let address: string;

    beforeAll(async () => {
      count += 1;
      address = ADDRESSES[kind]();
      store = await openStore(address);
    });
    afterAll(() => store.close());

    test('is of the kind that was asked for', () => expect(store.kind).toBe(kind));

    test('makes a campaign once', async () => {
      expect(await store.create(campaign('once'))).toBe(true);
      expect(await store.create(campaign('once', { digest: 'other' }))).toBe(false);
      expect(await store.find('once')).toEqual({
        id: 'once',
        game: 'specimen',
        digest: 'd',
        observer: 'o',
        secret: 'secret 0',
        seats: [
          { seat: 'attacker', invitation: 'a', token: null, heard: 1 },
          { seat: 'defender', invitation: 'b', token: null, heard: 1 },
        ],
      });
      expect(await store.find('nowhere')).toBeUndefined();
    });

    test('appends all or nothing, after exactly the expected line', async () => {
      await store.create(campaign('chain'));
      const two = { campaign: 'chain', expected: 1, lines: ['line 1', 'line 2'] };
      expect(await store.append(two)).toMatchObject({ kind: 'appended' });
      expect(await store.append(two)).toEqual({ kind: 'conflict' });
      expect(await store.append({ ...two, expected: 9 })).toEqual({ kind: 'conflict' });
      expect(await store.append({ ...two, campaign: 'nowhere', expected: 1 })).toEqual({ kind: 'conflict' });
      const lines = await store.lines('chain', 0, 100);
      expect(lines.map(({ sequence, text }) => [sequence, text])).toEqual([
        [0, 'line 0'],
        [1, 'line 1'],
        [2, 'line 2'],
      ]);
      expect((await store.lines('chain', 1, 1)).map(({ text }) => text)).toEqual(['line 1']);
    });

    test('does a request once, however often it comes', async () => {
      await store.create(campaign('keys'));
      const key = { seat: 'attacker', key: 'k1', digest: 'x' };
      expect(await store.append({ campaign: 'keys', expected: 1, lines: ['a'], key })).toMatchObject({
        kind: 'appended',
      });
      const again = await store.append({ campaign: 'keys', expected: 2, lines: ['a'], key: { ...key, digest: 'y' } });
      expect(again).toEqual({ kind: 'repeated', earlier: { digest: 'x', sequence: 1 } });
      expect(
        await store.append({ campaign: 'keys', expected: 2, lines: ['b'], key: { ...key, seat: 'defender' } }),
      ).toMatchObject({ kind: 'appended' });
      expect(await store.earlier('keys', 'attacker', 'k1')).toEqual({ digest: 'x', sequence: 1 });
      expect(await store.earlier('keys', 'attacker', 'k2')).toBeUndefined();
    });

    test('what cannot be stored leaves nothing behind, and the next is stored', async () => {
      await store.create(campaign('broken'));
      const key = { seat: 'attacker', key: 'k', digest: 'd' };
      const broken = { campaign: 'broken', expected: 1, lines: ['line 1', null as unknown as string], key };
      await expect(store.append(broken)).rejects.toThrow();
      expect((await store.lines('broken', 0, 9)).map(({ text }) => text)).toEqual(['line 0']);
      expect(await store.earlier('broken', 'attacker', 'k')).toBeUndefined();
      expect(await store.append({ ...broken, lines: ['line 1'] })).toMatchObject({ kind: 'appended' });
    });

    test('lets one of many writers win each line, without a hole', async () => {
      await store.create(campaign('race'));
      for (let expected = 1; expected <= 20; expected += 1) {
        const attempts = Array.from({ length: 8 }, (_, writer) =>
          store.append({ campaign: 'race', expected, lines: [`line ${expected} by ${writer}`] }),
        );
        const kinds = (await Promise.all(attempts)).map((each) => each.kind).sort();
        expect(kinds).toEqual(['appended', ...Array.from({ length: 7 }, () => 'conflict')]);
      }
      expect((await store.lines('race', 0, 100)).map(({ sequence }) => sequence)).toEqual([...Array(21).keys()]);
    });

    test('gives a seat its token with the line that takes it', async () => {
      await store.create(campaign('seat'));
      await store.append({ campaign: 'seat', expected: 1, lines: ['sat'], taken: { seat: 'defender', token: 't' } });
      await store.append({ campaign: 'seat', expected: 1, lines: ['late'], taken: { seat: 'attacker', token: 'u' } });
      expect((await store.find('seat'))?.seats.map(({ token }) => token)).toEqual([null, 't']);
    });

    test('changes one seat of one campaign, and no other', async () => {
      for (const id of ['heard-1', 'heard-2']) await store.create(campaign(id));
      const seats = async (id: string) => (await store.find(id))?.seats.map(({ token, heard }) => [token, heard]);
      await store.unheard('heard-1', []);
      expect([await seats('heard-1'), await seats('heard-2')]).toEqual([
        [
          [null, 0],
          [null, 0],
        ],
        [
          [null, 1],
          [null, 1],
        ],
      ]);
      await store.heard('heard-1', 'defender');
      await store.retoken('heard-1', 'attacker', 'new');
      expect(await seats('heard-1')).toEqual([
        ['new', 0],
        [null, 1],
      ]);
      await store.heard('heard-1', 'attacker');
      await store.unheard('heard-1', ['attacker']);
      await store.retoken('nowhere', 'attacker', 'other');
      expect([await seats('heard-1'), await seats('heard-2')]).toEqual([
        [
          ['new', 1],
          [null, 0],
        ],
        [
          [null, 1],
          [null, 1],
        ],
      ]);
    });

    test('gives lines in their order, so many from where one wishes, with the hour they were stored', async () => {
      await store.create(campaign('hours'));
      const before = new Date().toISOString();
      const appended = await store.append({ campaign: 'hours', expected: 1, lines: ['a', 'b', 'c'] });
      const after = new Date().toISOString();
      const { time } = appended as Extract<typeof appended, { kind: 'appended' }>;
      expect([time >= before, time <= after]).toEqual([true, true]);
      expect(await store.lines('hours', 1, 2)).toEqual([
        { sequence: 1, text: 'a', time },
        { sequence: 2, text: 'b', time },
      ]);
      expect([await store.lines('hours', 4, 9), await store.lines('nowhere', 0, 9)]).toEqual([[], []]);
    });

    test('takes what was done under a key only from its own campaign, and forgets a key whose line did not fit', async () => {
      for (const id of ['keys-1', 'keys-2']) await store.create(campaign(id));
      const key = { seat: 'attacker', key: 'k', digest: 'x' };
      expect(await store.append({ campaign: 'keys-1', expected: 5, lines: ['late'], key })).toEqual({
        kind: 'conflict',
      });
      expect(await store.earlier('keys-1', 'attacker', 'k')).toBeUndefined();
      await store.append({ campaign: 'keys-1', expected: 1, lines: ['a'], key });
      expect(await store.earlier('keys-2', 'attacker', 'k')).toBeUndefined();
      expect(await store.earlier('keys-1', 'defender', 'k')).toBeUndefined();
      expect(await store.append({ campaign: 'keys-2', expected: 1, lines: ['a'], key })).toMatchObject({
        kind: 'appended',
      });
    });

    test('can be asked whether it takes anything, also where nothing was before', async () => {
      for (const anew of [undefined, true, false, true]) expect(await store.probe(anew)).toBeUndefined();
    });

    test('tells its listeners what was added and what was announced', async () => {
      const heard: Notice[] = [];
      store.listen((notice) => heard.push(notice));
      await store.create(campaign('heard'));
      await store.append({ campaign: 'heard', expected: 1, lines: ['a', 'b'] });
      await store.announce({ kind: 'presence', process: 'p', campaign: 'heard', here: ['attacker'] });
      await expect
        .poll(() => heard.filter((notice) => notice.campaign === 'heard'))
        .toEqual([
          { kind: 'lines', campaign: 'heard', length: 3 },
          { kind: 'presence', process: 'p', campaign: 'heard', here: ['attacker'] },
        ]);
    });

    test('is backed up while it runs, and restored into an empty store of either kind', async () => {
      const file = join(folder, `${kind}.backup`);
      let written = 1;
      let writing = true;
      await store.create(campaign('busy'));
      const writer = (async () => {
        for (; writing; written += 1)
          await store.append({ campaign: 'busy', expected: written, lines: [`line ${written}`] });
      })();
      await expect.poll(() => written).toBeGreaterThan(20);
      const rows = await writeBackup(store.backup(), file);
      writing = false;
      await writer;
      expect(rows).toBeGreaterThan(20);
      expect(await store.find('busy'), 'a backup changes nothing').toMatchObject({
        seats: [{ heard: 1 }, { heard: 1 }],
      });
      for (const other of ['sqlite', 'postgres'] as const) {
        count += 1;
        const fresh = await openStore(ADDRESSES[other]());
        expect(await fresh.restore(readBackup(file))).toBe(rows);
        const lines = await fresh.lines('busy', 0, 10_000);
        expect(lines.map(({ sequence }) => sequence)).toEqual([...lines.keys()]);
        expect(await fresh.lines('race', 0, 100)).toEqual(await store.lines('race', 0, 100));
        const seat = await store.find('seat');
        const unheard = seat?.seats.map((each) => ({ ...each, heard: 0 }));
        expect(await fresh.find('seat'), 'nobody was heard since').toEqual({ ...seat, seats: unheard });
        await expect(fresh.restore(readBackup(file))).rejects.toThrow('databaseNotEmpty');
        await fresh.close();
      }
    });

    test('is whole after it was closed and opened again', async () => {
      const before = await store.lines('race', 0, 100);
      await store.close();
      store = await openStore(address);
      expect(await store.lines('race', 0, 100)).toEqual(before);
      await store.probe();
    });
  });
}

test('a lost connection to PostgreSQL is made again, once, and what was missed is looked for', async () => {
  const address = cluster.create('lost');
  const store = await openStore(address);
  const heard: Notice[] = [];
  store.listen((notice) => heard.push(notice));
  const news: string[] = [];
  store.report(({ kind }) => news.push(kind));
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const ears = "from pg_stat_activity where datname = 'lost' and application_name like 'grognard-%'";
  for (let loss = 1; loss <= 3; loss += 1) {
    await client.query(`select pg_terminate_backend(pid) ${ears}`);
    await expect.poll(() => heard.filter(({ campaign: id }) => id === '').length).toBe(loss);
  }
  await expect.poll(() => news.filter((kind) => kind === 'listenerBack').length).toBe(3);
  expect(news.filter((kind) => kind === 'listenerLost')).toHaveLength(3);
  expect((await client.query(`select pid ${ears}`)).rows).toHaveLength(1);
  await store.announce({ kind: 'presence', process: 'p', campaign: 'after', here: [] });
  await expect.poll(() => heard.some(({ campaign: id }) => id === 'after')).toBe(true);
  await client.end();
  await store.close();
});

test('a file of an older version is brought up to date, with what is in it', async () => {
  const path = join(folder, 'older.db');
  const database = new Database(path);
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new SqliteDialect({ database: database as never }),
  });
  const [first = ''] = Object.keys(MIGRATIONS);
  const older = { [first]: MIGRATIONS[first] as Migration };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const [id, time] = ['old', '2026-11-15T00:00:00.000Z'];
  await db.insertInto('campaigns').values({ id, game: 'g', digest: 'd', observer: 'o', created: time }).execute();
  await db.insertInto('seats').values({ campaign: id, seat: 's', invitation: 'i', token: 't' }).execute();
  await db.insertInto('lines').values({ campaign: id, sequence: 0, text: 'line 0', time }).execute();
  await db.insertInto('seeds').values({ campaign: id, epoch: 0, seed: 's' }).execute();
  await db.destroy();
  const store = await openStore(path);
  // Nothing was restored since: every seat counts as heard. Seeds of their own are no more.
  expect(await store.find(id)).toEqual({
    id,
    game: 'g',
    digest: 'd',
    observer: 'o',
    secret: '',
    seats: [{ seat: 's', invitation: 'i', token: 't', heard: 1 }],
  });
  expect(await store.lines(id, 0, 9)).toEqual([{ sequence: 0, text: 'line 0', time }]);
  await store.probe();
  await store.close();
  const again = new Database(path);
  const tables = again.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
    name: string;
  }[];
  expect(tables.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name))).toEqual([
    'campaigns',
    'keys',
    'lines',
    'probes',
    'seats',
  ]);
  again.close();
});

test('a step that is taken back leaves nothing of it', async () => {
  const database = new Database(join(folder, 'undone.db'));
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: database as never }) });
  const [first = ''] = Object.keys(MIGRATIONS);
  await MIGRATIONS[first]?.up(db);
  await MIGRATIONS[first]?.down?.(db);
  expect(database.prepare("select name from sqlite_master where type = 'table'").all()).toEqual([]);
  await db.destroy();
});

test('a file is for its owner alone, and written ahead', async () => {
  const path = join(folder, 'modes', 'own.db');
  const store = await openStore(path);
  await store.create(campaign('own'));
  for (const suffix of ['', '-wal', '-shm', '.lock']) expect(statSync(`${path}${suffix}`).mode & 0o777).toBe(0o600);
  const reader = new Database(path, { readonly: true });
  expect(reader.pragma('journal_mode', { simple: true })).toMatchObject({ journal_mode: 'wal' });
  // A probe is one short row, and a long one where other pages are to be tried.
  const probed = () => (reader.prepare('select length(time) as length from probes').all() as { length: number }[])[0];
  for (const [anew, length] of [
    [false, 24],
    [true, 65_536],
    [undefined, 24],
  ] as const) {
    await store.probe(anew);
    expect(probed()).toMatchObject({ length });
  }
  reader.close();
  await store.close();
  chmodSync(path, 0o644);
  await (await openStore(`file://${path}`)).close();
  expect(statSync(path).mode & 0o777, 'also one that was open to others').toBe(0o600);
});

test('a database that is none is refused, and let go', async () => {
  const path = join(folder, 'none.db');
  writeFileSync(path, 'x'.repeat(5_000));
  for (const _ of [1, 2]) await expect(openStore(path)).rejects.toThrow(/not a database/);
});

test('connections that break, idle or in use, end no process, and others are made', async () => {
  const address = cluster.create('broken');
  const store = await openStore(address);
  await store.create(campaign('kept'));
  const rows = store.backup()[Symbol.asyncIterator]();
  expect(await rows.next()).toMatchObject({ value: { table: 'campaigns' } });
  await Promise.all([store.find('kept'), store.find('kept')]);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const others = "from pg_stat_activity where datname = 'broken' and pid <> pg_backend_pid()";
  const broken = await client.query(`select pg_terminate_backend(pid) ${others}`);
  expect(broken.rows.length).toBeGreaterThan(2);
  await client.end();
  await expect(
    (async () => {
      while (!(await rows.next()).done);
    })(),
  ).rejects.toThrow();
  await expect
    .poll(() =>
      store.find('kept').then(
        (found) => found?.id,
        () => undefined,
      ),
    )
    .toBe('kept');
  expect(await store.append({ campaign: 'kept', expected: 1, lines: ['after'] })).toMatchObject({ kind: 'appended' });
  await store.close();
});

test('a second server on the same file is refused, and the first goes on', async () => {
  const path = join(folder, 'alone.db');
  const first = await openStore(path);
  await expect(openStore(path)).rejects.toBeInstanceOf(StoreInUse);
  expect(await first.create(campaign('still'))).toBe(true);
  await first.close();
  const second = await openStore(path);
  expect(await second.find('still')).toBeDefined();
  await second.close();
});

test('two processes on one database: each line is written by one of them, and both hear of it', async () => {
  const address = cluster.create('shared');
  const [one, two] = [await openStore(address), await openStore(address)];
  const heard: Notice[] = [];
  two.listen((notice) => heard.push(notice));
  await one.create(campaign('both'));
  for (let expected = 1; expected <= 20; expected += 1) {
    const appended = [one, two].map((store, at) =>
      store.append({ campaign: 'both', expected, lines: [`line ${expected} by ${at}`] }),
    );
    const kinds = (await Promise.all(appended)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['appended', 'conflict']);
  }
  expect((await two.lines('both', 0, 99)).map(({ sequence }) => sequence)).toEqual([...Array(21).keys()]);
  // What somebody else says on the channel, or what is too long for it, harms nobody.
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("notify grognard, 'no notice'");
  await client.end();
  const presence = (letters: number): Notice => ({
    kind: 'presence',
    process: 'p',
    campaign: 'x'.repeat(letters),
    here: [],
  });
  const frame = JSON.stringify(presence(0)).length;
  await one.announce(presence(7_901 - frame));
  await one.announce(presence(7_900 - frame));
  await expect.poll(() => heard.filter(({ kind }) => kind === 'presence').length).toBe(1);
  expect(heard.at(-1)?.campaign).toHaveLength(7_900 - frame);
  expect(heard.filter(({ kind }) => kind === 'lines')).toHaveLength(20);
  await one.close();
  await two.close();
});

test('nobody waits for PostgreSQL when it hangs, but a backup takes its time', async () => {
  const address = cluster.create('patient');
  const asked: unknown[] = [];
  const { Pool } = pg;
  const Told = class extends Pool {
    constructor(options: pg.PoolConfig) {
      super(options);
      asked.push(options);
    }
  };
  try {
    Object.assign(pg, { Pool: Told });
    await (await openStore(address)).close();
    await (await openStore(address, { unhurried: true, connections: 2 })).close();
  } finally {
    Object.assign(pg, { Pool });
  }
  const own = { connectionString: address, connectionTimeoutMillis: 3_000, keepAlive: true };
  // The database's own limit comes before the driver's, and a lock before a statement.
  const hurried = {
    statement_timeout: 4_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 5_000,
  };
  expect(asked).toEqual([
    { ...own, max: 1 },
    { ...own, ...hurried, max: 10 },
    { ...own, max: 1 },
    { ...own, max: 2 },
  ]);
});
