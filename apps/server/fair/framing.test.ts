/** Evidence proves what a server did, and nothing that it did not: neither side can make the other look like a cheat. */
import { game as ford } from '@grognard/games/specimen';
import { type Evidence, Hand, judge, type Line, lineText, type SignedHead, textHash } from '@grognard/kernel/fair';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Crooked } from '../testing/crooked.ts';
import { companionAt, type Party, party, type Running, running } from '../testing/running.ts';
import { testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const chargesOf = (journal: readonly string[], heads: readonly SignedHead[]): readonly string[] =>
  judge({ grognard: 'evidence', journal, heads } satisfies Evidence, ford, nativeCrypto).charges.map(
    ({ kind }) => kind,
  );

describe('a player who would frame an honest server', () => {
  let host: Running;
  let table: Party;
  beforeAll(async () => {
    host = await running(undefined, {}, { games: ['specimen'] });
    table = await party(host.url, ford);
  });
  afterAll(() => host.stop());

  /** The journal as it stands, and the server's word for it. */
  async function honest(): Promise<{ readonly lines: readonly Line[]; readonly vouched: SignedHead }> {
    const { lines, ...told } = await table.api.readLines(table.id, { token: table.watch.token });
    const { length, head, signature } = told;
    return { lines: lines as readonly Line[], vouched: { length, head, signature } };
  }

  /** What the server greets a caller with who says that he has so much. */
  function greeted(from: number, vouched: unknown): Promise<SignedHead> {
    const socket = new WebSocket(`${host.url.replace('http', 'ws')}/api/campaigns/${table.id}/live`);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ token: table.watch.token, from, vouched })));
      socket.once('message', (data) => {
        const { length, head, signature, seen } = JSON.parse(String(data)) as SignedHead;
        resolve({ length, head, signature, ...(seen !== undefined && { seen }) });
        socket.terminate();
      });
    });
  }

  test('adds lines behind what it has signed, or changes the last of them', async () => {
    const { lines, vouched } = await honest();
    const texts = lines.map(lineText);
    const elsewhere = { sequence: lines.length, previous: testSecret(1), event: { kind: 'noted' } };
    for (const added of [lineText(elsewhere), lineText({ ...elsewhere, previous: vouched.head }), '{', 'null']) {
      expect(chargesOf([...texts, added], [vouched])).toEqual([]);
    }
    const last = { ...(lines.at(-1) as Line), event: { kind: 'noted', text: 'never' } };
    expect(chargesOf(texts.with(-1, lineText(last)), [vouched])).toEqual([]);
    expect(chargesOf(texts, [vouched, { ...vouched, head: testSecret(2) }])).toEqual([]);
  });

  test('shows it a line of his own that he sends only afterwards', async () => {
    const [seat] = table.links;
    if (!seat) throw new Error('a seat');
    const { vouched } = await honest();
    const hand = new Hand(table.id, seat.seat, seat.secret, nativeCrypto);
    const coming = hand.sign(vouched, { kind: 'noted', text: 'not yet' });
    const head = textHash(nativeCrypto, lineText(coming));
    const length = vouched.length + 1;
    const told = await greeted(length, { length, head, signature: vouched.signature });
    expect(told.seen, 'nobody gets its word for what it never told').toBeUndefined();
    await table.api.act(table.id, coming as never, { token: seat.token });
    const after = await honest();
    expect(after.vouched.head).toBe(head);
    expect(chargesOf(after.lines.map(lineText), [after.vouched, told])).toEqual([]);
    expect((await greeted(length, after.vouched)).seen, 'what it has told it owns').toBe(head);
  });

  test('and whoever follows an honest server has nothing against it', async () => {
    const [link] = table.links;
    if (!link) throw new Error('a seat');
    const companion = await companionAt(table.api, link);
    await companion.act({ kind: 'noted', text: 'all is well' });
    const heads = companion.vouched ? [companion.vouched] : [];
    expect(chargesOf(companion.lines.map(lineText), heads)).toEqual([]);
    expect(heads).toHaveLength(1);
    companion.stop();
  });
});

describe('a server that would leave no proof', () => {
  let crooked: Crooked;
  afterEach(() => crooked.stop());

  test('tells more behind a line that cannot be', async () => {
    crooked = new Crooked(ford);
    await crooked.sit();
    const note = (shared: Parameters<Hand['sign']>[0]): Line =>
      crooked.table.hand(crooked.own).sign(shared, { kind: 'noted', text: 'on it goes' }) as Line;
    const [bad] = crooked.forged([{ kind: 'abandoned', began: 1, consent: [] }]) as [Line];
    const next = note({ length: bad.sequence + 1, head: crooked.headAfter([bad]).head });
    expect(await crooked.caughtTelling([bad, next])).toEqual({
      live: ['notDue'],
      verify: ['notDue'],
      charges: ['vouchedFalsely'],
    });
  });

  test.each(['null', '7', '{}', '{"sequence":SEQ,"previous":"HEAD","event":{"kind":"noted","by":"x","text":1e400}}'])(
    'tells what is no line at all: %s',
    async (spelt) => {
      crooked = new Crooked(ford);
      await crooked.sit();
      const { length, head } = crooked.table.shared;
      const line = spelt.replace('SEQ', String(length)).replace('HEAD', head);
      const told = JSON.stringify(crooked.vouch({ length: length + 1, head: testSecret(3) })).slice(1);
      crooked.sendText(`{"kind":"lines","lines":[${line}],${told}`);
      await crooked.until(() => crooked.codes.length > 0);
      expect(crooked.kinds).toContain('distrust');
      expect(crooked.companion.lines).toHaveLength(length);
    },
  );
});
