/** A backup file: every row as a line of JSON, and at the end their number and hash. It reads into either database. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupRow } from './store.ts';

const FORMAT = 'grognard backup 1';

/** Writes beside the file and renames, so that a file of this name is always whole. It holds secrets: owner only. */
export async function writeBackup(rows: AsyncIterable<BackupRow>, path: string): Promise<number> {
  const beside = `${path}.new`;
  const hash = createHash('sha256');
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT })}\n`;
    for await (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      hash.update(line);
      count += 1;
      yield line;
    }
    yield `${JSON.stringify({ rows: count, sha256: hash.digest('hex') })}\n`;
  }
  const file = createWriteStream(beside, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), file);
  renameSync(beside, path);
  return count;
}

/** The rows of a backup; fails at the end if any is missing or changed, so that a restoring transaction is undone. */
export async function* readBackup(path: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  let [count, closed, headed] = [0, false, false];
  const file = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) {
    const value = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if (!headed) {
      if (value['format'] !== FORMAT) throw new Error(`${path} is no backup of this format (${FORMAT})`);
      headed = true;
    } else if (value['table'] !== undefined) {
      hash.update(`${line}\n`);
      count += 1;
      yield value as unknown as BackupRow;
    } else {
      closed = value['rows'] === count && value['sha256'] === hash.digest('hex');
    }
  }
  if (!closed) throw new Error(`the backup ${path} is torn or changed`);
}
