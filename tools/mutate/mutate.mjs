/**
 * `npm run mutate -- AREA…`: plants random changes of meaning in each area (or only below a path), one at a time, in a
 * copy of the project, runs the area's tests that walk there, and lists the changes no test found. Those that make no difference are kept, each with its reason, in `equivalent/`, a file an area.
 * With `--nothing` it goes through all of it and changes nothing: what is found then is a test that fails by itself.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS, allSources, sourcesOf, testsOf } from './areas.mjs';
import { changesIn, nameOf, parses, planted } from './changes.mjs';
import { copied } from './copy.mjs';
import { placeOf } from './marks.mjs';
import { optionsOf, USAGE } from './options.mjs';
import { append, summed, told } from './report.mjs';
import { Runner } from './runners.mjs';
import { surveyed } from './survey.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const asked = optionsOf(process.argv.slice(2));
if (asked.help) {
  console.log(USAGE);
  process.exit(0);
}
if (asked.faults) {
  console.error(`${asked.faults.join('\n')}\n\n${USAGE}`);
  process.exit(2);
}
const { areas, count, seed, under, nothing, out } = asked;

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
const tests = unique(areas.flatMap((area) => testsOf(area, files)));

const commit = git('rev-parse', '--short', 'HEAD');
const copy = copied(root, files);
const walkers = await surveyed({ root, copy, sources: allSources(files), tests });
/** Where the last change was: the runner must read it again. */
let before;
const runner = new Runner(copy, { survey: false, workers: 1, include: tests, setupFiles: [], env: {} });
for (const area of areas) {
  const result = await hunted(area);
  console.log(summed(result));
  if (out) append(out, result);
}
runner.stop();

async function hunted(area) {
  const sources = sourcesOf(area, files).filter((file) => file.startsWith(under));
  const possible = sources.flatMap((file) => changesIn(file, readFileSync(join(copy, file), 'utf8')));
  const chosen = choice(possible, area);
  const survivors = [];
  const began = Date.now();
  for (const [index, change] of chosen.entries()) {
    const failure = await tried(area, change);
    if (failure === undefined) survivors.push(change);
    if (nothing && failure !== undefined) process.stdout.write(`\n${change.file}:${change.line}: ${failure}\n`);
    else if (!nothing && failure === undefined) process.stdout.write(`\r${told(change)}\n`);
    process.stdout.write(`\r${area}: ${index + 1}/${chosen.length}, ${survivors.length} not found `);
  }
  const seconds = (Date.now() - began) / 1000 / Math.max(1, chosen.length);
  const day = new Date().toISOString().slice(0, 10);
  return { area, day, seed, commit, planted: chosen.length, possible: possible.length, survivors, seconds };
}

/** The first test that fails, or nothing where every test of the area that walks there passes. */
async function tried(area, change) {
  const path = join(copy, change.file);
  const text = readFileSync(path, 'utf8');
  const own = new Set(testsOf(area, files));
  const order = walkers(placeOf(change.file, text, change.from))
    .filter(({ file }) => own.has(file))
    .map((walker) => ({ ...walker, cost: walker.time / (1 + 4 * shared(walker.file, change.file)) }))
    .sort((a, b) => a.cost - b.cost);
  if (order.length === 0) return undefined;
  const patience = 30_000 + 10 * Math.max(...order.map(({ longest }) => longest));
  const shown = async (as, specifications) => {
    writeFileSync(path, as);
    const failure = await runner.run(specifications, [path, before].filter(Boolean), patience);
    writeFileSync(path, text);
    before = path;
    return failure;
  };
  const walking = order.map(({ file, ids }) => ({ file: join(copy, file), ids }));
  if (nothing) return shown(text, walking);
  const failure = await shown(planted(text, change), walking);
  // A test that fails without the change, too, leans on one before it that does not walk here: then all of its file is asked.
  if (failure === undefined || (await shown(text, walking)) === undefined) return failure;
  const whole = walking.map(({ file }) => ({ file }));
  return shown(planted(text, change), whole);
}

/** How many folders two files have in common. */
function shared(one, other) {
  const [a, b] = [one.split('/'), other.split('/')];
  const first = a.findIndex((part, index) => part !== b[index]);
  return first < 0 ? a.length : first;
}

/** As many as asked, at random but the same for the same seed; not those known to make no difference. */
function choice(possible, area) {
  const next = numbers(seed + Object.keys(AREAS).indexOf(area));
  const equivalents = equivalentsOf(area);
  const left = [...possible];
  const chosen = [];
  while (chosen.length < count && left.length > 0) {
    const [change] = left.splice(Math.floor(next() * left.length), 1);
    const text = readFileSync(join(copy, change.file), 'utf8');
    const name = nameOf(change, text);
    if (!Object.hasOwn(equivalents, name) && parses(change.file, planted(text, change)))
      chosen.push({ ...change, name });
  }
  return chosen;
}

/** Changes of an area known to make no difference. */
function equivalentsOf(area) {
  const path = join(root, `tools/mutate/equivalent/${area}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The same numbers for the same seed (mulberry32). */
function numbers(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function unique(list) {
  return [...new Set(list)];
}
