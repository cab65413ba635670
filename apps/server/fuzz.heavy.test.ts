/** Ten thousand requests that should not be: nothing breaks, nothing leaks, nothing is lost or done twice. */
import { connect } from 'node:net';
import { game as ford } from '@grognard/games/specimen';
import { ACT_SHAPES, type ActDraft, Hand, type Line, verifyJournal } from '@grognard/kernel/fair';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { nativeCrypto } from './fair/native-crypto.ts';
import { LONG } from './testing/limits.ts';
import { companionAt, type Party, party, playOut, type Running, running } from './testing/running.ts';

const REQUESTS = 10_000;
const SOCKETS = 200;

let host: Running;
let table: Party;
let busy: Party;

beforeAll(async () => {
  host = await running(undefined, { body: 8 * 1024 });
  table = await party(host.url, ford);
  busy = await party(host.url, ford);
});
afterAll(() => host.stop());

const secretsOf = ({ links, watch }: Party): readonly string[] => [
  ...links.flatMap(({ token, secret }) => [token, secret]),
  watch.token,
];

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '__proto__', 'constructor', '\u0000', '💥', '../..'),
);
const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((each) => Buffer.from(each).toString('hex'));

const KINDS = [...Object.keys(ACT_SHAPES), 'opened', 'thrown', 'epoch', 'resolved', 'bound', 'undone'];

const event = fc.record(
  {
    kind: fc.oneof(fc.constantFrom(...KINDS), text),
    by: fc.constantFrom('attacker', 'defender', 'nobody'),
    signature: fc.oneof(hex(64), text),
    procedure: fc.constantFrom('assault', 'nothing', '__proto__'),
    input: fc.jsonValue(),
    roles: fc.oneof(fc.jsonValue(), fc.constant({})),
    side: fc.constantFrom('attacker', 'defender', 'x'),
    option: text,
    commitment: fc.oneof(hex(32), text),
    nonce: fc.oneof(hex(32), text),
    pledge: hex(32),
    key: hex(32),
    text,
    at: text,
    value: fc.jsonValue(),
    reason: text,
    line: fc.oneof(fc.integer(), fc.double()),
    roll: fc.integer(),
    asked: fc.integer(),
    answer: fc.constantFrom('consent', 'refuse', 'maybe'),
    face: fc.integer(),
  },
  { requiredKeys: ['kind'] },
);

const line = fc.record(
  {
    sequence: fc.oneof(fc.integer({ min: -2, max: 50 }), text),
    previous: fc.oneof(hex(32), text, fc.constant(null)),
    event: fc.oneof({ weight: 5, arbitrary: event }, fc.jsonValue() as fc.Arbitrary<unknown>),
  },
  { requiredKeys: [] },
);

const token = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('seat', 'other', 'observer', 'elsewhere') },
  hex(32),
  fc.string().filter((each) => /^[\x21-\x7e]*$/.test(each)),
);

interface Malformed {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly token: string;
  readonly type: string | undefined;
  readonly body: string | undefined;
}

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/api/campaigns/:id/acts') },
  fc.constant('/api/campaigns/:id'),
  fc.constant('/api/campaigns/:id/lines?from=-1'),
  fc.constant('/api/campaigns/:id/lines?from=99999999999999999999'),
  fc.constant('/api/campaigns/:id/journal'),
  fc.constant('/api/campaigns/:id/seats/attacker'),
  hex(16).map((id) => `/api/campaigns/${id}`),
  text.map((id) => `/api/campaigns/${encodeURIComponent(id)}/acts`),
  fc.constantFrom(
    '/api/games/specimen/assault/resolve',
    '/api/games/specimen/assault/odds',
    '/api/games/specimen/assault/advise',
  ),
  fc.constantFrom('/api/games', '/health', '/api/%00', '/api/campaigns/%', '//', '/api/campaigns/:id/live'),
);

const body = fc.oneof(
  { weight: 6, arbitrary: line.map((each) => JSON.stringify(each)) },
  fc.jsonValue().map((each) => JSON.stringify(each)),
  fc
    .record(
      {
        input: fc.jsonValue(),
        dice: fc.jsonValue(),
        answers: fc.jsonValue(),
        policy: fc.jsonValue(),
        rulings: fc.jsonValue(),
        overlay: fc.jsonValue(),
        side: fc.constantFrom('attacker', 'x'),
        goal: text,
      },
      { requiredKeys: [] },
    )
    .map((each) => JSON.stringify(each)),
  fc
    .record(
      {
        game: fc.constantFrom('specimen', 'none'),
        name: text,
        observer: fc.oneof(hex(32), text),
        invitations: fc.jsonValue(),
        setup: fc.jsonValue(),
        rulings: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((each) => JSON.stringify(each)),
  fc.constantFrom(
    '{',
    '[[[[',
    'null',
    '"',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '[1e999]',
    '\u0000',
    '',
  ),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 8_000, max: 20_000 }).map((size) => JSON.stringify({ text: 'x'.repeat(size) })),
);

