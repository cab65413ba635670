import {
  check,
  exampleIn,
  LOCALES,
  open,
  packed,
  practiceNumbers,
  sample,
  situationPlace,
  unpacked,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';
import { speakerFor } from './words/index.ts';

/** A link is sent whole: with an address before it as long as any we know. */
const ADDRESS = 'https://grognard.example.org/table-companion/';
const LONGEST = 400;

describe.each(shelf.map(({ id, load }) => [id, load] as const))('%s', (_id, load) => {
  test.each(LOCALES)('every preset fits a short link, and opens as itself (%s)', async (locale) => {
    const game = await load();
    const say = speakerFor(game, locale);
    for (const example of game.examples.filter(({ preset }) => preset)) {
      const { input: said, rulings: chosen = {} } = exampleIn(game, example, say);
      const opened = open(game, example.procedure, said, { rulings: chosen });
      if (!opened.ok) throw new Error(`${example.id} is refused`);
      const { procedure, input, book } = opened.value;
      const link = `${ADDRESS}${situationPlace(game, procedure, { input, rulings: book.rulings })}`;
      expect(link.length, `${example.id}: ${link}`).toBeLessThanOrEqual(LONGEST);
      const read = unpacked(game, procedure, link.split('?s=')[1] ?? '');
      expect(read, example.id).toMatchObject({ version: game.version, unknown: 0 });
      const again = open(game, example.procedure, read?.input, { rulings: read?.rulings ?? {} });
      expect(again.ok && again.value.input, example.id).toEqual(input);
      expect(again.ok && again.value.book.rulings, example.id).toEqual(book.rulings);
    }
  });

  test('whatever may be said comes back from a link', async () => {
    const game = await load();
    const next = practiceNumbers(7);
    for (const procedure of Object.values(game.procedures)) {
      for (let time = 0; time < 5; time += 1) {
        const input = sample(procedure.input, next) as Parameters<typeof packed>[2]['input'];
        const code = packed(game, procedure, { input, rulings: {} });
        const again = check(procedure.input, unpacked(game, procedure, code)?.input);
        expect(again, procedure.id).toEqual(check(procedure.input, input));
      }
    }
  });
});
