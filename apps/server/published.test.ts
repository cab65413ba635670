/** The API against what it publishes of itself: every call through the generated client, every answer by its schema. */
import { shelf } from '@grognard/games';
import { dialectWords } from '@grognard/games/dialect';
import { game as ford } from '@grognard/games/specimen';
import { type Example, type Game, LOCALES, type Locale, practiceNumbers } from '@grognard/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, ApiProblem } from './client/api.ts';
import { LONG } from './testing/limits.ts';
import { type Published, proseOf, Witness } from './testing/published.ts';
import { companionAt, party, playOut, type Running, running } from './testing/running.ts';
import { documentFr } from './text/document-fr.ts';

/** Calls of procedures; `GROGNARD_CALLS=400` makes the whole of it. */
const CALLS = Number(process.env['GROGNARD_CALLS'] ?? 60);

let host: Running;
let document: Published;
let witness: Witness;

beforeAll(async () => {
  // Long walks are refused by their states, never by the clock.
  host = await running(undefined, { states: 20_000, patience: 600_000, queue: 1_000, walksPerAddress: 1_000 });
  document = (await (await fetch(`${host.url}/api/openapi.json`)).json()) as Published;
  witness = new Witness(document);
});
afterAll(() => host.stop());

const games: readonly Game[] = await Promise.all(shelf.map((entry) => entry.load()));
const all = games.flatMap((game) => game.examples.map((example) => ({ game, example })));

/** A refusal is an answer as well: the witness has seen that it is one of those declared. */
async function answered<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

/** Whatever the game, by its name: what the compiler knows of one game it cannot know of any. */
type AnyApi = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

const VERBS: readonly ((api: AnyApi, game: Game, example: Example) => Promise<unknown>)[] = [
  (api, { id }, { procedure, input, rulings = {}, dice = [], answers = [] }) =>
    api['resolve']?.(id, procedure, { input, rulings, dice, answers }) ?? Promise.resolve(),
  (api, { id }, { procedure, id: example }) =>
    api['odds']?.(id, procedure, { example, policy: 'never' }) ?? Promise.resolve(),
  (api, { id }, { procedure, input, rulings = {} }) =>
    api['odds']?.(id, procedure, { input, rulings }) ?? Promise.resolve(),
  (api, { id }, { procedure, id: example }) => api['advise']?.(id, procedure, { example }) ?? Promise.resolve(),
  (api, { id }, { procedure, id: example }) => api['worth']?.(id, procedure, { example }) ?? Promise.resolve(),
  (api, game, { procedure, id: example }) => {
    const fields = game.procedures[procedure]?.input.fields ?? {};
    const along = Object.keys(fields).find((name) => ['integer', 'flag', 'oneOf'].includes(fields[name]?.kind ?? ''));
    const field = along === undefined ? undefined : fields[along];
    const values = field?.kind === 'oneOf' ? field.options : field?.kind === 'flag' ? [true, false] : [1, 2, 3, 4];
    return api['analyse']?.(game.id, procedure, { example, along: along ?? 'none', values }) ?? Promise.resolve();
  },
  (api, { id }, { procedure }) => api['describe']?.(id, procedure) ?? Promise.resolve(),
  (api, { id }, { id: example }) => api['runExample']?.(id, example) ?? Promise.resolve(),
  async (api, { id }, { procedure, input, rulings = {}, dice = [], answers = [] }) => {
    const account = await api['resolve']?.(id, procedure, { input, rulings, dice, answers });
    const told = (await api['verify']?.({ account })) as { readonly holds: boolean };
    expect(told.holds, 'what was just resolved plays again to the same end').toBe(true);
  },
];

