/** Taking a seat, and coming back to it: what is asked of the server, what is kept, and how each no is told. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkText } from '@grognard/server/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { run } from '../run.ts';
import { freshFolder } from '../testing/command.ts';
import { paper, type Scripted, scripted } from '../testing/paper.ts';
import { Keeper, type KeptSeat, type OpeningLink } from './keep.ts';
import { apiAt } from './server.ts';

const ID = 'ab'.repeat(16);
const HTTPS = 'https://a.example';
const invitation = (origin = HTTPS) =>
  linkText({ kind: 'join', origin, id: ID, seat: 'attacker', invitation: 'cd'.repeat(32) });

let folder = '';
/** What the server answers to a request that reads and to one that takes the seat. */
let [reads, takes] = [200, 422];
let asked: { readonly method: string; readonly url: string; readonly body: string }[] = [];

beforeEach(() => {
  folder = freshFolder();
  [reads, takes] = [200, 422];
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const method = init?.method ?? 'GET';
    asked.push({ method, url: String(url), body: String(init?.body ?? '') });
    const status = method === 'GET' ? reads : takes;
    if (status === 0) throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const state = { id: ID, game: 'specimen', name: 'War', length: 1, head: 'ef'.repeat(32) };
    const problem = { title: 'Not so.', status, refusals: [] };
    return new Response(JSON.stringify(status < 300 ? state : problem), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.restoreAllMocks());

async function joined(words: string, answers?: readonly Scripted[], more: readonly string[] = []) {
  const around = paper({ width: 300, terminal: answers !== undefined, stateFolder: folder });
  const script = scripted(answers ?? []);
  const status = await run(['join', words, ...more], around, script);
  return { status, out: around.printed(), err: around.warned(), secrets: script.secrets };
}

const kept = () => new Keeper(folder).all();
const taking = () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.parse(body) as object);

describe('the way to the server', () => {
  test.each([
    ['http://a.example', true],
    ['http://127.0.0.1.example', true],
    ['http://a.localhost', true],
    ['https://a.example', false],
    ['http://localhost:8080', false],
    ['http://127.0.0.1:8080', false],
    ['http://127.1.2.3', false],
    ['http://[::1]:8080', false],
  ])('%s: somebody may listen: %s', async (origin, warned) => {
    const { status, err } = await joined(invitation(origin));
    expect(status).toBe(1);
    expect(err.includes(`Careful: the line to ${origin} is not encrypted.`)).toBe(warned);
  });

  test('a link is typed unseen, or stands in the first line of a file', async () => {
    const typed = await joined('-', [invitation()]);
    expect(typed.secrets).toEqual(['Paste the link and press Enter. It is not shown.']);
    expect([typed.status, typed.err]).toEqual([1, expect.stringContaining('Not so.')]);
    const file = join(folder, 'my.link');
    writeFileSync(file, `${invitation()}\nmore\n`);
    expect((await joined(file)).err).toContain('Not so.');
    asked = [];
    const none = await joined('-');
    expect([none.status, none.err.includes('this is no secret link'), asked]).toEqual([1, true, []]);
  });
});

describe('a connection that was cut off', () => {
  /** How often the server is asked, where the first answer fails so. */
  const times = async (code: string, work: (api: ReturnType<typeof apiAt>) => Promise<unknown>) => {
    let count = 0;
    const answering = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation(async (url, init) => {
      count += 1;
      if (count === 1) throw Object.assign(new TypeError('fetch failed'), { cause: { code } });
      return (answering as typeof fetch)(url, init);
    });
    const ended = await work(apiAt(new Dialogue(paper(), 'en', false), HTTPS)).then(
      () => 'answered',
      (error: unknown) => (error as Error).message,
    );
    return [count, ended];
  };

  test('is made anew, once, for what only reads', async () => {
    const read = (api: ReturnType<typeof apiAt>) => api.readCampaign(ID, { token: 'x' });
    for (const code of ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
      expect(await times(code, read)).toEqual([2, 'answered']);
    expect(await times('ECONNREFUSED', read)).toEqual([1, 'fetch failed']);
    const take = (api: ReturnType<typeof apiAt>) => api.takeSeat(ID, 'attacker', {} as never);
    expect(await times('ECONNRESET', take)).toEqual([1, 'fetch failed']);
  });
});

describe('an invitation', () => {
  test('that the server does not know any more, one it cannot answer, and a server that is not there', async () => {
    const told = async (status: number) => {
      reads = status;
      const { err, status: ended } = await joined(invitation());
      expect([ended, kept(), taking()]).toEqual([1, [], []]);
      return err;
    };
    expect(await told(401)).toContain(`${HTTPS} knows no such invitation`);
    expect(await told(500)).toContain('Not so.');
    expect(await told(0)).toContain(`nobody answers at ${HTTPS}`);
  });

  test('that is refused leaves nothing behind', async () => {
    const { status, err, out } = await joined(invitation());
    expect([status, out, err]).toEqual([1, '', expect.stringContaining('Not so.')]);
    expect(taking()).toHaveLength(1);
    expect(readdirSync(join(folder, 'seats'))).toEqual([]);
  });

  test.each([500, 503, 0])('whose answer is lost (%i) is tried again with the same key', async (status) => {
    takes = status;
    expect((await joined(invitation())).status).toBe(1);
    const [first] = kept();
    expect(first).toMatchObject({ game: 'specimen', name: 'War', taken: false, link: { kind: 'seat', id: ID } });
    expect((await joined(invitation())).status).toBe(1);
    expect(kept()).toEqual([first]);
    const [one, two] = taking() as { readonly token: string; readonly line: { readonly event: object } }[];
    expect(one?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toEqual(one);
  });

  test('of a seat that is not to be kept leaves nothing, whatever comes of it', async () => {
    for (const status of [422, 500]) {
      takes = status;
      expect((await joined(invitation(), undefined, ['--no-keep'])).status).toBe(1);
      expect(existsSync(join(folder, 'seats'))).toBe(false);
    }
    // Two keys were made, each of 32 bytes.
    const tokens = (taking() as { readonly token: string }[]).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
  });
});

describe('a kept seat', () => {
  const link: OpeningLink = {
    ...{ kind: 'seat', origin: HTTPS, id: ID, seat: 'attacker' },
    ...{ token: 'aa'.repeat(32), secret: 'bb'.repeat(32) },
  };
  const seat: KeptSeat = { link, game: 'specimen', name: 'War', taken: true };

  test('is not taken twice: the invitation leads to what is kept', async () => {
    new Keeper(folder).keep(seat);
    reads = 401;
    const { status, err } = await joined(invitation());
    expect([status, err]).toEqual([1, expect.stringContaining('knows no campaign that this link opens')]);
    expect(taking()).toEqual([]);
    expect(asked).toHaveLength(1);
    // It stays kept: another server may know it.
    expect(kept()).toEqual([seat]);
  });

  test('of a server that fails, or is away, is told so', async () => {
    new Keeper(folder).keep(seat);
    reads = 500;
    expect((await joined('abab')).err).toContain('Not so.');
    reads = 0;
    expect((await joined('abab/attacker')).err).toContain(`nobody answers at ${HTTPS}`);
    expect(readFileSync(new Keeper(folder).fileOf(link), 'utf8')).toContain('"taken": true');
  });
});
