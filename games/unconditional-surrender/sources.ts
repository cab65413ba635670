/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  aid: {
    title: {
      en: 'Unconditional Surrender!, French combat aid',
      fr: 'Unconditional Surrender!, aide de jeu française sur le combat',
    },
    edition: { en: '2014' },
    language: 'fr',
    holder: { en: 'GMT Games' },
  },
  rulebook: {
    title: { en: 'Unconditional Surrender!, rulebook', fr: 'Unconditional Surrender!, livret de règles' },
    edition: { en: '2014' },
    language: 'en',
    holder: { en: 'GMT Games' },
  },
  errata: {
    title: { en: 'Unconditional Surrender!, errata', fr: 'Unconditional Surrender!, errata' },
    edition: { en: '2017' },
    language: 'en',
    holder: { en: 'GMT Games' },
  },
} as const satisfies Record<string, SourceDocument>;