const malformed: fc.Arbitrary<Malformed> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
  path,
  token,
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/xml',
    undefined,
  ),
  body: fc.option(body, { nil: undefined, freq: 8 }),
});

const tokenOf = (name: string): string => {
  const [attacker, defender] = table.links;
  const known: Readonly<Record<string, string | undefined>> = {
    seat: attacker?.token,
    other: defender?.token,
    observer: table.watch.token,
    elsewhere: busy.links[0]?.token,
  };
  return known[name] ?? name;
};

async function answerTo(request: Malformed): Promise<{ status: number; text: string }> {
  const hasBody = request.method !== 'GET' && request.body !== undefined;
  const answer = await fetch(`${host.url}${request.path.replace(':id', table.id)}`, {
    method: request.method,
    headers: {
      authorization: `Bearer ${tokenOf(request.token)}`,
      'accept-language': 'fr',
      ...(hasBody && request.type !== undefined && { 'content-type': request.type }),
    },
    ...(hasBody && { body: request.body }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('malformed, oversized and unauthorised requests', () => {
  test(
    `${REQUESTS} of them: no 5xx, no leak, no line lost or added, while two others play`,
    async () => {
      const statuses = new Map<number, number>();
      const before = await table.api.readCampaign(table.id, { token: table.watch.token });
      let playing = true;
      const players = await Promise.all(busy.links.map((link) => companionAt(busy.api, link)));
      const game = (async () => {
        for (let round = 0; playing; round += 1) {
          await players[0]?.act({
            kind: 'began',
            procedure: 'assault',
            input: { attack: 1 + (round % 9), defence: 4 },
            roles: {},
          });
          await playOut(players, ['attacker', 'defender']);
        }
      })();
      const leaks: string[] = [];
      const secrets = [...secretsOf(table), ...secretsOf(busy)];
      await fc.assert(
        fc.asyncProperty(fc.array(malformed, { minLength: 20, maxLength: 20 }), async (requests) => {
          const answers = await Promise.all(requests.map(answerTo));
          for (const { status, text: told } of answers) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (status >= 500) throw new Error(`${status}: ${told}`);
            for (const secret of secrets) if (told.includes(secret)) leaks.push(told.slice(0, 200));
          }
        }),
        { numRuns: REQUESTS / 20, endOnFailure: true },
      );
      playing = false;
      await game;
      expect(leaks).toEqual([]);
      expect([...statuses.values()].reduce((sum, each) => sum + each, 0)).toBe(REQUESTS);
      expect(
        [400, 401, 404, 413, 415, 422].filter((status) => !statuses.has(status)),
        'every kind of refusal came',
      ).toEqual([]);
      const after = await table.api.readCampaign(table.id, { token: table.watch.token });
      expect([after.length, after.head]).toEqual([before.length, before.head]);
      const journal = await busy.api.exportJournal(busy.id, { token: busy.watch.token });
      expect(verifyJournal(journal, ford, nativeCrypto)).toMatchObject({ holds: true });
      for (const each of players) each.stop();
      for (const secret of secrets) expect(host.log(), 'no secret in the log').not.toContain(secret);
    },
    LONG,
  );
});

describe('replayed and out-of-order requests', () => {
  test('a signed act is done once, however often and in whatever order it comes', async () => {
    const replayed = await party(host.url, ford);
    const hands = replayed.links.map((link) => ({
      link,
      hand: new Hand(replayed.id, link.seat, link.secret, nativeCrypto),
    }));
    const sent: { line: Line; token: string; key: string }[] = [];
    let accepted = 0;
    const state = () => replayed.api.readCampaign(replayed.id, { token: replayed.watch.token });
    const start = (await state()).length;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ old: fc.boolean(), who: fc.nat(1), at: fc.nat(), shift: fc.integer({ min: -2, max: 2 }) }),
          { minLength: 12, maxLength: 12 },
        ),
        async (steps) => {
          const { length, head } = await state();
          const wave = steps.flatMap(({ old, who, at, shift }) => {
            const again = sent[at % Math.max(1, sent.length)];
            if (old && again) return [again];
            const { link, hand } = hands[who] as (typeof hands)[number];
            const draft: ActDraft = { kind: 'noted', text: `${sent.length} by ${link.seat}` };
            const made = {
              line: hand.sign({ length: length + shift, head }, draft) as Line,
              token: link.token,
              key: `key ${sent.length}`,
            };
            sent.push(made);
            return [made];
          });
          const answers = await Promise.all(
            wave.map(({ line: each, token: own, key }) =>
              replayed.api.act(replayed.id, each as never, { token: own, key }).then(
                ({ repeated }) => (repeated ? 'repeated' : 'done'),
                (error: { status: number }) => error.status,
              ),
            ),
          );
          accepted += answers.filter((answer) => answer === 'done').length;
          expect(answers.filter((answer) => typeof answer === 'number' && ![409, 422].includes(answer))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
    expect(accepted).toBeGreaterThan(20);
    expect((await state()).length).toBe(start + accepted);
    const journal = await replayed.api.exportJournal(replayed.id, { token: replayed.watch.token });
    expect(verifyJournal(journal, ford, nativeCrypto)).toMatchObject({ holds: true, events: { noted: accepted } });
  });

  test('one seat cannot act, seal or read for another campaign or another seat', async () => {
    const [own, other] = table.links;
    if (!own || !other) throw new Error('two seats');
    const state = await table.api.readCampaign(table.id, { token: own.token });
    const forged = new Hand(table.id, other.seat, own.secret, nativeCrypto).sign(state, {
      kind: 'noted',
      text: 'forged',
    });
    await expect(table.api.act(table.id, forged as never, { token: own.token })).rejects.toMatchObject({ status: 403 });
    await expect(table.api.act(table.id, forged as never, { token: other.token })).rejects.toMatchObject({
      status: 422,
    });
    await expect(table.api.readLines(busy.id, { token: own.token })).rejects.toMatchObject({ status: 401 });
    await expect(table.api.act(table.id, forged as never, { token: table.watch.token })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('sockets', () => {
  test(`${SOCKETS} that say the wrong thing are let go, and the server goes on`, async () => {
    const hello = fc.oneof(
      fc.string(),
      fc.jsonValue().map((each) => JSON.stringify(each)),
      hex(32).map((each) => JSON.stringify({ token: each, from: 0 })),
      fc.integer().map((each) => JSON.stringify({ token: tokenOf('seat'), from: each - 2 ** 32 })),
      fc.integer({ min: 1_000, max: 9_000 }).map((size) => 'x'.repeat(size)),
      fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each)),
    );
    const closed = (said: string | Buffer): Promise<number> =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${host.url.replace('http', 'ws')}/api/campaigns/${table.id}/live`);
        socket.on('open', () => socket.send(said));
        socket.on('message', (data) => reject(new Error(`told a stranger ${String(data)}`)));
        socket.on('close', (code) => resolve(code));
        socket.on('error', () => undefined);
      });
    const codes = new Set<number>();
    for (const said of fc.sample(hello, SOCKETS)) codes.add(await closed(said));
    expect([...codes].filter((code) => ![4400, 4401, 1009].includes(code))).toEqual([]);
    const health = await fetch(`${host.url}/health`);
    expect(health.status).toBe(200);
    for (const secret of secretsOf(table)) expect(host.log()).not.toContain(secret);
    expect(health.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(health.headers.get('referrer-policy')).toBe('no-referrer');
    expect(health.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('bytes that are no frames, and words after the greeting, end that socket only', async () => {
    const { hostname, port } = new URL(host.url);
    const upgrade = `GET /api/campaigns/${table.id}/live HTTP/1.1\r\nhost: ${hostname}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
    const ended = (bytes: Uint8Array): Promise<boolean> =>
      new Promise((resolve) => {
        const raw = connect({ host: hostname, port: Number(port) }, () => raw.write(upgrade));
        raw.once('data', () => raw.end(Buffer.from(bytes)));
        raw.on('error', () => undefined);
        raw.resume().on('close', () => resolve(true));
      });
    const garbage = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 400 }), 100);
    expect(await Promise.all(garbage.map(ended))).not.toContain(false);

    const [link] = table.links;
    const listening = await companionAt(table.api, link as never);
    const { length } = await listening.reached(3);
    const talking = new WebSocket(`${host.url.replace('http', 'ws')}/api/campaigns/${table.id}/live`);
    talking.on('open', () => talking.send(JSON.stringify({ token: link?.token, from: length })));
    talking.once('message', () => talking.send(JSON.stringify({ kind: 'noted', text: 'by the wrong door' })));
    expect(await new Promise((resolve) => talking.on('close', resolve))).toBe(4400);
    await listening.act({ kind: 'noted', text: 'the others play on' });
    expect(listening.shared?.length, 'nothing came in by the wrong door').toBe(length + 1);
    listening.stop();
  });
});
