import { shelf } from '@grognard/games';
import { openExample } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { certainOf, isCertain } from './certain.ts';

describe.each(shelf)('$id', ({ load }) => {
  test('what its examples call certain is answered at once, and nothing else is', async () => {
    const game = await load();
    for (const example of game.examples.filter(({ refused }) => !refused)) {
      const procedure = game.procedures[example.procedure] ?? expect.fail();
      const played = certainOf(openExample(game, example));
      if (isCertain(game, procedure))
        expect(played?.result, example.id).toMatchObject((example.expect ?? {}) as object);
      if ((example.dice ?? []).length > 0) expect(played, example.id).toBeUndefined();
    }
  });
});
