/** What each side receives, byte by byte, and what is written down. */
import { game as surrender } from '@grognard/games/unconditional-surrender';
import { moves, serverSecrets, verifyJournal } from '@grognard/kernel/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Api } from './client/api.ts';
import type { Companion } from './client/companion.ts';
import { createCampaign } from './client/create.ts';
import { parseLink } from './client/links.ts';
import type { Socket } from './client/news.ts';
import { takeSeat } from './client/take-seat.ts';
import { nativeCrypto } from './fair/native-crypto.ts';
import { companionAt, playOut, type Running, running, until } from './testing/running.ts';

let host: Running;
beforeAll(async () => {
  host = await running();
});
afterAll(() => host.stop());

/** Everything that reached one player, HTTP and WebSocket, headers included; and every address he asked for. */
class Wiretap {
  readonly received: string[] = [];
  readonly asked: string[] = [];

  readonly fetch = async (url: string, init: object) => {
    this.asked.push(url);
    const answer = await fetch(url, init);
    const text = await answer.text();
    this.received.push(JSON.stringify([...answer.headers]), text);
    return { ok: answer.ok, status: answer.status, text: async () => text };
  };

  readonly socket = (url: string): Socket => {
    this.asked.push(url);
    const socket = new WebSocket(url);
    socket.on('upgrade', (answer) => this.received.push(JSON.stringify(answer.headers)));
    socket.on('message', (data) => this.received.push(String(data)));
    return socket as unknown as Socket;
  };
}

interface Seat {
  readonly tap: Wiretap;
  readonly companion: Companion;
  readonly token: string;
  readonly secret: string;
  readonly invitation: string;
}

async function sealingTable(): Promise<readonly Seat[]> {
  const api = new Api(host.url);
  const seats = surrender.campaign?.sides ?? [];
  const { invitations } = await createCampaign(api, { game: surrender.id, name: 'Secret', seats });
  return Promise.all(
    invitations.map(async ({ link }) => {
      const invited = parseLink(link);
      if (invited?.kind !== 'join') throw new Error('an invitation');
      const tap = new Wiretap();
      const own = new Api(host.url, 'en', tap.fetch);
      const seat = await takeSeat(own, invited, undefined, nativeCrypto);
      const companion = await companionAt(own, seat, { socket: tap.socket });
      return { tap, companion, token: seat.token, secret: seat.secret, invitation: invited.invitation };
    }),
  );
}

/** Plays to the sealed commitments; the first side seals `pick` of its options, and the other looks at what it got. */
async function sealed(
  pick: (options: readonly string[]) => string,
): Promise<{ seats: readonly Seat[]; seen: string; option: string }> {
  const seats = await sealingTable();
  const [one, two] = seats as readonly [Seat, Seat];
  const names = surrender.campaign?.sides ?? [];
  const example = surrender.examples.find(
    ({ procedure, preset, refused }) => procedure === 'ground-combat' && preset && !refused,
  );
  const roles = { attacker: names[0] ?? '', defender: names[1] ?? '' };
  await one.companion.act({ kind: 'began', procedure: 'ground-combat', input: example?.input ?? {}, roles });
  for (;;) {
    const shared = await until(one.companion, (each) =>
      moves(each).some(({ kind }) => kind === 'sealed' || kind === 'chose'),
    );
    const [move] = moves(shared).filter((each) => each.kind === 'sealed' || each.kind === 'chose');
    if (move?.kind === 'sealed') break;
    if (move?.kind !== 'chose') throw new Error('no sealed choice comes');
    const chooser = seats[names.indexOf(move.seat)] as Seat;
    await chooser.companion.reached(shared.length);
    await chooser.companion.act({ kind: 'chose', side: move.side, option: move.options[0] ?? '' });
  }
  const move = moves(one.companion.shared as never).find(({ kind, seat }) => kind === 'sealed' && seat === names[0]);
  if (move?.kind !== 'sealed') throw new Error('the first side is asked');
  const option = pick(move.options);
  await one.companion.seal(move.side, option);
  await two.companion.reached(one.companion.shared?.length ?? 0);
  const own = new Api(host.url, 'en', two.tap.fetch);
  await own.readCampaign(one.companion.shared?.id ?? '', { token: two.token });
  await own.exportJournal(one.companion.shared?.id ?? '', { token: two.token });
  return { seats, seen: two.tap.received.join('\n'), option };
}

