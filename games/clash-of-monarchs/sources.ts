/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: { en: 'Clash of Monarchs, French player aid', fr: 'Clash of Monarchs, aide de jeu française' },
    edition: 'Translation of the player-aid cards, undated, probably of the first edition',
    language: 'fr',
    holder: 'GMT Games (game); the translator (translation)',
  },
  charts: {
    title: { en: 'Clash of Monarchs, Living Rules charts', fr: 'Clash of Monarchs, tables des règles évolutives' },
    edition: 'Charts A, August 2009',
    language: 'en',
    holder: 'GMT Games',
  },
  thread: {
    title: {
      en: 'Rulebook questions and inconsistencies (players’ discussion 348717)',
      fr: 'Questions et incohérences du livret (discussion de joueurs 348717)',
    },
    edition: 'BoardGameGeek',
    language: 'en',
    holder: 'its authors',
  },
} as const satisfies Record<string, SourceDocument>;
