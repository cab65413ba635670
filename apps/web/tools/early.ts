/** Whoever comes straight to a game has its scripts fetched at once, not one after another as each names the next. */
import type { Plugin, Rolldown } from 'vite';

const FILE = 'early.js';
/** What a chart needs besides the first screen. */
const CHART = ['src/pages/game-page.tsx', 'src/pages/chart-room.tsx', 'src/odds/worker.ts'];
const GAME = /games\/([\w-]+(?:\/editions\/[\w-]+)?)\/game\.ts$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((each) => each.type === 'chunk');

/** A script, and every script and style that comes with it. */
function closure(bundle: Bundle, file: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const each of chunk.imports) closure(bundle, each, seen);
  return seen;
}

/** A game of the house goes by its folder, an edition by the folder of its game and its own. */
const nameOf = (module: string): string | undefined => GAME.exec(module)?.[1]?.replace('/editions/', '-');

export const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `./${FILE}` }, injectTo: 'head' }],
  generateBundle(_options, bundle) {
    const all = chunksOf(bundle);
    const entry = all.find(({ isEntry, name }) => isEntry && name === 'index');
    if (!entry) throw new Error('the site has no entry');
    const first = closure(bundle, entry.fileName);
    const wanted = all.filter(({ facadeModuleId }) => CHART.some((path) => facadeModuleId?.endsWith(path)));
    const chart = new Set(wanted.flatMap(({ fileName }) => [...closure(bundle, fileName)]));
    const hashed = (files: Iterable<string>, without: readonly ReadonlySet<string>[]): readonly string[] =>
      [...files].filter((file) => file.startsWith('assets/') && without.every((each) => !each.has(file)));
    const games = all.flatMap(({ facadeModuleId, fileName }) => {
      const name = nameOf(facadeModuleId ?? '');
      return name === undefined ? [] : [[name, hashed(closure(bundle, fileName), [first, chart])] as const];
    });
    const source = scriptFor(hashed(first, []), hashed(chart, [first]), Object.fromEntries(games));
    this.emitFile({ type: 'asset', fileName: FILE, source });
  },
};

const scriptFor = (
  first: readonly string[],
  chart: readonly string[],
  games: Readonly<Record<string, readonly string[]>>,
): string => `{
  const games = ${JSON.stringify(games)};
  const [, game, page] = /^#\\/game\\/([\\w-]+)(?:\\/(chart))?/.exec(location.hash) ?? [];
  const files = [${JSON.stringify(first)}, page ? ${JSON.stringify(chart)} : [], games[game] ?? []];
  for (const href of files.flat()) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href }));
  }
}
`;
