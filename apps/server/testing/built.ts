/** The server, or its worker, as one plain file that Node can run, made from the sources as they are. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
/** Inside node_modules, so that what is not bundled is found from there. */
const FOLDER = join(ROOT, 'node_modules/.grognard');

/** The server's command, which a test starts in a process of its own. */
export const builtServer = (): Promise<string> => built('testing/child.ts', 'server');

/** The worker's thread. */
export const builtWorker = (): Promise<string> => built('forecasts/worker.ts', 'worker');

/** Bundles the workspace's own code and leaves the rest to Node. Gives the path of the file. */
async function built(entry: string, name: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, `${name}-`));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'apps/server'),
    resolve: { conditions: ['source'] },
    // One file loads in half the time; what has native parts or files beside it stays outside.
    ssr: {
      noExternal: true,
      external: ['libsql', 'pg', '@fastify/static'],
      resolve: { conditions: ['source'] },
    },
    build: {
      ssr: join(ROOT, 'apps/server', entry),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return join(folder, 'main.mjs');
}
