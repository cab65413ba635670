/** The folder with the programs of PostgreSQL; installs it when root on Debian, otherwise says what is missing. */
export function ensurePostgres(): string;

export interface Cluster {
  url(database: string): string;
  /** Makes a database and gives its address. */
  create(database: string): string;
  stop(): Promise<void>;
}

/** Starts a throw-away cluster. */
export function startPostgres(): Promise<Cluster>;
