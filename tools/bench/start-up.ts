/** How long the bundled command takes from nothing to its last word, against Node with nothing to do. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Pair, paired, timed } from './measure.ts';

const command = fileURLToPath(new URL('../../../apps/cli/bundle/grognard.js', import.meta.url));
const RUNS = 15;

export interface StartUp extends Pair {
  readonly line: string;
  readonly most: number;
}

const LINES = [
  { line: '--version', most: 1.5 },
  { line: 'games', most: 2.5 },
  { line: 'odds balkan-wars combat --example B1', most: 3 },
] as const;

export const startUps = (): readonly StartUp[] =>
  LINES.map(({ line, most }) => ({
    line,
    most,
    ...paired(run(command, ...line.split(' ')), run('-e', '0'), RUNS, { clock: timed }),
  }));

const run =
  (...words: readonly string[]) =>
  (): void => {
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  };
