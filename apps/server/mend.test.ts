/** A server restored from an older backup: the players' devices give back what it lacks, and the journal is whole again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game as ford } from '@grognard/games/specimen';
import { type Line, lineText, verifyJournal } from '@grognard/kernel/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api, type ApiProblem } from './client/api.ts';
import type { Companion } from './client/companion.ts';
import type { Kept, News } from './client/news.ts';
import { nativeCrypto } from './fair/native-crypto.ts';
import { readBackup, writeBackup } from './store/backup.ts';
import { openStore } from './store/open.ts';
import { companionAt, type Party, party, playOut, type Running, running, until } from './testing/running.ts';
import { type Cluster, startPostgres } from './tools/ensure-postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grognard-mend-'));
let cluster: Cluster;
let count = 0;

beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SEATS = ['attacker', 'defender'];
const battle = { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} } as const;

/** What a device would have kept. */
const memoryOf = (companion: Companion): Kept => ({
  lines: companion.lines,
  checked: companion.checkpoint(),
  vouched: companion.vouched,
});

interface Played {
  readonly host: Running;
  readonly table: Party;
  readonly kept: readonly Kept[];
  readonly lines: readonly string[];
  readonly backup: string;
}

/** A campaign that goes on after its backup was taken: dice fall, secrets are shown, seeds are spent. */
async function playedOn(): Promise<Played> {
  count += 1;
  const host = await running();
  const table = await party(host.url, ford);
  const players = await Promise.all(table.links.map((link) => companionAt(table.api, link)));
  const [one, two] = players as [Companion, Companion];
  await one.act({ kind: 'noted', text: 'before the backup' });
  const backup = join(folder, `${count}.backup`);
  await writeBackup(host.server.services.store.backup(), backup);
  for (let round = 0; round < 2; round += 1) {
    await one.act(battle);
    await playOut(players, SEATS);
  }
  await two.act({ kind: 'noted', text: 'after it' });
  await one.reached(two.lines.length);
  for (const player of players) player.stop();
  await host.stop();
  return { host, table, kept: players.map(memoryOf), lines: one.lines.map(lineText), backup };
}

async function restored(address: string, backup: string): Promise<Running> {
  const store = await openStore(address);
  await store.restore(readBackup(backup));
  await store.close();
  return running(address);
}

/** A device that comes back to where the server stands now. */
async function back(
  host: Running,
  { table, kept }: Played,
  seat: number,
): Promise<{ companion: Companion; news: News[] }> {
  const news: News[] = [];
  const link = { ...(table.links[seat] as Party['links'][number]), origin: host.url };
  const pauses = { first: 10, longest: 50 };
  const companion = await companionAt(new Api(host.url), link, { kept: kept[seat] as Kept, pauses });
  companion.listen((each) => news.push(each));
  return { companion, news };
}

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  const address = (): string => (kind === 'sqlite' ? join(folder, `${count}.db`) : cluster.create(`mend_${count}`));

  test('ends in the journal as it was, and play goes on when every seat has been heard', async () => {
    const played = await playedOn();
    const host = await restored(address(), played.backup);
    const first = await back(host, played, 0);
    await expect.poll(() => first.news.map((each) => each.kind)).toContain('mended');
    const [wentBack] = first.news.filter((each) => each.kind === 'wentBack');
    // The backup has the opening, two seats and a note.
    expect(wentBack).toMatchObject({ length: 4, by: played.lines.length - 4 });
    let done = false;
    const noted = first.companion.act({ kind: 'noted', text: 'going on' }).then(() => {
      done = true;
    });
    const [link] = played.table.links;
    const refused = await new Api(host.url)
      .act(played.table.id, { sequence: 1, previous: '0'.repeat(64), event: {} } as never, { token: link?.token ?? '' })
      .catch((error: ApiProblem) => error.status);
    expect(refused, 'reading and refusing go on').toBe(422);
    expect(done, 'nothing is written before the other was heard').toBe(false);
    const second = await back(host, played, 1);
    await noted;
    await second.companion.reached(played.lines.length + 1);
    expect(second.companion.lines.slice(0, -1).map(lineText)).toEqual(played.lines);
    for (const { news } of [first, second]) expect(news.map((each) => each.kind)).not.toContain('distrust');
    await first.companion.act(battle);
    await playOut([first.companion, second.companion], SEATS);
    const journal = await new Api(host.url).exportJournal(played.table.id, { token: link?.token ?? '' });
    expect(verifyJournal(journal, ford, nativeCrypto)).toMatchObject({
      holds: true,
      end: 'signed',
      events: { resolved: 3, noted: 3 },
    });
    for (const { companion } of [first, second]) companion.stop();
    await host.stop();
  });
});

