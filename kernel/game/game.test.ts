import { expect, test } from 'vitest';
import { localesOf } from './game.ts';

test('a game brings the languages it has words for', () => {
  expect([localesOf({ text: { en: {}, fr: {} } }), localesOf({ text: { en: {} } })]).toEqual([['en', 'fr'], ['en']]);
});
