/** What stands in a space besides its ground: small marks, the same as on counters where they mean the same. */
import { GLYPHS, type Glyph } from '../counters/glyphs.ts';
import { box, corners, mirrored, ring } from '../counters/shapes.ts';

/** The marks that features may be drawn as. */
export const FEATURE_MARKS = ['city', 'town', 'capital', 'port', 'airbase', 'fortress', 'depot'] as const;

/** One of those marks. */
export type FeatureMark = (typeof FEATURE_MARKS)[number];

const OTHER_WORDS: Readonly<Record<string, FeatureMark>> = {
  village: 'town',
  harbour: 'port',
  airfield: 'airbase',
  fort: 'fortress',
  fortification: 'fortress',
  objective: 'capital',
  magazine: 'depot',
};

/** The mark of each word that has one: as told, or as it says itself. */
export const featureMarksOf = (
  words: readonly string[],
  told: Readonly<Record<string, FeatureMark>> = {},
): ReadonlyMap<string, FeatureMark> =>
  new Map(
    words.flatMap((word) => {
      const mark = told[word] ?? FEATURE_MARKS.find((known) => known === word) ?? OTHER_WORDS[word];
      return mark ? [[word, mark] as const] : [];
    }),
  );

/** In a box of 30 by 20, as the symbols of counters. */
export const FEATURE_GLYPHS: Readonly<Record<FeatureMark, Glyph>> = {
  city: {
    solid:
      box(3, 3, 7, 6) + box(12, 1, 8, 8) + box(22, 4, 6, 5) + box(1, 11, 9, 7) + box(12, 11, 5, 8) + box(19, 11, 8, 6),
  },
  town: { solid: box(7, 5, 7, 6) + box(16, 4, 6, 7) + box(11, 13, 8, 5) },
  capital: {
    solid: mirrored(15, corners('15 0, 17.6 6.8, 25 7.2, 19.3 11.8, 21.2 19, 15 15')),
  },
  port: {
    field: ring(15, 10, 9.2),
    bold: 'M15 5V15.4M11.6 7.4H18.4M9.4 11.6C10 14.4 12.4 15.6 15 15.6S20 14.4 20.6 11.6',
  },
  airbase: GLYPHS.airbase,
  fortress: GLYPHS.fortification,
  depot: GLYPHS.depot,
};
