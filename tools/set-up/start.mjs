/** `npm start`: sets up what is missing, builds, and serves the web app, shared campaigns and the documentation until it is stopped. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manual, writeManual } from './manual.mjs';
import { prepare, root } from './prepare.mjs';
import { buildSite } from './site.mjs';

prepare();
buildSite();
writeManual();
process.env['GROGNARD_MANUAL'] ??= manual;

const given = process.argv.slice(2);
const told = process.env['GROGNARD_DATABASE'] !== undefined || given.some((word) => word.startsWith('--database'));
const own = told ? [] : ['--database', join(root, 'data', 'grognard.db')];
if (!told) mkdirSync(join(root, 'data'), { recursive: true });

// npm starts this through a shell, which dies of a signal without passing it on: an orphan stops by itself.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 250).unref();

// In this very process, so that whatever stops it reaches the server, which then finishes what was begun.
const command = join(root, 'apps/cli/dist/main.js');
process.argv = [process.execPath, command, 'serve', ...own, ...given];
await import(pathToFileURL(command).href);
