/**
 * `npm run check`: types, format and lint, layers, dead code, words about the machine, every export told, packages fit to
 * publish. As many at once as there are cores; each tells what it found when it is done, and all of them are heard.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

/** The long ones first. */
const CHECKS = [
  ['Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['The packages', 'tools/check/packages.mjs'],
  ['The layers', 'tools/check/layers.mjs'],
  ['Dead code', 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['The reference', 'tools/dist/reference/check.js'],
  ['The house rules', 'tools/check/house.mjs'],
];

prepare();
const waiting = [...CHECKS];
const failed = [];
await Promise.all(Array.from({ length: availableParallelism() }, checking));
if (failed.length > 0) {
  console.error(`\n${failed.join(', ')}: failed.`);
  process.exit(1);
}
console.log('All checks passed.');

async function checking() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [what, script, ...words] = next;
    const child = spawn(process.execPath, [join(root, script), ...words], { cwd: root });
    const told = [];
    child.stdout.on('data', (part) => told.push(part));
    child.stderr.on('data', (part) => told.push(part));
    const [status] = await once(child, 'close');
    process.stdout.write(Buffer.concat(told));
    if (status !== 0) failed.push(what);
  }
}
