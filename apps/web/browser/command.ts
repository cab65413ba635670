/** The built command, run inside the test. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

interface Surroundings {
  now(): number;
  out(text: string): void;
  err(text: string): void;
  readonly input: Readable;
  readonly terminal: boolean;
  readonly screen: boolean;
  readonly colour: boolean;
  readonly width: number;
  readonly locale: 'en' | 'fr';
  readonly stateFolder: string;
}

type Run = (argv: readonly string[], around: Surroundings) => Promise<number>;

export interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

const PLACE = '../../cli/dist/run.js';

export async function command(...argv: readonly string[]): Promise<Ended> {
  const { run } = (await import(PLACE)) as { run: Run };
  const [out, err]: [string[], string[]] = [[], []];
  const status = await run(argv, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    input: Readable.from([]),
    terminal: false,
    screen: false,
    colour: false,
    width: 100,
    locale: 'en',
    now: () => performance.now(),
    stateFolder: mkdtempSync(join(tmpdir(), 'grognard-state-')),
  });
  return { status, out: out.join(''), err: err.join('') };
}
