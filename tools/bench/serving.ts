/** Servers as an operator starts them, each in a process of its own: what a client spends is not the server's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const COMMAND = new URL('../bin/grognard-server.mjs', import.meta.resolve('@grognard/server'));

/** All as usual, but for the limits on how much one address may ask: here every player has the same one. */
const ENVIRONMENT = {
  GROGNARD_GAMES: 'specimen',
  GROGNARD_LIMIT_REQUESTS: '1000000000',
  GROGNARD_LIMIT_CREATIONS: '1000000000',
  GROGNARD_LIMIT_SOCKETS_PER_ADDRESS: '1000000',
};

export interface Serving {
  readonly url: string;
  stop(): Promise<void>;
}

export async function serving(database: string, more: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const args = [COMMAND.pathname, 'serve', '--port', '0', '--database', database];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...ENVIRONMENT, ...more },
  });
  const url = await listeningAt(child);
  // The log goes on being written; it is read away without a look.
  child.stdout.resume();
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listeningAt(child: ChildProcess & { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const told = JSON.parse(line) as { readonly listening?: string };
    if (told.listening !== undefined) {
      lines.close();
      return told.listening;
    }
  }
  throw new Error('the server ended before it listened');
}
