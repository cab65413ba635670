/** The documents the game rests on, the first with the last word. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: { en: 'Combat Rapide, French player aid', fr: 'Combat Rapide, aide de jeu' },
    edition: 'Extension No 2 of Europa Universalis; its tables were images and are lost',
    language: 'fr',
    holder: 'Philippe Thibaut, Azure Wish Edition',
  },
  eu8: {
    title: { en: 'Europa Universalis 8, game tables', fr: 'Europa Universalis 8, tables de jeu' },
    edition: 'tables of the community rewrite, 2013 to 2020; losses counted in thirds',
    language: 'en',
    holder: 'BAM Games',
  },
  draft2003: {
    title: {
      en: 'The new rapid battle system, draft of Europa Universalis 8',
      fr: 'Le nouveau combat rapide, brouillon d’Europa Universalis 8',
    },
    edition: '2003 draft; keeps the rules of Extension No 2 except where marked',
    language: 'en',
    holder: 'BAM Games',
  },
} as const satisfies Record<string, SourceDocument>;
