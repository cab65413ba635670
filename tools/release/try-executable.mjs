/** `npm run executable:check`: the executable of this machine on a path without Node: odds, a campaign, the site in Chromium. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../apps/web/tools/ensure-chromium.mjs';
import { root } from '../set-up/prepare.mjs';
import { serving } from './trial.mjs';

const made = join(root, 'dist/executable');
const name = existsSync(made)
  ? readdirSync(made).find((each) => each.startsWith(`grognard-${process.platform}-${process.arch}`))
  : undefined;
if (!name) {
  console.error('There is no executable yet: npm run executable makes it.');
  process.exit(1);
}
const executable = join(made, name);
const folder = mkdtempSync(join(tmpdir(), 'grognard-executable-'));
const options = {
  cwd: folder,
  env: { HOME: folder, LOCALAPPDATA: folder, PATH: folder, LANG: 'C.UTF-8' },
  encoding: 'utf8',
};

function expect(what, holds, found = '') {
  if (!holds) throw new Error(`${what}: ${found}`);
  console.log(`✓ ${what}`);
}

function said(...words) {
  const { status, stdout, stderr } = spawnSync(executable, words, options);
  expect(words.slice(0, 2).join(' '), status === 0, stdout + stderr);
  return stdout;
}

async function inChromium(url) {
  const program = findChromium('quickest');
  if (!program) return console.log('There is no Chromium here: the site was not looked at.');
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/#/game/specimen/chart/assault?preset=7.4-a`);
    await page.getByTestId('bars').waitFor();
    expect('the site shows odds in Chromium', true);
  } finally {
    await browser.close();
  }
}

try {
  expect('no Node on the path', spawnSync('node', ['-v'], options).error?.code === 'ENOENT');
  const odds = JSON.parse(said('odds', 'specimen', 'assault', '--example', '7.4-a', '--policy', 'never', '--json'));
  // Column 2/1 with a river: two rows each of A1, no effect and D1.
  expect('exactly', odds.outcomes.every(({ fraction }) => fraction === '1/3') && odds.outcomes.length === 3);
  said('campaign', 'new', 'war.jsonl', 'specimen', '--name', 'War');
  const answers = '[{"attacker":"hold","defender":"hold"}]';
  said('campaign', 'resolve', 'war.jsonl', 'assault', '--input', '{}', '--dice', '1', '--answers', answers);
  said('verify', 'war.jsonl');
  const words = ['serve', '--port', '0', '--database', 'war.db', '--json'];
  await serving(
    executable,
    words,
    async (url) => {
      expect('serve answers at /', (await (await fetch(`${url}/`)).text()).includes('id="root"'));
      const body = { input: { attack: 11, defence: 4 } };
      const told = await fetch(`${url}/api/games/specimen/assault/odds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect('a thread of it reckons odds', told.ok, told.status);
      await inChromium(url);
    },
    options,
  );
  expect('the embedded store is written', existsSync(join(folder, 'war.db')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
