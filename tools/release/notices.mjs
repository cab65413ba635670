/** What others wrote and the bundle carries, each with the licence it is given under. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package a module belongs to; nothing for the house's own. */
const packageOf = (id) => /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(id)?.[1];

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}

export function noticesOf(moduleIds) {
  const folders = [...new Set(moduleIds.map(packageOf).filter(Boolean))].sort();
  return folders.map(notice).join(`\n${'-'.repeat(80)}\n\n`);
}
