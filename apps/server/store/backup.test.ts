/** A backup: all that a store holds, for its owner alone, and nothing else taken for one. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Refused } from '@grognard/kernel';
import { afterAll, expect, test } from 'vitest';
import { newCampaign as campaign } from '../testing/new-campaign.ts';
import { readBackup, writeBackup } from './backup.ts';
import { openStore } from './open.ts';
import type { BackupRow } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-store-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a backup holds every campaign, however many there are, and is for its owner alone', async () => {
  const store = await openStore(join(folder, 'many.db'));
  for (let id = 0; id < 201; id += 1) await store.create(campaign(String(id).padStart(3, '0')));
  const file = join(folder, 'many.backup');
  // Each has itself, two seats and a line.
  expect(await writeBackup(store.backup(), file)).toBe(201 * 4);
  await store.close();
  expect([statSync(file).mode & 0o777, existsSync(`${file}.new`)]).toEqual([0o600, false]);
  const ids = new Set<unknown>();
  for await (const { table, row } of readBackup(file)) if (table === 'campaigns') ids.add(row['id']);
  expect(ids.size).toBe(201);
});

test('what is no backup is refused for what it is', async () => {
  const code = async (path: string) => {
    try {
      for await (const _ of readBackup(path));
      return 'read';
    } catch (error) {
      return (error as Refused).refusals.map((each) => [each.code, each.at]);
    }
  };
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const head = '{"format":"grognard backup 1"}\n';
  const row = '{"table":"campaigns","row":{"id":"a"}}\n';
  const end = (rows: number, text: string) =>
    `${JSON.stringify({ rows, sha256: createHash('sha256').update(text).digest('hex') })}\n`;
  const missing = join(folder, 'missing.backup');
  expect(await code(missing)).toEqual([['noBackup', missing]]);
  const plain = file('plain', 'a text');
  expect(await code(plain)).toEqual([['notABackup', plain]]);
  const other = file('other', gzipSync('{"format":"else"}\n'));
  expect(await code(other)).toEqual([['notABackup', other]]);
  const empty = file('empty', gzipSync(''));
  expect(await code(empty)).toEqual([['notABackup', empty]]);
  const good = gzipSync(head + row + end(1, row));
  expect(await code(file('good', good))).toBe('read');
  expect(await code(file('none', gzipSync(head + end(0, ''))))).toBe('read');
  for (const [name, content] of Object.entries({
    cut: good.subarray(0, good.length - 12),
    open: gzipSync(head + row),
    more: gzipSync(head + row + row + end(1, row)),
    fewer: gzipSync(head + row + end(2, row)),
    changed: gzipSync(head + row.replace('"a"', '"b"') + end(1, row)),
    odd: gzipSync(`${head}${row}{\n`),
  })) {
    const path = file(name, content);
    expect([name, await code(path)]).toEqual([name, [['tornBackup', path]]]);
  }
});

test('rows of tables that are no more are left out, of those that nobody knows refused', async () => {
  const rows = (...tables: readonly string[]) =>
    (async function* given(): AsyncGenerator<BackupRow> {
      yield {
        table: 'campaigns',
        row: { id: 'a', game: 'g', digest: 'd', observer: 'o', created: 't', secret: 's' },
      };
      for (const table of tables) yield { table, row: { campaign: 'a' } };
    })();
  const store = await openStore(join(folder, 'rows.db'));
  await expect(store.restore(rows('strangers'))).rejects.toThrow('"strangers"');
  expect(await store.find('a'), 'all or nothing').toBeUndefined();
  expect(await store.restore(rows('seeds'))).toBe(1);
  expect(await store.find('a')).toMatchObject({ secret: 's', seats: [] });
  await store.close();
});

test('a torn or changed backup is refused', async () => {
  const path = join(folder, 'torn.db');
  const store = await openStore(path);
  await store.create(campaign('torn'));
  const file = join(folder, 'torn.backup');
  await writeBackup(store.backup(), file);
  await store.close();
  const whole = gunzipSync(readFileSync(file)).toString('utf8');
  for (const text of [whole.replace('line 0', 'line 1'), whole.slice(0, whole.lastIndexOf('{"rows"'))]) {
    writeFileSync(file, gzipSync(text));
    const fresh = await openStore(join(folder, `fresh-${text.length}.db`));
    await expect(fresh.restore(readBackup(file))).rejects.toThrow('tornBackup');
    expect(await fresh.find('torn')).toBeUndefined();
    await fresh.close();
  }
});
