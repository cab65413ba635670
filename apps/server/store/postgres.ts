/** PostgreSQL: any number of server processes on one database, which tell each other through it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Batcher } from './batcher.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import {
  backupRows,
  findCampaign,
  insertCampaign,
  readEarlier,
  readLines,
  readSeed,
  restoreRows,
} from './sql-store.ts';
import type { Appended, Appending, BackupRow, Listener, NewCampaign, Notice, Store } from './store.ts';

const CHANNEL = 'grognard';
/** A notice must fit in what the database delivers. */
const LONGEST_NOTICE = 7_900;
const UNIQUE_VIOLATION = '23505';
const RECONNECT_AFTER = 500;
/** Transactions under way at once; more would only make smaller ones. */
const BATCHES = 3;

export interface PostgresOptions {
  readonly connections?: number;
  readonly warn?: (error: unknown) => void;
}

export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #batcher = new Batcher((batch) => this.#appendAll(batch), BATCHES);
  readonly #db: Kysely<Tables>;
  readonly #listeners: Listener[] = [];
  readonly #warn: (error: unknown) => void;
  #ear: pg.Client | undefined;
  #closing = false;

  private constructor(url: string, pool: pg.Pool, warn: (error: unknown) => void) {
    this.#url = url;
    this.#pool = pool;
    this.#db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.#warn = warn;
  }

  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const warn = options.warn ?? (() => undefined);
    const pool = new pg.Pool({ connectionString: url, max: options.connections ?? 10 });
    // A connection that breaks while idle is replaced; without a listener it would end the process.
    pool.on('error', warn);
    const store = new PostgresStore(url, pool, warn);
    try {
      await migrate(store.#db);
      await store.#hear();
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

  seed(campaign: string, epoch: number): ReturnType<Store['seed']> {
    return readSeed(this.#db, campaign, epoch);
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

  async announce(notice: Notice): Promise<void> {
    const text = JSON.stringify(notice);
    if (text.length > LONGEST_NOTICE) return;
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(this.#db);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
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
    this.#closing = true;
    await this.#batcher.settled();
    await this.#ear?.end().catch(() => undefined);
    await this.#db.destroy();
  }

  /** Listens on a connection of its own. */
  async #hear(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.#url, application_name: `grognard-${randomUUID()}` });
    ear.on('error', (error) => this.#warn(error));
    ear.on('notification', ({ payload }) => this.#heard(payload));
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
    this.#ear = ear;
    // Only a connection that was made can be lost: one that failed is tried again by whoever asked for it.
    ear.once('end', () => {
      this.#lost().catch(this.#warn);
    });
  }

  /** Listens again as soon as the database answers, and lets everyone look for what was missed meanwhile. */
  async #lost(): Promise<void> {
    for (;;) {
      await wait(RECONNECT_AFTER, undefined, { ref: false });
      if (this.#closing) return;
      try {
        await this.#hear();
        this.#tell({ kind: 'lines', campaign: '', length: 0 });
        return;
      } catch (error) {
        this.#warn(error);
      }
    }
  }

  #heard(payload: string | undefined): void {
    try {
      this.#tell(JSON.parse(payload ?? '') as Notice);
    } catch (error) {
      this.#warn(error);
    }
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }
}

/**
 * Everything in one statement, which is one journey to the database and one transaction: the lines of each campaign if
 * they fit, with them the key, the seed and the seat, and the notice, delivered when the lines are there and not before.
 * It has a name, so that each connection plans it once. Gives the places of the appends that were done.
 */
const APPEND = {
  name: 'append',
  text: `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as each (
        place integer, campaign text, expected integer, lines jsonb, seat text, key text, digest text,
        epoch integer, seed text, sits text, token text, notice text)
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
    seeded as (
      insert into seeds (campaign, epoch, seed) select campaign, epoch, seed from fit where seed is not null
    ),
    seated as (
      update seats set token = fit.token from fit
      where fit.token is not null and seats.campaign = fit.campaign and seats.seat = fit.sits
    )
    select place, pg_notify('${CHANNEL}', notice) from fit`,
};

function appendItem({ campaign, expected, lines, key, seed, taken }: Appending, place: number): object {
  const notice: Notice = { kind: 'lines', campaign, length: expected + lines.length };
  const sits = taken && { sits: taken.seat, token: taken.token };
  return { place, campaign, expected, lines, ...key, ...seed, ...sits, notice: JSON.stringify(notice) };
}

const now = (): string => new Date().toISOString();
