/** The catalogue of the house's own shelf, printed into the bundle when that is made; nothing where the games are at hand. */
import type { Described } from '@grognard/games/dialect';

export const printed: readonly Described[] = [];
