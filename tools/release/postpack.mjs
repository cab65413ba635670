/** After a package was packed where it stands: our own manifest back in its place. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { KEPT } from './kept.mjs';

if (existsSync(KEPT)) {
  renameSync(KEPT, 'package.json');
  rmSync('LICENSE', { force: true });
}
