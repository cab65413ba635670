/** Builds the site and refuses it when it has grown over its budget; with `--any-size` it only says so. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { budgetOf, FIRST_LOAD, IN_COMMON, ONE_GAME, overruns } from './budget.mjs';
import { compressAll } from './compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
await build({ root, logLevel: 'warn' });
compressAll(`${root}dist/site`);
const budget = budgetOf(`${root}dist/site`);
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const both = ({ brotli, gzip }) => `${kilo(brotli)} in Brotli, ${kilo(gzip)} in gzip`;
console.log(`script of the first load, at most ${kilo(FIRST_LOAD)}: ${both(budget.first)}`);
console.log(`  with a chart open: ${both(budget.chart)}`);
console.log(`script of one game, at most ${kilo(ONE_GAME)} more, and of what games share, at most ${kilo(IN_COMMON)}:`);
for (const { game, bytes, common } of budget.games) console.log(`  ${game}: ${both(bytes)}; shared ${both(common)}`);
const over = overruns(budget);
for (const sentence of over) console.error(`over budget: ${sentence}`);
if (over.length > 0 && !process.argv.includes('--any-size')) process.exitCode = 1;
