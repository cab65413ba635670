/** `npm start`: sets up what is missing and starts the guided session. */
import { join } from 'node:path';
import { prepare, root, run } from './prepare.mjs';

prepare();
process.exit(run(process.execPath, [join(root, 'apps/cli/bin/grognard.mjs'), ...process.argv.slice(2)]));
