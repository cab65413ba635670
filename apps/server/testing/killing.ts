/** Servers disturbed at random moments under load: what was acknowledged is there, once, and the chain is whole. */
import { setTimeout as wait } from 'node:timers/promises';
import { game as ford } from '@grognard/games/specimen';
import { practiceNumbers } from '@grognard/kernel';
import { lineText, verifyJournal } from '@grognard/kernel/fair';
import { expect } from 'vitest';
import { Api } from '../client/api.ts';
import type { Companion } from '../client/companion.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { Killable } from './killable.ts';
import { companionAt, type Party, party, playOut } from './running.ts';

/** Of each store; more are asked for by the benchmark, which tells how many acts were acknowledged. */
export const KILLS = Number(process.env['GROGNARD_KILLS'] ?? 30);
/** Disturbances that one set of campaigns goes through, before new ones are begun: a server that starts reads them whole. */
const A_ROUND = 25;
const WRITERS = 4;
/** Milliseconds between two disturbances, at most. */
const LONGEST_LIFE = 200;

interface Writer {
  readonly table: Party;
  readonly players: readonly Companion[];
  readonly acknowledged: string[];
  readonly attempted: string[];
  readonly distrust: unknown[];
}

/** Kills the servers in turn, as often as is asked for, and judges every campaign. */
export function killing(servers: readonly Killable[], seed: number): Promise<Disturbed> {
  return disturbed(servers, seed, KILLS, async (nth) => {
    const victim = servers[nth % servers.length] as Killable;
    await victim.kill();
    await victim.serve();
  });
}

export interface Disturbed {
  readonly times: number;
  /** Acts that were acknowledged, and that the journals have: all of them, once. */
  readonly acknowledged: number;
}

/** Disturbs servers that are at work, as often as is asked for, and judges every campaign. */
export async function disturbed(
  servers: readonly Killable[],
  seed: number,
  often: number,
  disturb: (nth: number) => Promise<void>,
): Promise<Disturbed> {
  await Promise.all(servers.map((server) => server.serve()));
  const next = practiceNumbers(seed);
  let [times, acknowledged] = [0, 0];
  while (times < often) {
    const last = Math.min(often, times + A_ROUND);
    const writers = await Promise.all(Array.from({ length: WRITERS }, (_, index) => writerAt(servers, index)));
    const work = Promise.all(writers.map((writer, index) => write(writer, index, () => times < last)));
    const done = (): number => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    while (times < last) {
      // Some work is done before every disturbance, however slow the machine is today.
      const before = done();
      while (done() === before) await wait(5);
      await wait(next() * LONGEST_LIFE);
      await disturb(times);
      times += 1;
    }
    await work;
    await judge(writers);
    acknowledged += done();
  }
  return { times, acknowledged };
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

async function judge(writers: readonly Writer[]): Promise<void> {
  for (const [index, { table, players, acknowledged, attempted, distrust }] of writers.entries()) {
    expect(distrust, 'no player ever saw a line change').toEqual([]);
    const journal = await players[0]
      ?.act({ kind: 'noted', text: 'the end' })
      .then(() => table.api.exportJournal(table.id, { token: table.watch.token }));
    const report = verifyJournal(journal ?? '', ford, nativeCrypto);
    expect(report, `writer ${index}`).toMatchObject({ holds: true, faults: [], end: 'signed', dice: { waiting: 0 } });
    if (index === 0) {
      expect(acknowledged.length, 'battles were fought').toBeGreaterThan(0);
      expect(report.events['resolved']).toBe(acknowledged.length);
    } else judgeNotes(journal ?? '', acknowledged, attempted);
    const stored = (journal ?? '').trimEnd().split('\n').slice(0, -1);
    for (const player of players) {
      await player.reached(stored.length);
      expect(player.lines.map(lineText), 'each player has every line once, in order').toEqual(stored);
      player.stop();
    }
  }
}

function judgeNotes(journal: string, acknowledged: readonly string[], attempted: readonly string[]): void {
  const notes = journal.split('\n').flatMap((line) => /"text":"(note [^"]*)"/.exec(line)?.[1] ?? []);
  const kept = new Set(notes);
  const tried = new Set(attempted);
  expect(acknowledged.length, 'there was a load').toBeGreaterThan(0);
  expect(kept.size, 'none twice').toBe(notes.length);
  expect(
    acknowledged.filter((text) => !kept.has(text)),
    'none lost',
  ).toEqual([]);
  expect(
    notes.filter((text) => !tried.has(text)),
    'none from nowhere',
  ).toEqual([]);
}
