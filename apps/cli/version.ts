/** The package's own version, whether run as built or from its sources. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function version(): string {
  const beside = ['./package.json', '../package.json'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = beside.find((path) => existsSync(path));
  return found ? (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version : '?';
}
