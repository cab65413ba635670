/** `npm run check`: types, format and lint, layers, dead code, words about the machine, every export told, packages fit to publish. */
import { node, prepare } from './prepare.mjs';

prepare();
node('Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
node('The layers', 'tools/check/layers.mjs');
node('Dead code', 'node_modules/knip/bin/knip.js', '--no-progress');
node('The house rules', 'tools/check/house.mjs');
node('The reference', 'tools/dist/reference/check.js');
node('The packages', 'tools/check/packages.mjs');
console.log('All checks passed.');
