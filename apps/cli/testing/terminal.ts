/** A real terminal for the command, typed at by a test. */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { bin, plainSpaces } from './command.ts';
import { IN_VAIN } from './limits.ts';

// `script` (util-linux) gives a child a real terminal. Where it is missing, as on macOS or Windows, these are left out:
// the same walks are tested with a scripted player beside this file.
export const hasTerminal =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** The command at a real terminal of 100 columns, typed at by the test. */
export function terminal(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const line = `stty cols 100 rows 50; '${process.execPath}' '${bin}' ${args.map((word) => `'${word}'`).join(' ')}`;
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', TERM: 'xterm-256color', ...env },
  });
  let seen = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (data: string) => {
    seen += plainSpaces(data);
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let read = 0;
  return {
    ended,
    seen: () => seen,
    /** Waits until the words stand on the screen, after what was waited for before. */
    async until(words: string): Promise<void> {
      for (const start = Date.now(); Date.now() - start < IN_VAIN; await wait(10)) {
        const place = stripVTControlCharacters(seen).indexOf(words, read);
        if (place >= 0) {
          read = place + words.length;
          await wait(60);
          return;
        }
      }
      throw new Error(`"${words}" never came; the screen shows:\n${stripVTControlCharacters(seen).slice(read)}`);
    },
    type: (keys: string) => child.stdin.write(keys),
  };
}
