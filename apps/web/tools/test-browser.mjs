/** The browser tests, from nothing: Chromium, the built site, the built command, then Playwright. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measuredUnit } from '../../../tools/limits/unit.mjs';
import { ensureChromium } from './ensure-chromium.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(cwd, ...words) {
  const { status } = spawnSync(process.execPath, words, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium, UNIT: unit },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// What is measured is measured in the programme that people use.
const chromium = ensureChromium(process.env.MEASURE === '1' ? 'whole' : 'quickest');
const unit = String(measuredUnit());
run(root, 'node_modules/typescript7/bin/tsc', '-b', 'kernel', 'games', 'apps/cli');
run(web, 'tools/build.mjs');
run(web, `${root}node_modules/@playwright/test/cli.js`, 'test', ...process.argv.slice(2));
