/** What a test starts in a process of its own: the server's command, which waits for a word before it begins. */
import { once } from 'node:events';
import { run } from '../main.ts';

await once(process.stdin, 'data');
process.stdin.unref();
run(process.argv.slice(2));
