/** At the table only the situations offered to players are fetched with a game; every other example when it is asked for. */
import type { Example } from '@grognard/kernel';
import type { Plugin } from 'vite';

/** Every example of every game on the shelf, by the game's id. */
type Examples = Readonly<Record<string, readonly Example[]>>;

const OFFERED = 'virtual:offered-examples/';
const ALL = 'virtual:all-examples/';
const EVERY = 'virtual:every-example';

/** A game of the house; an edition has the examples of the game it differs from, and few of its own. */
const GAME = /\/games\/([\w-]+)\/game\.ts$/;
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
      const all = (await examples())[name.slice(kind.length)] ?? [];
      return written(kind === OFFERED ? all.filter(({ preset }) => preset) : all);
    },
    transform: (code, id) => {
      const game = GAME.exec(id)?.[1];
      return game === undefined ? undefined : withOffered(code, game);
    },
  };
}

/** The presets stand in the place of the first list that is imported, and nothing in that of the others. */
function withOffered(code: string, game: string): string | undefined {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(', '));
  if (names.length === 0) return undefined;
  const lists = names.map((name, index) => `const ${name} = ${index === 0 ? 'offered' : '[]'};`);
  return `import { examples as offered } from '${OFFERED}${game}';\n${lists.join('\n')}\n${code.replaceAll(IMPORT, '')}`;
}

const written = (examples: readonly Example[]): string =>
  `export const examples = JSON.parse(${JSON.stringify(JSON.stringify(examples))});`;

const doors = (games: readonly string[]): string =>
  `export const everyExample = {\n${games
    .map((game) => `  '${game}': async () => (await import('${ALL}${game}')).examples,\n`)
    .join('')}};`;
