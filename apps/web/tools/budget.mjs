/** How much script a visit fetches, read from the manifest of the build. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** DESIGN §10, in bytes as a server sends them: the build writes the compressed files beside the plain ones. */
export const FIRST_LOAD = 150_000;
export const ONE_GAME = 110_000;
/** What games have in common, the library of maps above all: fetched with the first of them, and cached for all others. */
export const IN_COMMON = 15_000;

/** Every script that comes with an entry, without what is fetched later. */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) closure(manifest, each, seen);
  return seen;
}

/** What is measured: the very files that a server sends to browsers that take Brotli, and to those that take only gzip. */
const KINDS = { brotli: 'br', gzip: 'gz' };

export function budgetOf(site) {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const first = closure(manifest, 'index.html');
  const chart = new Set([
    ...first,
    ...['src/odds/worker.ts', 'src/pages/game-page.tsx', 'src/pages/chart-room.tsx'].flatMap((key) => [
      ...closure(manifest, key),
    ]),
  ]);
  const scripts = (keys) => [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  const size = (keys) =>
    Object.fromEntries(
      Object.entries(KINDS).map(([kind, ending]) => [
        kind,
        scripts(keys).reduce((sum, file) => sum + statSync(join(site, `${file}.${ending}`)).size, 0),
      ]),
    );
  const games = Object.keys(manifest)
    .filter((key) => /games\/[^/]+\/game\.ts$/.test(key))
    .map((key) => {
      const fetched = [...closure(manifest, key)].filter((each) => !chart.has(each));
      const isOwn = (each) => each === key || manifest[each].src !== undefined;
      return {
        game: key.split('/').at(-2),
        bytes: size(fetched.filter(isOwn)),
        common: size(fetched.filter((each) => !isOwn(each))),
      };
    });
  return { first: size(first), chart: size(chart), games };
}

/** What is over, in words; nothing when all is within. */
export function overruns({ first, games }) {
  const over = (what, bytes, most) =>
    Object.entries(bytes)
      .filter(([, count]) => count > most)
      .map(([kind, count]) => `${what} is ${count} bytes of script in ${kind}, ${count - most} too many`);
  return [
    ...over('the first load', first, FIRST_LOAD),
    ...games.flatMap(({ game, bytes, common }) => [
      ...over(game, bytes, ONE_GAME),
      ...over(`what ${game} has in common with others`, common, IN_COMMON),
    ]),
  ];
}
