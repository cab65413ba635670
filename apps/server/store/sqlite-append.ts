/** Appending to SQLite: the one thing done all day, with statements prepared once and no step in between. */
import type Database from 'libsql';
import type { Appended, Appending, Earlier } from './store.ts';

interface Statement {
  run(values: readonly unknown[]): unknown;
  get(values: readonly unknown[]): unknown;
}

export class Appender {
  readonly #database: Database.Database;
  readonly #earlier: Statement;
  readonly #last: Statement;
  readonly #line: Statement;
  readonly #key: Statement;
  readonly #seed: Statement;
  readonly #seat: Statement;

  constructor(database: Database.Database) {
    const prepare = (text: string): Statement => database.prepare(text) as unknown as Statement;
    this.#database = database;
    this.#earlier = prepare('select digest, sequence from keys where campaign = ? and seat = ? and key = ?');
    this.#last = prepare('select max(sequence) as last from lines where campaign = ?');
    this.#line = prepare('insert into lines (campaign, sequence, text, time) values (?, ?, ?, ?)');
    this.#key = prepare('insert into keys (campaign, seat, key, digest, sequence) values (?, ?, ?, ?, ?)');
    this.#seed = prepare('insert into seeds (campaign, epoch, seed) values (?, ?, ?)');
    this.#seat = prepare('update seats set token = ? where campaign = ? and seat = ?');
  }

  /** All in one transaction, flushed to the disk once. Fails as a whole, or each is answered for itself. */
  appendAll(batch: readonly Appending[], time: string): readonly Appended[] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const done = batch.map((each) => this.#append(each, time));
      this.#database.exec('COMMIT');
      return done;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #append({ campaign, expected, lines, key, seed, taken }: Appending, time: string): Appended {
    if (key) {
      const earlier = this.#earlier.get([campaign, key.seat, key.key]) as Earlier | undefined;
      if (earlier) return { kind: 'repeated', earlier: { digest: earlier.digest, sequence: earlier.sequence } };
    }
    const { last } = this.#last.get([campaign]) as { readonly last: number | null };
    if (last !== expected - 1) return { kind: 'conflict' };
    for (const [index, text] of lines.entries()) this.#line.run([campaign, expected + index, text, time]);
    if (key) this.#key.run([campaign, key.seat, key.key, key.digest, expected]);
    if (seed) this.#seed.run([campaign, seed.epoch, seed.seed]);
    if (taken) this.#seat.run([taken.token, campaign, taken.seat]);
    return { kind: 'appended', time };
  }
}
