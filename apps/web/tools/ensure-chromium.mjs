/** Finds a Chromium for the browser tests, or fetches one where that is possible, or says what to install. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The whole programme, or its shell: the same pages without a window of their own, for a fifth less of the processor. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];

/** What measures and draws wants the whole; what tests takes the shell first, and the whole as well. */
const KINDS = {
  whole: { names: WHOLE, packages: ['chromium'] },
  quickest: { names: [...SHELL, ...WHOLE], packages: ['chromium-headless-shell', 'chromium'] },
};

/** The path of a Chromium, or nothing. */
export function findChromium(kind = 'whole') {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...KINDS[kind].names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usual].find(
    isProgram,
  );
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

function install(packages) {
  const apt = (...words) =>
    spawnSync('apt-get', [...WAIT, ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-qq');
  return packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name));
}

/** A Chromium that is there now, or an error that says in words what to do. */
export function ensureChromium(kind = 'whole') {
  const found = findChromium(kind);
  if (found) return found;
  if (mayInstall()) {
    const { packages } = KINDS[kind];
    console.log(`No Chromium here: installing the package "${packages[0]}" with apt-get.`);
    const installed = install(packages) ? findChromium(kind) : undefined;
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
