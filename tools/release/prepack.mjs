/** Before a package is packed where it stands: everything built, and the manifest others see put in place of ours. */
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepare, root } from '../set-up/prepare.mjs';
import { KEPT } from './kept.mjs';
import { makeAll } from './make.mjs';
import { published } from './manifest.mjs';
import { shippedIn } from './stage.mjs';

const folder = process.cwd();
const manifest = join(folder, 'package.json');
// One that was interrupted has left ours aside.
if (existsSync(join(folder, KEPT))) renameSync(join(folder, KEPT), manifest);
const ours = JSON.parse(readFileSync(manifest, 'utf8'));
// The command has the site inside; the libraries are what the compiler builds.
if (ours.name === 'grognard') await makeAll();
else prepare();
copyFileSync(manifest, join(folder, KEPT));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
const directory = relative(root, folder).replaceAll('\\', '/');
writeFileSync(manifest, `${JSON.stringify(published(ours, shippedIn(folder), directory), undefined, 2)}\n`);
