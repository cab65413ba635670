/** Every worked example of every game on the shelf; read only while the site is built. */
import { shelf } from '@grognard/games';

export const printed = Object.fromEntries(
  await Promise.all(shelf.map(async ({ id, load }) => [id, (await load()).examples] as const)),
);
