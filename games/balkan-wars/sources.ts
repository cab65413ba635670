/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: { en: 'Balkan Wars, French player aid', fr: 'Balkan Wars, aides de jeu françaises' },
    edition: 'French translation with the published errata marked',
    language: 'fr',
    holder: 'Strategy & Tactics 164 / Decision Games; translator of the French aid',
  },
  errata: {
    title: { en: 'Balkan Wars, compiled errata', fr: 'Balkan Wars, errata compilés' },
    edition: 'Strategy & Tactics 166 and 167',
    language: 'en',
    holder: 'Decision Games',
  },
  variant: {
    title: { en: 'Balkan Wars, sequence of play (Moves 81)', fr: 'Balkan Wars, séquence de jeu (Moves 81)' },
    edition: 'Moves 81',
    language: 'en',
    holder: 'Joseph Miranda / Decision Games',
  },
  review: {
    title: { en: 'Balkan Wars, review in ZOCO', fr: 'Balkan Wars, critique dans ZOCO' },
    edition: 'ZOCO',
    language: 'en',
    holder: 'ZOCO',
  },
} as const satisfies Record<string, SourceDocument>;
