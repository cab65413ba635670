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
/** What tests start as a process of its own. */
const COMMAND = 'apps/cli/bin/grognard.mjs';
const AN_HOUR = 3_600_000;

/** `walkers(place)`: the test files that walk there, each with its tests (all of them where the file itself does). */
export async function surveyed({ root, copy, files, sources, tests }) {
  const texts = new Map(sources.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
  const places = new Map();
  const numberOf = (place) => {
    if (!places.has(place)) places.set(place, places.size);
    return places.get(place);
  };
  const withMarks = new Map([...texts].map(([file, text]) => [file, marked(file, text, numberOf)]));
  const kept = keeping(root, copy, files);
  const unknown = tests.filter((file) => !existsSync(kept(file)));
  console.log(`Survey of ${unknown.length} of ${tests.length} files of tests over ${sources.length} sources.`);
  if (unknown.length > 0) {
    write(copy, withMarks);
    await walked(copy, places.size, unknown, kept);
    write(copy, texts);
  }
  const found = tests.map((file) => read(file, kept(file)));
  return (place) => walkersOf(found, places.get(place));
}

function write(copy, texts) {
  for (const [file, text] of texts) writeFileSync(join(copy, file), text);
}

/** Where the survey of a test file is kept: a name for what it was made from. */
function keeping(root, copy, files) {
  const hash = (list) => {
    const sum = createHash('sha256');
    for (const file of list) sum.update(`${file}\n`).update(readFileSync(join(copy, file)));
    return sum.digest('hex').slice(0, 16);
  };
  const isSource = (file) => /^(kernel|hexes|games|apps\/(cli|server))\/.*\.(ts|mjs|json)$|^tools\/mutate\/(areas|marks|survey[\w-]*)\.mjs$/.test(file);
  const sources = hash(
    files.filter((file) => isSource(file) && !file.endsWith('.test.ts') && existsSync(join(copy, file))),
  );
  const folder = join(root, 'node_modules/.cache/grognard-mutate', sources);
  mkdirSync(folder, { recursive: true });
  return (file) => join(folder, `${hash([file])}.json`);
}

async function walked(copy, marks, tests, kept) {
  const children = join(copy, '.survey-children');
  const command = readFileSync(join(copy, COMMAND), 'utf8');
  const loading = `import '${child}?folder=${encodeURIComponent(children)}';`;
  writeFileSync(
    join(copy, COMMAND),
    command.replace(/^(#!.*\n)?/, (shebang) => `${shebang}${loading}\n`),
  );
  const into = Object.fromEntries(tests.map((file) => [join(copy, file), kept(file)]));
  const runner = new Runner(copy, {
    survey: true,
    // Marks of commands are left for whoever looks first.
    workers: tests.some((file) => file.startsWith('apps/cli/')) ? 1 : 2,
    include: tests,
    setupFiles: [setup],
    env: { GROGNARD_MARKS: String(marks), GROGNARD_CHILDREN: children, GROGNARD_SURVEY: JSON.stringify(into) },
  });
  const specifications = tests.map((file) => ({ file: join(copy, file) }));
  const failure = await runner.run(specifications, [], AN_HOUR);
  runner.stop();
  writeFileSync(join(copy, COMMAND), command);
  if (failure) throw new Error(`The tests fail before anything is changed: ${failure}`);
}

const read = (file, path) => {
  const { took, always, tests } = JSON.parse(readFileSync(path, 'utf8'));
  const all = Object.entries(tests).map(([id, { took: time, marks }]) => ({ id, took: time, marks: new Set(marks) }));
  return { file, took, always: new Set(always), tests: all };
};

function walkersOf(found, number) {
  return found.flatMap(({ file, took, always, tests }) => {
    const chosen = always.has(number) ? tests : tests.filter(({ marks }) => marks.has(number));
    if (chosen.length === 0) return [];
    const own = tests.reduce((sum, test) => sum + test.took, 0);
    const time = took - own + chosen.reduce((sum, test) => sum + test.took, 0);
    return [{ file, ids: chosen.map(({ id }) => id), time }];
  });
}
