/** What stands in a space besides its ground: small marks. */

/** The marks that features may be drawn as. */
export const FEATURE_MARKS = [
  'city',
  'town',
  'capital',
  'port',
  'airbase',
  'fortress',
  'fortress1',
  'fortress2',
  'fortress3',
  'depot',
] as const;

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
