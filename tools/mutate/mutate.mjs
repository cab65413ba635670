/**
 * `npm run mutate -- AREA [--n N] [--seed S]`: plants random changes of meaning in one area, one at a time, in a copy of
 * the project, runs the area's tests, and lists the changes no test found. Those that make no difference are kept, each
 * with its reason, in `equivalent.json`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS, sourcesOf } from './areas.mjs';
import { changesIn, nameOf, planted } from './changes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const equivalents = JSON.parse(readFileSync(join(root, 'tools/mutate/equivalent.json'), 'utf8'));

const [area, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(AREAS, area ?? '')) {
  console.error(`npm run mutate -- AREA [--n N] [--seed S]\nAreas: ${Object.keys(AREAS).join(', ')}`);
  process.exit(2);
}
const option = (name, usual) => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? usual : Number(rest[at + 1]);
};
const [count, seed] = [option('n', 60), option('seed', Math.floor(Math.random() * 1e6))];

/** The same numbers for the same seed (mulberry32). */
const numbers = (start) => {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const all = sourcesOf(area, files).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return changesIn(file, text).map((change) => ({ ...change, name: nameOf(change, text, change.from) }));
});
const next = numbers(seed);
const left = [...all];
const chosen = [];
while (chosen.length < count && left.length > 0) {
  const [change] = left.splice(Math.floor(next() * left.length), 1);
  if (!Object.hasOwn(equivalents, change.name)) chosen.push(change);
}
console.log(`${area}, seed ${seed}: ${chosen.length} of ${all.length} possible changes.`);

const copy = copied();
const survivors = [];
try {
  if (!passes()) {
    console.error('The tests of the area fail before anything is changed.');
    process.exit(1);
  }
  for (const [index, change] of chosen.entries()) {
    const path = join(copy, change.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, planted(text, change));
    const survived = passes();
    writeFileSync(path, text);
    if (survived) survivors.push(change);
    process.stdout.write(`\r${index + 1}/${chosen.length}, ${survivors.length} not found `);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n\n${area}, seed ${seed}: ${chosen.length - survivors.length} of ${chosen.length} found.`);
for (const { file, line, was, becomes, what, name } of survivors) {
  console.log(`\n${file}:${line} (${what})\n  - ${was.slice(0, 200)}\n  + ${becomes.slice(0, 200)}\n  ${name}`);
}

/** The tracked files, beside the installed packages. */
function copied() {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-mutate-'));
  for (const file of files)
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  linkPackages(folder);
  return folder;
}

/** Packages of the workspace must lead into the copy, the others may lead to where they are. */
function linkPackages(folder) {
  const packages = join(root, 'node_modules');
  const into = join(folder, 'node_modules');
  cpSync(join(packages, '@grognard'), join(into, '@grognard'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@grognard') symlinkSync(join(packages, name), join(into, name));
  }
}

function passes() {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--bail',
      '1',
      '--exclude',
      '**/*.heavy.test.ts',
      ...AREAS[area].tests,
    ],
    { cwd: copy, stdio: 'ignore', timeout: 600_000 },
  );
  return status === 0;
}
