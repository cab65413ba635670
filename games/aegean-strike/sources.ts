/** The documents the game rests on. */
import type { SourceDocument } from '@grognard/kernel';

export const sources = {
  charts: {
    title: {
      en: 'Aegean Strike, charts, tables and examples, French aid (version 1)',
      fr: 'Aegean Strike, graphiques, tableaux et exemples, aide française (version 1)',
    },
    edition: {
      en: 'Victory Games, 1986; French aid V1, read from a damaged scan',
      fr: 'Victory Games, 1986 ; aide française V1, lue d’après une numérisation abîmée',
    },
    language: 'fr',
    holder: { en: 'Victory Games; the translator of the aid', fr: 'Victory Games ; le traducteur de l’aide' },
  },
} as const satisfies Record<string, SourceDocument>;
