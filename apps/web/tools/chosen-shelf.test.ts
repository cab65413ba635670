/** The site built with a shelf of somebody's choice: a game of the house, and one from a file. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'grognard-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('holds these games and no other', async () => {
  const compiled = spawnSync(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '-b', 'games/shelf'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(compiled.stdout).toBe('');
  const made = await rolldown({ input: join(root, 'games/dist/specimen/game.js'), platform: 'node' });
  await made.write({ file: join(folder, 'the-ford.js'), format: 'esm' });
  const site = join(folder, 'site');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder, GROGNARD_GAMES: './the-ford.js,balkan-wars' },
    },
  );
  expect(status, stderr).toBe(0);
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, object>;
  const opened = Object.entries(manifest).filter(([, chunk]) => 'isDynamicEntry' in chunk);
  const games = opened.map(([name]) => name).filter((name) => /the-ford|\/game\.ts$/.test(name));
  expect(games.map((name) => name.replace(/^.*\/(?=the-ford|[^/]+\/game)/, '')).toSorted()).toEqual([
    'balkan-wars/game.ts',
    'the-ford.js',
  ]);
});
