/** What is to be told of the next version: one file each in `.changeset`, in the form that @changesets/cli reads and writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From the least to the greatest. */
export const BUMPS = ['patch', 'minor', 'major'];

/** Every change that waits, or every fault of every file at once. */
export function changesIn(folder, packages) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const faults = [];
  const changes = files.toSorted().map((file) => {
    const change = changeOf(readFileSync(join(folder, file), 'utf8'));
    faults.push(...faultsOf(change, packages).map((fault) => `${file}: ${fault}`));
    return { file, ...change };
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return changes;
}

const changeOf = (text) => {
  const [, head = '', told = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const bumps = head
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^["']?([^"':]+)["']?\s*:\s*(\w+)\s*$/.exec(line)?.slice(1) ?? [line.trim(), '']);
  return { bumps, told: told.trim() };
};

const faultsOf = ({ bumps, told }, packages) => [
  ...(bumps.length === 0 ? ['begins with the packages it is about, between two lines of ---'] : []),
  ...bumps
    .filter(([name]) => !packages.includes(name))
    .map(([name]) => `there is no package ${name}; there are ${packages.join(', ')}`),
  ...bumps
    .filter(([, bump]) => !BUMPS.includes(bump))
    .map(([name, bump]) => `${name}: "${bump}" will not do; give ${BUMPS.join(', ')}`),
  ...(told === '' ? ['says nothing'] : []),
];

/** The packages go together: the greatest change of any of them is that of all. Before 1.0.0 a major change is a minor one. */
export function nextVersion(current, changes) {
  const [major, minor, patch] = current.split('.').map(Number);
  const greatest = Math.max(...changes.flatMap(({ bumps }) => bumps.map(([, bump]) => BUMPS.indexOf(bump))));
  if (greatest === 2 && major > 0) return `${major + 1}.0.0`;
  return greatest >= 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** What stood under Unreleased and what was told since, under the version that has it. */
export function toldIn(changelog, version, changes) {
  const heading = '## Unreleased\n';
  if (!changelog.includes(heading)) throw new Error('the changelog has no heading "Unreleased"');
  const items = changes.map(({ told }) => `- ${told.replaceAll('\n', '\n  ')}`);
  const [before, after] = changelog.split(heading);
  const [unreleased = '', ...earlier] = after.split(/^(?=## )/m);
  const own = [...(unreleased.trim() === '' ? [] : [unreleased.trim()]), ...items].join('\n');
  return `${before}${heading}\n## ${version}\n\n${own}\n${earlier.length > 0 ? `\n${earlier.join('')}` : ''}`;
}
