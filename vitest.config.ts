import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Workspace packages are read from their sources, so that tests need no build.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['{kernel,hexes,games,apps,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
  },
});
