/** `npm test`: sets up, then every check and every test. */
import { node } from './prepare.mjs';

await import('./check.mjs');
node('The tests', 'node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2));
