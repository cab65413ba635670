/** The shelf: every game with what it says of itself, loaded when it is opened. */
import type { Game } from '@grognard/kernel';
import { facts as aegeanStrike } from './aegean-strike/facts.ts';
import { facts as balkanWars } from './balkan-wars/facts.ts';
import { facts as clashOfMonarchs2009 } from './clash-of-monarchs/editions/2009/facts.ts';
import { facts as clashOfMonarchs } from './clash-of-monarchs/facts.ts';
import { facts as combatRapide } from './combat-rapide/facts.ts';
import { facts as specimen } from './specimen/facts.ts';
import { facts as specimenHexes } from './specimen-hexes/facts.ts';
import { facts as unconditionalSurrender } from './unconditional-surrender/facts.ts';

type ShelfFacts = Pick<Game, 'id' | 'titles' | 'period'>;

/** A game on the shelf, opened when it is wanted. */
export interface ShelfEntry extends ShelfFacts {
  load(): Promise<Game>;
}

const entry = (facts: ShelfFacts, load: () => Promise<{ game: Game }>): ShelfEntry => ({
  ...facts,
  load: async () => (await load()).game,
});

/** The house’s own games, in the order they are shown. */
export const shelf: readonly ShelfEntry[] = [
  entry(balkanWars, () => import('./balkan-wars/game.ts')),
  entry(unconditionalSurrender, () => import('./unconditional-surrender/game.ts')),
  entry(combatRapide, () => import('./combat-rapide/game.ts')),
  entry(clashOfMonarchs, () => import('./clash-of-monarchs/game.ts')),
  entry({ ...clashOfMonarchs, ...clashOfMonarchs2009 }, () => import('./clash-of-monarchs/editions/2009/game.ts')),
  entry(aegeanStrike, () => import('./aegean-strike/game.ts')),
  entry(specimen, () => import('./specimen/game.ts')),
  entry(specimenHexes, () => import('./specimen-hexes/game.ts')),
];
