/** The built server with the built site, as `npm start` runs it, for pages that need one behind them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/ports/free-port.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface Served {
  readonly url: string;
  /** Everything the server wrote. */
  log(): string;
  /** Ends the process at once, and starts another on the same database and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function openServed(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-served-'));
  const port = await freePort();
  const args = ['serve', '--port', String(port), '--database', join(folder, 'served.db'), '--web', at('../dist/site')];
  const written: string[] = [];
  const begin = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [at('../../server/bin/grognard-server.mjs'), ...args], {
      env: { ...process.env, GROGNARD_LOG: 'debug' },
    });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${written.join('')}`)));
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          written.push(String(data));
          if (String(data).includes('"listening"')) resolve();
        });
      }
    });
    return child;
  };
  let child = await begin();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => written.join(''),
    async restart() {
      await end('SIGKILL');
      child = await begin();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
