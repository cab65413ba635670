/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  rules: {
    title: { en: 'The Ford, rules', fr: 'Le Gué, règles' },
    edition: { en: '1' },
    language: 'en',
    holder: { en: 'Grognard (MIT)' },
  },
} as const satisfies Record<string, SourceDocument>;
