/** Servers killed at random moments under load: what was acknowledged is there, once, and the chain is whole. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { game as ford } from '@grognard/games/specimen';
import { practiceNumbers } from '@grognard/kernel';
import { lineText, verifyJournal } from '@grognard/kernel/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api } from './client/api.ts';
import type { Companion } from './client/companion.ts';
import { nativeCrypto } from './fair/native-crypto.ts';
import { builtServer } from './testing/built.ts';
import { freePort, Killable } from './testing/killable.ts';
import { companionAt, type Party, party, playOut } from './testing/running.ts';
import { type Cluster, startPostgres } from './tools/ensure-postgres.mjs';

/** Of each store; more can be asked for. */
const KILLS = Number(process.env['GROGNARD_KILLS'] ?? 110);
const WRITERS = 4;
/** Milliseconds a server lives, at most, before it is killed. */
const LONGEST_LIFE = 350;

let file: string;
let cluster: Cluster;
const folder = mkdtempSync(join(tmpdir(), 'grognard-kill-'));

beforeAll(async () => {
  file = await builtServer();
  cluster = await startPostgres();
}, 120_000);
afterAll(async () => {
  Killable.endAll();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(dirname(file), { recursive: true, force: true });
});

interface Writer {
  readonly table: Party;
  readonly players: readonly Companion[];
  readonly acknowledged: string[];
  readonly attempted: string[];
  readonly distrust: unknown[];
}

/** Each writer has a campaign of his own; the seats of one campaign may be served by different processes. */
async function writerAt(servers: readonly Killable[], index: number): Promise<Writer> {
  const url = (seat: number): string => servers[(index + seat) % servers.length]?.url ?? '';
  const table = await party(url(0), ford);
  const distrust: unknown[] = [];
  const players = await Promise.all(
    table.links.map((link, seat) =>
      companionAt(new Api(url(seat)), { ...link, origin: url(seat) }, { pauses: { first: 20, longest: 60 } }),
    ),
  );
  for (const player of players) player.listen((news) => news.kind === 'distrust' && distrust.push(news));
  return { table, players, acknowledged: [], attempted: [], distrust };
}

/** Notes without pause; the first writer plays battles instead. */
async function write(writer: Writer, index: number, goes: () => boolean): Promise<void> {
  const [one, two] = writer.players as readonly [Companion, Companion];
  for (let round = 0; goes(); round += 1) {
    if (index === 0) {
      await one.act({
        kind: 'began',
        procedure: 'assault',
        input: { attack: 1 + (round % 12), defence: 5 },
        roles: {},
      });
      await playOut(writer.players, ['attacker', 'defender']);
      writer.acknowledged.push('');
      continue;
    }
    const text = `note ${index}.${round}`;
    writer.attempted.push(text);
    await (round % 2 ? two : one).act({ kind: 'noted', text });
    writer.acknowledged.push(text);
  }
}

async function killing(servers: readonly Killable[], seed: number): Promise<readonly Writer[]> {
  const next = practiceNumbers(seed);
  await Promise.all(servers.map((server) => server.serve()));
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, index) => writerAt(servers, index)));
  let kills = 0;
  const work = Promise.all(writers.map((writer, index) => write(writer, index, () => kills < KILLS)));
  const done = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  while (kills < KILLS) {
    // Every server does some work before it dies, however slow the machine is today.
    const before = done();
    while (done() === before) await wait(5);
    await wait(next() * LONGEST_LIFE);
    const victim = servers[kills % servers.length] as Killable;
    await victim.kill();
    kills += 1;
    await victim.serve();
  }
  await work;
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  return writers;
}

async function judge(writers: readonly Writer[]): Promise<void> {
  for (const [index, { table, players, acknowledged, attempted, distrust }] of writers.entries()) {
    expect(distrust, 'no player ever saw a line change').toEqual([]);
    const journal = await players[0]
      ?.act({ kind: 'noted', text: 'the end' })
      .then(() => table.api.exportJournal(table.id, { token: table.watch.token }));
    const report = verifyJournal(journal ?? '', ford, nativeCrypto);
    expect(report, `writer ${index}`).toMatchObject({ holds: true, faults: [], unrevealed: 0 });
    expect(acknowledged.length).toBeGreaterThan(index === 0 ? 0 : KILLS / 4);
    if (index === 0) expect(report.events['resolved']).toBe(acknowledged.length);
    else {
      const notes = (journal ?? '').split('\n').flatMap((line) => /"text":"(note [^"]*)"/.exec(line)?.[1] ?? []);
      expect(new Set(notes).size, 'none twice').toBe(notes.length);
      expect(
        acknowledged.filter((text) => !notes.includes(text)),
        'none lost',
      ).toEqual([]);
      expect(
        notes.filter((text) => !attempted.includes(text)),
        'none from nowhere',
      ).toEqual([]);
    }
    const stored = (journal ?? '').trimEnd().split('\n').slice(0, -1);
    for (const player of players) {
      await player.reached(stored.length);
      expect(player.lines.map(lineText), 'each player has every line once, in order').toEqual(stored);
      player.stop();
    }
  }
}

describe(`${KILLS} kills each`, () => {
  test('of the embedded store', async () => {
    const server = new Killable(file, await freePort(), join(folder, 'kill.db'));
    const writers = await killing([server], 11);
    await judge(writers);
    expect(await server.stop(), 'a server told to stop ends well').toBe(0);
  }, 900_000);

  test('of two processes on one PostgreSQL', async () => {
    const address = cluster.create('killed');
    const servers = [new Killable(file, await freePort(), address), new Killable(file, await freePort(), address)];
    const writers = await killing(servers, 12);
    await judge(writers);
    for (const server of servers) expect(await server.stop()).toBe(0);
  }, 900_000);
});
