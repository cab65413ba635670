/** `npm run bench`: every figure as a ratio to a baseline measured in the same run. */
import { buildCommand } from './command.mjs';
import { node, prepare } from './prepare.mjs';

prepare();
buildCommand();
node('The benchmarks', 'tools/dist/bench/bench.js', ...process.argv.slice(2));
