/** `npm run cli`: sets up what is missing and runs the command; without words of its own, the guided session. */
import { join } from 'node:path';
import { prepare, root, run } from './prepare.mjs';

prepare();
process.exit(run(process.execPath, [join(root, 'apps/cli/bin/grognard.mjs'), ...process.argv.slice(2)]));
