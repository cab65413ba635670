/** All that is shipped, made from the sources: the libraries, the site, the command with the site inside. */
import { join } from 'node:path';
import { prepare, root } from '../set-up/prepare.mjs';
import { buildSite } from '../set-up/site.mjs';
import { bundle } from './bundle.mjs';

export async function makeAll() {
  prepare();
  buildSite();
  await bundle({ site: join(root, 'apps/web/dist/site') });
}
