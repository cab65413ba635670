/** One writer at a time: who holds the lock, who waits, what is taken over and what is swept away. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@grognard/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { replaceFile } from './file.ts';
import { locked } from './lock.ts';

const root = freshFolder();
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;
let path = '';
beforeEach(() => {
  count += 1;
  mkdirSync(join(root, String(count)));
  path = join(root, String(count), 'war.jsonl');
});

/** A process that is no more. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;
const held = (pid: number, host = hostname()) => writeFileSync(`${path}.lock`, JSON.stringify({ pid, host }));
const aged = (file: string, seconds: number) => {
  const then = new Date(Date.now() - seconds * 1_000);
  utimesSync(file, then, then);
};
const here = (): readonly string[] => readdirSync(join(path, '..')).sort();
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof Refused ? error.refusals : error));

test('the lock bears our name while we work, and is gone afterwards, whatever happens', async () => {
  const before = process.listenerCount('exit');
  const result = await locked(path, async () => {
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8'))).toEqual({ pid: process.pid, host: hostname() });
    expect(here()).toEqual(['war.jsonl.lock']);
    expect(process.listenerCount('exit')).toBe(before + 1);
    return 7;
  });
  expect([result, here(), process.listenerCount('exit')]).toEqual([7, [], before]);
  await expect(locked(path, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect([here(), process.listenerCount('exit')]).toEqual([[], before]);
});

test('a second waits for the first', async () => {
  const order: string[] = [];
  let finish = (): void => undefined;
  const first = locked(path, async () => {
    order.push('first');
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push('first done');
  });
  const second = locked(path, async () => {
    order.push('second');
  });
  await new Promise((next) => setTimeout(next, 60));
  expect(order).toEqual(['first']);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'first done', 'second']);
});

test('a living writer, one on another machine and one that has just come are respected, and named', async () => {
  const own = path;
  const at = (name: string): string => `${own}-${name}`;
  const lock = (name: string, text: string) => writeFileSync(`${at(name)}.lock`, text);
  lock('living', JSON.stringify({ pid: process.ppid, host: hostname() }));
  lock('elsewhere', JSON.stringify({ pid: dead, host: 'elsewhere' }));
  lock('nameless', '');
  lock('odd', '{"pid":"x","host":7}');
  const names = ['living', 'elsewhere', 'nameless', 'odd'];
  const all = await Promise.all(names.map((name) => outcome(locked(at(name), async () => 'written'))));
  const busy = (name: string, pid: number, host = hostname()) => [
    { code: 'beingWritten', at: at(name), facts: { pid, host, lock: `${at(name)}.lock` } },
  ];
  expect(all).toEqual([
    busy('living', process.ppid),
    busy('elsewhere', dead, 'elsewhere'),
    busy('nameless', 0),
    busy('odd', 0),
  ]);
  expect(names.every((name) => existsSync(`${at(name)}.lock`))).toBe(true);
});

test('the lock of the dead, and one that never said whose it is, are taken over', async () => {
  held(dead);
  expect(await locked(path, async () => 'written')).toBe('written');
  writeFileSync(`${path}.lock`, '');
  aged(`${path}.lock`, 11);
  expect(await locked(path, async () => 'written')).toBe('written');
  expect(here()).toEqual([]);
});

test('one who died while clearing is cleared away too, but not at once', async () => {
  held(dead);
  mkdirSync(`${path}.lock.stale`);
  aged(`${path}.lock.stale`, 11);
  expect(await locked(path, async () => 'written')).toBe('written');
  expect(here()).toEqual([]);
});

test('what the dead left beside the lock is swept away, and nothing else', async () => {
  const names = [`war.jsonl.lock-${dead}`, `war.jsonl.lock-${process.ppid}`, 'war.jsonl.lock-x', `other.lock-${dead}`];
  for (const name of names) writeFileSync(join(path, '..', name), '');
  await locked(path, async () => undefined);
  expect(here()).toEqual(names.slice(1).sort());
});

test('a place that cannot be written to is refused with its reason', async () => {
  const nowhere = join(path, '..', 'none', 'war.jsonl');
  expect(await outcome(locked(nowhere, async () => 'written'))).toEqual([
    { code: 'unwritable', at: nowhere, facts: { reason: 'ENOENT' } },
  ]);
  // A file where a folder should be.
  writeFileSync(path, '');
  const within = join(path, 'x.jsonl');
  expect(await outcome(locked(within, async () => 'written'))).toEqual([
    { code: 'unwritable', at: within, facts: { reason: 'ENOTDIR' } },
  ]);
});

test('a file is replaced whole, keeps its mode, and what a dead writer left is swept away', () => {
  writeFileSync(`${path}.new`, 'half of a camp');
  replaceFile(path, 'é'.repeat(100_000), 0o640);
  expect(readFileSync(path, 'utf8')).toBe('é'.repeat(100_000));
  const masked = 0o640 & ~process.umask();
  expect(statSync(path).mode & 0o777).toBe(masked);
  replaceFile(path, 'again', 0o600);
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, here()]).toEqual(['again', masked, ['war.jsonl']]);
  expect(() => replaceFile(join(path, 'x'), 'no')).toThrow(
    expect.objectContaining({ refusals: [{ code: 'unwritable', at: join(path, 'x'), facts: { reason: 'ENOTDIR' } }] }),
  );
});
