/** The folder with the programs of PostgreSQL; installs it when root on Debian, otherwise says what is missing. */
export function ensurePostgres(): string;

export interface Cluster {
  readonly port: number;
  readonly pid: number | undefined;
  /** Makes a database, with its files at this folder if one is named, and gives its address. */
  create(database: string, at?: string): string;
  /** Ends it as an operator would (SIGINT) or as a crash does (SIGQUIT), and starts it again. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Stops every process of it where it stands, until it is resumed (Linux). */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a throw-away cluster; `before` are the words before its program that start it in surroundings of its own. */
export function startPostgres(options?: { readonly before?: readonly string[] }): Promise<Cluster>;
