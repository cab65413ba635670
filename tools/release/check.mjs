/** `npm run release:check`: every package made, packed, installed in an empty project and used there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from './inspect.mjs';
import { makeAll } from './make.mjs';
import { PACKAGES, pack, stage } from './stage.mjs';
import { compiled, install, npx, pageSize, printed, said, serving, typedText } from './trial.mjs';

/** Beside the column 2/1 of the specimen's table: a river, no reserve, faces 1 to 6 read in the rows 0 to 5. */
const PRINTED = `A1 1/3\n- 1/3\nD1 1/3\n`;
const RESOLVERS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
];

function expect(what, holds, found = '') {
  if (!holds) throw new Error(`${what}: ${found}`);
  console.log(`✓ ${what}`);
}

async function packed(folder) {
  const tarballs = [];
  for (const directory of PACKAGES) {
    const staged = stage(directory, join(folder, 'staged'));
    const { name } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
    const made = pack(staged, join(folder, 'tarballs'));
    const faults = await faultsOf(staged, made);
    expect(
      `${name}: ${made.files.length} files, ${Math.round(made.size / 1000)} kB`,
      faults.length === 0,
      faults.join('\n'),
    );
    tarballs.push({ name, ...made });
  }
  return tarballs;
}

async function libraries(project) {
  const said = printed(project, 'plain.mjs');
  expect('plain JavaScript reckons odds', said.startsWith(PRINTED), said);
  expect('and words a refusal', said.includes('Force de l’attaquant'), said);
  for (const resolver of RESOLVERS) {
    const found = compiled(project, typedText(), resolver);
    expect(`strict TypeScript compiles (${resolver[1]})`, found === '', found);
    const slip = compiled(project, typedText().replace("'assault'", "'asault'"), resolver);
    expect(`a misspelt procedure does not (${resolver[1]})`, slip.includes('asault'), slip);
  }
  const bytes = await pageSize(project);
  expect(`a page is built with Vite: ${Math.round(bytes / 1000)} kB of script`, bytes < 200_000, bytes);
}

async function command(project) {
  const line = ['odds', 'specimen', 'assault', '--input', '{"attack":11,"defence":4,"acrossRiver":true}'];
  const said = npx(project, ...line, '--policy', 'never', '--json');
  const outcomes = JSON.parse(said).outcomes.reduce((sum, { p }) => sum + p, 0);
  expect('npx grognard odds …', Math.abs(outcomes - 1) < 1e-12, said);
  const words = [
    'node_modules/grognard/bundle/grognard.js',
    'serve',
    '--port',
    '0',
    '--database',
    'trial.db',
    '--json',
  ];
  await serving(
    process.execPath,
    words,
    async (url) => {
      const page = await (await fetch(`${url}/`)).text();
      expect('grognard serve answers at / with the site', /<div id="root">/.test(page), page);
      const script = /src="([^"]+\.js)"/.exec(page)?.[1];
      expect('and with its script', (await fetch(new URL(script, `${url}/`))).ok, script);
      expect('and at /api', (await fetch(`${url}/api/games`)).ok);
    },
    { cwd: project },
  );
}

const folder = mkdtempSync(join(tmpdir(), 'grognard-release-'));
try {
  await makeAll();
  const tarballs = await packed(folder);
  const all = join(folder, 'all');
  install(all, tarballs);
  expect('all packages install, and no engine is found too old', true);
  await libraries(all);
  await command(all);
  const odds = join(folder, 'odds');
  install(
    odds,
    tarballs.filter(({ name }) => name === 'grognard'),
    '--omit=optional',
    '--offline',
  );
  expect('the command alone needs no network and no native part', npx(odds, '--version').trim() !== '');
  const without = said(odds, 'serve', '--port', '0', '--database', 'none.db');
  expect('and says in words what serving needs', without.includes('npm install libsql'), without);
  console.log('Fit to release.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
