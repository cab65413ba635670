/** `serve`: the web app and shared campaigns from this machine, until it is stopped. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Refusal, Refused } from '@grognard/kernel';
import { text, texts, type Verb } from '../verb.ts';

/** The built web app stands in the bundle, or beside the command as built or in its sources. */
const webFolder = (): string | undefined =>
  ['./site', '../../web/dist/site', '../../../web/dist/site']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));

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

export const serve: Verb = {
  name: 'serve',
  options: [{ flags: '--port <port>' }, { flags: '--host <host>' }, { flags: '--database <database>' }],
  async run(dialogue, args) {
    const { serve: start, settingsFrom, startWords, StoreInUse, untilStopped } = await import('@grognard/server');
    const [port, host, database] = ['port', 'host', 'database'].map((name) => text(args, name));
    const more = texts(args, 'game');
    try {
      const settings = settingsFrom({
        GROGNARD_LOG: 'error',
        GROGNARD_WEB: webFolder(),
        ...process.env,
        ...(port !== undefined && { GROGNARD_PORT: port }),
        ...(host !== undefined && { GROGNARD_HOST: host }),
        ...(database !== undefined && { GROGNARD_DATABASE: database }),
        ...(more.length > 0 && { GROGNARD_GAMES: [dialogue.around.games ?? 'all', ...more].join(',') }),
      });
      const server = await start(settings);
      dialogue.answer({ listening: server.url, database: server.services.store.kind }, () => {
        dialogue.print(dialogue.say('cli.serve.at', { url: server.url }));
        // An address of a database may hold a password.
        const shown = settings.database.replace(/\/\/[^@/]*@/, '//…@');
        dialogue.print(dialogue.say('cli.serve.database', { database: shown }));
      });
      await untilStopped(server);
      dialogue.answer({ stopped: true }, () => dialogue.print(dialogue.say('cli.serve.stopped')));
      return 0;
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (isWithoutSqlite(error)) throw new Refused([{ code: 'noSqlite', at: '' }]);
      if (error instanceof StoreInUse) throw new Refused([{ code: 'storeInUse', at: error.path }]);
      const taken = (error as { readonly code?: string; readonly port?: number }).code === 'EADDRINUSE';
      if (taken) throw new Refused([portTaken((error as { readonly port: number }).port)]);
      const words = startWords(error, dialogue.locale) ?? [error instanceof Error ? error.message : String(error)];
      throw new Refused(words.map((reason) => ({ code: 'cannotServe', at: '', facts: { reason } })));
    }
  },
};
