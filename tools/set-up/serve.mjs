/** `npm run serve`: sets up what is missing, builds the web app and serves it with the API. */
import { join } from 'node:path';
import { node, prepare, root, run } from './prepare.mjs';

prepare();
node('The web app', 'apps/web/tools/build.mjs');
const server = join(root, 'apps/server/bin/grognard-server.mjs');
process.exit(
  run(process.execPath, [server, 'serve', '--web', join(root, 'apps/web/dist/site'), ...process.argv.slice(2)]),
);
