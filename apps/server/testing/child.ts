/** What a test starts in a process of its own: the server's command, which waits for a word before it begins. */
import { once } from 'node:events';
import { run } from '../main.ts';

// Whatever can be loaded beforehand is: the next server takes over from a killed one without delay.
const loaded = process.argv.some((word) => word.startsWith('postgres://'))
  ? import('../store/postgres.ts')
  : import('../store/sqlite.ts');
await Promise.all([loaded, once(process.stdin, 'data')]);
process.stdin.unref();
run(process.argv.slice(2));
