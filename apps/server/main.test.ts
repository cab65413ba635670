/** The server's own command without a process of its own: what it says, and with which status it ends. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@grognard/kernel';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from './main.ts';
import { openStore } from './store/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let said: string[] = [];
let complained: string[] = [];
beforeEach(() => {
  [said, complained] = [[], []];
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('GROGNARD_')))
    vi.stubEnv(name, undefined);
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text) => complained.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('its use is told where it is asked for, and complained of where it is wrong', async () => {
  expect([await main(['--help']), await main(['-h']), said.length, complained.length]).toEqual([0, 0, 2, 0]);
  expect([await main(['backup']), await main(['nonsense', 'x']), said.length, complained.length]).toEqual([2, 2, 2, 2]);
  for (const text of [...said, ...complained]) expect(text).toMatch(/^grognard-server \[serve\]/);
});

test('a backup is written and restored elsewhere, each with its rows', async () => {
  const [from, to, file] = ['from.db', 'to.db', 'saved.backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const store = await openStore(from);
  const line = '{"sequence":0}';
  await store.create({
    id: 'a'.repeat(32),
    game: 'specimen',
    digest: 'd',
    observer: 'o',
    secret: 's',
    invitations: [{ seat: 'attacker', invitation: 'i' }],
    line,
  });
  await store.close();
  expect(await main(['backup', file, '--database', from])).toBe(0);
  expect(said.at(-1)).toMatch(new RegExp(`^[1-9]\\d* rows in ${file}$`));
  const rows = said.at(-1)?.split(' ')[0];
  expect(await main(['restore', file, '--database', to])).toBe(0);
  expect(said.at(-1)).toBe(`${rows} rows restored`);
  const again = await openStore(to);
  expect((await again.lines('a'.repeat(32), 0, 9)).map(({ text }) => text)).toEqual([line]);
  await again.close();
});

test('a database that is not there is not made by backing it up', async () => {
  const missing = join(folder, 'missing.db');
  await expect(main(['backup', join(folder, 'x'), '--database', missing])).rejects.toBeInstanceOf(Refused);
  expect(existsSync(missing)).toBe(false);
  await expect(main(['backup', 'x', '--port', 'eighty'])).rejects.toBeInstanceOf(Refused);
});
