/** Ten thousand hostile bodies made from the published API, on every route: refused in words, never a failure of ours. */
import { game as ford } from '@grognard/games/specimen';
import { practiceNumbers } from '@grognard/kernel';
import { type ActDraft, Hand } from '@grognard/kernel/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeCrypto } from './fair/native-crypto.ts';
import { LONG } from './testing/limits.ts';
import { type Party, party, type Running, running } from './testing/running.ts';
import { type FuzzRequest, fuzzRequests } from './tools/fuzz-bodies.ts';
import type { Document } from './tools/generate-client.ts';

const BODIES = Number(process.env['GROGNARD_FUZZ'] ?? 10_000);
const ABREAST = 12;

let host: Running;
let table: Party;

beforeAll(async () => {
  // Walks are kept short by their states and none is turned away: what is looked for is a failure, not want of room.
  host = await running(undefined, { patience: 600_000, states: 2_000, queue: 100_000, walksPerAddress: 100_000 });
  table = await party(host.url, ford);
});
afterAll(() => host.stop());

async function answered({ method, path, body }: FuzzRequest): Promise<{ status: number; text: string }> {
  const [seat] = table.links;
  const address = path.replace(':id', table.id).replace(':seat', seat?.seat ?? '');
  const answer = await fetch(`${host.url}${address}`, {
    method,
    headers: { authorization: `Bearer ${seat?.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

test(
  `${BODIES} bodies: every answer is below 500, and the campaign is as it was`,
  async () => {
    const document = (await (await fetch(`${host.url}/api/openapi.json`)).json()) as Document;
    const next = await fuzzRequests(document, 7);
    const before = await table.api.readCampaign(table.id, { token: table.watch.token });
    const failures: unknown[] = [];
    const statuses = new Map<number, number>();
    let left = BODIES;
    const sender = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const request = next();
        const { status, text } = await answered(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) failures.push({ ...request, body: request.body.slice(0, 400), status, text });
        if (status >= 400) expect(text, 'every refusal is worded').toContain('"title":"');
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, sender));
    expect(failures).toEqual([]);
    expect(host.log()).not.toContain('unforeseen');
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(BODIES);
    expect(
      [200, 400, 401, 422].filter((status) => !statuses.has(status)),
      'of every kind',
    ).toEqual([]);
    const after = await table.api.readCampaign(table.id, { token: table.watch.token });
    expect([after.length, after.head]).toEqual([before.length, before.head]);
  },
  LONG,
);

/** What a seat may well sign, with something in it that it should not have. */
const HOSTILE: readonly unknown[] = [
  ...[-1, 1.5, 2 ** 53, '', 'x'.repeat(5_000), '\u0000', '\ud800', '\u202e', '__proto__', 'constructor', 'toString'],
  ...[null, true, [], [[]], {}, { toString: 1 }, { valueOf: {} }, { length: -1 }, [null], { attack: {} }],
];

test(
  'signed acts with hostile contents are refused or taken, and the journal still verifies',
  async () => {
    const [seat] = table.links;
    if (!seat) throw new Error('a seat');
    const hand = new Hand(table.id, seat.seat, seat.secret, nativeCrypto);
    const random = practiceNumbers(9);
    const hostile = (): never => HOSTILE[Math.floor(random() * HOSTILE.length)] as never;
    const drafts: readonly (() => ActDraft)[] = [
      () => ({ kind: 'began', procedure: hostile(), input: { attack: 1, defence: 1 }, roles: {} }),
      () => ({ kind: 'began', procedure: 'assault', input: hostile(), roles: {} }),
      () => ({ kind: 'began', procedure: 'assault', input: { attack: hostile(), defence: 1 }, roles: {} }),
      () => ({ kind: 'began', procedure: 'assault', input: { attack: 0, defence: 1 }, roles: hostile() }),
      () => ({ kind: 'began', procedure: 'assault', input: { attack: 0 }, roles: { [String(random())]: hostile() } }),
      () => ({ kind: 'claimed', side: hostile() }),
      () => ({ kind: 'chose', side: 'attacker', option: hostile() }),
      () => ({ kind: 'sealed', side: hostile(), commitment: hostile() }),
      () => ({ kind: 'corrected', at: hostile(), value: hostile(), reason: 'x' }),
      () => ({ kind: 'corrected', at: 'lost', value: hostile(), reason: hostile() }),
      () => ({ kind: 'corrected', at: 'owed[0]', value: hostile(), reason: 'x' }),
      () => ({ kind: 'noted', text: hostile() }),
      () => ({ kind: 'undoAsked', line: hostile() }),
      () => ({ kind: 'undoAnswered', asked: hostile(), answer: hostile() }),
      () => ({ kind: 'contributed', roll: hostile(), nonce: hostile(), pledge: hostile() }),
      () => ({ kind: 'pledged', pledge: hostile() }),
    ];
    const statuses = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      for (const draft of drafts) {
        const state = await table.api.readCampaign(table.id, { token: seat.token });
        const body = JSON.stringify(hand.sign(state, draft()));
        const { status, text } = await answered({ method: 'POST', path: '/api/campaigns/:id/acts', body });
        if (status >= 500) throw new Error(`${status} ${body} ${text}`);
        statuses.add(status);
      }
    }
    expect([...statuses].sort()).toEqual([201, 422]);
  },
  LONG,
);
