import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@grognard/games';
import { describe, expect, test } from 'vitest';

const games = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'games');
const folders = readdirSync(games, { withFileTypes: true })
  .filter((each) => each.isDirectory() && readdirSync(join(games, each.name)).includes('game.ts'))
  .map(({ name }) => name);

/** The editions of a game stand in its folder, and are called after it. */
const editions = folders.flatMap((folder) => {
  const all = join(games, folder, 'editions');
  return existsSync(all)
    ? readdirSync(all).map((name) => ({ id: `${folder}-${name}`, path: `${folder}/editions/${name}` }))
    : [];
});
const places = [...folders, ...editions.map(({ path }) => path)];

describe('the shelf', () => {
  test('has every game and every edition once, by the name of its folder', () => {
    expect(shelf.map(({ id }) => id).toSorted()).toEqual([...folders, ...editions.map(({ id }) => id)].toSorted());
  });

  test.each(shelf.map((entry) => [entry.id, entry] as const))(
    'says of %s what the game says of itself',
    async (_, entry) => {
      const { id, titles, period } = await entry.load();
      const { load, ...facts } = entry;
      expect(facts).toEqual({ id, titles, period });
    },
  );

  test('loads no game before it is opened', () => {
    const text = readFileSync(join(games, 'index.ts'), 'utf8');
    const loaded = [...text.matchAll(/^import (?!type ).* from '(.*)';$/gm)].map(([, path]) => path);
    expect(loaded.toSorted()).toEqual(places.map((folder) => `./${folder}/facts.ts`).toSorted());
    for (const folder of places) expect(readFileSync(join(games, folder, 'facts.ts'), 'utf8')).not.toMatch(/^import/m);
  });
});
