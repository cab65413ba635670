/** A backup file: every row as a line of JSON, and at the end their number and hash. It reads into either database. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Refused } from '@grognard/kernel';
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
  if (!existsSync(path)) throw new Refused([{ code: 'noBackup', at: path }]);
  const hash = createHash('sha256');
  let [count, closed, headed] = [0, false, false];
  for await (const line of unpacked(path)) {
    const value = parsed(line);
    if (!headed) {
      if (value['format'] !== FORMAT) throw notABackup(path);
      headed = true;
    } else if (value['table'] !== undefined) {
      hash.update(`${line}\n`);
      count += 1;
      yield value as unknown as BackupRow;
    } else {
      closed = value['rows'] === count && value['sha256'] === hash.digest('hex');
    }
  }
  if (!closed) throw headed ? new Refused([{ code: 'tornBackup', at: path }]) : notABackup(path);
}

const notABackup = (path: string): Refused =>
  new Refused([{ code: 'notABackup', at: path, facts: { format: FORMAT } }]);

/** The lines as far as they can be unpacked: what is missing then is found out at the end. */
async function* unpacked(path: string): AsyncGenerator<string> {
  const [file, gunzip] = [createReadStream(path), createGunzip()];
  file.on('error', (error) => gunzip.destroy(error));
  const lines = createInterface({ input: file.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  gunzip.on('error', () => lines.close());
  try {
    for await (const line of lines) yield line;
  } catch {
    // Cut off in the middle, or never packed.
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
