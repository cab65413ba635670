/** The server's own command: serve, back up, restore. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refused } from '@grognard/kernel';
import { serve, untilStopped } from './serve.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { startWords } from './start-words.ts';
import { readBackup, writeBackup } from './store/backup.ts';
import { isPostgres, openStore, sqlitePath } from './store/open.ts';
import { localeOf } from './text/index.ts';

const USAGE = `grognard-server [serve]          serve the API and, with --web, the app
grognard-server backup FILE      write a backup, also while a server runs
grognard-server restore FILE     fill an empty database from a backup

  --host ADDRESS     where to listen (127.0.0.1)
  --port NUMBER      (8080)
  --database WHERE   a file, or postgres://… (grognard.db)
  --web FOLDER       the built web app

Every setting can also be given in the environment: GROGNARD_HOST, GROGNARD_PORT, GROGNARD_DATABASE, GROGNARD_WEB,
GROGNARD_MANUAL, GROGNARD_GAMES, GROGNARD_LOG, GROGNARD_PROXIES, GROGNARD_METRICS, GROGNARD_DOCS, GROGNARD_ORIGINS,
GROGNARD_LIMIT_…`;

const USED_WRONGLY = 2;

export async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { host: text, port: text, database: text, web: text, help: { type: 'boolean', short: 'h' } },
  });
  const [verb = 'serve', file] = positionals;
  if (values.help) return told(USAGE, 0);
  const settings = settingsFrom({
    ...process.env,
    ...(values.host !== undefined && { GROGNARD_HOST: values.host }),
    ...(values.port !== undefined && { GROGNARD_PORT: values.port }),
    ...(values.database !== undefined && { GROGNARD_DATABASE: values.database }),
    ...(values.web !== undefined && { GROGNARD_WEB: values.web }),
  });
  if (verb === 'serve') return served(settings);
  if (file === undefined) return told(USAGE, USED_WRONGLY);
  if (verb === 'backup') return told(`${await backup(settings.database, file)} rows in ${file}`, 0);
  if (verb === 'restore') return told(`${await restore(settings.database, file)} rows restored`, 0);
  return told(USAGE, USED_WRONGLY);
}

function told(text: string, status: number): number {
  (status === 0 ? console.log : console.error)(text);
  return status;
}

async function served(settings: Settings): Promise<number> {
  const server = await serve(settings);
  // Whoever has read the address may stop it at once.
  const stopped = untilStopped(server);
  console.log(JSON.stringify({ listening: server.url, database: server.services.store.kind }));
  await stopped;
  return 0;
}

/** A file is read beside the server that holds it; PostgreSQL gives every reader one moment. */
async function backup(database: string, file: string): Promise<number> {
  if (!isPostgres(database)) {
    const path = sqlitePath(database);
    if (!existsSync(path)) throw new Refused([{ code: 'noDatabase', at: path }]);
    const { sqliteBackup } = await import('./store/sqlite.ts');
    return writeBackup(sqliteBackup(path), file);
  }
  const store = await openStore(database, { unhurried: true });
  try {
    return await writeBackup(store.backup(), file);
  } finally {
    await store.close();
  }
}

async function restore(database: string, file: string): Promise<number> {
  const store = await openStore(database, { unhurried: true });
  try {
    return await store.restore(readBackup(file));
  } finally {
    await store.close();
  }
}

/** Runs the command and ends the process with its status. */
export function run(args: readonly string[]): void {
  main(args).then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      const { LC_ALL, LC_MESSAGES, LANG } = process.env;
      const words = startWords(error, localeOf((LC_ALL ?? LC_MESSAGES ?? LANG)?.replace('_', '-')));
      console.error(words?.join('\n') ?? (error instanceof Error ? error.message : String(error)));
      process.exitCode = words ? 1 : USED_WRONGLY;
    },
  );
}
