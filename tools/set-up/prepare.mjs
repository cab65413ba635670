/** Set-up with nothing but Node: installs what the lock file says when it has changed, and builds. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, 'node_modules', '.grognard-installed');
const NEEDED = [20, 19];

/** Runs a command in the project, its output shown; gives its exit status. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command and stops here, with its status, when it fails. */
export function must(what, command, args, options) {
  const status = run(command, args, options);
  if (status !== 0) {
    console.error(`\n${what} failed (exit status ${status}).`);
    process.exit(status);
  }
}

/** Runs one of the project's own tools by its path, so that no shell or PATH is needed. */
export const node = (what, script, ...args) => must(what, process.execPath, [join(root, script), ...args]);

const npm = (...args) => {
  // npm tells its own path to the scripts it runs; without it (a bare `node …`) npm is looked up as usual.
  const cli = process.env['npm_execpath'];
  return cli ? run(process.execPath, [cli, ...args]) : run('npm', args, { shell: process.platform === 'win32' });
};

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Grognard needs Node ${NEEDED.join('.')} or newer; this is ${process.version}. / Il faut Node ${NEEDED.join('.')} ou plus récent.`,
  );
  process.exit(1);
}

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing packages, once … / Installation des paquets, une seule fois …');
  if (npm('ci', '--no-audit', '--no-fund', '--loglevel=error') !== 0) {
    console.error(
      '\nThe packages could not be installed: is the network there? / Les paquets n’ont pu être installés : le réseau répond-il ?',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

export function build() {
  node('The build', 'node_modules/typescript7/bin/tsc', '-b');
}

/** Everything a fresh clone lacks. */
export function prepare() {
  checkNode();
  install();
  build();
}
