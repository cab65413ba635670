/** `serve`: the web app and shared campaigns from this machine, until it is stopped. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Refusal, Refused } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { type Arguments, text, texts, type Verb } from '../verb.ts';

/** The built web app stands in the bundle, or beside the command as built or in its sources. */
const webFolder = (): string | undefined =>
  ['./site', '../../web/dist/site', '../../../web/dist/site']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));

/** A server that did not start, in words of ours. */
export function notServed(error: unknown, words: readonly string[] | undefined): Refused {
  if (error instanceof Refused) return error;
  if (isWithoutSqlite(error)) return new Refused([{ code: 'noSqlite', at: '' }]);
  const { name, path, code, port } = (error ?? {}) as Partial<Failure>;
  if (name === 'StoreInUse') return new Refused([{ code: 'storeInUse', at: path ?? '' }]);
  if (code === 'EADDRINUSE' && port !== undefined) return new Refused([portTaken(port)]);
  const reasons = words ?? [error instanceof Error ? error.message : String(error)];
  return new Refused(reasons.map((reason) => ({ code: 'cannotServe', at: '', facts: { reason } })));
}

interface Failure extends NodeJS.ErrnoException {
  readonly port: number;
}

/** What would do, as the reader started it. */
function portTaken(port: number): Refusal {
  const start = process.env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'grognard serve';
  return { code: 'portTaken', at: '', facts: { port, line: `${start} --port ${port < 65_535 ? port + 1 : port - 1}` } };
}

/** The native part is optional: who only wants odds does without it. */
const isWithoutSqlite = (error: unknown): boolean =>
  error instanceof Error &&
  /^ERR_MODULE_NOT_FOUND$|^MODULE_NOT_FOUND$/.test(String((error as NodeJS.ErrnoException).code)) &&
  /libsql/.test(error.message);

/** What the line says, as the settings of a server are called; it goes before what stands around it. */
export function settingsIn({ around }: Dialogue, args: Arguments): NodeJS.ProcessEnv {
  const [port, host, database] = ['port', 'host', 'database'].map((name) => text(args, name));
  const more = texts(args, 'game');
  return {
    ...(port !== undefined && { GROGNARD_PORT: port }),
    ...(host !== undefined && { GROGNARD_HOST: host }),
    ...(database !== undefined && { GROGNARD_DATABASE: database }),
    ...(more.length > 0 && { GROGNARD_GAMES: [around.games ?? 'all', ...more].join(',') }),
  };
}

export const serve: Verb = {
  name: 'serve',
  options: [{ flags: '--port <port>' }, { flags: '--host <host>' }, { flags: '--database <database>' }],
  async run(dialogue, args) {
    const { serve: start, settingsFrom, startWords, untilStopped } = await import('@grognard/server');
    try {
      const settings = settingsFrom({
        GROGNARD_LOG: 'error',
        GROGNARD_WEB: webFolder(),
        ...process.env,
        ...settingsIn(dialogue, args),
      });
      const server = await start(settings);
      // Whoever has read the address may stop it at once.
      const stopped = untilStopped(server);
      dialogue.answer({ listening: server.url, database: server.services.store.kind }, () => {
        dialogue.print(dialogue.say('cli.serve.at', { url: server.url }));
        // An address of a database may hold a password.
        const shown = settings.database.replace(/\/\/[^@/]*@/, '//…@');
        dialogue.print(dialogue.say('cli.serve.database', { database: shown }));
      });
      await stopped;
      dialogue.answer({ stopped: true }, () => dialogue.print(dialogue.say('cli.serve.stopped')));
      return 0;
    } catch (error) {
      throw notServed(error, startWords(error, dialogue.locale));
    }
  },
};
