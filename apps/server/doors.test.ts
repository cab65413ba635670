/** Who may ask from where, and how: methods, origins, languages, encodings, the page of the API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { game as ford } from '@grognard/games/specimen';
import type { Example, Game } from '@grognard/kernel';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPage } from './http/api-page.ts';
import { examplesFor } from './http/document-examples.ts';
import { Publication, Shelf } from './http/published.ts';
import { settingsFrom } from './settings.ts';
import { type Running, running } from './testing/running.ts';
import { serverSpeaker } from './text/index.ts';

let open: Running;
let shut: Running;

beforeAll(async () => {
  open = await running(undefined, {}, { games: ['specimen'], origins: ['https://club.example'] });
  shut = await running(undefined, {}, { games: ['specimen'] });
}, 120_000);
afterAll(async () => {
  await open.stop();
  await shut.stop();
});

const asked = ({ server }: Running, method: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: method as 'GET', url, headers });

describe('an address that is known', () => {
  test.each([
    ['DELETE', '/api/games', 'GET, HEAD'],
    ['GET', '/api/games/specimen/assault/odds', 'POST'],
    ['PATCH', `/api/campaigns/${'0'.repeat(32)}`, 'GET, HEAD, PUT'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['PUT', '/health', 'GET, HEAD'],
  ])('%s %s is answered with what may be done there', async (method, url, allow) => {
    const answer = await asked(shut, method, url);
    expect([answer.statusCode, answer.headers['allow'], answer.headers['content-type']]).toEqual([
      405,
      allow,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(answer.json()).toMatchObject({ refusals: [{ code: 'notAllowed', facts: { received: method } }] });
  });

  test('one that is not known is not', async () => {
    expect((await asked(shut, 'DELETE', '/api/nowhere')).statusCode).toBe(404);
  });
});

describe('pages of other sites', () => {
  const from = (origin: string) => ({ origin });
  const allowed = 'access-control-allow-origin';

  test('may ask nothing unless the settings name them', async () => {
    const answer = await asked(shut, 'GET', '/api/games', from('https://club.example'));
    expect([answer.statusCode, answer.headers[allowed]]).toEqual([200, undefined]);
    expect((await asked(shut, 'OPTIONS', '/api/games', from('https://club.example'))).statusCode).toBe(405);
  });

  test('may ask the API, and only the API, where they are named', async () => {
    const answer = await asked(open, 'GET', '/api/games', from('https://club.example'));
    expect([answer.headers[allowed], answer.headers['vary']]).toEqual([
      'https://club.example',
      expect.stringContaining('origin'),
    ]);
    expect((await asked(open, 'GET', '/api/games', from('https://other.example'))).headers[allowed]).toBeUndefined();
    expect((await asked(open, 'GET', '/metrics', from('https://club.example'))).headers[allowed]).toBeUndefined();
  });

  test('are told beforehand what they may do', async () => {
    const headers = { ...from('https://club.example'), 'access-control-request-method': 'POST' };
    const answer = await asked(open, 'OPTIONS', '/api/games/specimen/assault/odds', headers);
    expect([answer.statusCode, answer.headers['access-control-allow-methods'], answer.body]).toEqual([204, 'POST', '']);
    expect(answer.headers['access-control-allow-headers']).toContain('content-type');
  });

  test('also read why they were refused', async () => {
    const answer = await asked(open, 'GET', '/api/games/none/tables', from('https://club.example'));
    expect([answer.statusCode, answer.headers[allowed]]).toEqual([404, 'https://club.example']);
  });

  test('are named as a browser writes them', () => {
    const read = (GROGNARD_ORIGINS: string) => settingsFrom({ GROGNARD_ORIGINS }).origins;
    expect(read('')).toEqual([]);
    expect(read('https://a.example, http://localhost:5173')).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(read('*')).toEqual(['*']);
    for (const wrong of ['https://a.example/', 'a.example', 'https://a.example/path', 'null'])
      expect(() => read(wrong), wrong).toThrow(expect.objectContaining({ refusals: [expect.anything()] }));
  });
});

describe('what is published', () => {
  test('comes in the caller’s language, and each language has its own name', async () => {
    const [en, fr] = await Promise.all(
      ['en', 'fr-CH, en;q=0.5'].map((each) => asked(shut, 'GET', '/api/games', { 'accept-language': each })),
    );
    expect([en?.headers['content-language'], fr?.headers['content-language']]).toEqual(['en', 'fr']);
    expect(en?.headers['etag']).not.toBe(fr?.headers['etag']);
    expect(fr?.body).toContain('Le Gué');
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
  ])('accept-encoding %s is answered in %s', async (accepted, encoding) => {
    const answer = await asked(shut, 'GET', '/api/openapi.json', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test('the page of the API holds every operation and no script', async () => {
    const page = (await asked(shut, 'GET', '/api/docs', { 'accept-language': 'fr' })).body;
    const { paths } = (await asked(shut, 'GET', '/api/openapi.json')).json() as Record<string, object>;
    for (const verbs of Object.values(paths ?? {})) {
      for (const { operationId } of Object.values(verbs as object)) expect(page).toContain(`id="${operationId}"`);
    }
    expect(page).toContain('Réponses');
    expect(page).not.toContain('<script');
  });
});

describe('a name that nobody has', () => {
  const refused = async (url: string) => {
    const answer = await asked(shut, 'GET', url);
    expect(answer.statusCode).toBe(404);
    return (answer.json() as { refusals: readonly { facts: object }[] }).refusals;
  };

  test('is refused with those that there are, and with the one that was meant', async () => {
    const { schemas } = (await asked(shut, 'GET', '/api/schemas')).json() as { schemas: object };
    const options = Object.keys(schemas);
    expect(await refused('/api/schemas/Odd')).toMatchObject([
      { code: 'unknownSchema', at: 'name', facts: { received: 'Odd', options, close: 'Odds' } },
    ]);
    const [far] = await refused('/api/schemas/xxxxxxxxxxxxxxxx');
    expect(far?.facts).toEqual({ received: 'xxxxxxxxxxxxxxxx', options });
    expect(await refused('/api/schemas/inputs/specimen/assalt')).toMatchObject([
      { code: 'unknownProcedure', at: 'procedure', facts: { received: 'assalt', close: 'assault' } },
    ]);
  });
});

describe('behind a proxy', () => {
  const statuses = async (proxies: number, forwarded: readonly string[]): Promise<readonly number[]> => {
    const host = await running(undefined, { requests: 1 }, { games: ['specimen'], proxies });
    const answers: number[] = [];
    for (const each of forwarded) {
      answers.push((await asked(host, 'GET', '/api/games', { 'x-forwarded-for': each })).statusCode);
    }
    await host.stop();
    return answers;
  };

  test('a caller is who the nearest trusted one says, whatever he says himself', async () => {
    // Without one all come from the same address; behind one the last entry counts, behind two the last but one.
    const callers = ['9.9.9.1, 1.1.1.1', '9.9.9.2, 1.1.1.1', '9.9.9.2, 2.2.2.2'];
    expect(await statuses(0, callers)).toEqual([200, 429, 429]);
    expect(await statuses(1, callers)).toEqual([200, 429, 200]);
    expect(await statuses(2, callers)).toEqual([200, 200, 429]);
  });
});

describe('the documentation', () => {
  test('is at /docs in the reader’s language, and says so while it is still being written', async () => {
    const manual = mkdtempSync(join(tmpdir(), 'grognard-manual-'));
    // Settings name folders from where the server was started.
    const host = await running(undefined, {}, { games: ['specimen'], manual: relative('.', manual) });
    const [early, fr] = [await asked(host, 'GET', '/docs'), { 'accept-language': 'fr' }];
    expect([early.statusCode, early.headers['refresh']]).toEqual([200, '2']);
    expect((await asked(host, 'GET', '/docs', fr)).body).toContain('en cours d’écriture');
    writeFileSync(join(manual, 'index.html'), '<p>Here</p>');
    expect((await asked(host, 'GET', '/docs/')).headers['location']).toBe('/docs/index.html');
    expect((await asked(host, 'GET', '/docs', fr)).headers['location']).toBe('/docs/fr/index.html');
    const page = await asked(host, 'GET', '/docs/index.html');
    expect([page.statusCode, page.body]).toEqual([200, '<p>Here</p>']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    await host.stop();
    rmSync(manual, { recursive: true, force: true });
  });

  test('is not there unless the settings say where', async () => {
    expect((await asked(shut, 'GET', '/docs')).statusCode).toBe(404);
  });
});

describe('the document of the API', () => {
  interface Operation {
    readonly operationId: string;
    readonly tags: readonly string[];
    readonly security?: unknown;
    readonly requestBody?: unknown;
    readonly parameters: readonly { readonly $ref?: string; readonly name?: string; readonly required?: boolean }[];
    readonly responses: Readonly<Record<string, { readonly content?: object }>>;
  }

  /** What each answers where all is well, and with which problems besides those that any request may have. */
  const CALLS: readonly (readonly [name: string, well: string, problems: string, needs?: 'token' | 'body' | 'both'])[] =
    [
      ['listGames', '200', ''],
      ['listTables', '200', '404'],
      ['showTable', '200', '404'],
      ['listExamples', '200', '404'],
      ['describe', '200', '404'],
      ['runExample', '200', '404'],
      ['overlayTables', '200', '404', 'body'],
      ['overlayTable', '200', '404', 'body'],
      ['listSchemas', '200', ''],
      ['readSchema', '200', '404'],
      ['readInputSchema', '200', '404'],
      ...['resolve', 'odds', 'advise', 'worth', 'analyse'].map((verb) => [verb, '200', '404', 'body'] as const),
      ['verify', '200', '', 'body'],
      ['readCampaign', '200', '404', 'token'],
      ['readLines', '200', '404 422', 'token'],
      ['readChronicle', '200', '404 422', 'token'],
      ['exportJournal', '200', '404', 'token'],
      ['createCampaign', '200 201', '404 409', 'body'],
      ['takeSeat', '200 201', '401 403 404 409', 'body'],
      ['act', '200 201', '403 404 409', 'both'],
      ['giveBack', '200', '401 403 404', 'body'],
      ['health', '200', ''],
      ['ready', '200', ''],
    ];

  test('names every answer that a call may have', async () => {
    const { paths } = (await asked(shut, 'GET', '/api/openapi.json')).json() as {
      paths: Record<string, Record<string, Operation>>;
    };
    const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(CALLS.map(([name]) => name).sort());
    for (const [name, well, problems, needs] of CALLS) {
      const operation = operations.find(({ operationId }) => operationId === name) ?? expect.fail(name);
      const hasBody = needs === 'body' || needs === 'both';
      const hasToken = needs === 'token' || needs === 'both';
      const expected = [
        ...`${well} 400 408 429 500 503 ${problems}`.trim().split(' '),
        ...(hasBody ? ['413', '415', '422'] : []),
        ...(hasToken ? ['401'] : []),
      ];
      expect([name, Object.keys(operation.responses)]).toEqual([name, [...new Set(expected)].sort()]);
      expect([name, operation.requestBody !== undefined]).toEqual([name, hasBody]);
      expect([name, operation.security]).toEqual([name, hasToken ? [{ token: [] }] : undefined]);
    }
  });

  test('names what stands in the address, behind it and in the headers, and what of it must be there', async () => {
    const { paths } = (await asked(shut, 'GET', '/api/openapi.json')).json() as {
      paths: Record<string, Record<string, Operation>>;
    };
    const parameters = (path: string, verb: string) =>
      paths[path]?.[verb]?.parameters.map(({ $ref, name, required }) => $ref?.split('/').at(-1) ?? [name, required]);
    expect(parameters('/api/games', 'get')).toEqual(['language']);
    expect(parameters('/api/games/{game}/tables/{table}', 'get')).toEqual(['language', 'game', ['table', true]]);
    expect(parameters('/api/campaigns/{id}/lines', 'get')).toEqual(['language', 'id', ['from', false]]);
    expect(parameters('/api/campaigns/{id}/acts', 'post')).toEqual(['language', 'id', ['idempotency-key', false]]);
    expect(parameters('/api/campaigns/{id}/lines', 'post')).toEqual([
      'language',
      'id',
      ['length', true],
      ['head', true],
      ['signature', true],
    ]);
    const types = (path: string, verb: string) => Object.keys(paths[path]?.[verb]?.responses['200']?.content ?? {});
    expect(types('/api/games/{game}/{procedure}/odds', 'post')).toEqual(['application/json', 'application/x-ndjson']);
    expect(types('/api/games/{game}/{procedure}/worth', 'post')).toEqual(['application/json']);
    expect(types('/api/campaigns/{id}/journal', 'get')).toEqual(['application/x-ndjson']);
  });
});

