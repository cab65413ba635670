/** Finds a Chromium for the browser tests, or fetches one where that is possible, or says what to install. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The path of a Chromium, or nothing. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...usual].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isDebian = () => {
  const facts = '/etc/os-release';
  return existsSync(facts) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(facts, 'utf8'));
};

const mayInstall = () => process.getuid?.() === 0 && isDebian();

/** Another installation may hold the lock for a while. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=300'];

function install() {
  const apt = (...words) =>
    spawnSync('apt-get', [...WAIT, ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** A Chromium that is there now, or an error that says in words what to do. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    console.log('No Chromium here: installing the package "chromium" with apt-get.');
    const installed = install() ? findChromium() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    [
      'The browser tests need Chromium, and none was found.',
      '  Debian, Ubuntu: apt-get install chromium',
      '  Fedora:         dnf install chromium',
      '  macOS:          brew install --cask chromium',
      'or set CHROMIUM to the path of Chromium or Google Chrome.',
    ].join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
