/** What is handed to the threads and what is answered for them: every verb, every way a walk may end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { buildServer, type Server } from '../app.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS, type Limits } from '../settings.ts';
import type { Store } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-procedures-'));
const servers: Server[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

type Asked = Awaited<ReturnType<typeof built>>;
const known = new Map<string, Promise<Asked>>();

/** A server whose thread does this with each job; one for all the tests that ask for the same. */
function serverWith(answer: string, limits: Partial<Limits> = {}): Promise<Asked> {
  const name = JSON.stringify([answer, limits]);
  const asked = known.get(name) ?? built(answer, limits);
  known.set(name, asked);
  return asked;
}

async function built(answer: string, limits: Partial<Limits>) {
  const file = join(folder, `${servers.length}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ job }) => parentPort.postMessage(${answer}));`,
  );
  const store = {
    kind: 'sqlite',
    listen: () => undefined,
    report: () => undefined,
    announce: async () => undefined,
    close: async () => undefined,
  } as unknown as Store;
  const settings = {
    ...DEFAULT_SETTINGS,
    games: ['specimen'],
    logLevel: 'silent' as const,
    limits: { ...DEFAULT_LIMITS, states: 31, patience: 60_000, ...limits },
  };
  const log = new Writable({ write: (_chunk, _encoding, done) => done() });
  const server = await buildServer(settings, store, { worker: async () => file, log });
  servers.push(server);
  return async (path: string, payload?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answered = await server.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/${path}`,
      headers: {
        'accept-language': 'fr',
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    const body = answered.json() as Readonly<Record<string, unknown>>;
    return { status: answered.statusCode, headers: answered.headers, body };
  };
}

const ECHO = "{ kind: 'answered', value: job }";
const input = { attack: 11, defence: 4 };
const HELD = [{ attacker: 'hold', defender: 'hold' }];

describe('a walk', () => {
  test('is handed over with what was asked, for whom, and how much of it', async () => {
    const asked = await serverWith(ECHO);
    const job = { game: 'specimen', procedure: 'assault', locale: 'fr', states: 31 };
    const bodies = {
      odds: { input },
      advise: { input, side: 'attacker' },
      worth: { input },
      analyse: { input, along: 'attack', values: [1] },
    };
    for (const [verb, body] of Object.entries(bodies)) {
      const { status, headers, body: told } = await asked(`games/specimen/assault/${verb}`, body);
      expect([verb, status, headers['content-language']]).toEqual([verb, 200, 'fr']);
      // Advice holds the whole tree of decisions: a tenth of 31, and what is begun counts.
      expect(told).toEqual({ ...job, verb, body, ...(verb === 'advise' && { states: 4 }) });
    }
    const example = await asked('games/specimen/examples/7.4-a');
    expect(example.body).toEqual({
      verb: 'example',
      game: 'specimen',
      body: { example: '7.4-a' },
      locale: 'fr',
      states: 31,
    });
    const verified = await asked('verify', { journal: 'x' });
    expect(verified.body).toEqual({ verb: 'verify', game: '', body: { journal: 'x' }, locale: 'fr', states: 31 });
    expect([example.headers['content-language'], verified.headers['content-language']]).toEqual(['fr', 'fr']);
  });

  test('is told line by line where it can be, and as one answer where not', async () => {
    const asked = await serverWith(ECHO);
    const lines = { accept: 'application/x-ndjson' };
    for (const [verb, isTold] of [
      ['odds', true],
      ['advise', true],
      ['worth', false],
    ] as const) {
      const { headers, body } = await asked(`games/specimen/assault/${verb}`, { input }, lines);
      expect([verb, String(headers['content-type']).split(';')[0]]).toEqual([
        verb,
        isTold ? 'application/x-ndjson' : 'application/json',
      ]);
      expect(body).toMatchObject(isTold ? { kind: 'answer', answer: { verb, telling: true } } : { verb });
    }
  });

  test('that is refused is refused in the words of its game, one that fails is our fault', async () => {
    const refusal = "{ code: 'unknownSide', at: 'side', facts: { received: 'x', options: ['attacker'] } }";
    const refusing = await serverWith(`{ kind: 'refused', refusals: [${refusal}] }`);
    const refused = await refusing('games/specimen/assault/odds', { input });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { refusals: [{ code: 'unknownSide', words: expect.stringContaining('Attaquant') }] },
    ]);
    expect((await refusing('verify', { journal: 'x' })).status).toBe(422);
    const failing = await serverWith("{ kind: 'failed', name: 'TypeError', stack: '' }");
    for (const [path, payload] of [
      ['games/specimen/assault/odds', { input }],
      ['games/specimen/examples/7.4-a', undefined],
      ['games/specimen/assault/resolve', { input, dice: [2], answers: HELD }],
    ] as const) {
      const { status, body } = await failing(path, payload);
      expect([path, status, body['type']]).toEqual([path, 500, 'urn:grognard:problem:internal']);
    }
  });

  test('that nobody has time for is put off in the words of its game', async () => {
    const asked = await serverWith(ECHO, { queue: 0 });
    const { status, headers, body } = await asked('games/specimen/assault/odds', { input });
    expect([status, headers['retry-after'], body['type']]).toEqual([503, '2', 'urn:grognard:problem:busy']);
  });

  test('of what nobody has, or with what is wrong, is not begun', async () => {
    const asked = await serverWith(ECHO);
    const codes = async (path: string, payload?: unknown) => {
      const { status, body } = await asked(path, payload);
      return [
        status,
        ...(body['refusals'] as readonly { code: string; at: string }[]).map(({ code, at }) => `${code} ${at}`),
      ];
    };
    expect(await codes('games/specimn/assault/odds', { input })).toEqual([404, 'unknownGame game']);
    expect(await codes('games/specimen/asault/odds', { input })).toEqual([404, 'unknownProcedure procedure']);
    expect(await codes('games/specimen/examples/none')).toEqual([404, 'unknownExample example']);
    expect(await codes('games/specimen/assault/odds', { input, odd: 1 })).toEqual([422, 'unknownField odd']);
    expect(await codes('games/specimen/assault/resolve', { input, policy: 'x' })).toEqual([422, 'unknownField policy']);
    expect(await codes('verify', {})).toEqual([422, 'eitherMissing account']);
    const { body } = await asked('games/specimn/assault/odds', { input });
    expect(body['refusals']).toMatchObject([
      { facts: { received: 'specimn', options: ['specimen'], close: 'specimen' } },
    ]);
    const far = await asked('games/xxxxxxxxxxxx/assault/odds', { input });
    expect((far.body['refusals'] as readonly { facts: object }[])[0]?.facts).not.toHaveProperty('close');
  });
});

describe('what is published of the games', () => {
  test('is told in the caller’s language, each under its own name', async () => {
    const asked = await serverWith(ECHO);
    for (const path of [
      'games',
      'games/specimen/tables',
      'games/specimen/tables/assault',
      'games/specimen/examples',
      'games/specimen/assault',
    ]) {
      const [fr, en] = [await asked(path), await asked(path, undefined, { 'accept-language': 'en' })];
      expect([path, fr.headers['content-language'], en.headers['content-language']]).toEqual([path, 'fr', 'en']);
      expect([path, fr.headers['etag'] === en.headers['etag']]).toEqual([path, false]);
    }
    const [tables, table] = [await asked('games/specimen/tables'), await asked('games/specimen/tables/assault')];
    expect(JSON.stringify(tables.body)).toContain(JSON.stringify(table.body['cells']));
  });

  test('a schema stands alone, with all that it refers to and under its own address', async () => {
    const asked = await serverWith(ECHO);
    const { body: listed } = await asked('schemas');
    const { schemas, inputs } = listed as unknown as { schemas: Record<string, string>; inputs: object };
    expect(schemas).toMatchObject({
      Odds: '/api/schemas/Odds',
      OddsAsk: '/api/schemas/OddsAsk',
      Act: '/api/schemas/Act',
    });
    expect(inputs).toEqual({ specimen: { assault: '/api/schemas/inputs/specimen/assault' } });
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        ...['ResolveAsk', 'OddsAsk', 'AdviseAsk', 'WorthAsk', 'AnalyseAsk', 'ShowAsk', 'VerifyAsk'],
        ...['Creation', 'Line', 'Sitting', 'GivingBack', 'Problem', 'Campaign', 'Table'],
      ]),
    );
    for (const [name, address] of Object.entries(schemas)) {
      const { body, headers } = await asked(address.replace('/api/', ''));
      const draft = 'https://json-schema.org/draft/2020-12/schema';
      expect(body).toMatchObject({ $schema: draft, $id: address, title: expect.any(String) });
      expect([name, headers['content-language'], headers['content-type']]).toEqual([
        name,
        'fr',
        expect.stringContaining('application/schema+json'),
      ]);
      const text = JSON.stringify(body);
      const defined = Object.keys((body['$defs'] ?? {}) as object).sort();
      const named = [...new Set([...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, each]) => each))].sort();
      expect([name, defined]).toEqual([name, named]);
    }
    const { body: bare } = await asked('schemas/Made');
    expect([bare['title'], '$defs' in bare]).toEqual(['Made', false]);
    const [fr, en] = [
      await asked('schemas/inputs/specimen/assault'),
      await asked('schemas/inputs/specimen/assault', undefined, { 'accept-language': 'en' }),
    ];
    expect(fr.body).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: '/api/schemas/inputs/specimen/assault',
      properties: { attack: { type: 'integer', minimum: 1, maximum: 40 } },
    });
    expect(fr.body['title']).not.toBe(en.body['title']);
  });

  test('own cells are laid over in the caller’s language', async () => {
    const asked = await serverWith(ECHO);
    const overlay = { assault: [{ row: '6', column: '2/1', cell: 'A1' }] };
    for (const path of ['games/specimen/tables', 'games/specimen/tables/assault']) {
      const { status, headers } = await asked(path, { overlay });
      expect([path, status, headers['content-language']]).toEqual([path, 200, 'fr']);
    }
    expect((await asked('games/specimen/tables/none', { overlay })).status).toBe(404);
    expect((await asked('games/none/tables', { overlay })).status).toBe(404);
  });
});

describe('a resolution', () => {
  const LUCK = "{ kind: 'answered', value: { luck: { told: job.body.journal.length } } }";

  test('is told with its luck where dice have fallen, and without where nobody has time to weigh it', async () => {
    const play = { input, dice: [2], answers: HELD };
    const weighed = await (await serverWith(LUCK))('games/specimen/assault/resolve', play);
    expect([weighed.status, weighed.headers['content-language']]).toEqual([200, 'fr']);
    // Both have sealed together, and one die has fallen: two entries.
    expect(weighed.body).toMatchObject({
      luck: { told: 2 },
      journal: [{ kind: 'together' }, { kind: 'die', face: 2 }],
    });
    const hurried = await (await serverWith(LUCK, { queue: 0 }))('games/specimen/assault/resolve', play);
    expect([hurried.status, hurried.body['journal']]).toEqual([200, weighed.body['journal']]);
    expect(hurried.body['luck'] ?? null).toBeNull();
  });

  test('uses up the dice and the answers that it was given, in their order', async () => {
    const asked = await serverWith(LUCK);
    const codes = async (more: object) => {
      const { status, body } = await asked('games/specimen/assault/resolve', { input, ...more });
      return [status, ...((body['refusals'] ?? []) as readonly { code: string }[]).map(({ code }) => code)];
    };
    expect(await codes({ dice: [2], answers: HELD })).toEqual([200]);
    expect((await codes({ dice: [2, 3], answers: HELD }))[0]).toBe(422);
    expect((await codes({ dice: [], answers: HELD }))[0]).toBe(422);
    expect((await codes({ dice: [2], answers: [] }))[0]).toBe(422);
    expect((await codes({ dice: [2], answers: [...HELD, 'retreat'] }))[0]).toBe(422);
    expect((await codes({ dice: [7], answers: HELD }))[0]).toBe(422);
    // A five asks the defender, and whoever retreats throws another die.
    expect(await codes({ dice: [5, 6], answers: [...HELD, 'retreat'] })).toEqual([200]);
  });
});
