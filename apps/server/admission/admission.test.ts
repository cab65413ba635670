/** Who is let in by which token, and how what is refused is told. */
import { createHash } from 'node:crypto';
import { game as ford } from '@grognard/games/specimen';
import { Refused } from '@grognard/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { StoredCampaign } from '../store/store.ts';
import { StoreTrouble } from '../store/trouble.ts';
import { accessBy, bearer, hashOf } from './access.ts';
import { admit, admittedToAct, inRoom, isCampaignId, known, storedCampaign } from './admission.ts';
import { answerWithProblems, asProblem, PROBLEM_STATUS, Problem, problemBody, refusedBecause } from './problem.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const TOKENS = { north: 'n'.repeat(40), invited: 'i'.repeat(40), watch: 'w'.repeat(40), used: 'u'.repeat(40) };
const ID = '0a'.repeat(16);

const campaign = {
  id: ID,
  observer: sha(TOKENS.watch),
  seats: [
    { seat: 'north', token: sha(TOKENS.north), invitation: sha(TOKENS.used), heard: 1 },
    { seat: 'south', token: null, invitation: sha(TOKENS.invited), heard: 1 },
  ],
} as unknown as StoredCampaign;

describe('a token', () => {
  test('comes in a header of its own kind', () => {
    expect(hashOf('abc')).toBe(sha('abc'));
    expect(bearer(`Bearer ${'a'.repeat(20)}`)).toBe('a'.repeat(20));
    expect(bearer(`bearer ${'a-_9'.repeat(32)}`)).toBe('a-_9'.repeat(32));
    for (const wrong of [
      undefined,
      '',
      'a'.repeat(20),
      `Basic ${'a'.repeat(20)}`,
      `Bearer ${'a'.repeat(19)}`,
      `Bearer ${'a'.repeat(129)}`,
      `Bearer ${'a'.repeat(20)} b`,
      `Bearer ${'é'.repeat(20)}`,
    ])
      expect(bearer(wrong)).toBeUndefined();
  });

  test('opens a seat, an invitation that is not used, or the observers’ chairs', () => {
    expect(accessBy(campaign, TOKENS.north)).toEqual({ kind: 'seat', seat: 'north' });
    expect(accessBy(campaign, TOKENS.invited)).toEqual({ kind: 'invited', seat: 'south' });
    expect(accessBy(campaign, TOKENS.watch)).toEqual({ kind: 'observer' });
    for (const wrong of [undefined, TOKENS.used, 'x'.repeat(40), '']) expect(accessBy(campaign, wrong)).toBeUndefined();
    // What is no token opens nothing, even if somebody has stored its hash.
    for (const wrong of ['x'.repeat(19), 'x'.repeat(129), 'x y'.repeat(10)])
      expect(accessBy({ ...campaign, observer: sha(wrong) }, wrong)).toBeUndefined();
  });

  test('a campaign is named by sixteen bytes', () => {
    expect([isCampaignId(ID), isCampaignId(ID.slice(2)), isCampaignId(`${ID}00`), isCampaignId(7)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a caller', () => {
  interface Standing {
    readonly kind?: 'sqlite' | 'postgres';
    /** The campaign as this process remembers it, and as it stands in the store by now; `null` where there is none. */
    readonly remembered?: StoredCampaign | null;
    readonly later?: StoredCampaign | null;
    readonly entered?: boolean;
  }

  function services({ kind = 'sqlite', remembered = campaign, later = campaign, entered = true }: Standing = {}) {
    const looked: string[] = [];
    const looking =
      <T>(what: string, found: T) =>
      async (): Promise<T | undefined> => {
        looked.push(what);
        return found ?? undefined;
      };
    const room = {
      campaign: remembered,
      refresh: async () => {
        looked.push('refreshed');
        room.campaign = later;
      },
      exclusively: (work: () => Promise<void>) => work(),
      vouch: () => ({ length: 3, head: 'h', signature: 's' }),
    };
    const made = {
      store: { kind, find: looking('found', later) },
      rooms: { campaign: looking('remembered', remembered), enter: async () => (entered ? room : undefined) },
    } as unknown as Services;
    return { made, looked, room: room as unknown as Room };
  }
  const fate = (work: Promise<unknown>) =>
    work.then(
      (value) => value,
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );

  test('is looked up once, and not at all without a token or a campaign', async () => {
    const { made, looked } = services();
    expect(await known(made, ID, TOKENS.north)).toBe(campaign);
    expect(await fate(known(made, ID, undefined))).toBe('unauthorised');
    expect(await fate(known(made, 'nonsense', TOKENS.north))).toBe('unauthorised');
    expect(await storedCampaign(made, 'nonsense')).toBeUndefined();
    expect(looked).toEqual(['remembered']);
    expect(await fate(known(made, ID, 'x'.repeat(40)))).toBe('unauthorised');
    expect(looked).toEqual(['remembered', 'remembered']);
  });

  test('on a database with other processes may have got his seat elsewhere', async () => {
    const earlier = { ...campaign, seats: [] };
    const { made, looked } = services({ kind: 'postgres', remembered: earlier });
    expect(await known(made, ID, TOKENS.north)).toBe(campaign);
    expect(looked).toEqual(['remembered', 'found']);
    expect(await fate(known(services({ remembered: earlier }).made, ID, TOKENS.north))).toBe('unauthorised');
    expect(await fate(known(services({ kind: 'postgres', remembered: null }).made, ID, TOKENS.north))).toBe(
      'unauthorised',
    );
    expect(
      await fate(known(services({ kind: 'postgres', later: null, remembered: earlier }).made, ID, TOKENS.north)),
    ).toBe('unauthorised');
  });

  test('is admitted to a room that is up to date', async () => {
    const { made, looked, room } = services({ kind: 'postgres' });
    expect(await admit(made, ID, TOKENS.north)).toEqual({ room, access: { kind: 'seat', seat: 'north' } });
    expect(looked).toContain('refreshed');
    const alone = services();
    await admit(alone.made, ID, TOKENS.north);
    expect(alone.looked).not.toContain('refreshed');
    expect(await fate(admit(services({ entered: false }).made, ID, TOKENS.north))).toBe('unauthorised');
    const gone = services({ kind: 'postgres', later: { ...campaign, observer: '', seats: [] } });
    expect(await fate(admit(gone.made, ID, TOKENS.north))).toBe('unauthorised');
  });

  test('who acts for a seat waits for nothing, anybody else is admitted like any reader', async () => {
    const request = (token: string) =>
      ({ params: { id: ID }, headers: { authorization: `Bearer ${token}` } }) as unknown as Parameters<
        typeof admittedToAct
      >[1];
    const { made, looked } = services({ kind: 'postgres' });
    expect((await admittedToAct(made, request(TOKENS.north))).access).toEqual({ kind: 'seat', seat: 'north' });
    expect(looked).not.toContain('refreshed');
    expect((await admittedToAct(made, request(TOKENS.watch))).access).toEqual({ kind: 'observer' });
    expect(looked).toContain('refreshed');
  });

  test('what is refused in a room is told with how far its journal goes', async () => {
    const { made, room, looked } = services({ kind: 'postgres' });
    const refusals = [{ code: 'x', at: '' }];
    const error = await inRoom(made, room, () =>
      Promise.reject(new Problem('conflict', { refusals, game: ford, more: { extra: 1 } })),
    ).catch((each: unknown) => each);
    expect(error).toMatchObject({
      code: 'conflict',
      refusals,
      game: ford,
      more: { extra: 1, length: 3, head: 'h', signature: 's' },
    });
    expect(looked).toEqual(['refreshed']);
    expect(await inRoom(made, room, async () => 7)).toBe(7);
    const ours = new TypeError('ours');
    expect(await fate(inRoom(made, room, () => Promise.reject(ours)))).toBe(ours);
  });
});

describe('a problem', () => {
  test('has the status that HTTP gives it', () => {
    // RFC 9110 and, for 422 and 429, RFC 4918 and 6585.
    expect(PROBLEM_STATUS).toEqual({
      refused: 422,
      conflict: 409,
      exists: 409,
      reused: 422,
      full: 422,
      unauthorised: 401,
      forbidden: 403,
      notFound: 404,
      notAllowed: 405,
      unreadable: 400,
      notJson: 400,
      tooDeep: 400,
      tooLargeNumber: 400,
      tooLarge: 413,
      unsupported: 415,
      tooMany: 429,
      tooSlow: 408,
      busy: 503,
      mending: 503,
      stopping: 503,
      unavailable: 503,
      internal: 500,
    });
  });

  test('tells every refusal, its facts only outside a room', () => {
    const refusals = [
      { code: 'missing', at: 'input', facts: { expected: 'record' } },
      { code: 'notTheSeat', at: '', rule: '7.1' },
    ];
    const body = problemBody(refusedBecause(refusals), 'en') as { refusals: object[] };
    expect(body).toMatchObject({ type: 'urn:grognard:problem:refused', status: 422, title: expect.any(String) });
    expect(body.refusals).toEqual([
      { code: 'missing', at: 'input', facts: { expected: 'record' }, words: expect.any(String) },
      { code: 'notTheSeat', at: '', rule: '7.1', words: expect.any(String) },
    ]);
    const inside = problemBody(new Problem('refused', { refusals, more: { length: 3 } }), 'en') as {
      refusals: object[];
    };
    expect(inside).toMatchObject({ length: 3 });
    expect(inside.refusals[0]).not.toHaveProperty('facts');
  });

  const error = (facts: object): Error => Object.assign(new Error('quoting the request'), facts);

  test.each<[string, unknown]>([
    ['conflict', new Problem('conflict')],
    ['refused', new Refused([{ code: 'x', at: '' }])],
    ['unavailable', new StoreTrouble('diskFull', undefined)],
    ['tooLarge', error({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' })],
    ['unsupported', error({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' })],
    ['unsupported', error({ code: 'FST_ERR_CTP_EMPTY_TYPE' })],
    ['notJson', error({ code: 'FST_ERR_CTP_EMPTY_JSON_BODY' })],
    ['notJson', error({ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 })],
    ['notJson', error({ code: 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' })],
    ['unreadable', error({ code: 'FST_ERR_BAD_URL' })],
    ['notFound', error({ statusCode: 404 })],
    ['tooSlow', error({ statusCode: 408 })],
    ['tooLarge', error({ statusCode: 413 })],
    ['unsupported', error({ statusCode: 415 })],
    ['tooMany', error({ statusCode: 429 })],
    ['stopping', error({ statusCode: 503 })],
    ['unreadable', error({ statusCode: 400 })],
    ['unreadable', error({ statusCode: 499 })],
    ['internal', error({ statusCode: 399 })],
    ['internal', error({ statusCode: 500 })],
    ['internal', error({})],
  ])('%s: %s', (code, thrown) => {
    const logged: Record<string, unknown>[] = [];
    const request = {
      log: { error: (facts: Record<string, unknown>) => logged.push(facts) },
    } as unknown as FastifyRequest;
    expect(asProblem(request, thrown).code).toBe(code);
    expect(logged).toHaveLength(code === 'internal' ? 1 : 0);
    // Only where it happened is written down: what was said may quote the caller.
    for (const { stack } of logged) {
      expect(String(stack)).not.toContain('quoting');
      expect(
        String(stack)
          .split('\n')
          .every((line) => line.trimStart().startsWith('at ')),
      ).toBe(true);
    }
  });

  test('is answered in the caller’s language, with the time to come back and what may be done', () => {
    let [onError, onMissing]: ((...given: unknown[]) => unknown)[] = [];
    const app = {
      setErrorHandler: (handler: typeof onError) => {
        onError = handler;
      },
      setNotFoundHandler: (handler: typeof onMissing) => {
        onMissing = handler;
      },
    } as unknown as FastifyInstance;
    answerWithProblems(app, (path) => (path === '/known' ? ['GET', 'PUT'] : []));
    const answered = (handler: typeof onError, url: string, thrown?: unknown) => {
      const headers: Record<string, unknown> = {};
      const facts: { status?: number; type?: string; body?: Record<string, unknown> } = {};
      const reply = {
        header(name: string, value: unknown) {
          headers[name] = value;
          return reply;
        },
        status(status: number) {
          facts.status = status;
          return reply;
        },
        type(type: string) {
          facts.type = type;
          return reply;
        },
        send(body: string) {
          facts.body = JSON.parse(body) as Record<string, unknown>;
          return reply;
        },
      };
      const request = { url, method: 'PATCH', headers: { 'accept-language': 'fr' }, log: { error: () => undefined } };
      if (thrown === undefined) handler?.(request, reply);
      else handler?.(thrown, request, reply);
      return { ...facts, headers };
    };
    const pauses = { busy: 2, mending: 2, stopping: 5, unavailable: 2 } as const;
    for (const [code, pause] of Object.entries(pauses))
      expect(answered(onError, '/', new Problem(code as keyof typeof pauses))).toMatchObject({
        status: 503,
        type: 'application/problem+json',
        headers: { 'retry-after': pause, 'content-language': 'fr' },
      });
    expect(answered(onError, '/', new Problem('conflict')).headers).not.toHaveProperty('retry-after');
    expect(answered(onMissing, '/nowhere?x=1')).toMatchObject({ status: 404 });
    expect(answered(onMissing, '/known?x=1')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, PUT' },
      body: { refusals: [{ code: 'notAllowed', facts: { received: 'PATCH', options: ['GET', 'PUT'] } }] },
    });
  });
});
