/** The shelf: every game, loaded when it is opened. */
import type { Bilingual, Game } from '@grognard/kernel';

export interface ShelfEntry {
  readonly id: string;
  readonly titles: Bilingual;
  readonly period: string;
  load(): Promise<Game>;
}

const entry = (
  id: string,
  en: string,
  fr: string,
  period: string,
  load: () => Promise<{ game: Game }>,
): ShelfEntry => ({
  id,
  titles: { en, fr },
  period,
  load: async () => (await load()).game,
});

export const shelf: readonly ShelfEntry[] = [
  entry('balkan-wars', 'Balkan Wars', 'Balkan Wars', '1912–13', () => import('./balkan-wars/game.ts')),
  entry(
    'unconditional-surrender',
    'Unconditional Surrender! World War 2 in Europe',
    'Unconditional Surrender! World War 2 in Europe',
    '1939–45',
    () => import('./unconditional-surrender/game.ts'),
  ),
  entry(
    'combat-rapide',
    'Europa Universalis: Combat Rapide',
    'Europa Universalis : Combat Rapide',
    '1492–1797',
    () => import('./combat-rapide/game.ts'),
  ),
  entry(
    'clash-of-monarchs',
    'Clash of Monarchs',
    'Clash of Monarchs',
    '1756–63',
    () => import('./clash-of-monarchs/game.ts'),
  ),
  entry('aegean-strike', 'Aegean Strike', 'Aegean Strike', '1980s', () => import('./aegean-strike/game.ts')),
  entry('specimen', 'The Ford (specimen)', 'Le Gué (spécimen)', '—', () => import('./specimen/game.ts')),
];
