/** The server's own command without a process of its own: what it says, and with which status it ends. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Refused } from '@grognard/kernel';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildServer } from './app.ts';
import { TurnLog } from './log.ts';
import { main, run } from './main.ts';
import { type Served, serve, untilStopped } from './serve.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { startWords } from './start-words.ts';
import { openStore } from './store/open.ts';
import { PostgresStore } from './store/postgres.ts';
import { type Store, StoreInUse, type StoreNews } from './store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let said: string[] = [];
let complained: string[] = [];
beforeEach(() => {
  [said, complained] = [[], []];
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('GROGNARD_')))
    vi.stubEnv(name, undefined);
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text) => complained.push(String(text)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('its use is told where it is asked for, and complained of where it is wrong', async () => {
  expect([await main(['--help']), await main(['-h']), said.length, complained.length]).toEqual([0, 0, 2, 0]);
  expect([await main(['backup']), await main(['nonsense', 'x']), said.length, complained.length]).toEqual([2, 2, 2, 2]);
  for (const text of [...said, ...complained]) expect(text).toMatch(/^grognard-server \[serve\]/);
});

test('a backup is written and restored elsewhere, each with its rows', async () => {
  const [from, to, file] = ['from.db', 'to.db', 'saved.backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const store = await openStore(from);
  const line = '{"sequence":0}';
  await store.create({
    id: 'a'.repeat(32),
    game: 'specimen',
    digest: 'd',
    observer: 'o',
    secret: 's',
    invitations: [{ seat: 'attacker', invitation: 'i' }],
    line,
  });
  await store.close();
  expect(await main(['backup', file, '--database', from])).toBe(0);
  expect(said.at(-1)).toMatch(new RegExp(`^[1-9]\\d* rows in ${file}$`));
  const rows = said.at(-1)?.split(' ')[0];
  expect(await main(['restore', file, '--database', to])).toBe(0);
  expect(said.at(-1)).toBe(`${rows} rows restored`);
  const again = await openStore(to);
  expect((await again.lines('a'.repeat(32), 0, 9)).map(({ text }) => text)).toEqual([line]);
  await again.close();
});

test('PostgreSQL is backed up and restored without hurry, and let go whatever happens', async () => {
  const asked: unknown[] = [];
  let fails = false;
  const store = {
    async *backup() {
      if (fails) throw new Error('in the middle');
      yield { table: 'campaigns', row: { id: 'a' } };
    },
    restore: async (rows: AsyncIterable<unknown>) => {
      let count = 0;
      for await (const _ of rows) count += 1;
      return count;
    },
    close: async () => void asked.push('closed'),
  } as unknown as PostgresStore;
  vi.spyOn(PostgresStore, 'open').mockImplementation(async (...given) => {
    asked.push(given);
    return store;
  });
  const [file, database] = [join(folder, 'postgres.backup'), 'postgres://nobody@nowhere/x'];
  const opened = [database, { unhurried: true }];
  expect(await main(['backup', file, '--database', database])).toBe(0);
  expect(await main(['restore', file, '--database', database])).toBe(0);
  expect([said, asked]).toEqual([
    [`1 rows in ${file}`, '1 rows restored'],
    [opened, 'closed', opened, 'closed'],
  ]);
  fails = true;
  await expect(main(['backup', file, '--database', database])).rejects.toThrow('in the middle');
  await expect(main(['restore', join(folder, 'none'), '--database', database])).rejects.toBeInstanceOf(Refused);
  expect(asked.slice(4)).toEqual([opened, 'closed', opened, 'closed']);
});

test('a database that is not there is not made by backing it up', async () => {
  const missing = join(folder, 'missing.db');
  await expect(main(['backup', join(folder, 'x'), '--database', missing])).rejects.toBeInstanceOf(Refused);
  expect(existsSync(missing)).toBe(false);
  await expect(main(['backup', 'x', '--port', 'eighty'])).rejects.toBeInstanceOf(Refused);
});

test('every setting of the line comes before that of the environment', async () => {
  for (const [name, value] of Object.entries({
    HOST: 'nowhere',
    PORT: '70000',
    WEB: 'no-such',
    GAMES: 'specimen',
    LOG: 'silent',
  }))
    vi.stubEnv(`GROGNARD_${name}`, value);
  const database = join(folder, 'line.db');
  vi.stubEnv('GROGNARD_DATABASE', join(folder, 'environment.db'));
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const told = new Map<unknown, () => void>();
  const once = process.once.bind(process);
  vi.spyOn(process, 'once').mockImplementation((event: unknown, listener: (...args: never[]) => void) => {
    if (event === 'SIGTERM' || event === 'SIGINT') told.set(event, listener as () => void);
    else once(event as 'exit', listener as () => void);
    return process;
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const heard: number[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    heard.push(told.size);
    said.push(text);
  });
  const ended = main(['--host', '127.0.0.1', '--port', '0', '--database', database, '--web', folder]);
  await expect.poll(() => said.length).toBe(1);
  const { listening, database: kind } = JSON.parse(said[0] ?? '') as { listening: string; database: string };
  expect([kind, existsSync(database), existsSync(join(folder, 'environment.db'))]).toEqual(['sqlite', true, false]);
  expect(listening).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect((await fetch(`${listening}/health`)).status).toBe(200);
  expect(await (await fetch(`${listening}/`)).text()).toBe('<!doctype html>');
  expect([...told.keys()]).toEqual(['SIGTERM', 'SIGINT']);
  // Whoever reads the address may stop it at once.
  expect(heard).toEqual([2]);
  told.get('SIGTERM')?.();
  expect(await ended).toBe(0);
  await expect(fetch(`${listening}/health`)).rejects.toThrow();
  await expect.poll(() => exit.mock.calls.length).toBe(1);
});

test.each(['SIGTERM', 'SIGINT'])('%s stops a server, and the process lingers half a second at most', async (signal) => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const told = new Map<unknown, () => void>();
  vi.spyOn(process, 'once').mockImplementation((event: unknown, listener: (...args: never[]) => void) => {
    told.set(event, listener as () => void);
    return process;
  });
  const done: string[] = [];
  const stop = async (): Promise<void> => {
    done.push('stopped');
  };
  const ended = untilStopped({ stop } as Served).then(() => done.push('ended'));
  await Promise.resolve();
  expect(done).toEqual([]);
  told.get(signal)?.();
  await ended;
  expect(done).toEqual(['stopped', 'ended']);
  vi.advanceTimersByTime(499);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledOnce();
});

test('a server that cannot listen lets its database go', async () => {
  const database = join(folder, 'let-go.db');
  await expect(serve({ ...DEFAULT_SETTINGS, database, web: join(folder, 'no-such') })).rejects.toBeInstanceOf(Refused);
  // Two at once would be refused.
  await (await openStore(database)).close();
});

test('a host of version six stands in brackets', async () => {
  const settings = { ...DEFAULT_SETTINGS, games: ['specimen'], logLevel: 'silent' as const, port: 0, host: '::1' };
  const server = await serve({ ...settings, database: join(folder, 'six.db') }).catch(
    (error: { code?: string }) => error,
  );
  // A machine may have no such address at all.
  if ('url' in server) {
    expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    await server.stop();
  } else expect(server.code).toMatch(/^EADDRNOTAVAIL$|^EAFNOSUPPORT$/);
});

describe('how the command ends', () => {
  const status = process.exitCode;
  afterEach(() => {
    process.exitCode = status;
  });

  const ended = async (args: readonly string[]): Promise<typeof process.exitCode> => {
    process.exitCode = 99;
    run(args);
    await expect.poll(() => process.exitCode).not.toBe(99);
    return process.exitCode;
  };

  test('as it was told', async () => {
    expect([await ended(['--help']), await ended(['nonsense', 'x'])]).toEqual([0, 2]);
  });

  test('with 1 and in the words of whoever typed it where it was refused', async () => {
    const missing = ['backup', 'x', '--database', join(folder, 'missing.db')];
    const [en, fr] = ['there is no database of this name', 'il n’y a pas de base de ce nom'];
    const locales: readonly (readonly [Readonly<Record<string, string | undefined>>, string])[] = [
      [{ LC_ALL: undefined, LC_MESSAGES: undefined, LANG: undefined }, en],
      [{ LC_ALL: undefined, LC_MESSAGES: undefined, LANG: 'fr_FR.UTF-8' }, fr],
      [{ LC_ALL: undefined, LC_MESSAGES: 'en_GB', LANG: 'fr_FR' }, en],
      [{ LC_ALL: 'fr_CA', LC_MESSAGES: 'en_GB', LANG: 'en_GB' }, fr],
    ];
    for (const [env, words] of locales) {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      expect(await ended(missing)).toBe(1);
      expect(complained.at(-1)).toContain(words);
    }
    vi.stubEnv('LC_ALL', 'en');
    vi.stubEnv('GROGNARD_METRICS', 'perhaps');
    await ended(['serve', '--port', 'eighty']);
    // Every fault, each on a line of its own.
    expect(complained.at(-1)?.split('\n')).toHaveLength(2);
  });

  test('with 2 and the bare message where the line cannot be read', async () => {
    expect(await ended(['--nonsense'])).toBe(2);
    expect(complained.at(-1)).toContain('--nonsense');
  });
});

describe('why it does not start', () => {
  const words = (error: unknown, locale: 'en' | 'fr' = 'en') => startWords(error, locale);
  const coded = (code: unknown, more: object = {}) => Object.assign(new Error('what happened'), { code, ...more });

  test('is told in one sentence for each fault', () => {
    const refused = new Refused([
      { code: 'noDatabase', at: 'a' },
      { code: 'tornBackup', at: 'b' },
    ]);
    expect(words(refused)).toEqual([
      expect.stringContaining('there is no database of this name'),
      expect.stringContaining('this backup is torn or changed'),
    ]);
    expect(words(new StoreInUse('x.db'))).toEqual([
      'another process serves x.db; two writers would not know of each other',
    ]);
    expect(words(coded('EADDRINUSE', { port: 81 }))).toEqual([
      'port 81 is taken by another program; give another one (--port)',
    ]);
    expect(words(coded('EADDRINUSE'))).toEqual(['port 0 is taken by another program; give another one (--port)']);
    expect(words(coded('ECONNREFUSED'))).toEqual(['the database cannot be reached']);
    expect(words(coded('SQLITE_FULL'))).toEqual(['the disk of the database is full']);
    expect(words(coded('EACCES'))).toEqual(['the system says: what happened']);
    expect(words(coded('EACCES'), 'fr')?.[0]).toMatch(/: what happened$/);
    expect(words(coded('EACCES'), 'fr')).not.toEqual(words(coded('EACCES')));
  });

  test('is left to whoever wrote it where it is a mistake of ours', () => {
    for (const error of [new TypeError('ours'), coded(7), coded('ERR_OURS'), undefined, null, 'text'])
      expect(words(error)).toBeUndefined();
  });
});

test('the lines of one turn of the loop go out together', async () => {
  const out: string[] = [];
  const exits: (() => void)[] = [];
  vi.spyOn(process, 'once').mockImplementation((_event: unknown, listener: (...args: never[]) => void) => {
    exits.push(listener as () => void);
    return process;
  });
  const log = new TurnLog({ write: (text) => out.push(text) });
  const turn = () => new Promise((later) => setImmediate(later));
  log.write('a\n');
  log.write('b\n');
  expect(out).toEqual([]);
  await turn();
  expect(out).toEqual(['a\nb\n']);
  await turn();
  log.flush();
  expect(out).toHaveLength(1);
  log.write('c\n');
  await turn();
  log.write('d\n');
  // Whoever ends does not wait for the next turn.
  for (const exit of exits) exit();
  expect(out).toEqual(['a\nb\n', 'c\n', 'd\n']);
});

test('what happens to the database is told in the log, once each time', async () => {
  const logged: { level: number; msg: string; trouble?: string; code?: string }[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const tellers: ((news: StoreNews) => void)[] = [];
  const store = {
    kind: 'sqlite',
    listen: () => undefined,
    report: (teller: (news: StoreNews) => void) => tellers.push(teller),
    close: async () => undefined,
  } as unknown as Store;
  const server = await buildServer({ ...DEFAULT_SETTINGS, games: ['specimen'] }, store, { log });
  logged.length = 0;
  const news: readonly StoreNews[] = [
    { kind: 'trouble', trouble: 'diskFull', code: 'SQLITE_FULL' },
    { kind: 'well' },
    { kind: 'listenerLost' },
    { kind: 'listenerBack' },
  ];
  for (const each of news) for (const teller of tellers) teller(each);
  // Levels as pino counts them: 50 is an error, 40 a warning, 30 for who wants to know.
  expect(logged.map(({ level, msg, trouble, code }) => [level, msg, trouble, code])).toEqual([
    [50, 'the database is in trouble: its disk is full', 'diskFull', 'SQLITE_FULL'],
    [30, 'the database can be used again', undefined, undefined],
    [40, 'the connection on which other processes are heard is lost', undefined, undefined],
    [30, 'other processes are heard again; what was missed is looked for', undefined, undefined],
  ]);
  await server.stop();
});
