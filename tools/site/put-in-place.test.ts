import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace } from './put-in-place.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'grognard-place-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const place = (): string => join(home, 'book');
const workshop = (): string => join(home, 'workshop');

test('the old one stands until the new one is whole', async () => {
  mkdirSync(place());
  writeFileSync(join(place(), 'old'), '');
  const pages = await putInPlace(place(), workshop(), async (folder) => {
    writeFileSync(join(folder, 'new'), '');
    expect(readdirSync(place())).toEqual(['old']);
    return 1;
  });
  expect([pages, readdirSync(place()), readdirSync(workshop())]).toEqual([1, ['new'], []]);
});

test('two who make it at the same time do not meet, and what stands in the end is one of theirs, whole', async () => {
  const PAGES = ['1', '2', '3', '4'];
  const made = (by: string) =>
    putInPlace(place(), workshop(), async (folder) => {
      for (const page of PAGES) {
        writeFileSync(join(folder, page), by);
        await new Promise(setImmediate);
      }
    });
  await Promise.all([made('one'), made('other')]);
  expect(readdirSync(place())).toEqual(PAGES);
  expect(new Set(PAGES.map((page) => readFileSync(join(place(), page), 'utf8'))).size).toBe(1);
  expect(readdirSync(workshop())).toEqual([]);
});

test('what a process that was stopped had begun is cleared away, what another is at is left', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [`made-by-${pid}-x`, `made-by-${process.ppid}-x`, 'tools.js']) {
    mkdirSync(join(workshop(), name), { recursive: true });
  }
  await putInPlace(place(), workshop(), async () => undefined);
  expect(readdirSync(workshop())).toEqual([`made-by-${process.ppid}-x`, 'tools.js']);
});

test('a fault while it is made leaves the old one', async () => {
  mkdirSync(place());
  writeFileSync(join(place(), 'old'), '');
  await expect(putInPlace(place(), workshop(), () => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  expect(readdirSync(place())).toEqual(['old']);
});
