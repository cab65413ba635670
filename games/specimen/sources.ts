/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  rules: {
    title: { en: 'The Ford, rules', fr: 'Le Gué, règles' },
    edition: '1',
    language: 'en',
    holder: 'Grognard (MIT)',
  },
} as const satisfies Record<string, SourceDocument>;
