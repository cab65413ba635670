/** A shelf chosen when the site is built: `GROGNARD_GAMES` names it, as it does for the command and the server. */
import type { Plugin } from 'vite';

interface Chosen {
  readonly id: string;
  readonly titles: unknown;
  readonly period: string;
  /** Where the game is imported from. */
  readonly from: string;
}

/** `shelf` is the file the house's own games stand in; nothing is changed where no names are given. */
export function chosenShelf(names: string | undefined, shelf: string): Plugin {
  return {
    name: 'chosen-shelf',
    enforce: 'pre',
    async load(id) {
      return names && id === shelf ? moduleOf(await chosenBy(names, shelf)) : null;
    },
  };
}

async function chosenBy(names: string, shelf: string): Promise<readonly Chosen[]> {
  const [{ shelf: ours }, { namesIn, placeOf, shelfOf }] = await Promise.all([
    import('@grognard/games'),
    import('@grognard/games/shelf'),
  ]);
  // npm runs a workspace's script in the folder of that workspace, and says where it was called.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const placed = async (name: string): Promise<readonly Chosen[]> =>
    (await shelfOf([name], here)).map((entry) => {
      const { load: _, ...facts } = entry;
      const own = shelf.replace(/index\.ts$/, `${facts.id}/game.ts`);
      return { ...facts, from: ours.includes(entry) ? own : (placeOf(name, here) ?? own) };
    });
  return (await Promise.all(namesIn(names).map(placed))).flat();
}

/** The same shape as the house's own shelf: what each game says of itself, and a way to load it when it is opened. */
const moduleOf = (games: readonly Chosen[]): string =>
  `export const shelf = [\n${games
    .map(({ from, ...facts }) => {
      const load = `async () => (await import(${JSON.stringify(from)})).game`;
      return `  { ...${JSON.stringify(facts)}, load: ${load} },\n`;
    })
    .join('')}];\n`;
