import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { chosenShelf } from './tools/chosen-shelf.ts';
import { early } from './tools/early.ts';
import { offeredExamples } from './tools/offered-examples.ts';
import { offline } from './tools/offline.ts';
import { together } from './tools/together.ts';

const icons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
];

const source = (path: string): string => `${fileURLToPath(new URL('../..', import.meta.url))}${path}`;

/** Grids are laid out for the eye in their files; a reader's network need not carry the spaces. The parser takes any run. */
const tightGrids: Plugin = {
  name: 'tight-grids',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.table.ts')
      ? code.replace(
          /\b(grid|origins): `([^`$]*)`/g,
          (_, name: string, grid: string) => `${name}: \`${grid.replace(/ +/g, ' ')}\``,
        )
      : undefined,
};

/** Both languages of a chapter side by side: gzip looks back 32 kB and no further, and their keys are the same. */
const pairedWords: Plugin = {
  name: 'paired-words',
  enforce: 'pre',
  transform: (code, id) => {
    const chapter = /\/text\/en\/([\w-]+)\.ts$/.exec(id)?.[1];
    return chapter && `import '../fr/${chapter}.ts';\n${code}`;
  },
};

/** Workspace packages are read from their sources, so that the app needs no build of theirs. */
const alias = [
  { find: '@grognard/games/words', replacement: source('games/words/index.ts') },
  { find: '@grognard/kernel/fair', replacement: source('kernel/fair/index.ts') },
  { find: '@grognard/server/client', replacement: source('apps/server/client/index.ts') },
  { find: /^@grognard\/(kernel|hexes|games)$/, replacement: source('$1/index.ts') },
];

const shelf = chosenShelf(process.env['GROGNARD_GAMES'], source('games/index.ts'));

const LEAVES = '\0leaves';

/** Runs a module of the app while the site is built, with the games as they are. */
const atBuild = async <M>(path: string): Promise<M> =>
  (await runnerImport<M>(source(path), { resolve: { alias }, plugins: [shelf] })).module;

/** What the first screen shows of every game is worked out here, once, and not by each visitor. */
const shelfLeaves: Plugin = {
  name: 'shelf-leaves',
  resolveId: (id) => (id === 'virtual:leaves' ? LEAVES : undefined),
  async load(id) {
    if (id !== LEAVES) return undefined;
    const { leaves } = await atBuild<typeof import('./src/home/leaves.ts')>('apps/web/src/home/leaves.ts');
    return `export const leaves = ${JSON.stringify(leaves)};`;
  },
};

const offered = offeredExamples(async () => {
  const { printed } = await atBuild<typeof import('./src/app/printed-examples.ts')>(
    'apps/web/src/app/printed-examples.ts',
  );
  return printed;
});

export default defineConfig({
  // Under any path of any host: nothing is asked for from the root.
  base: './',
  resolve: { alias },
  plugins: [
    shelf,
    tightGrids,
    pairedWords,
    shelfLeaves,
    offered,
    react(),
    early,
    offline({
      name: 'Grognard',
      short_name: 'Grognard',
      description: 'Charts, exact odds and campaigns for historical board wargames',
      display: 'standalone',
      start_url: '.',
      scope: '.',
      background_color: '#f4f0e6',
      theme_color: '#f4f0e6',
      icons,
    }),
  ],
  build: {
    outDir: 'dist/site',
    target: 'es2023',
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      // The worker is an entry of the same build, so that it shares the kernel and the games with the page.
      input: { index: 'index.html', 'odds-worker': 'src/odds/worker.ts' },
      output: {
        codeSplitting: together(source),
        entryFileNames: ({ name }) => (name === 'odds-worker' ? 'odds-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
