/** Who may ask from where, and how: methods, origins, languages, encodings, the page of the API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';
import { type Running, running } from './testing/running.ts';

let open: Running;
let shut: Running;

beforeAll(async () => {
  open = await running(undefined, {}, { games: ['specimen'], origins: ['https://club.example'] });
  shut = await running(undefined, {}, { games: ['specimen'] });
});
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
    expect(await refused('/api/games/specimen/tables/asault')).toMatchObject([{ facts: { received: 'asault' } }]);
    expect(await refused('/api/games/specimen/examples/7.4-c')).toMatchObject([
      { code: 'unknownExample', at: 'example' },
    ]);
    expect(await refused('/api/schemas/inputs/specimen/assalt')).toMatchObject([
      { code: 'unknownProcedure', at: 'procedure', facts: { received: 'assalt', close: 'assault' } },
    ]);
  });
});

test('what is to be verified is an account or a journal, and one of them', async () => {
  const refused = async (payload: object) => {
    const answer = await shut.server.app.inject({ method: 'POST', url: '/api/verify', payload });
    return [answer.statusCode, (answer.json() as { refusals: { code: string }[] }).refusals.map(({ code }) => code)];
  };
  expect(await refused({})).toEqual([422, ['eitherMissing']]);
  expect(await refused({ journal: 7 })).toEqual([422, ['notAJournalText']]);
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
    const { components } = (await asked(shut, 'GET', '/api/openapi.json')).json() as {
      components: { responses: Record<string, { description: string }> };
    };
    expect(components.responses['Problem409']?.description).toBe('A problem: conflict, exists.');
    expect(components.responses['Problem404']?.description).toBe('A problem: notFound.');
    const types = (path: string, verb: string) => Object.keys(paths[path]?.[verb]?.responses['200']?.content ?? {});
    expect(types('/api/games/{game}/{procedure}/odds', 'post')).toEqual(['application/json', 'application/x-ndjson']);
    expect(types('/api/games/{game}/{procedure}/worth', 'post')).toEqual(['application/json']);
    expect(types('/api/campaigns/{id}/journal', 'get')).toEqual(['application/x-ndjson']);
  });
});
