/** Disks that are full, pages that are spoilt, files that are linked: told in the log, in `/ready`, and in answers. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, symlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { game as ford } from '@grognard/games/specimen';
import { practiceNumbers } from '@grognard/kernel';
import { type ActDraft, Hand, verifyJournal } from '@grognard/kernel/fair';
import Database from 'libsql';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { freePort } from '../../tools/ports/free-port.mjs';
import type { ApiProblem } from './client/api.ts';
import { nativeCrypto } from './fair/native-crypto.ts';
import { openStore } from './store/open.ts';
import { StoreInUse } from './store/store.ts';
import { builtServer } from './testing/built.ts';
import { Killable } from './testing/killable.ts';
import { LONG } from './testing/limits.ts';
import { type Party, party } from './testing/running.ts';
import { fillUp, makeRoom, smallDisk } from './testing/small-disk.ts';
import { startPostgres } from './tools/ensure-postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grognard-disk-'));
let file: string;

beforeAll(async () => {
  file = await builtServer();
});
afterAll(() => {
  Killable.endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Milliseconds after which the last answer of a probe no longer serves. */
const PROBED_ANEW = 600;

const LOGGED = { environment: { GROGNARD_LOG: 'info' } };

/** Signs and sends one act for the first seat; gives the status of the answer. */
async function acted(table: Party, draft: ActDraft): Promise<number> {
  const [link] = table.links;
  if (!link) throw new Error('a seat');
  const hand = new Hand(table.id, link.seat, link.secret, nativeCrypto);
  const state = await table.api.readCampaign(table.id, { token: link.token });
  return table.api.act(table.id, hand.sign(state, draft) as never, { token: link.token }).then(
    () => 201,
    (error: ApiProblem) => error.status,
  );
}

const readyAt = async (server: Killable): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${server.url}/ready`);
  return { status: answer.status, text: await answer.text() };
};

/** What does not get smaller by packing. */
const letters = practiceNumbers(4);
const note = (): ActDraft => ({
  kind: 'noted',
  text: Array.from({ length: 4_000 }, () => Math.floor(letters() * 36).toString(36)).join(''),
});

/** Writes until nothing more fits, and goes on when there is room again; all that was acknowledged is there. */
async function filled(
  server: Killable,
  disk: () => number | undefined,
  at: string,
  { task }: TestContext,
): Promise<void> {
  const table = await party(server.url, ford);
  expect((await readyAt(server)).status).toBe(200);
  let acknowledged = 0;
  const acting = async (): Promise<number> => {
    const status = await acted(table, note());
    if (status === 201) acknowledged += 1;
    return status;
  };
  for (let line = 0; line < 20; line += 1) expect(await acting()).toBe(201);
  fillUp(disk(), at);
  // What the database has in reserve is used up first.
  let status = 201;
  while (status === 201) status = await acting();
  expect(status).toBe(503);
  for (let look = 0; look < 3; look += 1) {
    expect(await readyAt(server), 'and stays so').toEqual({ status: 503, text: expect.stringContaining('is full') });
    await wait(PROBED_ANEW);
  }
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await expect.poll(() => server.log).toContain('its disk is full');
  expect(server.log).not.toContain('can be used again');
  const journal = await table.api.exportJournal(table.id, { token: table.watch.token });
  expect(verifyJournal(journal, ford, nativeCrypto)).toMatchObject({ holds: true, events: { noted: acknowledged } });
  Object.assign(task.meta, { acknowledged });
  makeRoom(disk(), at);
  await expect.poll(async () => (await readyAt(server)).status).toBe(200);
  expect(await acted(table, note())).toBe(201);
  await expect.poll(() => server.log).toContain('can be used again');
  expect(await server.stop()).toBe(0);
}

test('a full disk is named, what was acknowledged is there, and with room the play goes on', async (context) => {
  const disk = join(folder, 'small');
  mkdirSync(disk);
  const before = smallDisk(disk, 8);
  const server = new Killable(file, await freePort(), join(disk, 'full.db'), { ...LOGGED, before });
  await server.serve();
  await filled(server, () => server.process.pid, disk, context);
});

test(
  'so is a full disk of PostgreSQL',
  async (context) => {
    const disk = mkdtempSync(join(tmpdir(), 'grognard-postgres-disk-'));
    const cluster = await startPostgres({ before: smallDisk(disk, 40) });
    const server = new Killable(file, await freePort(), cluster.create('small', join(disk, 'small')), LOGGED);
    try {
      await server.serve();
      await filled(server, () => cluster.pid, disk, context);
    } finally {
      await cluster.stop();
      rmSync(disk, { recursive: true, force: true });
    }
  },
  LONG,
);

test('spoilt pages are named, and stay named', async () => {
  const path = join(folder, 'spoilt.db');
  const server = new Killable(file, await freePort(), path, LOGGED);
  await server.serve();
  const table = await party(server.url, ford);
  for (let line = 0; line < 30; line += 1) await acted(table, note());
  expect(await server.stop()).toBe(0);
  const handle = openSync(path, 'r+');
  const { size } = statSync(path);
  // Everything past the first pages: tables are found, and what is in them is not.
  for (let at = 16 * 4096; at < size; at += 4096) writeSync(handle, Buffer.alloc(4096, 0xee), 0, 4096, at);
  closeSync(handle);
  const again = new Killable(file, await freePort(), path, LOGGED);
  await again.serve();
  const { status } = await fetch(`${again.url}/api/campaigns/${table.id}`, {
    headers: { authorization: `Bearer ${table.watch.token}` },
  });
  expect(status).toBe(503);
  expect(await readyAt(again)).toEqual({ status: 503, text: expect.stringContaining('corrupt') });
  await expect.poll(() => again.log).toContain('pages of it are corrupt');
  await again.stop();
});

test('the lock is on the file itself, whatever link leads to it, and its files are for their owner only', async () => {
  const path = join(folder, 'own.db');
  const store = await openStore(path);
  for (const link of ['link.db', 'other.db']) symlinkSync(path, join(folder, link));
  await expect(openStore(join(folder, 'link.db'))).rejects.toBeInstanceOf(StoreInUse);
  await store.probe();
  const files = execFileSync('ls', [folder], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.startsWith('own.db'));
  expect(files.length).toBeGreaterThan(2);
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
  await store.close();
  const linked = await openStore(join(folder, 'other.db'));
  await linked.close();
});

test('a probe writes the hour over, and where the disk was full a row of so many pages', async () => {
  const path = join(folder, 'probed.db');
  const store = await openStore(path);
  const written = (): unknown => {
    const database = new Database(path, { readonly: true });
    const rows = database.prepare('select length(time) as letters from probes').all();
    database.close();
    return rows;
  };
  await store.probe();
  expect(written()).toEqual([{ letters: '2026-01-01T00:00:00.000Z'.length }]);
  await store.probe(true);
  expect(written()).toEqual([{ letters: 65_536 }]);
  await store.close();
});