/** Hashes, keys, signatures, ids and times differ in every play; everything else must not. */
const withoutChance = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{32,}/g, '<hex>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"(date|Date|sec-websocket-accept)","?[^"]*"/g, '<header>')
    .replaceAll(/"(date|sec-websocket-accept|content-length|etag)":"[^"]*"/g, '<header>')
    .replaceAll(/\["(x-ratelimit[^"]*|content-length)","[^"]*"\]/g, '<header>')
    .replaceAll(/"x-ratelimit[^"]*":"[^"]*"/g, '<header>');

/** Two players connect at their own pace: messages may be cut differently, the lines in them may not. */
const linesIn = (text: string): readonly string[] =>
  [...new Set(withoutChance(text).match(/\{"event":\{.*?"sequence":\d+\}/g) ?? [])].sort();

test('before both have sealed, nothing that one receives depends on what the other chose', async () => {
  const least = await sealed((options) => options[0] ?? '');
  const most = await sealed((options) => options.at(-1) ?? '');
  expect(least.option).not.toBe(most.option);
  expect(linesIn(least.seen).length).toBeGreaterThan(4);
  expect(linesIn(least.seen)).toEqual(linesIn(most.seen));
  expect(least.seen).toContain('"kind":"sealed"');
  for (const { seats, seen } of [least, most]) {
    expect(seen).not.toContain('"kind":"unsealed"');
    expect(seen).not.toContain('"nonce"');
    for (const { token, secret, invitation } of seats.slice(0, 1)) {
      for (const own of [token, secret, invitation]) expect(seen).not.toContain(own);
    }
    const names = surrender.campaign?.sides ?? [];
    const [, two] = seats as readonly [Seat, Seat];
    const open = moves(two.companion.shared as never).find(({ kind }) => kind === 'sealed');
    if (open?.kind !== 'sealed') throw new Error('the second side is asked');
    await two.companion.seal(open.side, open.options[0] ?? '');
    await playOut(
      seats.map(({ companion }) => companion),
      names,
    );
    const id = two.companion.shared?.id ?? '';
    const journal = await new Api(host.url).exportJournal(id, { token: two.token });
    expect(verifyJournal(journal, surrender, nativeCrypto)).toMatchObject({ holds: true });
    expect(two.tap.received.join('\n'), 'after both have sealed it is shown').toContain('"kind":"unsealed"');
  }
  const everything = [least, most].flatMap(({ seats }) => seats);
  const log = host.log();
  expect(log.length).toBeGreaterThan(1000);
  for (const { token, secret, invitation, tap } of everything) {
    for (const own of [token, secret, invitation]) {
      expect(log, 'no secret is logged').not.toContain(own);
      expect(tap.asked.join('\n'), 'no secret is in an address').not.toContain(own);
      for (const other of everything)
        expect(other.tap.received.join('\n'), 'no answer repeats a secret').not.toContain(own);
    }
  }
  for (const { companion } of everything) companion.stop();
});

test('the server’s seed is told to nobody before its epoch is over', async () => {
  const { seats } = await sealed((options) => options[0] ?? '');
  const shared = seats[0]?.companion.shared;
  const id = shared?.id ?? '';
  const secret = (await host.server.services.store.find(id))?.secret ?? '';
  expect(secret).toHaveLength(64);
  const seed = serverSecrets(nativeCrypto, id, secret).seed(0);
  for (const hidden of [secret, seed]) {
    for (const { tap } of seats) expect(tap.received.join('\n')).not.toContain(hidden);
    expect(host.log()).not.toContain(hidden);
  }
  for (const { companion } of seats) companion.stop();
});
