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
