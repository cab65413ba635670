/** PostgreSQL: any number of server processes on one database, which tell each other through it. */
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { Batcher } from './batcher.ts';
import { migrate } from './migrations.ts';
import { PostgresEar } from './postgres-ear.ts';
import type { Tables } from './schema.ts';
import {
  backupRows,
  changeSeat,
  findCampaign,
  insertCampaign,
  readEarlier,
  readLines,
  restoreRows,
  unhearSeats,
  writeProbe,
} from './sql-store.ts';
import type { Appended, Appending, BackupRow, Listener, NewCampaign, Notice, Store, StoreNews } from './store.ts';

const CHANNEL = 'grognard';
/** A notice must fit in what the database delivers. */
const LONGEST_NOTICE = 7_900;
const UNIQUE_VIOLATION = '23505';
/** Transactions under way at once; more would only make smaller ones. */
const BATCHES = 3;

/** Milliseconds: nobody waits for a database that hangs. The driver's own limit stands behind the database's. */
const PATIENCE = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 5_000,
  keepAlive: true,
} as const;
/** A backup or a restore is one long transaction. */
const UNHURRIED = { connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis, keepAlive: true } as const;

export interface PostgresOptions {
  readonly connections?: number;
  /** For work that takes as long as it takes: migrations, backups. */
  readonly unhurried?: boolean;
}

export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #ear: PostgresEar;
  readonly #batcher = new Batcher((batch) => this.#appendAll(batch), BATCHES);
  readonly #db: Kysely<Tables>;
  readonly #listeners: Listener[] = [];
  readonly #reports: ((news: StoreNews) => void)[] = [];

  private constructor(connectionString: string, pool: pg.Pool) {
    this.#pool = pool;
    this.#db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: discarding(pool) }) });
    this.#ear = new PostgresEar({ connectionString, ...PATIENCE }, CHANNEL, {
      heard: (payload) => this.#heard(payload),
      lost: () => this.#report({ kind: 'listenerLost' }),
      back: () => {
        this.#report({ kind: 'listenerBack' });
        this.#tell({ kind: 'lines', campaign: '', length: 0 });
      },
    });
  }

  static async open(connectionString: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    await migrated(connectionString);
    const patience = options.unhurried ? UNHURRIED : PATIENCE;
    const store = new PostgresStore(connectionString, poolOf(connectionString, options.connections ?? 10, patience));
    try {
      await store.#ear.listen();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  create(campaign: NewCampaign): Promise<boolean> {
    return this.#db.transaction().execute((db) => insertCampaign(db, campaign, now()));
  }

  find(id: string): ReturnType<Store['find']> {
    return findCampaign(this.#db, id);
  }

  lines(campaign: string, from: number, most: number): ReturnType<Store['lines']> {
    return readLines(this.#db, campaign, from, most);
  }

  heard(campaign: string, seat: string): Promise<void> {
    return changeSeat(this.#db, campaign, seat, { heard: 1 });
  }

  unheard(campaign: string, but: readonly string[]): Promise<void> {
    return unhearSeats(this.#db, campaign, but);
  }

  retoken(campaign: string, seat: string, token: string): Promise<void> {
    return changeSeat(this.#db, campaign, seat, { token });
  }

  earlier(campaign: string, seat: string, key: string): ReturnType<Store['earlier']> {
    return readEarlier(this.#db, campaign, seat, key);
  }

  append(appending: Appending): Promise<Appended> {
    return this.#batcher.add(appending);
  }

  async #appendAll(batch: readonly Appending[]): Promise<readonly Appended[]> {
    const time = now();
    const values = [JSON.stringify(batch.map(appendItem)), time];
    const added = await this.#pool.query<{ readonly place: number }>({ ...APPEND, values }).then(
      ({ rows }) => new Set(rows.map(({ place }) => place)),
      (error: { readonly code?: string }) => {
        // Two processes expected the same line: the primary key let one of them in, and nothing of this batch.
        if (error.code === UNIQUE_VIOLATION && batch.length === 1) return new Set<number>();
        throw error;
      },
    );
    return Promise.all(
      batch.map(async ({ campaign, key }, place): Promise<Appended> => {
        if (added.has(place)) return { kind: 'appended', time };
        const earlier = key && (await this.earlier(campaign, key.seat, key.key));
        return earlier ? { kind: 'repeated', earlier } : { kind: 'conflict' };
      }),
    );
  }

  expect(): () => void {
    return this.#batcher.expect();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  report(listener: (news: StoreNews) => void): void {
    this.#reports.push(listener);
  }

  async announce(notice: Notice): Promise<void> {
    const text = JSON.stringify(notice);
    if (text.length > LONGEST_NOTICE) return;
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(this.#db);
  }

  /** A row is written over in its own page: whether there is room for another page only a new table shows. */
  probe(anew = false): Promise<void> {
    if (!anew) return writeProbe(this.#db, now());
    return this.#db.transaction().execute(async (db) => {
      await sql`create temporary table probe on commit drop as select generate_series(1, 1000) as filled`.execute(db);
      await writeProbe(db, now());
    });
  }

  async *backup(): AsyncGenerator<BackupRow> {
    const transaction = await this.#db.startTransaction().setIsolationLevel('repeatable read').execute();
    try {
      yield* backupRows(transaction);
    } finally {
      await transaction.rollback().execute();
    }
  }

  restore(rows: AsyncIterable<BackupRow>): Promise<number> {
    return this.#db.transaction().execute((db) => restoreRows(db, rows));
  }

  async close(): Promise<void> {
    await this.#batcher.settled();
    await this.#ear.close();
    await this.#db.destroy();
    if (!this.#pool.ended) await this.#pool.end();
  }

  #heard(payload: string): void {
    try {
      this.#tell(JSON.parse(payload) as Notice);
    } catch {
      // Somebody else uses the channel.
    }
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  #report(news: StoreNews): void {
    for (const report of this.#reports) report(news);
  }
}

function poolOf(connectionString: string, max: number, patience: object): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...patience });
  // A connection that breaks is replaced, idle or in use; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Tables are brought up to date without hurry: another process may be at it. */
async function migrated(connectionString: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(connectionString, 1, UNHURRIED) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** A connection on which anything failed is not used again: its answer may still be on the way. */
const discarding = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let broken: Error | undefined;
    return {
      // The driver's own signature is wider than what is called here.
      query: (async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          broken = error as Error;
          throw error;
        }
      }) as never,
      release: () => client.release(broken),
    };
  },
  end: () => pool.end(),
});

