/** At the table only the situations offered to players are fetched with a game; every other example when it is asked for. */
import type { Example } from '@grognard/kernel';
import type { Plugin } from 'vite';

/** The examples of a game, and their origins in each language, by the English. */
interface Printed {
  readonly examples: readonly Example[];
  readonly told: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Every example of every game on the shelf, by the game's id. */
type Examples = Readonly<Record<string, Printed>>;

const OFFERED = 'virtual:offered-examples/';
const ALL = 'virtual:all-examples/';
const EVERY = 'virtual:every-example';

/** A game of the house; an edition has the examples of the game it differs from, and few of its own. */
const GAME = /\/games\/([\w-]+)\/game\.ts$/;
const ORIGINS = /\/games\/([\w-]+)\/text\/([a-z]{2})\/origins\.ts$/;
const IMPORT = /^import \{ ([\w, ]+) \} from '\.\/examples\/[\w./-]+';\n/gm;

/** `read` runs the games once, while the site is built. */
export function offeredExamples(read: () => Promise<Examples>): Plugin {
  let known: Promise<Examples> | undefined;
  const examples = (): Promise<Examples> => {
    known ??= read();
    return known;
  };
  return {
    name: 'offered-examples',
    enforce: 'pre',
    resolveId: (id) => ([OFFERED, ALL, EVERY].some((start) => id.startsWith(start)) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0virtual:')) return undefined;
      if (name === EVERY) return doors(Object.keys(await examples()));
      const [kind] = [OFFERED, ALL].filter((start) => name.startsWith(start));
      if (kind === undefined) return undefined;
      const all = (await examples())[name.slice(kind.length)] ?? { examples: [], told: {} };
      return kind === ALL
        ? `${written('examples', all.examples)}\n${written('told', all.told)}`
        : written('examples', all.examples.filter(isOffered).map(toPlay));
    },
    async transform(code, id) {
      const game = GAME.exec(id)?.[1];
      if (game !== undefined) return withOffered(code, game, Object.entries((await examples())[game]?.told ?? {}));
      const [, of = '', locale = ''] = ORIGINS.exec(id) ?? [];
      const known = (await examples())[of];
      return known && written('origins', offeredOrigins(known, locale));
    },
  };
}

/**
 * The presets stand in the place of the first list that is imported, and nothing in that of the others; their origins
 * in other languages stand beside them, for gzip looks back 32 kB and no further.
 */
function withOffered(code: string, game: string, told: readonly (readonly [string, object])[]): string | undefined {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(', '));
  if (names.length === 0) return undefined;
  const beside = told.flatMap(([locale, by]) =>
    Object.keys(by).length === 0 ? [] : [`import './text/${locale}/origins.ts';`],
  );
  const lists = names.map((name, index) => `const ${name} = ${index === 0 ? 'offered' : '[]'};`);
  const imports = [`import { examples as offered } from '${OFFERED}${game}';`, ...beside];
  return [...imports, ...lists, code.replaceAll(IMPORT, '')].join('\n');
}

const isOffered = ({ preset }: Example): boolean => preset === true;

/** What a language tells of the presets alone. */
const offeredOrigins = ({ examples, told }: Printed, locale: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(examples.filter(isOffered).map(({ origin }) => [origin, told[locale]?.[origin]]));

/** What a player takes up: what it must come to is for the page that proves it. */
const toPlay = ({ expect: _, effects: _effects, steps: _steps, odds: _odds, ...rest }: Example): Example => rest;

const written = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const doors = (games: readonly string[]): string =>
  `export const everyExample = {\n${games.map((game) => `  '${game}': () => import('${ALL}${game}'),\n`).join('')}};`;
