/** What a test starts in a process of its own: the server's command. */
import { run } from '../main.ts';

run(process.argv.slice(2));
