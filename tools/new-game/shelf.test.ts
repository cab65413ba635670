import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@grognard/games';
import { describe, expect, test } from 'vitest';

const games = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'games');
const folders = readdirSync(games, { withFileTypes: true })
  .filter((each) => each.isDirectory() && readdirSync(join(games, each.name)).includes('game.ts'))
  .map(({ name }) => name);

describe('the shelf', () => {
  test('has every game once, by the name of its folder', () => {
    expect(shelf.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
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
    expect(loaded.toSorted()).toEqual(folders.map((folder) => `./${folder}/facts.ts`).toSorted());
    for (const folder of folders) expect(readFileSync(join(games, folder, 'facts.ts'), 'utf8')).not.toMatch(/^import/m);
  });
});
