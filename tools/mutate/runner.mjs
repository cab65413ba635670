/** A vitest that lives through a whole mutation run: asked for some tests, it answers whether they pass. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';

const [root, setting] = process.argv.slice(2);
const { setupFiles, survey, workers, include, env } = JSON.parse(setting);

class InTheOrderAsked {
  shard = (files) => files;
  sort = (files) => files;
}

let failure;
function alive() {
  process.send({ alive: true });
}
const reporter = {
  onTestModuleCollected: alive,
  onTestCaseResult(test) {
    alive();
    if (test.result().state === 'failed') note(test.fullName, test.result().errors);
  },
  onTestModuleEnd(module) {
    if (module.errors().length > 0) note(module.moduleId, module.errors());
  },
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) note('beside the tests', errors);
  },
};

const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    // Tests of the command change the folder they stand in, which a thread cannot.
    pool: include.some((file) => file.startsWith('apps/cli/')) ? 'forks' : 'threads',
    isolate: survey,
    maxWorkers: workers,
    testTimeout: survey ? 120_000 : 30_000,
    hookTimeout: survey ? 120_000 : 30_000,
    bail: survey ? 0 : 1,
    include,
    setupFiles,
    env,
    reporters: [reporter],
    sequence: { sequencer: InTheOrderAsked },
  },
  { server: { watch: null }, cacheDir: `${root}/.cache` },
);

const project = vitest.getRootProject();

/** Read again by the root project, where all of it runs; vitest itself would only ask the projects of the setting. */
function forget(file) {
  for (const { moduleGraph } of Object.values(project.vite.environments)) {
    for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
  }
}

const isOurs = (path) => existsSync(path) && !path.includes('/node_modules/');

/** All that a test file reads as a module, however far behind it: with any of it changed, other tests may walk elsewhere. */
function loadedBy(file) {
  const met = new Set();
  const visit = (module) => {
    if (met.has(module)) return;
    met.add(module);
    for (const each of module.importedModules) visit(each);
  };
  for (const { moduleGraph } of Object.values(project.vite.environments))
    for (const module of moduleGraph.getModulesByFile(file) ?? []) visit(module);
  return [...met].flatMap(({ file: path }) => (path && isOurs(path) ? [relative(root, path)] : []));
}

function note(where, errors) {
  failure ??= `${where}: ${errors?.[0]?.message ?? ''}`;
  if (!survey) void vitest.cancelCurrentRun('test-failure');
}

process.on('message', async ({ specifications, changed }) => {
  failure = undefined;
  for (const file of changed) forget(file);
  const specs = specifications.map(({ file, ids }) => project.createSpecification(file, ids && { testIds: ids }));
  try {
    await vitest.runTestSpecifications(specs);
  } catch (error) {
    failure ??= String(error);
  }
  const loaded = survey ? Object.fromEntries(specifications.map(({ file }) => [file, loadedBy(file)])) : {};
  process.send({ failure, loaded });
});

process.send({ ready: true });
