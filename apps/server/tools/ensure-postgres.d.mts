/** The folder with the programs of PostgreSQL; installs it when root on Debian, otherwise says what is missing. */
export function ensurePostgres(): string;

export interface Cluster {
  readonly port: number;
  url(database: string): string;
  /** Makes a database and gives its address. */
  create(database: string): string;
  /** Ends it as an operator would (SIGINT) or as a crash does (SIGQUIT), and starts it again. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Stops every process of it where it stands, until it is resumed (Linux). */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a throw-away cluster. */
export function startPostgres(): Promise<Cluster>;
