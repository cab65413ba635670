/** What is published, without a server: examples of bodies, texts that are the same for everybody, the page of the API. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { game as ford } from '@grognard/games/specimen';
import type { Example, Game } from '@grognard/kernel';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { serverSpeaker } from '../text/index.ts';
import { apiPage } from './api-page.ts';
import { examplesFor } from './document-examples.ts';
import { Publication, Shelf } from './published.ts';

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
