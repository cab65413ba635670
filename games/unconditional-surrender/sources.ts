/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: {
      en: 'Unconditional Surrender!, French combat aid',
      fr: 'Unconditional Surrender!, aide de jeu française sur le combat',
    },
    edition: '2014',
    language: 'fr',
    holder: 'GMT Games',
  },
  rulebook: {
    title: { en: 'Unconditional Surrender!, rulebook', fr: 'Unconditional Surrender!, livret de règles' },
    edition: '2014',
    language: 'en',
    holder: 'GMT Games',
  },
  errata: {
    title: { en: 'Unconditional Surrender!, errata', fr: 'Unconditional Surrender!, errata' },
    edition: '2017',
    language: 'en',
    holder: 'GMT Games',
  },
} as const satisfies Record<string, SourceDocument>;
