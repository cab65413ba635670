import { type Game, speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { optionWords } from './sentences.ts';

const text = {
  'ask.coins.none': 'none',
  'ask.coins.option': ({ option, side, red }: { option: string; side?: string; red?: readonly string[] }) =>
    side === 'red' && red ? red[Number(option)] : `coin ${option}`,
};

const game = { text: { en: text, fr: text } } as unknown as Game;
const say = speaker(game.text.en);

test('an option that no key foresees is worded from the facts of its question', () => {
  const ask = { key: 'ask.coins', facts: { red: ['copper', 'brass'] } };
  expect(optionWords(game, say, ask, '1', 'red')).toBe('brass');
  expect(optionWords(game, say, ask, '1', 'blue')).toBe('coin 1');
  // A journal has only the name of the question.
  expect(optionWords(game, say, 'ask.coins', '1', 'red')).toBe('coin 1');
});

test('a key of its own goes before it, and without either an option stands as it is', () => {
  expect(optionWords(game, say, 'ask.coins', 'none')).toBe('none');
  expect(optionWords(game, say, 'ask.hexes', 'Dunkirk')).toBe('Dunkirk');
});
