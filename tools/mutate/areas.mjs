/** The areas a mutation run may go over: where changes are planted, and which tests must find them. */

/** Words, examples and tests are not planted in: they are what the rest is judged by. */
const NEVER =
  /(^|\/)(text|examples|testing|second-way|dist|node_modules|scenarios|tools)\/|\.(test|d|examples|oracle)\.m?ts$|(^|\/)(index|client\/api)\.ts$|(^|[./])[\w-]*cases\.ts$/;

/** Ornament: what is only looked at. */
const ORNAMENT =
  /^hexes\/(drawing\/(grounds|palette|pens|line-styles|swatches|feature-glyphs)|counters\/(glyphs|counter-symbols|shapes))\.ts$|\/(pigments|cover)\.ts$/;

/** What a game keeps from one procedure to the next. */
const KEPT = String.raw`(?:campaign(?:-state)?|effects|book|bookings|register|standing|earlier)(?:\.ts|/)`;

const game = (id) => ({
  sources: new RegExp(`^games/${id}/(?!tables/|${KEPT})`),
  tests: [`games/${id}/`],
});

export const AREAS = {
  campaigns: { sources: new RegExp(`^games/(?!words/)[^/]+/${KEPT}`), tests: ['games/'] },
  'aegean-strike': game('aegean-strike'),
  'balkan-wars': game('balkan-wars'),
  kernel: { sources: /^kernel\/(?!fair\/)/, tests: ['kernel/'] },
  fair: { sources: /^(kernel|apps\/server)\/fair\//, tests: ['kernel/fair/', 'apps/server/fair/'] },
  hexes: { sources: /^hexes\//, tests: ['hexes/'] },
  'clash-of-monarchs': game('clash-of-monarchs'),
  'unconditional-surrender': game('unconditional-surrender'),
  'combat-rapide': game('combat-rapide'),
  tables: { sources: /^games\/[^/]+\/tables\//, tests: ['games/'] },
  command: { sources: /^apps\/cli\//, tests: ['apps/cli/'] },
  server: { sources: /^apps\/server\/(?!fair\/)/, tests: ['apps/server/'] },
  words: { sources: /^games\/(words|dialect)\//, tests: ['games/', 'apps/cli/'] },
};

/** The files of an area that are planted in. */
export const sourcesOf = (area, files) =>
  files.filter(
    (file) => file.endsWith('.ts') && AREAS[area].sources.test(file) && !NEVER.test(file) && !ORNAMENT.test(file),
  );

/** Every file that may be planted in. */
export const allSources = (files) => [...new Set(Object.keys(AREAS).flatMap((area) => sourcesOf(area, files)))].sort();

/** The tests of an area; those that take minutes are left out. */
export const testsOf = (area, files) =>
  files.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !file.endsWith('.heavy.test.ts') &&
      AREAS[area].tests.some((folder) => file.startsWith(folder)),
  );
