/** What is done over HTTP, door by door: campaigns made, seats taken, lines acted, and each refusal with its place. */
import { createHash } from 'node:crypto';
import { game as ford } from '@grognard/games/specimen';
import type { Game, Plain } from '@grognard/kernel';
import { Hand, type Line, verifyJournal } from '@grognard/kernel/fair';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { type Party, party, type Running, running } from '../testing/running.ts';

let host: Running;
beforeAll(async () => {
  host = await running(undefined, { campaignLines: 8, depth: 10, lines: 2 }, { games: ['specimen'], origins: ['*'] });
});
afterAll(() => host.stop());

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown> & { readonly refusals?: readonly { code: string; at: string }[] };
}

async function asked(
  method: string,
  url: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await host.server.app.inject({
    method: method as 'GET',
    url,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? {} : answer.json() };
}

/** A counter as it stands. */
const counted = (name: string): number =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)$`, 'm').exec(host.server.services.metrics.text)?.[1] ?? 0);

/** A status and what was refused where. */
const brief = ({ status, body }: Answer): readonly unknown[] => [
  status,
  ...(body.refusals ?? []).map(({ code, at }) => `${code} ${at}`),
];

let count = 0;
const freshId = (): string => {
  count += 1;
  return String(count).padStart(32, '0');
};
const invitations = { attacker: sha('a'), defender: sha('d') };
const plan = { game: 'specimen', name: 'War', observer: sha('o'), invitations };

describe('a campaign', () => {
  test('is made once; the same again is no fault, another under its id is', async () => {
    const id = freshId();
    expect(brief(await asked('PUT', `/api/campaigns/${id}`, plan))[0]).toBe(201);
    expect(brief(await asked('PUT', `/api/campaigns/${id}`, plan))[0]).toBe(200);
    expect(brief(await asked('PUT', `/api/campaigns/${id}`, { ...plan, name: 'Peace' }))).toEqual([409]);
  });

  test.each<[string, object, readonly unknown[]]>([
    ['no such game', { game: 'none' }, [422, 'unknownGame game']],
    ['too long a name', { name: 'x'.repeat(201) }, [422, 'notText name']],
    ['no observer', { observer: 'x' }, [422, 'notHex observer']],
    [
      'a seat that is none',
      { invitations: { ...invitations, atacker: sha('x') } },
      [422, 'unknownField invitations.atacker'],
    ],
    ['a seat too few', { invitations: { attacker: sha('a') } }, [422, 'seatsDiffer invitations']],
    ['no seats', { invitations: [] }, [422, 'seatsDiffer invitations']],
    [
      'an invitation that is no hash',
      { invitations: { attacker: 'x', defender: 'y' } },
      [422, 'notHex invitations.attacker', 'notHex invitations.defender'],
    ],
    ['a reading that is none', { rulings: { fractions: 'x' } }, [422, expect.stringContaining('rulings')]],
    ['tracks that will not do', { setup: { lost: { attacker: -1 } } }, [422, expect.stringContaining('lost.attacker')]],
    ['a stranger', { setpu: {} }, [422, 'unknownField setpu']],
  ])('%s is refused', async (_what, change, expected) => {
    expect(brief(await asked('PUT', `/api/campaigns/${freshId()}`, { ...plan, ...change }))).toEqual(expected);
  });

  test('begins as it was asked for, and is counted once', async () => {
    const made = 'grognard_campaigns_created_total';
    const before = counted(made);
    const [id, observer] = [freshId(), 'w'.repeat(20)];
    const overlay = { assault: [{ row: '6', column: '2/1', cell: 'A1' }] };
    const setup = { lost: { attacker: 1, defender: 2 } };
    const own = { ...plan, observer: sha(observer), overlay, setup, rulings: { fractions: 'nearest' } };
    for (const status of [201, 200]) expect((await asked('PUT', `/api/campaigns/${id}`, own)).status).toBe(status);
    expect(counted(made)).toBe(before + 1);
    const headers = { authorization: `Bearer ${observer}` };
    const { body } = await asked('GET', `/api/campaigns/${id}/lines`, undefined, headers);
    const [{ event }] = body['lines'] as [{ event: object }];
    expect(event).toMatchObject({ game: 'specimen', name: 'War', overlay, setup, rulings: { fractions: 'nearest' } });
  });

  test('a name may not fake lines on a screen, and a game that nobody has is told with those that there are', async () => {
    const put = (change: object) => asked('PUT', `/api/campaigns/${freshId()}`, { ...plan, ...change });
    expect(brief(await put({ name: 'a\u202eb' }))).toEqual([422, 'notPlainText name']);
    expect((await put({ game: 'none' })).body.refusals).toMatchObject([
      { facts: { received: 'none', options: ['specimen'] } },
    ]);
    expect((await put({ invitations: { attacker: sha('a') } })).body.refusals).toMatchObject([
      { facts: { options: ['attacker', 'defender'] } },
    ]);
    expect(brief(await put({ invitations: { ...invitations, defender: 'x' } }))).toEqual([
      422,
      'notHex invitations.defender',
    ]);
  });

  test('an id is sixteen bytes, a longest name two hundred letters', async () => {
    expect(brief(await asked('PUT', '/api/campaigns/short', plan))).toEqual([422, 'notAnId id']);
    expect((await asked('PUT', `/api/campaigns/${freshId()}`, { ...plan, name: 'x'.repeat(200) })).status).toBe(201);
  });
});

describe('a line', () => {
  let table: Party;
  let hand: Hand;
  beforeEach(async () => {
    table = await party(host.url, ford);
    const [link] = table.links;
    hand = new Hand(table.id, 'attacker', link?.secret ?? '', nativeCrypto);
  });
  const token = (place: number): Readonly<Record<string, string>> => ({
    authorization: `Bearer ${table.links[place]?.token}`,
  });
  const watching = (): Readonly<Record<string, string>> => ({ authorization: `Bearer ${table.watch.token}` });
  const path = (): string => `/api/campaigns/${table.id}/acts`;
  const lines = (): string => `/api/campaigns/${table.id}/lines`;
  const standing = async (): Promise<{ length: number; head: string }> =>
    (await asked('GET', `/api/campaigns/${table.id}`, undefined, watching())).body as never;
  const noted = async (text: string): Promise<Line> =>
    hand.sign((await standing()) as never, { kind: 'noted', text } as never);

  test('is taken from the seat that signed it, and told how far the journal goes', async () => {
    const line = await noted('one');
    const { status, body } = await asked('POST', path(), line, token(0));
    expect([status, body]).toEqual([
      201,
      { sequence: 3, added: 1, repeated: false, length: 4, head: expect.any(String), signature: expect.any(String) },
    ]);
    // The same place again is somebody else's by now.
    const [added, conflicts] = [counted('grognard_lines_total'), counted('grognard_conflicts_total')];
    const again = await asked('POST', path(), line, token(0));
    expect([again.status, again.body['length'], again.body['head']]).toEqual([409, 4, body['head']]);
    expect([counted('grognard_lines_total'), counted('grognard_conflicts_total')]).toEqual([added, conflicts + 1]);
  });

  test('with a key is done once, and a key serves one line', async () => {
    const [first, key] = [await noted('two'), { ...token(0), 'idempotency-key': 'k'.repeat(101) }];
    const added = counted('grognard_lines_total');
    expect((await asked('POST', path(), first, key)).status).toBe(201);
    expect(counted('grognard_lines_total')).toBe(added + 1);
    // A longer one than a hundred letters is kept as its hash.
    const { store } = host.server.services;
    expect(await store.earlier(table.id, 'attacker', sha('k'.repeat(101)))).toMatchObject({ sequence: 3 });
    const repeated = await asked('POST', path(), first, key);
    expect([repeated.status, repeated.body]).toEqual([
      200,
      expect.objectContaining({ sequence: 3, added: 0, repeated: true, length: 4 }),
    ]);
    const other = { ...first, event: { ...first.event, text: 'other' } };
    expect((await asked('POST', path(), other, key)).status).toBe(422);
    expect((await asked('POST', path(), first, { ...key, 'idempotency-key': 'another' })).status).toBe(409);
  });

  test('is refused with the place of each fault', async () => {
    const line = await noted('three');
    const event = line.event as unknown as Record<string, Plain>;
    const sent = async (body: unknown, headers = token(0)) => brief(await asked('POST', path(), body, headers));
    expect(await sent(line, token(1))).toEqual([403, 'notTheSeat event.by']);
    expect(await sent(line, watching())).toEqual([403]);
    expect(await sent(line, { authorization: `Bearer ${'x'.repeat(40)}` })).toEqual([401]);
    expect(await sent(line, {})).toEqual([401]);
    expect(await sent({ ...line, previous: 'x' })).toEqual([422, 'notHex previous']);
    expect(await sent({ ...line, sequence: 0 })).toEqual([422, 'notAnInteger sequence']);
    expect(await sent({ sequence: 1, previous: line.previous })).toEqual([422, 'missing event']);
    expect(await sent({ ...line, event: { ...event, kind: 'danced' } })).toEqual([
      422,
      expect.stringContaining('event'),
    ]);
    expect(await sent({ ...line, event: { ...event, text: 7 } })).toEqual([422, expect.stringContaining('event.text')]);
    expect(await sent({ ...line, event: { ...event, signature: 'ab'.repeat(64) } })).toEqual([
      422,
      expect.stringContaining('notSigned'),
    ]);
    expect((await standing()).length).toBe(3);
  });

  test('a seat is taken once, by its invitation', async () => {
    const id = table.id;
    const line = await noted('x');
    const sitting = { invitation: 'a'.repeat(64), token: sha('t'), line };
    const sat = async (body: unknown, seat = 'attacker') =>
      brief(await asked('POST', `/api/campaigns/${id}/seats/${seat}`, body));
    expect(await sat(sitting)).toEqual([401]);
    expect(await sat({ ...sitting, token: 'x' })).toEqual([422, 'notHex token']);
    expect(await sat({ ...sitting, line: { ...line, previous: 'x' } })).toEqual([422, 'notHex previous']);
    expect(await sat({ ...sitting, line: {} })).toEqual([
      422,
      'missing line.sequence',
      'missing line.previous',
      'missing line.event',
    ]);
    expect(await sat(sitting, 'nobody')).toEqual([401]);
  });

  test('a seat that is taken is nobody else’s, whoever has its invitation too', async () => {
    const id = freshId();
    const [observer, invitation] = ['o'.repeat(20), 'a'.repeat(20)];
    const own = { ...plan, observer: sha(observer), invitations: { ...invitations, attacker: sha(invitation) } };
    expect((await asked('PUT', `/api/campaigns/${id}`, own)).status).toBe(201);
    const sat = async (secret: string, device: string) => {
      const sitting = new Hand(id, 'attacker', secret.repeat(64), nativeCrypto);
      const headers = { authorization: `Bearer ${observer}` };
      const state = (await asked('GET', `/api/campaigns/${id}`, undefined, headers)).body as never;
      const line = sitting.sign(state, sitting.takeSeat(state));
      return asked('POST', `/api/campaigns/${id}/seats/attacker`, { invitation, token: sha(device), line });
    };
    expect(await sat('1', 't')).toMatchObject({ status: 201 });
    expect(brief(await sat('2', 'other'))).toEqual([403, 'invitationUsed invitation']);
    // The same device may ask again, if the answer was lost.
    expect(await sat('1', 't')).toMatchObject({ status: 200, body: { added: 0, repeated: true } });
    expect(brief(await sat('2', 't'))).toEqual([403, 'invitationUsed invitation']);
  });

  test('lines are read so many at a time, from where one wishes', async () => {
    const read = async (from: string) => {
      const { status, body } = await asked('GET', `${lines()}?from=${from}`, undefined, watching());
      return [
        status,
        (body['lines'] as { sequence: number }[] | undefined)?.map(({ sequence }) => sequence),
        body['length'],
      ];
    };
    expect((await asked('POST', path(), await noted('one'), token(0))).status).toBe(201);
    expect(await read('0')).toEqual([200, [0, 1], 4]);
    expect(await read('1')).toEqual([200, [1, 2], 4]);
    expect(await read('3')).toEqual([200, [3], 4]);
    expect(await read('4')).toEqual([200, [], 4]);
    for (const wrong of ['-1', 'x', '1.5']) expect((await read(wrong))[0]).toBe(422);
    expect(brief(await asked('GET', `${lines()}?form=1`, undefined, watching()))).toEqual([
      422,
      'unknownParameter form',
    ]);
  });

  test('a campaign that is full takes no more', async () => {
    while ((await standing()).length < 8)
      expect((await asked('POST', path(), await noted('more'), token(0))).status).toBe(201);
    expect(brief(await asked('POST', path(), await noted('too much'), token(0)))).toEqual([422]);
  });
});

describe('a seat and its lines', () => {
  const OBSERVER = 'o'.repeat(20);
  const watching = { authorization: `Bearer ${OBSERVER}` };
  const secretOf = { attacker: '1'.repeat(64), defender: '2'.repeat(64) };
  type Seat = keyof typeof secretOf;
  let id: string;
  const hand = (seat: Seat): Hand => new Hand(id, seat, secretOf[seat], nativeCrypto);
  const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
  const state = async () => (await asked('GET', `/api/campaigns/${id}`, undefined, watching)).body as never;
  const acting = (body: unknown, headers: Readonly<Record<string, string>>) =>
    asked('POST', `/api/campaigns/${id}/acts`, body, headers);
  const noted = async (seat: Seat, text: string) => hand(seat).sign(await state(), { kind: 'noted', text } as never);
  const sitting = async (seat: string, line: unknown, token: string, invitation = `${seat}-${'i'.repeat(20)}`) =>
    asked('POST', `/api/campaigns/${id}/seats/${seat}`, { invitation, token: sha(token), line });
  const tokenOf = (seat: string): string => `${seat}-${'t'.repeat(20)}`;

  /** A line that takes a seat of its own. */
  const taking = async (seat: Seat) => hand(seat).sign(await state(), hand(seat).takeSeat(await state()));

  async function opened(): Promise<void> {
    id = freshId();
    const hashed = Object.fromEntries(Object.keys(secretOf).map((seat) => [seat, sha(`${seat}-${'i'.repeat(20)}`)]));
    await asked('PUT', `/api/campaigns/${id}`, { ...plan, observer: sha(OBSERVER), invitations: hashed });
  }

  beforeEach(async () => {
    await opened();
    for (const seat of ['attacker', 'defender'] as const)
      expect((await sitting(seat, await taking(seat), tokenOf(seat))).status).toBe(201);
  });

  test('is taken by a line that takes it, and by no other', async () => {
    await opened();
    const place = [422, 'notTheSeat line.event.by'];
    const takes = await taking('attacker');
    expect(brief(await sitting('attacker', await taking('defender'), tokenOf('attacker')))).toEqual(place);
    expect(brief(await sitting('attacker', await noted('attacker', 'x'), tokenOf('attacker')))).toEqual(place);
    expect(brief(await sitting('attacker', takes, tokenOf('attacker'), `defender-${'i'.repeat(20)}`))).toEqual([401]);
    expect(await sitting('attacker', takes, tokenOf('attacker'))).toMatchObject({
      status: 201,
      body: { sequence: 1, added: 1, repeated: false, length: 2 },
    });
    expect((await sitting('defender', await taking('defender'), tokenOf('defender'))).status).toBe(201);
  });

  test('is seen by each as he may see it', async () => {
    const seen = async (headers: Readonly<Record<string, string>>) => {
      const { body } = await asked('GET', `/api/campaigns/${id}`, undefined, { ...headers, 'accept-language': 'fr' });
      return body;
    };
    const seats = [
      { seat: 'attacker', name: 'Attaquant', taken: true, here: false },
      { seat: 'defender', name: 'Défenseur', taken: true, here: false },
    ];
    expect(await seen(watching)).toMatchObject({
      id,
      game: 'specimen',
      title: ford.titles.fr,
      name: 'War',
      you: null,
      access: 'observer',
      length: 3,
      rulings: { fractions: 'defender' },
      seats,
      open: null,
      undo: { line: null, needed: [], asked: null },
    });
    expect(await seen(bearing(tokenOf('attacker')))).toMatchObject({ you: 'attacker', access: 'seat', seats });
  });

  test('has keys of a hundred letters as they are, and none that is empty', async () => {
    const key = (text: string) => ({ ...bearing(tokenOf('attacker')), 'idempotency-key': text });
    const { store } = host.server.services;
    expect((await acting(await noted('attacker', 'a'), key('k'.repeat(100)))).status).toBe(201);
    expect(await store.earlier(id, 'attacker', 'k'.repeat(100))).toMatchObject({ sequence: 3 });
    for (const text of ['b', 'c']) expect((await acting(await noted('attacker', text), key(''))).status).toBe(201);
    expect(await store.earlier(id, 'attacker', '')).toBeUndefined();
  });

  test('are given back to whoever shows the server’s own hand, and to nobody else', async () => {
    const path = `/api/campaigns/${id}/lines`;
    const read = async (from: number) => (await asked('GET', `${path}?from=${from}`, undefined, watching)).body;
    const { length, head, signature } = (await read(0)) as { length: number; head: string; signature: string };
    const all = (await read(1))['lines'] as readonly { event: object }[];
    expect(all).toHaveLength(2);
    const shown = (more: object = {}) =>
      `${path}?${new URLSearchParams({ length: String(length), head, signature, ...more })}`;
    const given = async (body: unknown, more: object = {}) => brief(await asked('POST', shown(more), body));
    const whole = { from: 1, lines: all };
    expect((await asked('POST', shown(), whole)).body).toEqual({ added: 0, length, head, signature });
    expect(await given(whole, { length: String(length - 1) })).toEqual([401]);
    expect(await given(whole, { length: 'x' })).toEqual([401]);
    expect(await given(whole, { signature: 'a'.repeat(128) })).toEqual([401]);
    expect(brief(await asked('POST', shown().replace(id, 'f'.repeat(32)), whole))).toEqual([401]);
    expect(await given({ from: 1, lines: {} })).toEqual([422, 'notAList lines']);
    expect(await given({ from: 0, lines: all })).toEqual([422, 'notAnInteger from']);
    const places = [422, 'missing lines[1].sequence', 'missing lines[1].previous', 'missing lines[1].event'];
    expect(await given({ from: 1, lines: [all[0], {}] })).toEqual(places);
    const danced = { ...all[1], event: { kind: 'danced' } };
    expect(await given({ from: 1, lines: [all[0], danced] })).toEqual([422, 'notAnAct lines[1].event.kind']);
  });

  test('is given another token when its own key has signed for that', async () => {
    const { length, head, signature } = (await state()) as { length: string; head: string; signature: string };
    const shown = `/api/campaigns/${id}/lines?${new URLSearchParams({ length, head, signature })}`;
    const [token, seat] = [sha('n'.repeat(20)), 'attacker'];
    const given = async (body: object) => brief(await asked('POST', shown, { from: 1, lines: [], ...body }));
    const proof = hand('attacker').proof(token);
    expect(await given({ seat, token, proof: hand('defender').proof(token) })).toEqual([403, 'notTheSeat proof']);
    expect(await given({ seat, token, proof: hand('attacker').proof(sha('x')) })).toEqual([403, 'notTheSeat proof']);
    expect(await given({ seat: 'nobody', token, proof })).toEqual([403, 'notTheSeat proof']);
    expect(await given({ seat, token: 'x', proof })).toEqual([422, 'notHex token']);
    expect(await given({ seat, token, proof: 'x' })).toEqual([422, 'notHex proof']);
    expect((await acting(await noted('attacker', 'd'), bearing('n'.repeat(20)))).status).toBe(401);
    expect(await given({ seat, token, proof })).toEqual([200]);
    expect(await given({ seat, token, proof }), 'and again').toEqual([200]);
    expect((await acting(await noted('attacker', 'd'), bearing(tokenOf('attacker')))).status).toBe(401);
    expect((await acting(await noted('attacker', 'd'), bearing('n'.repeat(20)))).status).toBe(201);
  });

  test('are taken home as a file', async () => {
    const answer = await host.server.app.inject({ url: `/api/campaigns/${id}/journal`, headers: watching });
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      expect.stringContaining('application/x-ndjson'),
      `attachment; filename="${id}.journal"`,
    ]);
    expect(verifyJournal(answer.body, ford as Game, nativeCrypto)).toMatchObject({ holds: true });
  });

  test('a place that is none is said back with its first forty letters', async () => {
    const url = `/api/campaigns/${id}/lines?from=${'y'.repeat(50)}`;
    expect((await asked('GET', url, undefined, watching)).body.refusals).toMatchObject([
      { code: 'notANumber', at: 'from', facts: { received: 'y'.repeat(40) } },
    ]);
    const far = (digits: number) =>
      asked('GET', `/api/campaigns/${id}/lines?from=${'9'.repeat(digits)}`, undefined, watching);
    expect([(await far(9)).status, (await far(10)).status]).toEqual([200, 422]);
  });
});

describe('every door', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

  test('a body may be so deep, and no number without end', async () => {
    const odds = '/api/games/specimen/assault/odds';
    // Ten lists and records inside each other, the body the first of them; what stands in the last is not counted.
    expect((await asked('POST', odds, { input: nested(9) })).status).toBe(422);
    expect((await asked('POST', odds, { input: nested(10) })).status).toBe(400);
    const endless = await host.server.app.inject({
      method: 'POST',
      url: odds,
      headers: { 'content-type': 'application/json' },
      payload: '{"input":{"attack":1e999}}',
    });
    expect([endless.statusCode, endless.json()]).toMatchObject([400, { type: 'urn:grognard:problem:tooLargeNumber' }]);
  });

  test('any page may ask where any may, and only the API', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const answer = await asked('GET', '/api/games', undefined, origin);
    expect(answer.headers).toMatchObject({
      vary: expect.stringContaining('origin'),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'allow, content-language, etag, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await asked('GET', '/health', undefined, origin)).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    expect((await asked('GET', '/api/games')).headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = await host.server.app.inject({ method: 'OPTIONS', url: '/api/games?x=1', headers: origin });
    expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'accept-language, authorization, content-type, idempotency-key, if-none-match',
    });
    expect(String(preflight.headers['access-control-max-age'])).toBe('600');
    expect((await host.server.app.inject({ method: 'OPTIONS', url: '/api/nowhere', headers: origin })).statusCode).toBe(
      404,
    );
  });
});

describe('rooms', () => {
  /** Rooms over a store in which each campaign has as many lines as its id says; the game refuses to fold any. */
  const kept = (limits: { readonly rooms: number; readonly roomLines: number }) => {
    const looked: string[] = [];
    const store = {
      find: async (id: string) => {
        looked.push(id);
        return id.startsWith('none')
          ? undefined
          : { id, game: id.startsWith('strange') ? 'none' : 'specimen', secret: 'ab'.repeat(32), seats: [] };
      },
      lines: async () => [],
    } as unknown as Store;
    return { rooms: new Rooms(store, async (id) => (id === 'specimen' ? (ford as never) : undefined), limits), looked };
  };

  test('each is opened once, the one asked for longest ago is put away first', async () => {
    const { rooms, looked } = kept({ rooms: 2, roomLines: 100 });
    const first = await rooms.enter('a');
    expect(await rooms.enter('a')).toBe(first);
    await rooms.enter('b');
    await rooms.enter('a');
    await rooms.enter('c');
    expect([rooms.size, looked]).toEqual([2, ['a', 'b', 'c']]);
    expect(await rooms.enter('a')).toBe(first);
    await rooms.enter('b');
    expect(looked).toEqual(['a', 'b', 'c', 'b']);
    expect((await rooms.campaign('b'))?.id).toBe('b');
    expect(looked).toHaveLength(4);
    expect((await rooms.campaign('d'))?.id).toBe('d');
    expect(looked).toHaveLength(5);
  });

  test('what is not there, or of no game that is offered, is no room and is not remembered', async () => {
    const { rooms, looked } = kept({ rooms: 2, roomLines: 100 });
    expect([await rooms.enter('none'), await rooms.enter('none'), await rooms.enter('strange')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([rooms.size, rooms.lines, looked]).toEqual([0, 0, ['none', 'none', 'strange']]);
  });
});
