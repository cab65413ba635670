/** The long runs against a database that fails and servers that are killed: the tests of the house, asked for more. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Stood {
  readonly what: string;
  readonly holds: boolean;
  /** Acts that were acknowledged; where it holds the journals have all of them, once. */
  readonly acknowledged: number;
  readonly seconds: number;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RUNS = ['kill-sqlite', 'kill-postgres', 'restart-postgres', 'disk'].map((name) => `apps/server/${name}.`);
const OFTEN = { GROGNARD_KILLS: '200', GROGNARD_RESTARTS: '40' };

/** As vitest writes them. */
interface Results {
  readonly testResults: readonly { readonly assertionResults: readonly Result[] }[];
}

interface Result {
  readonly title: string;
  readonly status: string;
  readonly duration?: number;
  readonly meta?: { readonly acknowledged?: number };
}

/** One file after another, so that none disturbs the next. */
export function stands(): readonly Stood[] {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-standing-'));
  const file = join(folder, 'results.json');
  const words = ['run', ...RUNS, '--no-file-parallelism', '--reporter=json', `--outputFile=${file}`];
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, ...OFTEN },
  });
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  rmSync(folder, { recursive: true, force: true });
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, meta }) => status !== 'passed' || meta?.acknowledged !== undefined)
    .map(({ title, status, duration = 0, meta }) => ({
      what: title,
      holds: status === 'passed',
      acknowledged: meta?.acknowledged ?? 0,
      seconds: duration / 1000,
    }));
}
