/** What every request must pass, and what every answer bears: on a server of a few routes, without a store. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerWithProblems } from '../admission/problem.ts';
import { DEFAULT_LIMITS } from '../settings.ts';
import { crossOrigin } from './cors.ts';
import { type Guard, guard, isFile, isProbe } from './guard.ts';
import { pagePolicy, secureHeaders } from './headers.ts';

let app: FastifyInstance;
let guarded: Guard;
/** What waits in the route `/slow`. */
let letGo: (() => void)[];

beforeEach(async () => {
  app = Fastify({ schemaController: { compilersFactory: { buildValidator: () => () => () => true } as never } });
  letGo = [];
  answerWithProblems(app, () => []);
  guarded = guard(app, { ...DEFAULT_LIMITS, inFlight: 2, depth: 3 });
  secureHeaders(app);
  const slow = async (): Promise<object> => {
    await new Promise<void>((done) => letGo.push(done));
    return {};
  };
  app.get('/slow', slow);
  for (const path of ['/health', '/ready', '/metrics']) app.get(path, async () => ({}));
  app.post('/api/any', { schema: { operationId: 'any' } }, async () => ({}));
  const querystring = { properties: { from: {} } };
  app.get('/api/known', { schema: { operationId: 'known', querystring } as never }, async () => ({}));
  await app.ready();
});
afterEach(() => app.close());

const asked = async (url: string, payload?: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  const body = (answer.body === '' ? {} : answer.json()) as {
    type?: string;
    refusals?: { code: string; at: string }[];
  };
  return [
    answer.statusCode,
    body.type?.split(':').at(-1),
    ...(body.refusals ?? []).map(({ code, at }) => `${code} ${at}`),
  ];
};

describe('a request', () => {
  test('finds room while there is some, and leaves it behind; a probe and a socket need none', async () => {
    const turn = () => new Promise((later) => setImmediate(later));
    const waiting = [asked('/slow'), asked('/slow')];
    while (letGo.length < 2) await turn();
    expect(guarded.inFlight).toBe(2);
    expect(await asked('/slow')).toEqual([503, 'busy']);
    for (const path of ['/health', '/ready', '/metrics']) expect((await asked(path))[0]).toBe(200);
    const socket = asked('/slow', undefined, { upgrade: 'websocket' });
    while (letGo.length < 3) await turn();
    expect(guarded.inFlight, 'sockets are counted elsewhere').toBe(2);
    for (const done of letGo) done();
    expect((await Promise.all([...waiting, socket])).map(([status]) => status)).toEqual([200, 200, 200]);
    expect(guarded.inFlight).toBe(0);
    expect((await asked('/health'))[0]).toBe(200);
  });

  test.each([
    // Three inside each other; what stands in the last is not counted.
    ['[[[1]]]', [200]],
    ['{"a":{"b":{"c":1}}}', [200]],
    ['[[[[1]]]]', [400, 'tooDeep']],
    ['{"a":{"b":{"c":{"d":1}}}}', [400, 'tooDeep']],
    ['[[[]]]', [200]],
    ['[null,true,"x",1.5,-7]', [200]],
    ['[1e400]', [400, 'tooLargeNumber']],
    ['{"a":[0,-1e400]}', [400, 'tooLargeNumber']],
  ])('with the body %s', async (payload, expected) => {
    expect((await asked('/api/any', payload)).filter(Boolean)).toEqual(expected);
  });

  test('may ask behind the question mark what the route knows; a page may ask anything', async () => {
    expect((await asked('/api/known?from=1'))[0]).toBe(200);
    expect((await asked('/api/known'))[0]).toBe(200);
    expect(await asked('/api/known?form=1&odd=2')).toEqual([
      422,
      'refused',
      'unknownParameter form',
      'unknownParameter odd',
    ]);
    expect(await asked('/api/any?x=1', '{}')).toEqual([422, 'refused', 'unknownParameter x']);
    expect((await asked('/health?x=1'))[0]).toBe(200);
  });

  test('is for a probe, for a file, or for the API', () => {
    const kinds = (url: string) => [isProbe({ url }), isFile({ url })];
    for (const url of ['/health', '/ready', '/metrics']) expect(kinds(url)).toEqual([true, true]);
    for (const url of ['/', '/docs/x', '/health/x', '/apix', '/api']) expect(kinds(url)).toEqual([false, true]);
    expect(kinds('/api/games')).toEqual([false, false]);
  });
});

describe('an answer', () => {
  test('may do nothing in a browser, and is kept by nobody', async () => {
    const { headers } = await app.inject({ url: '/health' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect((await app.inject({ url: '/nowhere' })).headers['x-frame-options'], 'also one that says no').toBe('DENY');
  });

  test('that is a page may use what this server gives it, and its sockets by the name it was asked by', () => {
    const policy = (host: string) =>
      Object.fromEntries(
        pagePolicy({ host })
          .split('; ')
          .map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]),
      );
    expect(policy('club.example:81')).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'connect-src': "'self' ws://club.example:81 wss://club.example:81",
    });
    for (const wrong of ['', 'a b', 'a;script-src *', 'x'.repeat(256)])
      expect(policy(wrong)['connect-src']).toBe("'self'");
    expect(policy('[::1]:80')['connect-src']).toContain('ws://[::1]:80');
    expect(policy('x'.repeat(255))['connect-src']).toContain('wss://');
  });
});

describe('pages of other sites', () => {
  const answered = async (origins: readonly string[], method: 'GET' | 'OPTIONS', url: string, origin?: string) => {
    const other = Fastify();
    crossOrigin(other, origins, (path) => (path === '/api/known' ? ['GET', 'HEAD'] : []));
    for (const path of ['/api/known', '/page']) other.get(path, async () => ({}));
    const { statusCode, headers } = await other.inject({
      method,
      url,
      headers: origin === undefined ? {} : { origin },
    });
    await other.close();
    return [statusCode, headers['access-control-allow-origin'], headers['vary']];
  };

  test('are told of the API alone, each by its name, and that the answer hangs on who asks', async () => {
    const [ours, other] = ['https://a.example', 'https://b.example'];
    expect(await answered([ours], 'GET', '/api/known?x', ours)).toEqual([200, ours, 'origin']);
    expect(await answered([other, ours], 'GET', '/api/known', ours)).toEqual([200, ours, 'origin']);
    expect(await answered([ours], 'GET', '/api/known', other)).toEqual([200, undefined, 'origin']);
    expect(await answered([ours], 'GET', '/api/known')).toEqual([200, undefined, undefined]);
    expect(await answered([ours], 'GET', '/page', ours)).toEqual([200, undefined, undefined]);
    expect(await answered([], 'GET', '/api/known', ours)).toEqual([200, undefined, undefined]);
    expect(await answered(['*'], 'GET', '/api/known', ours)).toEqual([200, '*', 'origin']);
    expect(await answered([ours], 'OPTIONS', '/api/known', ours)).toEqual([204, ours, 'origin']);
    expect((await answered([ours], 'OPTIONS', '/api/known', other))[0]).toBe(404);
    expect((await answered([ours], 'OPTIONS', '/api/other', ours))[0]).toBe(404);
  });
});
