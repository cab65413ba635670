/** Builds the site and refuses it when it has grown over its budget. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { budgetOf, FIRST_LOAD, ONE_GAME, overruns } from './budget.mjs';
import { compressAll } from './compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
await build({ root, logLevel: 'warn' });
compressAll(`${root}dist/site`);
const budget = budgetOf(`${root}dist/site`);
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `compressed script: first load ${kilo(budget.first)} of ${kilo(FIRST_LOAD)}; with a chart open ${kilo(budget.chart)}`,
);
for (const { game, bytes } of budget.games) console.log(`  ${game} ${kilo(bytes)} of ${kilo(ONE_GAME)}`);
const over = overruns(budget);
for (const sentence of over) console.error(`over budget: ${sentence}`);
if (over.length > 0) process.exitCode = 1;
