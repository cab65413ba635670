/**
 * Which tests walk where: every test once, over sources with a mark in each function. What was learnt of a test file is
 * kept beside the installed packages until the sources or the file change.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from './marks.mjs';
import { Runner } from './runners.mjs';

const setup = fileURLToPath(new URL('survey-setup.mjs', import.meta.url));
const child = new URL('survey-child.mjs', import.meta.url);
/** What tests start as a process or a thread of its own; what outlives a test is told late, and belongs to its whole file. */
const STARTED = {
  'apps/cli/bin/grognard.mjs': 'test',
  'apps/server/testing/child.ts': 'file',
  'apps/server/forecasts/worker.ts': 'file',
};
const AN_HOUR = 3_600_000;

/** `walkers(place)`: the test files that walk there, each with its tests (all of them where the file itself does). */
export async function surveyed({ root, copy, sources, tests }) {
  const texts = new Map(sources.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
  const shelf = new Shelf(root, copy);
  const unknown = tests.filter((file) => !shelf.holds(file));
  console.log(`Survey of ${unknown.length} of ${tests.length} files of tests over ${sources.length} sources.`);
  if (unknown.length > 0) {
    const places = [];
    const withMarks = [...texts].map(([file, text]) => [file, marked(file, text, (place) => places.push(place) - 1)]);
    write(copy, withMarks);
    const { failure, loaded } = await walked(copy, places.length, unknown);
    write(copy, texts);
    for (const file of unknown) shelf.put(file, places, loaded[join(copy, file)]);
    if (failure) throw new Error(`The tests fail before anything is changed: ${failure}`);
  }
  const found = tests.map((file) => shelf.take(file));
  return (place) => found.flatMap((survey) => walkersIn(survey, place));
}

function write(copy, texts) {
  for (const [file, text] of texts) writeFileSync(join(copy, file), text);
}

/** The marks of each test file as the runner leaves them. */
const rawOf = (copy, file) => join(copy, '.survey', `${file.replaceAll('/', '-')}.json`);

async function walked(copy, marks, tests) {
  const children = join(copy, '.survey', 'children');
  mkdirSync(children, { recursive: true });
  const started = Object.keys(STARTED).map((file) => [file, readFileSync(join(copy, file), 'utf8')]);
  const telling = ([file, text]) => {
    const loading = readFileSync(child, 'utf8').replace("'PATH'", JSON.stringify(join(children, STARTED[file])));
    return [file, text.replace(/^(#!.*\n)?/, (shebang) => `${shebang}${loading}\n`)];
  };
  write(copy, started.map(telling));
  const into = Object.fromEntries(tests.map((file) => [join(copy, file), rawOf(copy, file)]));
  const runner = new Runner(copy, {
    survey: true,
    // Marks of processes and threads are left for whoever looks first.
    workers: tests.some((file) => file.startsWith('apps/')) ? 1 : 2,
    include: tests,
    setupFiles: [setup],
    env: { GROGNARD_MARKS: String(marks), GROGNARD_CHILDREN: children, GROGNARD_SURVEY: JSON.stringify(into) },
  });
  const specifications = tests.map((file) => ({ file: join(copy, file) }));
  const failure = await runner.run(specifications, [], AN_HOUR);
  runner.stop();
  write(copy, started);
  return { failure, loaded: runner.loaded };
}

/** How surveys are made: one that was made otherwise is no longer good. */
const TOOL = digest(
  ['marks.mjs', 'survey.mjs', 'survey-setup.mjs', 'survey-child.mjs', 'runner.mjs'].map(
    (name) => new URL(name, import.meta.url),
  ),
);

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Surveys of earlier runs, good as long as the test file and all that it loads are the same. */
class Shelf {
  #folder;
  #copy;

  constructor(root, copy) {
    this.#folder = join(root, 'node_modules/.cache/grognard-mutate');
    this.#copy = copy;
    mkdirSync(this.#folder, { recursive: true });
  }

  holds(file) {
    const kept = this.#read(file);
    return kept?.tool === TOOL && Object.entries(kept.made).every(([from, hash]) => hash === this.#hash(from));
  }

  take(file) {
    const { took, places, always, tests } = this.#read(file);
    const named = (marks) => new Set(marks.map((mark) => places[mark]));
    const all = tests.map(({ id, took: time, marks }) => ({ id, took: time, marks: named(marks) }));
    return { file, took, always: named(always), tests: all };
  }

  put(file, places, loaded = []) {
    const raw = rawOf(this.#copy, file);
    if (!existsSync(raw)) return;
    const { took, always, tests } = JSON.parse(readFileSync(raw, 'utf8'));
    const used = [...new Set([...always, ...tests.flatMap(({ marks }) => marks)])].sort((a, b) => a - b);
    const short = new Map(used.map((mark, index) => [mark, index]));
    const shortened = (marks) => marks.map((mark) => short.get(mark));
    const names = used.map((mark) => places[mark]);
    // Examples, words and helpers bear no marks, yet make tests of their own; what a process walked was never loaded here.
    const walked = names.map((place) => place.slice(0, place.lastIndexOf(':')));
    const made = Object.fromEntries([...new Set([file, ...walked, ...loaded])].map((from) => [from, this.#hash(from)]));
    const listed = tests.map(({ id, took: time, marks }) => ({ id, took: time, marks: shortened(marks) }));
    const kept = { tool: TOOL, made, took, places: names, always: shortened(always), tests: listed };
    writeFileSync(this.#path(file), JSON.stringify(kept));
  }

  #path(file) {
    return join(this.#folder, `${file.replaceAll('/', '-')}.json`);
  }

  #read(file) {
    return existsSync(this.#path(file)) ? JSON.parse(readFileSync(this.#path(file), 'utf8')) : undefined;
  }

  #hash(file) {
    const path = join(this.#copy, file);
    return existsSync(path) ? digest([path]) : '';
  }
}

function walkersIn({ file, took, always, tests }, place) {
  const chosen = always.has(place) ? tests : tests.filter(({ marks }) => marks.has(place));
  if (chosen.length === 0) return [];
  const own = tests.reduce((sum, test) => sum + test.took, 0);
  const loading = Math.max(0, took - own);
  const time = loading + chosen.reduce((sum, test) => sum + test.took, 0);
  const longest = Math.max(loading, ...chosen.map((test) => test.took));
  return [{ file, ids: chosen.map(({ id }) => id), time, longest }];
}
