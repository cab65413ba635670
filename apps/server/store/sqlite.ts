/** SQLite in one file: write-ahead log, every commit flushed to the disk before it is acknowledged. */
import { chmodSync, closeSync, openSync, realpathSync } from 'node:fs';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Batcher } from './batcher.ts';
import { migrate } from './migrations.ts';
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
import { Appender } from './sqlite-append.ts';
import {
  type Appended,
  type Appending,
  type BackupRow,
  type Listener,
  type NewCampaign,
  type Notice,
  type Store,
  StoreInUse,
} from './store.ts';

export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly #path: string;
  readonly #db: Kysely<Tables>;
  readonly #batcher: Batcher;
  readonly #lock: Database.Database;
  readonly #listeners: Listener[] = [];
  /** What writes step by step has the file to itself, from its first step to its last. */
  #alone: Promise<unknown> = Promise.resolve();

  private constructor(path: string, database: Database.Database, db: Kysely<Tables>, lock: Database.Database) {
    this.#path = path;
    this.#db = db;
    const appender = new Appender(database);
    this.#batcher = new Batcher((batch) => this.#exclusively(async () => appender.appendAll(batch, now())), 1);
    this.#lock = lock;
  }

  static async open(given: string): Promise<SqliteStore> {
    const path = ownFile(given);
    const lock = exclusiveLock(path);
    try {
      const { database, db } = connect(path);
      await migrate(db);
      return new SqliteStore(path, database, db, lock);
    } catch (error) {
      lock.close();
      throw error;
    }
  }

  create(campaign: NewCampaign): Promise<boolean> {
    return this.#exclusively(() => this.#db.transaction().execute((db) => insertCampaign(db, campaign, now())));
  }

  find(id: string): ReturnType<Store['find']> {
    return findCampaign(this.#db, id);
  }

  lines(campaign: string, from: number, most: number): ReturnType<Store['lines']> {
    return readLines(this.#db, campaign, from, most);
  }

  heard(campaign: string, seat: string): Promise<void> {
    return this.#exclusively(() => changeSeat(this.#db, campaign, seat, { heard: 1 }));
  }

  unheard(campaign: string, but: readonly string[]): Promise<void> {
    return this.#exclusively(() => unhearSeats(this.#db, campaign, but));
  }

  retoken(campaign: string, seat: string, token: string): Promise<void> {
    return this.#exclusively(() => changeSeat(this.#db, campaign, seat, { token }));
  }

  earlier(campaign: string, seat: string, key: string): ReturnType<Store['earlier']> {
    return readEarlier(this.#db, campaign, seat, key);
  }

  async append(appending: Appending): Promise<Appended> {
    const appended = await this.#batcher.add(appending);
    if (appended.kind === 'appended') {
      const length = appending.expected + appending.lines.length;
      this.#tell({ kind: 'lines', campaign: appending.campaign, length });
    }
    return appended;
  }

  expect(): () => void {
    return this.#batcher.expect();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async announce(notice: Notice): Promise<void> {
    this.#tell(notice);
  }

  /** There is no connection that could be lost. */
  report(): void {}

  /** A row is written over in its own page: whether there is room for other pages only a long row shows. */
  probe(anew = false): Promise<void> {
    return this.#exclusively(() => writeProbe(this.#db, anew ? now().padEnd(LONG_ROW) : now()));
  }

  backup(): AsyncIterable<BackupRow> {
    return sqliteBackup(this.#path);
  }

  restore(rows: AsyncIterable<BackupRow>): Promise<number> {
    return this.#exclusively(() => this.#db.transaction().execute((db) => restoreRows(db, rows)));
  }

  async close(): Promise<void> {
    await this.#batcher.settled();
    await this.#alone;
    await this.#db.destroy();
    this.#lock.close();
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#alone.then(work, work);
    this.#alone = next.catch(() => undefined);
    return next;
  }
}

/** Letters that fill some pages. */
const LONG_ROW = 2 ** 16;
const MOST_STATEMENTS = 200;

const now = (): string => new Date().toISOString();

function connect(path: string, readonly = false): { database: Database.Database; db: Kysely<Tables> } {
  const database = new Database(path, { readonly, timeout: 5_000 });
  if (!readonly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return {
    database,
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: remembering(database) as never }) }),
  };
}

/** A statement is prepared once and used again: the server asks the same few things all day. */
function remembering(database: Database.Database): { prepare(text: string): unknown; close(): void } {
  const known = new Map<string, unknown>();
  return {
    prepare(text) {
      const statement = known.get(text) ?? database.prepare(text);
      if (known.size < MOST_STATEMENTS) known.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

const OWNER_ONLY = 0o600;

/** The file itself, whatever link led to it, for its owner only: it holds secrets. SQLite gives the files beside it the same mode. */
function ownFile(given: string): string {
  closeSync(openSync(given, 'a', OWNER_ONLY));
  const path = realpathSync(given);
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}.lock`]) {
    try {
      chmodSync(file, OWNER_ONLY);
    } catch {
      // Not there yet, or another's: SQLite will say so.
    }
  }
  return path;
}

/** The operating system drops the lock with the process, however it ends: no stale lock to clear away. */
function exclusiveLock(path: string): Database.Database {
  closeSync(openSync(`${path}.lock`, 'a', OWNER_ONLY));
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
  const { db } = connect(path, true);
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
