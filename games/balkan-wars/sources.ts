/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: { en: 'Balkan Wars, French player aid', fr: 'Balkan Wars, aides de jeu françaises' },
    edition: {
      en: 'French translation with the published errata marked',
      fr: 'traduction française, avec les errata publiés',
    },
    language: 'fr',
    holder: {
      en: 'Strategy & Tactics 164 / Decision Games; translator of the French aid',
      fr: 'Strategy & Tactics 164 / Decision Games ; le traducteur de l’aide française',
    },
  },
  errata: {
    title: { en: 'Balkan Wars, compiled errata', fr: 'Balkan Wars, errata compilés' },
    edition: { en: 'Strategy & Tactics 166 and 167', fr: 'Strategy & Tactics 166 et 167' },
    language: 'en',
    holder: { en: 'Decision Games' },
  },
  variant: {
    title: { en: 'Balkan Wars, sequence of play (Moves 81)', fr: 'Balkan Wars, séquence de jeu (Moves 81)' },
    edition: { en: 'Moves 81' },
    language: 'en',
    holder: { en: 'Joseph Miranda / Decision Games' },
  },
  review: {
    title: { en: 'Balkan Wars, review in ZOCO', fr: 'Balkan Wars, critique dans ZOCO' },
    edition: { en: 'ZOCO' },
    language: 'en',
    holder: { en: 'ZOCO' },
  },
} as const satisfies Record<string, SourceDocument>;
