/** The leaves of every game on the shelf; read only while the site is built. */
import { shelf } from '@grognard/games';
import { type Leaf, leafOf } from './leaf.ts';

export const leaves: readonly Leaf[] = await Promise.all(shelf.map(async ({ load }) => leafOf(await load())));
