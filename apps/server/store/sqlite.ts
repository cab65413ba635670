/** SQLite in one file: write-ahead log, every commit flushed to the disk before it is acknowledged. */

import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import {
  appendLines,
  backupRows,
  findCampaign,
  insertCampaign,
  readEarlier,
  readLines,
  readSeed,
  restoreRows,
} from './sql-store.ts';
import type { Appended, Appending, BackupRow, Listener, NewCampaign, Notice, Store } from './store.ts';

/** Another process serves this file. */
export class StoreInUse extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`another process serves ${path}; two writers would not know of each other`);
    this.name = 'StoreInUse';
    this.path = path;
  }
}

interface Waiting {
  readonly work: (db: Kysely<Tables>) => Promise<Appended | boolean>;
  readonly done: (result: Appended | boolean) => void;
  readonly failed: (error: unknown) => void;
}

export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly #path: string;
  readonly #db: Kysely<Tables>;
  readonly #lock: Database.Database;
  readonly #listeners: Listener[] = [];
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  private constructor(path: string, db: Kysely<Tables>, lock: Database.Database) {
    this.#path = path;
    this.#db = db;
    this.#lock = lock;
  }

  static async open(path: string): Promise<SqliteStore> {
    const lock = exclusiveLock(path);
    try {
      const db = connect(path);
      await migrate(db);
      return new SqliteStore(path, db, lock);
    } catch (error) {
      lock.close();
      throw error;
    }
  }

  create(campaign: NewCampaign): Promise<boolean> {
    return this.#write((db) => insertCampaign(db, campaign, now())) as Promise<boolean>;
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
    const appended = (await this.#write((db) => appendLines(db, appending, now()))) as Appended;
    if (appended.kind === 'appended') {
      const length = appending.expected + appending.lines.length;
      this.#tell({ kind: 'lines', campaign: appending.campaign, length });
    }
    return appended;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async announce(notice: Notice): Promise<void> {
    this.#tell(notice);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  backup(): AsyncIterable<BackupRow> {
    return sqliteBackup(this.#path);
  }

  restore(rows: AsyncIterable<BackupRow>): Promise<number> {
    return this.#db.transaction().execute((db) => restoreRows(db, rows));
  }

  async close(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
    await this.#db.destroy();
    this.#lock.close();
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  /** What comes while a commit is being flushed waits for the next one and shares its flush. */
  #write(work: Waiting['work']): Promise<Appended | boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ work, done, failed });
      this.#writing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    // The turn of the event loop that asked first may bring more.
    await new Promise((next) => setImmediate(next));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#commit(batch);
    }
    this.#writing = undefined;
  }

  /** One transaction for all; if it fails, each is tried alone, so that one cannot spoil another. */
  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#db.transaction().execute(async (db) => {
        const done: (Appended | boolean)[] = [];
        for (const { work } of batch) done.push(await work(db));
        return done;
      });
      for (const [index, { done }] of batch.entries()) done(results[index] ?? false);
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1 && only) only.failed(error);
      else for (const each of batch) await this.#commit([each]);
    }
  }
}

const now = (): string => new Date().toISOString();

function connect(path: string, readonly = false): Kysely<Tables> {
  const database = new Database(path, { readonly, timeout: 5_000 });
  if (!readonly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as never }) });
}

/** The operating system drops the lock with the process, however it ends: no stale lock to clear away. */
function exclusiveLock(path: string): Database.Database {
  const lock = new Database(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { readonly code?: string }).code === 'SQLITE_BUSY') throw new StoreInUse(path);
    throw error;
  }
}

/** Reads beside the server: a reader of the write-ahead log sees one moment and holds nobody up. */
export async function* sqliteBackup(path: string): AsyncGenerator<BackupRow> {
  const db = connect(path, true);
  try {
    yield* await snapshot(db);
  } finally {
    await db.destroy();
  }
}

/** A controlled transaction, because a generator outlives the call that begins it. */
async function snapshot(db: Kysely<Tables>): Promise<AsyncGenerator<BackupRow>> {
  const transaction = await db.startTransaction().execute();
  return (async function* rows() {
    try {
      yield* backupRows(transaction);
    } finally {
      await transaction.rollback().execute();
    }
  })();
}
