/** What the server needs of a database, and nothing more. */

/** A seat as it is stored: tokens only as hashes. */
export interface StoredSeat {
  readonly seat: string;
  readonly invitation: string;
  readonly token: string | null;
}

export interface StoredCampaign {
  readonly id: string;
  readonly game: string;
  /** Of the request that made it, so that the same request can come twice. */
  readonly digest: string;
  readonly observer: string;
  readonly seats: readonly StoredSeat[];
}

export interface NewCampaign extends Omit<StoredCampaign, 'seats'> {
  readonly invitations: readonly { readonly seat: string; readonly invitation: string }[];
  readonly line: string;
  readonly seed: string;
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
  /** The seed that the lines commit to, stored with them or not at all. */
  readonly seed?: { readonly epoch: number; readonly seed: string };
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

/** One row of a backup: the table's name and its columns. */
export interface BackupRow {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** False when a campaign of this id exists already. */
  create(campaign: NewCampaign): Promise<boolean>;
  find(id: string): Promise<StoredCampaign | undefined>;
  lines(campaign: string, from: number, most: number): Promise<readonly StoredLine[]>;
  seed(campaign: string, epoch: number): Promise<string | undefined>;
  earlier(campaign: string, seat: string, key: string): Promise<Earlier | undefined>;
  append(appending: Appending): Promise<Appended>;
  /**
   * An append is on its way: others wait for it a moment, so that all share one transaction. What is given back is
   * called when it has come or will not come; twice does no harm.
   */
  expect(): () => void;
  listen(listener: Listener): void;
  announce(notice: Notice): Promise<void>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
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
