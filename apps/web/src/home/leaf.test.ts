import { shelf } from '@grognard/games';
import { expect, test } from 'vitest';
import { leafOf } from './leaf.ts';

const load = async (id: string) => {
  const game = await shelf.find((each) => each.id === id)?.load();
  if (!game) throw new Error(`${id} is not on the shelf`);
  return game;
};

test('a leaf counts what the game holds, and names its charts in both languages', async () => {
  const game = await load('specimen');
  expect(leafOf(game)).toEqual({
    id: 'specimen',
    cover: game.cover,
    charts: 1,
    tables: 2,
    examples: 4,
    first: [{ procedure: 'assault', title: { en: 'Assault', fr: 'Assaut' } }],
  });
});

test('the odds of a showcase sum to one, each in both languages', async () => {
  const game = await load('specimen');
  const preset = game.examples.find((each) => each.preset && each.procedure === 'assault');
  const { showcase } = leafOf({ ...game, showcase: preset?.id ?? '' });
  expect(showcase?.shares.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
  expect(showcase?.shares.filter(({ words: { en, fr } }) => en === '' || fr === '')).toEqual([]);
  // The specimen orders no outcomes: none is tinted.
  expect(showcase?.shares.filter(({ tint }) => tint)).toEqual([]);
});

test('every showcase on the shelf can be drawn, with someone to speak for each side', async () => {
  const shown = (await Promise.all(shelf.map(async (entry) => leafOf(await entry.load())))).flatMap(
    ({ showcase }) => showcase ?? [],
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const { forces, shares } of shown) {
    expect(forces).toHaveLength(2);
    for (const { name, svg } of forces)
      expect([name.en, name.fr, svg].every((text) => (text ?? '').length > 0)).toBe(true);
    expect(shares.length).toBeGreaterThan(1);
  }
});