describe('examples of what is sent', () => {
  const HEX = /^[0-9a-f]{64}$/;
  const valuesOf = (games: readonly Game[], locale: 'en' | 'fr' = 'en') => {
    const all = examplesFor(games, serverSpeaker(locale)) as unknown as Record<
      string,
      { summary: string; value: never }
    >;
    return { all, value: (name: string): unknown => all[name]?.value };
  };

  test('are of the smallest game, and such that they would be taken', () => {
    const other = { ...ford, id: 'other', titles: { en: 'Other', fr: 'Autre' } } as unknown as Game;
    const { all, value } = valuesOf([other, ford as Game]);
    // Its first example that is not refused.
    const { input, dice, answers, title } = ford.examples[0] as Example;
    expect(value('resolve')).toEqual({ input, dice, answers });
    expect(value('odds')).toEqual({ input, policy: ['never'] });
    expect(value('advise')).toEqual({ input, side: 'attacker' });
    expect(value('worth')).toEqual({ input });
    expect(value('analyse')).toEqual({ input, along: 'attack', values: [4, 8, 12] });
    expect(value('createCampaign')).toEqual({
      game: 'specimen',
      name: 'Saturday',
      observer: expect.stringMatching(HEX),
      invitations: { attacker: expect.stringMatching(HEX), defender: expect.stringMatching(HEX) },
    });
    const line = { sequence: 1, previous: expect.stringMatching(HEX) };
    const signed = { by: 'attacker', signature: expect.stringMatching(/^[0-9a-f]{128}$/) };
    expect(value('takeSeat')).toMatchObject({
      token: expect.stringMatching(HEX),
      line: { ...line, event: { kind: 'seated', ...signed, key: expect.stringMatching(HEX) } },
    });
    expect(value('act')).toMatchObject({ ...line, event: { kind: 'noted', ...signed } });
    expect(value('giveBack')).toEqual({ from: 1, lines: [] });
    expect(all['odds']?.summary).toBe(`${ford.titles.en} · ${title.en}`);
    expect(valuesOf([ford as Game], 'fr').all['odds']?.summary).toBe(`${ford.titles.fr} · ${title.fr}`);
  });

  test('are of the first game where the smallest is not there, and of campaigns only where there is none', () => {
    const other = { ...ford, id: 'other', examples: ford.examples.slice(2) } as unknown as Game;
    // What is left of its examples is refused.
    expect(valuesOf([other]).value('createCampaign')).toMatchObject({ game: 'other' });
    const campaigns = ['act', 'createCampaign', 'giveBack', 'takeSeat'];
    expect(Object.keys(valuesOf([other]).all).sort()).toEqual(campaigns);
    expect(Object.keys(valuesOf([]).all).sort()).toEqual(campaigns);
    expect(valuesOf([]).value('createCampaign')).toMatchObject({ game: '', invitations: {} });
  });
});

