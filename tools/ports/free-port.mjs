/**
 * A port for a server that is about to start. What the system proposes will not do: it lends the same ports to outgoing
 * connections, and one of those may take it before the server does. Below them nothing is lent.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const FIRST = 10_000;
/** Where the ports begin that systems lend. */
const LENT = 32_768;

export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LENT);
    const probe = createServer();
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening');
    } catch {
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
