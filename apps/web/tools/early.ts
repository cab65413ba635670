/**
 * Scripts are fetched at once, not one after another as each names the next: those of the first screen by the page itself,
 * those of a game for whoever comes straight to it.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

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

const headed = (tag: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag,
  attrs: { ...attrs },
  injectTo: 'head',
});

/** What the entry needs besides itself. */
const aheadOf = (bundle: Bundle, entry: string): readonly string[] =>
  [...closure(bundle, entry)].filter((file) => file.endsWith('.js') && file !== entry);

export const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {}, chunk }) => [
    ...aheadOf(bundle, chunk?.fileName ?? '').map((file) =>
      headed('link', { rel: 'modulepreload', crossorigin: '', href: `./${file}` }),
    ),
    headed('script', { src: `./${FILE}` }),
  ],
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
    const source = scriptFor(aheadOf(bundle, entry.fileName), hashed(chart, [first]), Object.fromEntries(games));
    this.emitFile({ type: 'asset', fileName: FILE, source });
  },
};

/** The entry is the largest of the first screen's: once the others are here it nearly is, and the line is free for the rest. */
const scriptFor = (
  ahead: readonly string[],
  chart: readonly string[],
  games: Readonly<Record<string, readonly string[]>>,
): string => `{
  const games = ${JSON.stringify(games)};
  const [, game, page] = /^#\\/game\\/([\\w-]+)(?:\\/(chart))?/.exec(location.hash) ?? [];
  const rest = [page ? ${JSON.stringify(chart)} : [], games[game] ?? []].flat();
  const ask = (href) =>
    new Promise((resolve) => {
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
      const link = Object.assign(document.createElement('link'), kind, { href, onload: resolve, onerror: resolve });
      document.head.append(link);
    });
  if (rest.length > 0) void Promise.all(${JSON.stringify(ahead)}.map(ask)).then(() => rest.forEach(ask));
}
`;