test('a seat that was taken after the backup is shown to be ours, by its key', async () => {
  count += 1;
  const host = await running();
  const backup = join(folder, `${count}.backup`);
  const table = await party(host.url, ford, () => writeBackup(host.server.services.store.backup(), backup));
  const players = await Promise.all(table.links.map((link) => companionAt(table.api, link)));
  const [one, two] = players as [Companion, Companion];
  await two.act({ kind: 'noted', text: 'here' });
  await one.reached(4);
  for (const player of players) player.stop();
  await host.stop();
  const played = { host, table, kept: players.map(memoryOf), lines: one.lines.map(lineText), backup };
  const again = await restored(join(folder, `${count}.db`), backup);
  expect((await again.server.services.store.find(table.id))?.seats.map(({ token }) => token)).toEqual([null, null]);
  const first = await back(again, played, 0);
  const second = await back(again, played, 1);
  await second.companion.act({ kind: 'noted', text: 'still here' });
  await until(first.companion, ({ length }) => length === 5);
  expect(first.companion.lines.map(({ event }) => event.kind)).toEqual([
    'opened',
    'seated',
    'seated',
    'noted',
    'noted',
  ]);
  for (const { companion } of [first, second]) companion.stop();
  await again.stop();
});

describe('what is given back', () => {
  let played: Played;
  let host: Running;
  beforeAll(async () => {
    played = await playedOn();
    host = await restored(join(folder, `${count}.db`), played.backup);
  });
  afterAll(() => host.stop());

  const given = async (
    change: (lines: readonly Line[]) => readonly Line[],
    { length, head, signature } = played.kept[0]?.vouched ?? { length: 0, head: '', signature: '' },
  ): Promise<number | string> => {
    const lines = change(played.lines.slice(4).map((text) => JSON.parse(text) as Line));
    return new Api(host.url).giveBack(played.table.id, { from: 4, lines } as never, { length, head, signature }).then(
      ({ added }) => `added ${added}`,
      (error: ApiProblem) => error.problem.refusals[0]?.code ?? error.status,
    );
  };

  test('is listened to only where the server’s own signature is shown', async () => {
    const { length = 0, head = '' } = played.kept[0]?.vouched ?? {};
    expect(await given((lines) => lines, { length, head, signature: 'ab'.repeat(64) })).toBe(401);
    expect(await given((lines) => lines, { length: length - 1, head, signature: 'ab'.repeat(64) })).toBe(401);
  });

  test('is checked line by line, and taken once', async () => {
    const noted = (text: string) => (lines: readonly Line[]) =>
      lines.with(-1, { ...(lines.at(-1) as Line), event: { ...(lines.at(-1) as Line).event, text } as never });
    expect(await given(noted('I never wrote this'))).toBe('notSigned');
    expect(await given((lines) => lines.slice(0, -1))).toBe('notWhatWasSigned');
    expect(await given((lines) => lines.slice(1))).toBe('lineOutOfOrder');
    expect(await given((lines) => lines.with(2, { ...(lines[2] as Line), event: {} as never }))).toBe('notAnAct');
    const counted = () => /^grognard_lines_given_back_total (\d+)$/m.exec(host.server.services.metrics.text)?.[1];
    expect(counted()).toBeUndefined();
    expect(await given((lines) => lines)).toBe(`added ${played.lines.length - 4}`);
    expect(await given((lines) => lines)).toBe('added 0');
    expect(counted()).toBe(String(played.lines.length - 4));
    const [link] = played.table.links;
    const journal = await new Api(host.url).exportJournal(played.table.id, { token: link?.token ?? '' });
    expect(journal.trimEnd().split('\n').slice(0, -1)).toEqual(played.lines);
  });
});
