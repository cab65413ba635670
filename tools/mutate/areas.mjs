/** The areas a mutation run may go over: where changes are planted, and which tests must find them. */

/** Words, examples and tests are not planted in: they are what the rest is judged by. */
const NEVER =
  /(^|\/)(text|examples|testing|dist|node_modules|scenarios)\/|\.(test|d|examples|oracle)\.m?ts$|(^|\/)index\.ts$/;

const game = (id) => ({
  sources: new RegExp(`^games/${id}/(?!campaign|tables/)`),
  tests: [`games/${id}`],
});

export const AREAS = {
  kernel: { sources: /^kernel\/(?!fair\/|campaign\/)/, tests: ['kernel'] },
  'kernel-campaign': { sources: /^kernel\/campaign\//, tests: ['kernel/campaign', 'games/balkan-wars/campaign'] },
  fair: { sources: /^kernel\/fair\//, tests: ['kernel/fair', 'apps/server/fair'] },
  hexes: { sources: /^hexes\//, tests: ['hexes'] },
  tables: { sources: /^games\/[^/]+\/tables\//, tests: ['games'] },
  campaigns: { sources: /^games\/[^/]+\/(campaign|effects)/, tests: ['games'] },
  words: { sources: /^games\/words\//, tests: ['games'] },
  'balkan-wars': game('balkan-wars'),
  'combat-rapide': game('combat-rapide'),
  'clash-of-monarchs': game('clash-of-monarchs'),
  'aegean-strike': game('aegean-strike'),
  'unconditional-surrender': game('unconditional-surrender'),
  'specimen-hexes': { sources: /^games\/specimen-hexes\//, tests: ['games/specimen-hexes'] },
  command: { sources: /^apps\/cli\//, tests: ['apps/cli'] },
  server: { sources: /^apps\/server\//, tests: ['apps/server'] },
};

/** The files of an area that are planted in. */
export const sourcesOf = (area, files) =>
  files.filter((file) => /\.ts$/.test(file) && AREAS[area].sources.test(file) && !NEVER.test(file));