describe('what is the same for everybody', () => {
  test('is sent compressed from a thousand bytes on, and not at all to whoever has it', async () => {
    const app = Fastify();
    const texts = { small: 'x'.repeat(999), large: 'x'.repeat(1_000) };
    for (const [name, text] of Object.entries(texts)) {
      const publication = new Publication(text, 'text/plain');
      app.get(`/${name}`, (request, reply) => publication.send(request, reply));
    }
    const got = (url: string, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ method: 'GET', url, headers });
    const br = { 'accept-encoding': 'br' };
    expect((await got('/small', br)).headers['content-encoding']).toBeUndefined();
    const packed = await got('/large', br);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(texts.large);
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await got('/large', br)).rawPayload).toEqual(packed.rawPayload);
    const zipped = await got('/large', { 'accept-encoding': 'GZIP;q=0.5, br;q=0.0' });
    expect([gunzipSync(zipped.rawPayload).toString(), zipped.headers['content-encoding']]).toEqual([
      texts.large,
      'gzip',
    ]);
    const plain = await got('/large');
    expect([plain.body, plain.headers['content-type']]).toEqual([texts.large, 'text/plain']);
    const etag = String(plain.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(packed.headers['etag']).toBe(`${etag.slice(0, -1)}-br"`);
    for (const [known, status] of [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"other", ${etag}`, 304],
      ['*', 304],
      ['"other"', 200],
      [String(packed.headers['etag']), 200],
    ] as const) {
      const answer = await got('/large', { 'if-none-match': known });
      expect([known, answer.statusCode, answer.headers['etag'], answer.body === '']).toEqual([
        known,
        status,
        etag,
        status === 304,
      ]);
    }
    await app.close();
  });

  test('is made once for each name', () => {
    const shelf = new Shelf();
    let made = 0;
    const make = () => {
      made += 1;
      return { made };
    };
    const first = shelf.json('a', make);
    expect([shelf.json('a', make) === first, shelf.json('b', make, 'text/x').type, first.type, made]).toEqual([
      true,
      'text/x',
      'application/json',
      2,
    ]);
  });
});

describe('the page of the API', () => {
  const about = { tags: ['games'], summary: 'A <call>', parameters: [], responses: {} };
  /** A document of one operation and one shape. */
  const paged = (operation: object, shape: object = {}, more: object = {}): string =>
    apiPage(
      {
        info: { title: 'T & T', description: 'Say `it`' },
        tags: [
          { name: 'games', description: 'Of "games"' },
          { name: 'campaigns', description: '' },
        ],
        paths: { '/api/{game}/{procedure}': { post: { operationId: 'call', ...about, ...operation } } },
        components: { schemas: { Thing: shape }, responses: {}, parameters: {}, examples: {}, ...more },
      } as never,
      'en',
    );
  const part = (page: string, id: string): string =>
    page.slice(page.indexOf(`<details id="${id}">`)).split('</details>')[0] ?? '';
  const call = (operation: object, more: object = {}): string => part(paged(operation, {}, more), 'call');
  const thing = (shape: object): string => part(paged({}, shape), 'shape-Thing').split('</summary>')[1] ?? '';

  test('has its title, its sections with what belongs there, and nothing that a browser would take for marks', () => {
    const page = paged({});
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>T &amp; T · API</title>');
    expect(page).toContain('<p>Say <code>it</code></p>');
    const [, games = '', campaigns = ''] = page.split('<section>');
    expect(games).toContain('<h2 id="games">Games</h2><p>Of &quot;games&quot;</p><details id="call">');
    expect(campaigns).toContain('<h2 id="campaigns">Campaigns</h2><p></p></section>');
    expect(page).toContain('<a href="#games">Games</a> <a href="#campaigns">Campaigns</a>');
    expect(games).toContain('<span class="verb post">POST</span> <code>/api/{game}/{procedure}</code> A &lt;call&gt;');
  });

  test('tells of a call only what it has', () => {
    const bare = call({});
    for (const word of ['Needs a token', 'Parameters', 'Body', '<pre', '<p>']) expect(bare).not.toContain(word);
    expect(bare).toContain('<h3>Answers</h3><table></table>');
    expect(call({ description: 'More `so`' })).toContain('<p>More <code>so</code></p>');
    expect(call({ security: [] })).toContain('Needs a token');
    const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } };
    expect(call({ requestBody: body })).toContain('<h3>Body</h3><p><a href="#shape-Thing">Thing</a></p>');
    const examples = { call: { value: { a: '<' } } };
    expect(call({}, { examples })).toContain(
      'curl -X POST http://127.0.0.1:8080/api/specimen/assault \\\n' +
        "  -H 'content-type: application/json' \\\n  -d '{&quot;a&quot;:&quot;&lt;&quot;}'</pre>",
    );
  });

  test('names parameters and answers, those of all calls by their name', () => {
    const parameters = { Game: { name: 'game', in: 'path', description: 'Which `game`' } };
    const own = { name: 'from', in: 'query' };
    const told = call({ parameters: [{ $ref: '#/components/parameters/Game' }, own] }, { parameters });
    expect(told).toContain(
      '<h3>Parameters</h3><table>' +
        '<tr><th scope="row"><code>game</code></th><td>path</td><td>Which <code>game</code></td></tr>' +
        '<tr><th scope="row"><code>from</code></th><td>query</td><td></td></tr></table>',
    );
    const schema = { type: 'string' };
    const responses = {
      200: { description: 'Well.', content: { 'application/json': { schema } } },
      206: { description: 'Lines.', content: { 'application/x-ndjson': { schema } } },
      304: { description: 'Same.' },
      404: { $ref: '#/components/responses/Missing' },
    };
    const answers = call({ responses }, { responses: { Missing: { description: 'Not here.' } } });
    const rows = [...answers.matchAll(/<th scope="row">(\d+)<\/th><td>(.*?)<\/td>/g)].map(([, status, words]) => [
      status,
      words?.trim(),
    ]);
    expect(rows).toEqual([
      ['200', 'Well. string'],
      ['206', 'Lines. string <code>application/x-ndjson</code>'],
      ['304', 'Same.'],
      ['404', 'Not here.'],
    ]);
  });

  test.each([
    [{ $ref: '#/components/schemas/Other' }, '<a href="#shape-Other">Other</a>'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ oneOf: [{ type: 'number' }, { type: 'boolean' }] }, 'number | boolean'],
    [{ enum: ['a', '<'] }, '<code>a</code> | <code>&lt;</code>'],
    [{ const: 0 }, '<code>0</code>'],
    [{ type: 'array', items: { type: 'integer' } }, '[integer]'],
    [{ type: 'array' }, '[…]'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{}, '…'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, '{ string }'],
    [{ type: 'object', additionalProperties: false }, '{ … }'],
    [{ type: 'object' }, '{ … }'],
    [
      {
        type: 'object',
        properties: { a: { type: 'string', description: 'Told' }, b: { const: 'x', title: 'Titled' }, c: {} },
        required: ['a'],
      },
      '<table><tr><th scope="row"><code>a</code></th><td>string</td><td>Told</td></tr>' +
        '<tr><th scope="row"><code>b?</code></th><td><code>x</code></td><td>Titled</td></tr>' +
        '<tr><th scope="row"><code>c?</code></th><td>…</td><td></td></tr></table>',
    ],
    [
      { type: 'object', properties: { a: {} } },
      '<table><tr><th scope="row"><code>a?</code></th><td>…</td><td></td></tr></table>',
    ],
  ])('tells the shape %j in few words', (shape, words) => {
    expect(thing(shape)).toBe(words);
  });

  test('titles a shape by its description, or else by its title', () => {
    const title = (shape: object) => part(paged({}, shape), 'shape-Thing').split('</summary>')[0];
    expect(title({ description: 'D', title: 'T' })).toMatch(/<code>Thing<\/code> D$/);
    expect(title({ title: 'T' })).toMatch(/<code>Thing<\/code> T$/);
    expect(title({})).toMatch(/<code>Thing<\/code> $/);
  });
});
