/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  rules: {
    title: { en: 'The Pass, rules', fr: 'Le Col, règles' },
    edition: { en: '1' },
    language: 'en',
    holder: { en: 'Grognard (MIT)' },
  },
  map: {
    title: { en: 'The Pass, map sheet', fr: 'Le Col, carte' },
    edition: { en: '1' },
    language: 'en',
    holder: { en: 'Grognard (MIT)' },
  },
} as const satisfies Record<string, SourceDocument>;
