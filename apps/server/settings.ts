/** How a server is run: every limit in one place. */
import { availableParallelism } from 'node:os';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** `postgres://…`, or the path of a SQLite file. */
  readonly database: string;
  /** The folder of the built web app; without it only the API is served. */
  readonly web: string | undefined;
  /** How many proxies stand in front and may say who the caller is. */
  readonly proxies: number;
  readonly metrics: boolean;
  /** Whether the API shows itself on a page. */
  readonly docs: boolean;
  /** The games offered; all of them where nothing is said. */
  readonly games: readonly string[] | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly limits: Limits;
}

export interface Limits {
  /** Bytes of one request, and of one message on a socket. */
  readonly body: number;
  /** How deeply lists and records may stand inside each other. */
  readonly depth: number;
  /** Requests a minute from one address. */
  readonly requests: number;
  /** New campaigns an hour from one address. */
  readonly creations: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerCampaign: number;
  /** Bytes a slow reader may be behind before he is cut off; he resumes where he was. */
  readonly backlog: number;
  /** Lines given at once. */
  readonly lines: number;
  /** Lines one campaign may hold. */
  readonly campaignLines: number;
  /** Campaigns kept folded in memory. */
  readonly rooms: number;
  /** States one odds or advice walk may hold. */
  readonly states: number;
  /** Milliseconds one odds or advice walk may take, and wait before it. */
  readonly patience: number;
  /** Threads that walk odds and advice. */
  readonly reckoners: number;
  /** Walks that may wait for a thread. */
  readonly queue: number;
  /** Megabytes one such thread may hold. */
  readonly memory: number;
}

export const DEFAULT_LIMITS: Limits = {
  body: 128 * 1024,
  depth: 32,
  requests: 1_200,
  creations: 60,
  sockets: 5_000,
  socketsPerAddress: 500,
  socketsPerCampaign: 1_000,
  backlog: 1024 * 1024,
  lines: 500,
  campaignLines: 100_000,
  rooms: 2_000,
  states: 200_000,
  patience: 5_000,
  reckoners: availableParallelism() > 2 ? 2 : 1,
  queue: 32,
  memory: 512,
};

export const DEFAULT_SETTINGS: Settings = {
  host: '127.0.0.1',
  port: 8080,
  database: 'grognard.db',
  web: undefined,
  proxies: 0,
  metrics: true,
  docs: true,
  games: undefined,
  logLevel: 'info',
  limits: DEFAULT_LIMITS,
};

/** What the environment says; a limit is `GROGNARD_LIMIT_<NAME>`. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const number = (name: string, usual: number): number => {
    const given = env[name];
    if (given === undefined || given === '') return usual;
    const value = Number(given);
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is "${given}"; give a whole number`);
    return value;
  };
  const limits = Object.fromEntries(
    Object.entries(DEFAULT_LIMITS).map(([name, usual]) => [name, number(`GROGNARD_LIMIT_${upper(name)}`, usual)]),
  );
  const level = env['GROGNARD_LOG'] ?? DEFAULT_SETTINGS.logLevel;
  return {
    host: env['GROGNARD_HOST'] ?? DEFAULT_SETTINGS.host,
    port: number('GROGNARD_PORT', DEFAULT_SETTINGS.port),
    database: env['GROGNARD_DATABASE'] ?? DEFAULT_SETTINGS.database,
    web: env['GROGNARD_WEB'],
    proxies: number('GROGNARD_PROXIES', DEFAULT_SETTINGS.proxies),
    metrics: env['GROGNARD_METRICS'] !== 'off',
    docs: env['GROGNARD_DOCS'] !== 'off',
    games: env['GROGNARD_GAMES']?.split(',').map((id) => id.trim()),
    logLevel: LEVELS.find((each) => each === level) ?? DEFAULT_SETTINGS.logLevel,
    limits: limits as unknown as Limits,
  };
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const upper = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
