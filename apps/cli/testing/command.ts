/** The real, built command as a child process, for the tests. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IN_VAIN } from './limits.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const bin = join(root, 'apps/cli/bin/grognard.mjs');

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** What was printed, to the byte. */
  readonly verbatim: string;
}

/** French sets spaces that hold; what is asked of words does not ask for them. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

export interface CommandOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** English, no colour, wide paper, unless a test says otherwise. */
export const plainEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LANG: 'C.UTF-8', COLUMNS: '200' });

export function command(args: readonly string[], { input = '', env = {}, cwd }: CommandOptions = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...plainEnv(), ...env },
    maxBuffer: 2 ** 26,
    ...(cwd && { cwd }),
  });
  return { status, out: plainSpaces(stdout), err: plainSpaces(stderr), verbatim: stdout };
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'grognard-'));

/** Builds what is out of date, one test file at a time: the compiler must not write what another test is reading. */
export function built(): void {
  const lock = join(tmpdir(), `grognard-build-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  const until = Date.now() + IN_VAIN;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (Date.now() > until || ageOf(lock) > IN_VAIN) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-b', 'kernel', 'games', 'apps/cli'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (!existsSync(join(root, 'apps/cli/dist/main.js'))) throw new Error(`the command cannot be built:\n${stdout}`);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
