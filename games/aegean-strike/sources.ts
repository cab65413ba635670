/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  charts: {
    title: {
      en: 'Aegean Strike, charts, tables and examples, French aid (version 1)',
      fr: 'Aegean Strike, graphiques, tableaux et exemples, aide française (version 1)',
    },
    edition: 'Victory Games, 1986; French aid V1, read from a damaged scan',
    language: 'fr',
    holder: 'Victory Games; the translator of the aid',
  },
} as const satisfies Record<string, SourceDocument>;
