/** The connection on which PostgreSQL tells what other processes did: made again whenever it is lost, and never believed silent. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const RECONNECT_AFTER = 500;
/** A connection that was cut without a word is found out by asking it. */
const ASK_EVERY = 5_000;

export interface Hearer {
  heard(payload: string): void;
  lost(): void;
  /** Anything may have been missed meanwhile. */
  back(): void;
}

export class PostgresEar {
  readonly #connection: pg.ClientConfig;
  readonly #channel: string;
  readonly #hearer: Hearer;
  #ear: pg.Client | undefined;
  #closing = false;

  constructor(connection: pg.ClientConfig, channel: string, hearer: Hearer) {
    this.#connection = connection;
    this.#channel = channel;
    this.#hearer = hearer;
  }

  async listen(): Promise<void> {
    const ear = new pg.Client({ ...this.#connection, application_name: `grognard-${randomUUID()}` });
    // Without a listener an error would end the process; what it means is told by the end of the connection.
    ear.on('error', () => undefined);
    ear.on('notification', ({ payload }) => this.#hearer.heard(payload ?? ''));
    try {
      await ear.connect();
      await ear.query(`listen ${this.#channel}`);
    } catch (error) {
      ear.end().catch(() => undefined);
      throw error;
    }
    this.#ear = ear;
    const asking = setInterval(() => {
      ear.query('select 1').catch(() => ear.end().catch(() => undefined));
    }, ASK_EVERY);
    // Only a connection that was made can be lost: one that failed is tried again by whoever asked for it.
    ear.once('end', () => {
      clearInterval(asking);
      if (!this.#closing) void this.#again();
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#ear?.end().catch(() => undefined);
  }

  /** Listens again as soon as the database answers. */
  async #again(): Promise<void> {
    this.#hearer.lost();
    for (;;) {
      await new Promise((next) => setTimeout(next, RECONNECT_AFTER));
      if (this.#closing) return;
      try {
        await this.listen();
        this.#hearer.back();
        return;
      } catch {
        // Not yet.
      }
    }
  }
}