describe(`${CALLS} calls of procedures`, () => {
  test(
    'are what the document says, asked and answered',
    async () => {
      const next = practiceNumbers(11);
      for (let call = 0; call < CALLS; call += 1) {
        const { game, example } = all[Math.floor(next() * all.length)] as (typeof all)[number];
        const api = witness.api(host.url, LOCALES[call % LOCALES.length] ?? 'en') as unknown as AnyApi;
        const verb = VERBS[call % VERBS.length];
        if (!Object.hasOwn(Object.getPrototypeOf(api), 'odds') || !verb) throw new Error('the client has no odds');
        await answered(() => verb(api, game, example));
      }
      const answeredWell = witness.calls.filter(({ status }) => status === 200);
      expect(witness.calls.length).toBeGreaterThanOrEqual(CALLS);
      expect(answeredWell.length, 'most of them are answered').toBeGreaterThan(CALLS / 2);
    },
    LONG,
  );

  test('say what they assumed', () => {
    const forecasts = witness.calls.filter(
      ({ operationId, status }) => status === 200 && ['odds', 'advise', 'worth', 'analyse'].includes(operationId),
    );
    expect(forecasts.length).toBeGreaterThan(0);
    for (const { answer } of forecasts) {
      expect(answer).toMatchObject({
        format: 1,
        rulings: expect.any(Object),
        policy: expect.any(Array),
        decisions: expect.any(Array),
        words: { policy: expect.any(Array), rulings: expect.any(Object) },
      });
    }
  });
});

