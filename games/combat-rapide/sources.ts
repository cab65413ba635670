/**
 * The documents the game rests on, the first with the last word. EU8 is the community rewrite and counts losses in
 * thirds; its draft of 2003 keeps the rules of Extension No 2 except where it marks a change.
 */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: { en: 'Combat Rapide, French player aid', fr: 'Combat Rapide, aide de jeu' },
    edition: { en: 'Extension No 2', fr: 'Extension nº 2' },
    language: 'fr',
    holder: { en: 'Philippe Thibaut, Azure Wish Edition' },
  },
  eu8: {
    title: { en: 'Europa Universalis 8, game tables', fr: 'Europa Universalis 8, tables de jeu' },
    edition: { en: 'EU8, 2013–2020' },
    language: 'en',
    holder: { en: 'BAM Games' },
  },
  draft2003: {
    title: {
      en: 'The new rapid battle system, draft of Europa Universalis 8',
      fr: 'Le nouveau combat rapide, brouillon d’Europa Universalis 8',
    },
    edition: { en: 'EU8, 2003' },
    language: 'en',
    holder: { en: 'BAM Games' },
  },
} as const satisfies Record<string, SourceDocument>;
