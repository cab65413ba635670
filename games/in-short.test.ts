/** Every modifier of every game can be called in a word or two, in every language: a line at the table has no room for more. */
import { type Game, type List, words } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';
import { inShort, speakerFor } from './words/index.ts';

const LONGEST = 20;

const modifiersOf = ({ tables }: Game) =>
  Object.values(tables)
    .filter((table): table is List => table.shape === 'list')
    .filter(({ columns }) => Object.hasOwn(columns, 'text') && Object.hasOwn(columns, 'value'))
    .flatMap(({ rows }) => Object.entries(rows).map(([id, { text }]) => ({ id, text: words(String(text)) })));

describe.each(await Promise.all(shelf.map(async ({ id, load }) => ({ id, game: (await load()) as Game }))))(
  '$id',
  ({ game }) => {
    test.each(['en', 'fr'] as const)('in %s', (locale) => {
      const say = speakerFor(game, locale);
      const modifiers = modifiersOf(game);
      expect(modifiers.length).toBeGreaterThan(0);
      const long = modifiers.map((each) => inShort(game, say, each)).filter((name) => name.length > LONGEST);
      expect(long).toEqual([]);
    });
  },
);

test('a modifier is called as its list calls it in short, or else as its row is named, or else as the page says it', async () => {
  const game = (await shelf.find(({ id }) => id === 'balkan-wars')?.load()) as Game;
  const say = speakerFor(game, 'en');
  expect(inShort(game, say, { id: 'attackerCharge', text: words('modifier.attackerCharge') })).toBe('Charge');
  expect(inShort(game, say, { id: 'engineers', text: words('modifier.engineers') })).toBe('Engineers');
  expect(inShort(game, say, { id: 'engineers', text: words('shift.terrain') })).toBe(say(words('shift.terrain')));
});
