/** kernel ← hexes ← games ← apps: an arrow may not point back. */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));

const FOLDERS = ['kernel', 'hexes', 'games', 'apps', 'tools'];
/** Far fewer modules than this means that the cruise saw nothing, which is how it fails in silence. */
const FEWEST_MODULES = 150;

const notFrom = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});
const inside = (...folders) => `^(${folders.join('|')})/`;
/** Tests, and what a game's second computations share among themselves. */
const tests = '(\\.test|\\.oracle|/second-way/[\\w-]+)\\.ts$';

const forbidden = [
  notFrom(
    'kernel-knows-nobody',
    inside('kernel'),
    inside('hexes', 'games', 'apps', 'tools'),
    'The kernel imports nothing of the house.',
  ),
  notFrom('hexes-know-the-kernel', inside('hexes'), inside('games', 'apps', 'tools'), 'Maps know the kernel only.'),
  notFrom('games-know-no-app', inside('games'), inside('apps', 'tools'), 'Games know kernel and hexes.'),
  notFrom(
    'server-knows-no-route',
    '^apps/server/(admission|fair|forecasts|live|rooms|store)/',
    '^apps/server/http/',
    'What a server does for its campaigns knows nothing of HTTP routes.',
  ),
  notFrom(
    'apps-know-no-tool',
    '^apps/(?!server/tools/|web/(browser|tools)/)(?!.*\\.test\\.ts$)',
    inside('tools'),
    'What ships does not need the tools; what builds and tries it does not ship.',
  ),
  {
    name: 'kernel-needs-no-package',
    severity: 'error',
    comment: 'The kernel is pure: no package and no Node module.',
    from: { path: '^kernel/', pathNot: tests },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'],
      pathNot: '^(kernel|node_modules/@grognard)/',
    },
  },
  {
    name: 'games-keep-to-themselves',
    severity: 'error',
    comment: 'A game takes nothing from another game; its tests also take what is asked of all.',
    from: { path: '^games/([^/]+)/', pathNot: ['^games/words/', tests] },
    to: { path: '^games/[^/]+/', pathNot: ['^games/$1/', '^games/words/'] },
  },
  {
    name: 'tests-keep-to-their-game',
    severity: 'error',
    comment: 'A test takes nothing from another game, but what is asked of all.',
    from: { path: `^games/([^/]+)/.*${tests}` },
    to: { path: '^games/[^/]+/', pathNot: ['^games/$1/', '^games/(words|testing)/'] },
  },
  {
    name: 'apps-keep-to-themselves',
    severity: 'error',
    comment: 'An app takes nothing from another app but the server and its client, by their doors.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/server/(index|client/(index|native))\\.ts$'] },
  },
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'No module depends on itself; a form of lists of records alone may.',
    from: { pathNot: '^apps/web/src/form/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

const { output } = await cruise(FOLDERS, {
  ruleSet: { forbidden },
  validate: true,
  exclude: { path: '(^|/)(dist|bundle|node_modules)/' },
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
});
const { summary } = output;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < FEWEST_MODULES) {
  console.error(`only ${summary.totalCruised} modules were looked at; expected at least ${FEWEST_MODULES}`);
  process.exit(1);
}
if (summary.error > 0) process.exit(1);
console.log(`Layers hold over ${summary.totalCruised} modules.`);
