/** A copy of the project in which changes are planted: the tracked files, beside the installed packages. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What tests build the command with. */
const COMPILER = 'typescript7';

export function copied(root, files) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-mutate-'));
  // What is being stopped may still write.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  for (const file of files) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  linkPackages(root, folder);
  return folder;
}

/** Packages of the workspace must lead into the copy, the others may lead to where they are. */
function linkPackages(root, folder) {
  const packages = join(root, 'node_modules');
  const into = join(folder, 'node_modules');
  cpSync(join(packages, '@grognard'), join(into, '@grognard'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@grognard' && name !== COMPILER) symlinkSync(join(packages, name), join(into, name));
  }
  mkdirSync(join(into, COMPILER, 'bin'), { recursive: true });
  const compiler = new URL('compiler.mjs', import.meta.url);
  writeFileSync(
    join(into, COMPILER, 'bin/tsc'),
    `import('${compiler}').then(({ written }) => written(process.cwd()));\n`,
  );
}