/**
 * Everything in one statement, which is one journey to the database and one transaction: the lines of each campaign if
 * they fit, with them the key and the seat, and the notice, delivered when the lines are there and not before.
 * It has a name, so that each connection plans it once. Gives the places of the appends that were done.
 */
const APPEND = {
  name: 'append',
  text: `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as each (
        place integer, campaign text, expected integer, lines jsonb, seat text, key text, digest text,
        sits text, token text, notice text)
    ),
    fit as (
      select * from given
      where (select max(sequence) from lines where lines.campaign = given.campaign) = given.expected - 1
        and not exists (
          select 1 from keys where keys.campaign = given.campaign and keys.seat = given.seat and keys.key = given.key)
    ),
    added as (
      insert into lines (campaign, sequence, text, time)
      select campaign, expected + at::integer - 1, line, $2::text
      from fit, jsonb_array_elements_text(fit.lines) with ordinality as listed (line, at)
    ),
    keyed as (
      insert into keys (campaign, seat, key, digest, sequence)
      select campaign, seat, key, digest, expected from fit where key is not null
    ),
    seated as (
      update seats set token = fit.token from fit
      where fit.token is not null and seats.campaign = fit.campaign and seats.seat = fit.sits
    )
    select place, pg_notify('${CHANNEL}', notice) from fit`,
};

function appendItem({ campaign, expected, lines, key, taken }: Appending, place: number): object {
  const notice: Notice = { kind: 'lines', campaign, length: expected + lines.length };
  const sits = taken && { sits: taken.seat, token: taken.token };
  return { place, campaign, expected, lines, ...key, ...sits, notice: JSON.stringify(notice) };
}

const now = (): string => new Date().toISOString();