describe('what is published', () => {
  test('every table, list of examples and catalogue in both languages', async () => {
    for (const locale of LOCALES) {
      const api: Api = witness.api(host.url, locale);
      const { games: told } = await api.listGames();
      for (const { id, tables } of told) {
        await api.listTables(id);
        await api.listExamples(id);
        await api.overlayTables(id, { overlay: {} });
        for (const table of tables.slice(0, 2)) {
          const printed = await api.showTable(id, table.id);
          expect(await api.overlayTable(id, table.id, { overlay: {} })).toEqual(printed);
        }
      }
      await api.health();
      await api.ready();
    }
  });

  test('every schema stands alone and compiles; every input fits the one of its procedure', async () => {
    const api = witness.api(host.url, 'en');
    const { schemas, inputs } = await api.listSchemas();
    const read = async (address: string) => (await (await fetch(`${host.url}${address}`)).json()) as object;
    for (const address of Object.values(schemas)) new Ajv2020({ strict: false }).compile(await read(address));
    for (const { game, example } of all.filter(({ example: { refused } }) => !refused)) {
      const address = inputs[game.id]?.[example.procedure] ?? '';
      expect(address).toBe(`/api/schemas/inputs/${game.id}/${example.procedure}`);
    }
    const next = practiceNumbers(5);
    for (let count = 0; count < 30; count += 1) {
      const { game, example } = all[Math.floor(next() * all.length)] as (typeof all)[number];
      if (example.refused) continue;
      const check = new Ajv2020({ strict: false }).compile(await read(inputs[game.id]?.[example.procedure] ?? ''));
      const fits = check(example.input) || game.procedures[example.procedure]?.earlier !== undefined;
      expect(fits, `${game.id} ${example.id} ${JSON.stringify(check.errors)}`).toBe(true);
    }
  });

  test('the document is small, named throughout, and sent once', async () => {
    const compressed = { 'accept-encoding': 'br' };
    const answer = await fetch(`${host.url}/api/openapi.json`, { headers: compressed });
    expect((await answer.text()).length).toBeLessThanOrEqual(250_000);
    const etag = answer.headers.get('etag') ?? '';
    expect([answer.headers.get('content-encoding'), etag.length > 10]).toEqual(['br', true]);
    const again = await fetch(`${host.url}/api/openapi.json`, {
      headers: { ...compressed, 'if-none-match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, requestBody, responses } of operations) {
      expect(
        Object.keys(responses).some((status) => status.startsWith('4')),
        operationId,
      ).toBe(true);
      if (requestBody) expect(requestBody.content['application/json']?.schema).toHaveProperty('$ref');
    }
    const { examples } = document.components as unknown as Record<string, Record<string, { readonly value: unknown }>>;
    for (const [name, { value }] of Object.entries(examples ?? {})) {
      const [path = '', verbs] = Object.entries(document.paths).find(([, each]) =>
        Object.values(each).some(({ operationId }) => operationId === name),
      ) as [string, Readonly<Record<string, unknown>>];
      const check = new Ajv2020({ strict: false });
      check.addSchema(document, 'all');
      const pointer = `all#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${Object.keys(verbs).at(-1)}/requestBody/content/application~1json/schema`;
      expect(check.compile({ $ref: pointer })(value), name).toBe(true);
    }
  });
});

describe('the document in the caller’s language', () => {
  const asked = (locale: Locale, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${host.url}/api/openapi.json`, { headers: { 'accept-language': locale, ...headers } });
  /** The same in every language: names, and two words that French has as well. */
  const NEUTRAL = ['Grognard', 'face', 'option', 'urn:grognard:problem:<code>'];

  test('is the same but for its words, and leaves none of them in English', async () => {
    const [en, fr] = await Promise.all(LOCALES.map(async (locale) => proseOf(await (await asked(locale)).json())));
    expect(fr?.bare).toEqual(en?.bare);
    expect(fr?.prose.length).toBe(en?.prose.length);
    const same = (fr?.prose ?? []).filter((text, at) => text === en?.prose[at]);
    expect([...new Set(same)].sort()).toEqual(NEUTRAL);
    const translated = Object.keys({ ...documentFr, ...dialectWords.fr }).filter((key) => /[ .]$| /.test(key));
    expect(translated.filter((key) => !en?.prose.includes(key))).toEqual([]);
    expect(translated.length).toBeGreaterThan(100);
  });

  test('is small in each, and kept apart by caches', async () => {
    const answers = await Promise.all(LOCALES.map((locale) => asked(locale)));
    const etags = answers.map(({ headers }) => headers.get('etag') ?? '');
    expect(new Set(etags).size).toBe(LOCALES.length);
    for (const [at, answer] of answers.entries()) {
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(250_000);
      expect(answer.headers.get('content-language')).toBe(LOCALES[at]);
      expect(answer.headers.get('vary')).toContain('accept-language');
    }
    const [en = '', fr = ''] = etags;
    const statuses = [await asked('fr', { 'if-none-match': fr }), await asked('fr', { 'if-none-match': en })];
    expect(statuses.map(({ status }) => status)).toEqual([304, 200]);
  });

  test('and so is each schema', async () => {
    const read = async (locale: Locale): Promise<Readonly<Record<string, unknown>>> => {
      const headers = { 'accept-language': locale };
      return (await (await fetch(`${host.url}/api/schemas/Odds`, { headers })).json()) as Record<string, unknown>;
    };
    expect([(await read('en'))['description'], (await read('fr'))['description']]).toEqual([
      'The odds of a procedure.',
      'Les probabilités d’une procédure.',
    ]);
  });
});

test('a shared campaign, its journal as a chronicle in the caller’s language, verified over HTTP', async () => {
  const table = await party(host.url, ford);
  const players = await Promise.all(table.links.map((link) => companionAt(table.api, link)));
  await players[0]?.act({ kind: 'noted', text: 'At the ford.' });
  await players[0]?.act({ kind: 'began', procedure: 'assault', input: { attack: 11, defence: 4 }, roles: {} });
  await playOut(players, ['attacker', 'defender']);
  const token = { token: table.watch.token };
  const [en, fr] = LOCALES.map((locale) => witness.api(host.url, locale));
  await en?.readCampaign(table.id, token);
  await en?.readLines(table.id, token);
  const told = [await en?.readChronicle(table.id, token), await fr?.readChronicle(table.id, token)];
  const entries = told.map((each) => each?.sections.flatMap((section) => section.entries) ?? []);
  expect(entries.map((each) => each.map(({ kind }) => kind))).toEqual([
    ['opened', 'noted', 'resolved'],
    ['opened', 'noted', 'resolved'],
  ]);
  expect(entries.map((each) => each.at(-1)?.lead)).toEqual([
    expect.stringContaining('Assault'),
    expect.stringContaining('Assaut'),
  ]);
  const journal = await en?.exportJournal(table.id, token);
  expect(await en?.verify({ journal: journal ?? '' })).toMatchObject({ holds: true });
  const forged = (journal ?? '').replace('At the ford.', 'At the Ford.');
  expect(await en?.verify({ journal: forged })).toMatchObject({ holds: false });
  for (const player of players) player.stop();
});
