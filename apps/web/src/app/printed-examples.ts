/** Every worked example of every game on the shelf, and where each comes from in other languages; read only while the site is built. */
import { shelf } from '@grognard/games';
import { type Game, localesOf } from '@grognard/kernel';

/** Each language's origins, by the English. */
const toldIn = (game: Game) =>
  Object.fromEntries(
    localesOf(game).map((locale) => [
      locale,
      Object.fromEntries(
        game.examples.flatMap(({ origin }) => {
          const told = game.text[locale]?.[origin];
          return typeof told === 'string' ? [[origin, told]] : [];
        }),
      ),
    ]),
  );

export const printed = Object.fromEntries(
  await Promise.all(
    shelf.map(async ({ id, load }) => {
      const game = await load();
      return [id, { examples: game.examples, told: toldIn(game) }] as const;
    }),
  ),
);
