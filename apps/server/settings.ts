/** How a server is run: every limit in one place. */
import { availableParallelism } from 'node:os';
import { ALL, namesIn } from '@grognard/games/shelf';
import { nearest, type Refusal, Refused } from '@grognard/kernel';

/** Everything an operator decides. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** `postgres://…`, or the path of a SQLite file. */
  readonly database: string;
  /** The folder of the built web app; without it only the API is served. */
  readonly web: string | undefined;
  /** The folder of the documentation as a site; without it there is none at `/docs`. */
  readonly manual: string | undefined;
  /** How many proxies stand in front and may say who the caller is. */
  readonly proxies: number;
  readonly metrics: boolean;
  /** Whether the API shows itself on a page. */
  readonly docs: boolean;
  /** Origins whose pages may ask the API from a browser; `*` for any. */
  readonly origins: readonly string[];
  /** The games offered: ids of the services's, `all` for every one of them, files and packages of others. */
  readonly games: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly limits: Limits;
}

/** How much of everything one server bears. */
export interface Limits {
  /** Bytes of one request, and of one message on a socket. */
  readonly body: number;
  /** Bytes of lines that a player's device gives back to a server that has lost them. */
  readonly giveBack: number;
  /** Bytes of a journal that is verified over HTTP. */
  readonly journal: number;
  /** Requests under way at once, and milliseconds one may take to arrive. */
  readonly inFlight: number;
  readonly arrival: number;
  /** How deeply lists and records may stand inside each other. */
  readonly depth: number;
  /** Requests of the API a minute from one address, and files of the site. */
  readonly requests: number;
  readonly files: number;
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
  /** Campaigns kept folded in memory, and the lines of all of them together. */
  readonly rooms: number;
  readonly roomLines: number;
  /** States one odds or advice walk may hold. */
  readonly states: number;
  /** Milliseconds one odds or advice walk may take, and wait before it. */
  readonly patience: number;
  /** Threads that walk odds and advice. */
  readonly workers: number;
  /** Walks that may wait for a thread, and those from one address, the one that is walked included. */
  readonly queue: number;
  readonly walksPerAddress: number;
  /** Megabytes one such thread may hold. */
  readonly memory: number;
}

/** The limits where nobody says otherwise. */
export const DEFAULT_LIMITS: Limits = {
  body: 128 * 1024,
  giveBack: 32 * 1024 * 1024,
  journal: 4 * 1024 * 1024,
  inFlight: 1_000,
  arrival: 15_000,
  depth: 32,
  requests: 1_200,
  files: 20_000,
  creations: 60,
  sockets: 5_000,
  socketsPerAddress: 500,
  socketsPerCampaign: 1_000,
  backlog: 1024 * 1024,
  lines: 500,
  campaignLines: 100_000,
  rooms: 2_000,
  roomLines: 400_000,
  states: 200_000,
  patience: 5_000,
  workers: availableParallelism() > 2 ? 2 : 1,
  queue: 32,
  walksPerAddress: 8,
  memory: 512,
};

/** The settings where nobody says otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  host: '127.0.0.1',
  port: 8080,
  database: 'grognard.db',
  web: undefined,
  manual: undefined,
  proxies: 0,
  metrics: true,
  docs: true,
  origins: [],
  games: [ALL],
  logLevel: 'info',
  limits: DEFAULT_LIMITS,
};

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'GROGNARD_';
const upper = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const LIMIT_NAMES = new Map(
  Object.keys(DEFAULT_LIMITS).map((name) => [`${PREFIX}LIMIT_${upper(name)}`, name as keyof Limits]),
);
const NAMES = [
  'HOST',
  'PORT',
  'DATABASE',
  'WEB',
  'MANUAL',
  'PROXIES',
  'METRICS',
  'DOCS',
  'ORIGINS',
  'GAMES',
  'LOG',
].map((name) => PREFIX + name);
/** What the command reads for itself. */
const OTHERS = ['STATE', 'DEBUG'].map((name) => PREFIX + name);
const SWITCHES = ['on', 'off'] as const;
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const LAST_PORT = 65_535;

/** What the environment says; a limit is `GROGNARD_LIMIT_<NAME>`. Every fault is thrown at once, as `Refused`. */
export function settingsFrom(env: Environment): Settings {
  const reader = new Reader(env);
  const limits = [...LIMIT_NAMES].map(([name, limit]) => [limit, reader.number(name, DEFAULT_LIMITS[limit])]);
  const settings: Settings = {
    host: reader.text('HOST') ?? DEFAULT_SETTINGS.host,
    port: reader.number(`${PREFIX}PORT`, DEFAULT_SETTINGS.port, LAST_PORT),
    database: reader.text('DATABASE') ?? DEFAULT_SETTINGS.database,
    web: reader.text('WEB'),
    manual: reader.text('MANUAL'),
    proxies: reader.number(`${PREFIX}PROXIES`, DEFAULT_SETTINGS.proxies),
    metrics: reader.oneOf('METRICS', SWITCHES, 'on') === 'on',
    docs: reader.oneOf('DOCS', SWITCHES, 'on') === 'on',
    origins: reader.origins('ORIGINS'),
    games: namesIn(reader.text('GAMES') ?? ALL),
    logLevel: reader.oneOf('LOG', LEVELS, DEFAULT_SETTINGS.logLevel),
    limits: Object.fromEntries(limits) as unknown as Limits,
  };
  reader.finish();
  return settings;
}

class Reader {
  readonly #env: Environment;
  readonly #refusals: Refusal[] = [];

  constructor(env: Environment) {
    this.#env = env;
    const known = [...NAMES, ...LIMIT_NAMES.keys()];
    for (const [name, value] of Object.entries(env)) {
      if (!name.startsWith(PREFIX) || value === undefined || [...known, ...OTHERS].includes(name)) continue;
      const close = nearest(name, known);
      this.#refusals.push({ code: 'unknownSetting', at: name, facts: { ...(close && { close }) } });
    }
  }

  /** An empty value is none. */
  text(name: string): string | undefined {
    return this.#env[PREFIX + name] || undefined;
  }

  number(name: string, usual: number, most = Number.MAX_SAFE_INTEGER): number {
    const given = this.#env[name];
    if (given === undefined || given === '') return usual;
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (value <= most) return value;
    this.#refusals.push({ code: 'settingNotANumber', at: name, facts: { received: given.slice(0, 40), most } });
    return usual;
  }

  oneOf<T extends string>(name: string, options: readonly T[], usual: T): T {
    const given = this.text(name);
    const found = options.find((each) => each === given);
    if (given === undefined || found !== undefined) return found ?? usual;
    const close = nearest(given, options);
    const facts = { received: given.slice(0, 40), options, ...(close && { close }) };
    this.#refusals.push({ code: 'settingNotOffered', at: PREFIX + name, facts });
    return usual;
  }

  /** `https://example.org,https://play.example.org`, as a browser writes them: no path, no slash at the end. */
  origins(name: string): readonly string[] {
    const listed = (this.text(name) ?? '').split(',').map((each) => each.trim());
    const given = listed.filter(Boolean);
    for (const each of given) {
      if (each === '*' || isOrigin(each)) continue;
      this.#refusals.push({ code: 'settingNotAnOrigin', at: PREFIX + name, facts: { received: each.slice(0, 80) } });
    }
    return given;
  }

  finish(): void {
    if (this.#refusals.length > 0) throw new Refused(this.#refusals);
  }
}
