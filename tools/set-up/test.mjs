/** `npm test`: sets up, then every check and every test; with words of its own it runs only the tests they name. */
import { node } from './prepare.mjs';

const named = process.argv.slice(2);
await import('./check.mjs');
node('The tests', 'node_modules/vitest/vitest.mjs', 'run', ...named);
if (named.length === 0) node('The browser tests', 'apps/web/tools/test-browser.mjs');
