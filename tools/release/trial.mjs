/** An empty project outside the clone that the tarballs are installed in, and what is asked of it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../set-up/prepare.mjs';
import { npm } from './stage.mjs';

const CONSUMER = join(root, 'tools/release/consumer');
/** Milliseconds: a busy machine takes its time, a server that never answers takes all of it. */
const PATIENCE = 120_000;

/** A project with the packages in it. Throws when npm warns of an engine. */
export function install(folder, tarballs, ...words) {
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries(tarballs.map(({ name, tarball }) => [name, `file:${tarball}`]));
  // One package may ask for another by its version, which nobody has published yet.
  const overrides = Object.fromEntries(tarballs.map(({ name }) => [name, `$${name}`]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'trial', private: true, type: 'module', dependencies, overrides }),
  );
  const { stdout, stderr } = npm(['install', '--no-audit', '--no-fund', '--loglevel=warn', ...words], folder);
  const warned = `${stdout}${stderr}`.split('\n').filter((line) => /EBADENGINE|Unsupported engine/.test(line));
  if (warned.length > 0) throw new Error(warned.join('\n'));
}

function ran(folder, ...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

/** What a programme of the consumer prints, run where the packages are installed. */
export function printed(folder, name) {
  copyFileSync(join(CONSUMER, name), join(folder, name));
  return ran(folder, name);
}

/** What the compiler finds in a text, strictly, types of the packages included. */
export function compiled(folder, text, [module, moduleResolution]) {
  writeFileSync(join(folder, 'typed.ts'), text);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module,
    moduleResolution,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: folder, encoding: 'utf8' }).stdout;
}

export const typedText = () => readFileSync(join(CONSUMER, 'typed.ts'), 'utf8');

/** Bytes of script of a page built with Vite from the packages. */
export async function pageSize(folder) {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  copyFileSync(join(CONSUMER, 'page.js'), join(page, 'page.js'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
  await build({ root: page, configFile: false, logLevel: 'error' });
  const assets = join(page, 'dist/assets');
  return readdirSync(assets).reduce((sum, name) => sum + readFileSync(join(assets, name)).length, 0);
}

/** What the installed command says, whatever its status. */
export function said(folder, ...words) {
  const command = join(folder, 'node_modules/grognard/bundle/grognard.js');
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

export const npx = (folder, ...words) =>
  npm(['exec', '--offline', '--', 'grognard', ...words], folder, { env: { ...process.env, LC_ALL: 'C.UTF-8' } }).stdout;

/** Runs a server while something is asked of it. */
export async function serving(command, words, asked, options = {}) {
  const server = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  const slow = setTimeout(() => server.kill('SIGKILL'), PATIENCE);
  try {
    let said = '';
    for await (const chunk of server.stdout) {
      said += chunk;
      const url = /"listening": "([^"]+)"/.exec(said)?.[1];
      if (url) return await asked(url);
    }
    throw new Error(`the server ended before it answered: ${said}`);
  } finally {
    clearTimeout(slow);
    const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
    server.kill();
    await ended;
  }
}
