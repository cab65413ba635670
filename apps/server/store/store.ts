/** What the server needs of a database, and nothing more. */
import type { Trouble } from './trouble.ts';

/** A seat as it is stored: tokens only as hashes. */
export interface StoredSeat {
  readonly seat: string;
  readonly invitation: string;
  readonly token: string | null;
  /** Whether its device was here since the database was restored: 1 or 0. */
  readonly heard: number;
}

export interface StoredCampaign {
  readonly id: string;
  readonly game: string;
  /** Of the request that made it, so that the same request can come twice. */
  readonly digest: string;
  readonly observer: string;
  /** From which the server's seeds and its key follow. */
  readonly secret: string;
  readonly seats: readonly StoredSeat[];
}

export interface NewCampaign extends Omit<StoredCampaign, 'seats'> {
  readonly invitations: readonly { readonly seat: string; readonly invitation: string }[];
  readonly line: string;
}

export interface StoredLine {
  readonly sequence: number;
  readonly text: string;
  readonly time: string;
}

/** Lines to be added after exactly `expected` others, all or none. */
export interface Appending {
  readonly campaign: string;
  readonly expected: number;
  readonly lines: readonly string[];
  /** So that a request sent twice is done once. */
  readonly key?: { readonly seat: string; readonly key: string; readonly digest: string };
  /** The seat that the lines take. */
  readonly taken?: { readonly seat: string; readonly token: string };
}

/** What a request with this key did before. */
export interface Earlier {
  readonly digest: string;
  readonly sequence: number;
}

export type Appended =
  | { readonly kind: 'appended'; readonly time: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'repeated'; readonly earlier: Earlier };

/** What server processes on one database tell each other. */
export type Notice =
  | { readonly kind: 'lines'; readonly campaign: string; readonly length: number }
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly campaign: string;
      readonly here: readonly string[];
    };

export type Listener = (notice: Notice) => void;

/** What an operator wants to know of a database. */
export type StoreNews =
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly code?: string }
  /** What was wrong is over. */
  | { readonly kind: 'well' }
  /** The connection on which other processes are heard. */
  | { readonly kind: 'listenerLost' | 'listenerBack' };

/** One row of a backup: the table's name and its columns. */
export interface BackupRow {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
}

/** Where campaigns are kept; two kinds keep the same promises. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** False when a campaign of this id exists already. */
  create(campaign: NewCampaign): Promise<boolean>;
  find(id: string): Promise<StoredCampaign | undefined>;
  lines(campaign: string, from: number, most: number): Promise<readonly StoredLine[]>;
  /** A seat's device was here, and had nothing that is not in the journal. */
  heard(campaign: string, seat: string): Promise<void>;
  /** Lines were lost: every seat but those that have shown what they know is to be heard again. */
  unheard(campaign: string, but: readonly string[]): Promise<void>;
  /** Gives a seat another token, for whoever has proved that the seat is his. */
  retoken(campaign: string, seat: string, token: string): Promise<void>;
  earlier(campaign: string, seat: string, key: string): Promise<Earlier | undefined>;
  append(appending: Appending): Promise<Appended>;
  /**
   * An append is on its way: others wait for it a moment, so that all share one transaction. What is given back is
   * called when it has come or will not come; twice does no harm.
   */
  expect(): () => void;
  listen(listener: Listener): void;
  /** What happens to the connections themselves. */
  report(listener: (news: StoreNews) => void): void;
  announce(notice: Notice): Promise<void>;
  /** Writes something and flushes it, `anew` where nothing was before; fails when the database does not take it. */
  probe(anew?: boolean): Promise<void>;
  /** Every row as of one moment, also while others write. */
  backup(): AsyncIterable<BackupRow>;
  /** Fills an empty database; refuses one that holds anything. */
  restore(rows: AsyncIterable<BackupRow>): Promise<number>;
  close(): Promise<void>;
}

/** Another process serves this file. */
export class StoreInUse extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`another process serves ${path}; two writers would not know of each other`);
    this.name = 'StoreInUse';
    this.path = path;
  }
}
