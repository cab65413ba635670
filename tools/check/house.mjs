/** What no linter knows: file sizes, purity of the kernel, skipped tests, paths and hosts of a machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));

const LONGEST = 500;
const EXEMPT =
  /\.(table|examples|map|printed|d)\.ts$|\/(text|words|examples|scenarios)\/|^apps\/server\/client\/api\.ts$/;

/** Each rule: which files, what may not stand in them, and why. Patterns are split so that this file does not match itself. */
const RULES = [
  {
    files: /^(kernel|games|hexes)\/.*\.ts$/,
    not: /\.test\.ts$/,
    pattern: /\bMath\.random\b|\bDate\.now\b|\bnew Date\(/,
    why: 'rules have no clock and no dice of their own',
  },
  {
    files: /\.tsx?$/,
    not: /$^/,
    pattern: new RegExp('@ts-(ignore|no' + 'check)|biome-' + 'ignore'),
    why: 'types and lint stay switched on',
  },
  {
    files: /\.tsx?$/,
    not: /^apps\/web\/browser\//,
    pattern: /\b(it|test|describe)\.(skip|only|todo|fails)\(/,
    why: 'no test is skipped',
  },
  {
    files: /\.(tsx?|mjs)$/,
    not: /^tools\/check\//,
    pattern: new RegExp('\\b(TO' + 'DO|FIX' + 'ME)\\b'),
    why: 'unfinished work is an issue, not a comment',
  },
  {
    files: /(package-lock\.json|\.npmrc)$/,
    not: /$^/,
    pattern: /"resolved": "http|registry=/,
    why: 'no registry host in a lock file',
  },
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter(Boolean);
let faults = 0;
const fault = (where, why) => {
  faults += 1;
  console.error(`${where}: ${why}`);
};

for (const file of files) {
  if (!/\.(ts|tsx|mjs|json|npmrc)$|\.npmrc$/.test(file)) continue;
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue;
  }
  const lines = text.split('\n');
  if (/\.(ts|tsx|mjs)$/.test(file) && !EXEMPT.test(file) && lines.length > LONGEST)
    fault(file, `${lines.length} lines; did a second file want to exist?`);
  for (const { files: which, not, pattern, why } of RULES) {
    if (!which.test(file) || not.test(file)) continue;
    for (const [index, line] of lines.entries()) if (pattern.test(line)) fault(`${file}:${index + 1}`, why);
  }
}
if (faults > 0) process.exit(1);
console.log(`House rules hold over ${files.length} files.`);
