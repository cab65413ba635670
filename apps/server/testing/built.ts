/** The server, or its worker, as one plain file that Node can run, made from the sources as they are. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
/** Inside node_modules, so that what is not bundled is found from there. */
const FOLDER = join(ROOT, 'node_modules/.grognard');
const SOURCES = ['kernel', 'hexes', 'games', 'apps/server'].map((name) => join(ROOT, name));
const LEFT_OUT = new Set(['dist', 'node_modules']);
/** Long after the last test that asked for it. */
const OLD = 3_600_000;

/** The server's command, which a test starts in a process of its own. */
export const builtServer = (): Promise<string> => built('testing/child.ts', 'server');

/** The worker's thread. */
export const builtWorker = (): Promise<string> => built('forecasts/worker.ts', 'worker');

/** Made once for all the tests that ask for it, as long as no source changes. Gives the path of the file. */
async function built(entry: string, name: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const kept = join(FOLDER, `${name}-${digest()}`);
  const file = join(kept, 'main.mjs');
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(kept, now, now);
    return file;
  }
  forgetOld(name);
  const folder = mkdtempSync(join(FOLDER, `${name}-`));
  await bundle(entry, folder);
  try {
    renameSync(folder, kept);
  } catch {
    // Another test was quicker, and made the same.
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}

/** Another one for other sources, told by size and time. */
function digest(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    if (LEFT_OUT.has(each.name)) return [];
    const path = join(folder, each.name);
    return each.isDirectory() ? filesIn(path) : [path];
  });
}

function forgetOld(name: string): void {
  for (const each of readdirSync(FOLDER).filter((kept) => kept.startsWith(`${name}-`))) {
    const path = join(FOLDER, each);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > OLD) rmSync(path, { recursive: true, force: true });
  }
}

/** Bundles the workspace's own code and leaves the rest to Node. */
function bundle(entry: string, folder: string): Promise<unknown> {
  return build({
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
}
