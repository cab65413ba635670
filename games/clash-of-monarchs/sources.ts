/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: { en: 'Clash of Monarchs, French player aid', fr: 'Clash of Monarchs, aide de jeu française' },
    edition: {
      en: 'Translation of the player-aid cards, undated, probably of the first edition',
      fr: 'traduction des cartes d’aide, sans date, sans doute de la première édition',
    },
    language: 'fr',
    holder: {
      en: 'GMT Games (game); the translator (translation)',
      fr: 'GMT Games (le jeu) ; le traducteur (la traduction)',
    },
  },
  charts: {
    title: { en: 'Clash of Monarchs, Living Rules charts', fr: 'Clash of Monarchs, tables des règles évolutives' },
    edition: { en: 'Charts A, August 2009', fr: 'Charts A, août 2009' },
    language: 'en',
    holder: { en: 'GMT Games' },
  },
  thread: {
    title: {
      en: 'Rulebook questions and inconsistencies (players’ discussion 348717)',
      fr: 'Questions et incohérences du livret (discussion de joueurs 348717)',
    },
    edition: { en: 'BoardGameGeek' },
    language: 'en',
    holder: { en: 'its authors', fr: 'leurs auteurs' },
  },
} as const satisfies Record<string, SourceDocument>;
