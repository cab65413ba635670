/** The app without a network: a list of all that was built, in the worker that keeps it, and the app's own card. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../offline/service-worker.js', import.meta.url));
const CARD = 'manifest.webmanifest';
const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/;
const NOT_KEPT = /^(\.vite[/\\]|sw\.js$)/;

/** `card` is what a phone shows of the app once it is installed. */
export const offline = (card: Readonly<Record<string, unknown>>): Plugin => ({
  name: 'offline',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `./${CARD}` }, injectTo: 'head' }],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: CARD, source: `${JSON.stringify(card)}\n` });
  },
  writeBundle({ dir = '' }) {
    writeFileSync(join(dir, 'sw.js'), workerFor(dir));
  },
});

/** The worker as it stands, with every file's name; any other content is another version. */
function workerFor(site: string): string {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((path) => KEPT.test(path) && !NOT_KEPT.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const version = createHash('sha256');
  const text = readFileSync(WORKER, 'utf8');
  for (const part of [text, ...files.map((file) => readFileSync(join(site, file)))]) version.update(part);
  return text
    .replace('self.__GROGNARD_FILES', JSON.stringify(files))
    .replace('self.__GROGNARD_VERSION', JSON.stringify(version.digest('hex').slice(0, 16)));
}
