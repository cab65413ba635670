/** A small disk that one process alone sees: it can be filled up without harm to anybody else. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;
const ALONE = isRoot ? ['--mount'] : ['--user', '--map-current-user', '--keep-caps', '--mount'];
const MEGABYTE = 2 ** 20;
const PAGE = 2 ** 12;

/** The words before a program that has such a disk, of so many megabytes, at this folder. */
export const smallDisk = (at: string, megabytes: number): readonly string[] => {
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=777 none "$0" && exec "$@"`;
  return ['unshare', ...ALONE, 'sh', '-c', script, at];
};

const ballast = (process: number | undefined, at: string): string => `/proc/${process}/root${at}/ballast`;

/** Takes all that is left of the disk of this process. */
export function fillUp(process: number | undefined, at: string): void {
  const file = openSync(ballast(process, at), 'a');
  for (const size of [MEGABYTE, PAGE]) while (hasWritten(file, size));
  closeSync(file);
}

/** What was taken is given free. */
export const makeRoom = (process: number | undefined, at: string): void => rmSync(ballast(process, at));

function hasWritten(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ENOSPC') return false;
    throw error;
  }
}
