/** How much script a visit fetches, read from the manifest of the build. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** DESIGN §10, in bytes as a server sends them: the build writes the compressed files beside the plain ones. */
export const FIRST_LOAD = 150_000;
export const ONE_GAME = 100_000;

/** Every script that comes with an entry, without what is fetched later. */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const each of chunk.imports ?? []) closure(manifest, each, seen);
  return seen;
}

export function budgetOf(site) {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const size = (key) =>
    manifest[key].file.endsWith('.js') ? statSync(join(site, `${manifest[key].file}.br`)).size : 0;
  const sum = (keys) => [...keys].reduce((all, key) => all + size(key), 0);
  const first = closure(manifest, 'index.html');
  const chart = new Set([
    ...first,
    ...['src/odds/worker.ts', 'src/pages/game-page.tsx', 'src/pages/chart-room.tsx'].flatMap((key) => [
      ...closure(manifest, key),
    ]),
  ]);
  const games = Object.keys(manifest)
    .filter((key) => /games\/[^/]+\/game\.ts$/.test(key))
    .map((key) => ({
      game: key.split('/').at(-2),
      bytes: sum([...closure(manifest, key)].filter((each) => !chart.has(each))),
    }));
  return { first: sum(first), chart: sum(chart), games };
}

/** What is over, in words; nothing when all is within. */
export function overruns({ first, games }) {
  return [
    ...(first > FIRST_LOAD
      ? [`the first load is ${first} bytes of compressed script, ${first - FIRST_LOAD} too many`]
      : []),
    ...games
      .filter(({ bytes }) => bytes > ONE_GAME)
      .map(({ game, bytes }) => `${game} is ${bytes} bytes of compressed script, ${bytes - ONE_GAME} too many`),
  ];
}
