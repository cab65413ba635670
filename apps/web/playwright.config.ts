import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { AT_A_DESK, ON_A_PHONE } from './browser/sizes.ts';

const PORT = Number(process.env['PORT'] ?? 4199);
/** Measured times belong to a benchmark, not to a test that a busy machine may fail: `npm run -w apps/web bench`. */
const MEASURING = process.env['MEASURE'] === '1';
/** Milliseconds that a known piece of work takes here and now. */
const UNIT = Number(process.env['UNIT'] ?? 40);
/** What does not come in a hundred times the usual time never comes. */
const NEVER = 4_500 * UNIT;

export default defineConfig({
  testDir: 'browser',
  // What is built is plain already.
  build: { external: ['**/dist/**'] },
  outputDir: 'dist/browser',
  // Measured times need the machine to themselves; other tests wait more than they reckon.
  workers: MEASURING ? 1 : availableParallelism() + 1,
  fullyParallel: true,
  // Long enough for the longest run at ten times the usual load; a test that hangs is ended by its own waits.
  timeout: 5 * NEVER,
  reporter: [['list']],
  expect: { timeout: NEVER },
  use: {
    actionTimeout: NEVER,
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: 'en-GB',
    // A first visit fills the offline cache; only the test that goes offline needs to wait for it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  projects: [
    // What is the same at every size is asked once, at the size that asks the most of it; axe and the
    // chronicle look at both sizes themselves.
    {
      name: 'desk',
      testIgnore: MEASURING ? /offline|sub-path/ : /offline|sub-path|speed/,
      use: { viewport: AT_A_DESK },
    },
    {
      name: 'phone',
      testIgnore: /axe|chronicle|examples|late|speed|keyboard|kept-campaign|print|narrow|remote(-life|-board)?\.spec/,
      use: { viewport: ON_A_PHONE, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node tools/serve.mjs ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
});
