/** The command as one bundle, made when something it is made of has changed. */
import { join } from 'node:path';
import { Freshness } from './fresh.mjs';
import { node, prepare, root } from './prepare.mjs';

const made = 'apps/cli/bundle/grognard.js';
export const command = join(root, made);

const bundled = new Freshness({
  made,
  stamp: 'apps/cli/bundle/.made-of',
  sources: ['kernel', 'hexes', 'games', 'apps/cli', 'apps/server', 'tools/release', 'package-lock.json'],
});

/** Nothing is set up or built where nothing has changed. */
export function buildCommand() {
  if (bundled.isFresh) return;
  prepare();
  node('The command', 'tools/release/bundle.mjs');
  bundled.keep();
}
