/** Appending to SQLite: the one thing done all day, with statements prepared once and no step in between. */
import type Database from 'libsql';
import type { Appended, Appending, Earlier } from './store.ts';

interface Statement {
  run(values: readonly unknown[]): { readonly changes: number };
  get(values: readonly unknown[]): unknown;
}

export class Appender {
  readonly #database: Database.Database;
  readonly #earlier: Statement;
  readonly #first: Statement;
  readonly #line: Statement;
  readonly #key: Statement;
  readonly #forget: Statement;
  readonly #seat: Statement;

  constructor(database: Database.Database) {
    const prepare = (text: string): Statement => database.prepare(text) as unknown as Statement;
    this.#database = database;
    this.#earlier = prepare('select digest, sequence from keys where campaign = ? and seat = ? and key = ?');
    const place = '(select max(sequence) from lines where campaign = ?1) = ?2 - 1';
    this.#first = prepare(`insert into lines (campaign, sequence, text, time) select ?1, ?2, ?3, ?4 where ${place}`);
    this.#line = prepare('insert into lines (campaign, sequence, text, time) values (?, ?, ?, ?)');
    this.#key = prepare(
      'insert into keys (campaign, seat, key, digest, sequence) values (?, ?, ?, ?, ?) on conflict do nothing',
    );
    this.#forget = prepare('delete from keys where campaign = ? and seat = ? and key = ?');
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
      this.#rollBack();
      throw error;
    }
  }

  /** A full disk has already undone it; what matters is the error that led here. */
  #rollBack(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      // There is nothing left to undo.
    }
  }

  /** A key that is there already, or a first line that does not fit, is found out by the insert itself. */
  #append({ campaign, expected, lines, key, taken }: Appending, time: string): Appended {
    if (key && this.#key.run([campaign, key.seat, key.key, key.digest, expected]).changes === 0) {
      const earlier = this.#earlier.get([campaign, key.seat, key.key]) as Earlier;
      return { kind: 'repeated', earlier: { digest: earlier.digest, sequence: earlier.sequence } };
    }
    for (const [index, text] of lines.entries()) {
      const { changes } = (index === 0 ? this.#first : this.#line).run([campaign, expected + index, text, time]);
      if (changes > 0) continue;
      if (key) this.#forget.run([campaign, key.seat, key.key]);
      return { kind: 'conflict' };
    }
    if (taken) this.#seat.run([taken.token, campaign, taken.seat]);
    return { kind: 'appended', time };
  }
}
