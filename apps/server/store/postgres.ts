/** PostgreSQL: any number of server processes on one database, which tell each other through it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
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

export interface PostgresOptions {
  readonly connections?: number;
  readonly warn?: (error: unknown) => void;
}

export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly #url: string;
  readonly #db: Kysely<Tables>;
  readonly #listeners: Listener[] = [];
  readonly #warn: (error: unknown) => void;
  #ear: pg.Client | undefined;
  #closing = false;

  private constructor(url: string, db: Kysely<Tables>, warn: (error: unknown) => void) {
    this.#url = url;
    this.#db = db;
    this.#warn = warn;
  }

  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const warn = options.warn ?? (() => undefined);
    const pool = new pg.Pool({ connectionString: url, max: options.connections ?? 10 });
    // A connection that breaks while idle is replaced; without a listener it would end the process.
    pool.on('error', warn);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const store = new PostgresStore(url, db, warn);
    try {
      await migrate(db);
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

  async append(appending: Appending): Promise<Appended> {
    const time = now();
    try {
      const { rows } = await appendStatement(appending, time).execute(this.#db);
      if (Number(rows[0]?.added) === appending.lines.length) return { kind: 'appended', time };
    } catch (error) {
      // Two writers expected the same line: the primary key let one of them in.
      if ((error as { readonly code?: string }).code !== UNIQUE_VIOLATION) throw error;
    }
    const { campaign, key } = appending;
    const earlier = key && (await this.earlier(campaign, key.seat, key.key));
    return earlier ? { kind: 'repeated', earlier } : { kind: 'conflict' };
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
 * Everything in one statement, which is one journey to the database and one transaction: the lines if they fit, with
 * them the key, the seed and the seat, and the notice, delivered when the lines are there and not before.
 */
function appendStatement({ campaign, expected, lines, key, seed, taken }: Appending, time: string) {
  const notice: Notice = { kind: 'lines', campaign, length: expected + lines.length };
  return sql<{ readonly added: string }>`
    with added as (
      insert into lines (campaign, sequence, text, time)
      select ${campaign}::text, ${expected}::integer + place::integer - 1, line, ${time}::text
      from unnest(${lines}::text[]) with ordinality as given (line, place)
      where (select max(sequence) from lines where campaign = ${campaign}) = ${expected}::integer - 1
        and not exists (
          select 1 from keys where campaign = ${campaign} and seat = ${key?.seat ?? ''} and key = ${key?.key ?? ''}
        )
      returning sequence
    ),
    keyed as (
      insert into keys (campaign, seat, key, digest, sequence)
      select ${campaign}::text, ${key?.seat ?? ''}::text, ${key?.key ?? ''}::text, ${key?.digest ?? ''}::text, ${expected}::integer
      where ${key !== undefined}::boolean and exists (select 1 from added)
    ),
    seeded as (
      insert into seeds (campaign, epoch, seed)
      select ${campaign}::text, ${seed?.epoch ?? 0}::integer, ${seed?.seed ?? ''}::text
      where ${seed !== undefined}::boolean and exists (select 1 from added)
    ),
    seated as (
      update seats set token = ${taken?.token ?? ''}
      where ${taken !== undefined}::boolean and campaign = ${campaign} and seat = ${taken?.seat ?? ''}
        and exists (select 1 from added)
    ),
    told as (
      select pg_notify(${CHANNEL}, ${JSON.stringify(notice)}) where exists (select 1 from added)
    )
    select (select count(*) from added) as added, (select count(*) from told) as told`;
}

const now = (): string => new Date().toISOString();
