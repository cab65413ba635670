/** What a player's device does by itself: links, seats, patience, and what it holds against a server. */

import { createHash } from 'node:crypto';
import { game as ford } from '@grognard/games/specimen';
import { beginCampaign, type CampaignEvent } from '@grognard/kernel';
import { type Line, lineText, type SignedHead, serverSecrets, signedBytes, toHex } from '@grognard/kernel/fair';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { type Api, ApiProblem } from './api.ts';
import { createCampaign, OtherCampaign } from './create.ts';
import { linkText, parseLink, type SecretLink } from './links.ts';
import { headOf, messageOf } from './message.ts';
import { patiently } from './patience.ts';
import { takeSeat } from './take-seat.ts';
import { Vigil } from './vigil.ts';
import { browserVerify } from './web-crypto.ts';

const ID = '0a'.repeat(16);
const OPENING = 'f0'.repeat(16);
const problem = (status: number): ApiProblem => new ApiProblem(status, { title: 'x', refusals: [] } as never);
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a secret link', () => {
  const place = { origin: 'https://a.example', id: ID };
  const links: readonly [SecretLink, string][] = [
    [{ ...place, kind: 'join', seat: 'north', invitation: 'inv' }, `join/${ID}/north/inv`],
    [
      { ...place, kind: 'join', seat: 'é/x', invitation: 'inv', opening: OPENING },
      `join/${ID}/%C3%A9%2Fx/inv/${OPENING}`,
    ],
    [{ ...place, kind: 'seat', seat: 'north', token: 'tok', secret: 'sec' }, `seat/${ID}/north/tok/sec`],
    [
      { ...place, kind: 'seat', seat: 'north', token: 'tok', secret: 'sec', opening: OPENING },
      `seat/${ID}/north/tok/sec/${OPENING}`,
    ],
    [{ ...place, kind: 'watch', token: 'tok' }, `watch/${ID}/tok`],
    [{ ...place, kind: 'watch', token: 'tok', opening: OPENING }, `watch/${ID}/tok/${OPENING}`],
  ];

  test.each(links)('%j', (link, text) => {
    expect(linkText(link)).toBe(`https://a.example/#/${text}`);
    expect(parseLink(`  https://a.example/#/${text}\n`)).toEqual(link);
    expect(parseLink(`https://a.example/play/index.html?x#/${text}`)).toEqual(link);
  });

  test.each([
    '',
    `ftp://a.example/#/watch/${ID}/tok`,
    `https://a.example/watch/${ID}/tok`,
    `https://a.example/#/peek/${ID}/tok`,
    `https://a.example/#/watch/${ID.slice(1)}/tok`,
    `https://a.example/#/watch/${ID}`,
    `https://a.example/#/watch/${ID}/`,
    `https://a.example/#/join/${ID}/north`,
    `https://a.example/#/join/${ID}//inv`,
    `https://a.example/#/seat/${ID}/north/tok`,
    `https://a.example/#/watch/${ID}/tok/nohex`,
    `https://a.example/#/watch/${ID}/tok/${OPENING}0`,
    `https://a.example/#/watch/${ID}/tok/${OPENING}/more`,
  ])('%s is none', (text) => {
    expect(parseLink(text)).toBeUndefined();
  });
});

describe('patience', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Fails so often, then works; tells when each try was made. */
  const trying = (failures: readonly unknown[], givenUp = () => false) => {
    const [left, times, start] = [[...failures], [] as number[], Date.now()];
    const work = async (): Promise<string> => {
      times.push(Date.now() - start);
      if (left.length > 0) throw left.shift();
      return 'done';
    };
    const ended = patiently(work, { first: 100, longest: 300 }, givenUp).catch((error: unknown) => error);
    return { ended, times };
  };

  test('pauses twice as long each time, up to the longest', async () => {
    const silent = new TypeError('fetch failed');
    const { ended, times } = trying([silent, silent, problem(429), problem(500), problem(503)]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await ended, times]).toEqual(['done', [0, 100, 300, 600, 900, 1_200]]);
  });

  test.each([400, 401, 409, 422, 499])('believes a server that says %i', async (status) => {
    const no = problem(status);
    const { ended, times } = trying([no]);
    expect([await ended, times]).toEqual([no, [0]]);
  });

  test('ends when nobody waits any more', async () => {
    const silent = new TypeError('fetch failed');
    const { ended, times } = trying([silent], () => true);
    expect([await ended, times]).toEqual([silent, [0]]);
  });
});

describe('what a server says', () => {
  test('is a message if it is one', () => {
    expect(messageOf('{"kind":"x"}')).toEqual({ kind: 'x' });
    expect(messageOf('{"kind":"x","lines":[],"here":["a"]}')).toEqual({ kind: 'x', lines: [], here: ['a'] });
    for (const wrong of ['', '{', 'null', '{"lines":{}}', '{"here":"a"}', '{"lines":[],"here":7}'])
      expect(messageOf(wrong)).toBeUndefined();
  });

  test('of its head nothing else is taken', () => {
    expect(headOf({ length: 1, head: 'h', signature: 's', other: 2 })).toEqual({
      length: 1,
      head: 'h',
      signature: 's',
    });
    expect(headOf({ length: 1, head: 'h', signature: 's', seen: 'e' })).toMatchObject({ seen: 'e' });
    expect(headOf(null)).toEqual({ length: undefined, head: undefined, signature: undefined });
  });
});

describe('a new campaign', () => {
  const plan = { game: 'specimen', name: 'War', seats: ['attacker', 'defender'] };

  /** A server that begins what `bend` makes of what it was asked for. */
  function server(bend: (event: Record<string, unknown>) => unknown = (event) => event) {
    const asked: Record<string, unknown>[] = [];
    let first: Line | undefined;
    const api = {
      origin: 'https://a.example',
      createCampaign: async (id: string, body: Record<string, unknown>) => {
        asked.push({ id, ...body });
        const begun = beginCampaign(
          ford,
          String(body['name']),
          (body['setup'] ?? {}) as never,
          (body['rulings'] ?? {}) as never,
        );
        if (!begun.ok) throw new Error('the plan should do');
        const event = bend({ ...begun.value, fair: { campaign: id } });
        first = { sequence: 0, previous: null, event } as unknown as Line;
      },
      readLines: async (_id: string, { from }: { from: number }) => ({
        lines: (first?.event ? [first] : []).slice(from),
      }),
    } as unknown as Api;
    return { api, asked, first: () => first };
  }

  test('the server gets hashes, the links what was hashed and how it began', async () => {
    const { api, asked, first } = server();
    const overlay = { assault: [{ row: '1', column: '2/1', cell: 'A1' }] };
    const made = await createCampaign(api, {
      ...plan,
      setup: { lost: { attacker: 1, defender: 0 } },
      rulings: { fractions: 'nearest' },
      overlay,
    });
    const opening = sha(lineText(first() as Line)).slice(0, 32);
    const invited = made.invitations.map(({ link }) => parseLink(link) as Extract<SecretLink, { kind: 'join' }>);
    const watching = parseLink(made.watch) as Extract<SecretLink, { kind: 'watch' }>;
    expect(asked).toEqual([
      {
        id: made.id,
        game: 'specimen',
        name: 'War',
        observer: sha(watching.token),
        invitations: Object.fromEntries(invited.map(({ seat, invitation }) => [seat, sha(invitation)])),
        setup: { lost: { attacker: 1, defender: 0 } },
        rulings: { fractions: 'nearest' },
        overlay,
      },
    ]);
    expect([made.id, invited[0]?.invitation, watching.token].map((each) => each?.length)).toEqual([32, 64, 64]);
    for (const link of [...invited, watching])
      expect(link).toMatchObject({ origin: 'https://a.example', id: made.id, opening });
    expect(made.invitations.map(({ seat }) => seat)).toEqual(plan.seats);
    await createCampaign(api, plan);
    for (const name of ['setup', 'rulings', 'overlay']) expect(asked[1]).not.toHaveProperty(name);
  });

  test.each<[string, (event: Record<string, unknown>) => unknown]>([
    ['another game', (event) => ({ ...event, game: 'other' })],
    ['another name', (event) => ({ ...event, name: 'Peace' })],
    ['another reading', (event) => ({ ...event, rulings: { fractions: 'defender' } })],
    ['another campaign', (event) => ({ ...event, fair: { campaign: 'other' } })],
    ['something else', (event) => ({ ...event, kind: 'noted' })],
    ['nothing', () => undefined],
  ])('%s is not what was asked for', async (_what, bend) => {
    await expect(createCampaign(server(bend).api, { ...plan, rulings: { fractions: 'nearest' } })).rejects.toThrow(
      OtherCampaign,
    );
  });

  test('whoever knows the game compares the whole, but for the version', async () => {
    const begun = beginCampaign(ford, 'War', {});
    if (!begun.ok) throw new Error('it should begin');
    const opened = begun.value as CampaignEvent;
    const asking = (bend?: (event: Record<string, unknown>) => unknown) =>
      createCampaign(server(bend).api, { ...plan, opened });
    await expect(asking()).resolves.toMatchObject({ invitations: [{}, {}] });
    await expect(asking((event) => ({ ...event, version: '0' }))).resolves.toMatchObject({ invitations: [{}, {}] });
    await expect(asking((event) => ({ ...event, setup: { lost: { attacker: 9 } } }))).rejects.toThrow(OtherCampaign);
    const noted = { kind: 'noted', text: 'x' } as CampaignEvent;
    await expect(createCampaign(server().api, { ...plan, opened: noted })).resolves.toMatchObject({
      id: expect.any(String),
    });
  });
});

describe('a seat', () => {
  const invited = { kind: 'join', origin: 'https://a.example', id: ID, seat: 'attacker', invitation: 'inv' } as const;
  const secrets = serverSecrets(nativeCrypto, ID, 'ab'.repeat(32));
  const state = {
    id: ID,
    length: 1,
    head: 'cd'.repeat(32),
    epoch: { number: 0, commitment: 'ef'.repeat(32) },
    server: secrets.key,
  };

  /** A server that says no so often. */
  const server = (...answers: readonly unknown[]) => {
    const [left, sat] = [[...answers], [] as Record<string, unknown>[]];
    const api = {
      readCampaign: async () => state,
      takeSeat: async (_id: string, _seat: string, body: Record<string, unknown>) => {
        sat.push(body);
        const no = left.shift();
        if (no) throw no;
      },
    } as unknown as Api;
    return { api, sat };
  };
  const made = { token: 'tok', secret: '01'.repeat(32) };

  test('is taken again while somebody else is first, twenty times', async () => {
    const { api, sat } = server(problem(409), problem(409));
    expect(await takeSeat(api, { ...invited, opening: OPENING }, made, nativeCrypto as never)).toEqual({
      kind: 'seat',
      origin: 'https://a.example',
      id: ID,
      seat: 'attacker',
      ...made,
      opening: OPENING,
    });
    expect(sat).toHaveLength(3);
    expect(sat[0]).toMatchObject({ invitation: 'inv', token: sha('tok'), line: { sequence: 1, previous: state.head } });
    const never = server(...Array.from({ length: 30 }, () => problem(409)));
    await expect(takeSeat(never.api, invited, made, nativeCrypto as never)).rejects.toThrow(ApiProblem);
    expect(never.sat).toHaveLength(21);
  });

  test('has a token and a secret of its own, of 32 bytes each', async () => {
    const [one, two] = [await takeSeat(server().api, invited), await takeSeat(server().api, invited)];
    const secrets = [one.token, one.secret, two.token, two.secret];
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(secrets).size).toBe(4);
  });

  test('any other no is final', async () => {
    const { api, sat } = server(problem(403));
    await expect(takeSeat(api, invited, made, nativeCrypto as never)).rejects.toThrow(ApiProblem);
    expect(sat).toHaveLength(1);
    expect(await takeSeat(server().api, invited, made, nativeCrypto as never)).not.toHaveProperty('opening');
    await expect(takeSeat(server(new TypeError('x')).api, invited, made, nativeCrypto as never)).rejects.toThrow(
      TypeError,
    );
  });
});

describe('the vigil', () => {
  const secrets = serverSecrets(nativeCrypto, ID, 'ab'.repeat(32));
  const journal = (count: number, mark = '') => {
    const lines: Line[] = [];
    let previous: string | null = null;
    for (let sequence = 0; sequence < count; sequence += 1) {
      const line = { sequence, previous, event: { kind: 'noted', text: `${sequence}${mark}` } } as unknown as Line;
      lines.push(line);
      previous = sha(lineText(line));
    }
    return lines;
  };
  const headsOf = (lines: readonly Line[]) => lines.map((line) => sha(lineText(line)));
  const whole = journal(5);
  const heads = headsOf(whole);
  const head = (length: number, seen?: string): SignedHead =>
    secrets.vouch({ length, head: heads[length - 1] ?? '', ...(seen !== undefined && { seen }) });
  const forged = (length: number): SignedHead => secrets.vouch({ length, head: 'ee'.repeat(32) });

  function watching(length: number, { knows = true, vouched = undefined as SignedHead | undefined } = {}) {
    const state = { length, server: knows ? secrets.key : undefined };
    const followed = () => ({
      lines: whole.slice(0, state.length),
      head: heads[state.length - 1] ?? '',
      server: state.server,
    });
    return { vigil: new Vigil(nativeCrypto, ID, followed, vouched), state };
  }

  test('the furthest head that was signed and followed is kept, unless it answers what we have shown', () => {
    const { vigil } = watching(4);
    expect(vigil.hear(head(2), 0)).toBeUndefined();
    expect(vigil.vouched).toEqual(head(2));
    expect(vigil.hear(head(4), 4)).toBeUndefined();
    expect(vigil.hear(head(3), 0)).toBeUndefined();
    expect(vigil.vouched).toEqual(head(4));
    const { vigil: shown } = watching(4);
    expect(shown.hear(head(4, heads[1]), 0)).toBeUndefined();
    expect(shown.vouched).toBeUndefined();
  });

  test('what nobody signed is not believed; what was signed before need not be looked at again', () => {
    const { vigil } = watching(3);
    const unsigned = { code: 'headNotSigned', at: '' };
    expect(vigil.hear({ ...head(3), signature: 'ab'.repeat(64) }, 0)).toEqual({ line: 3, refusal: unsigned });
    expect(vigil.hear(undefined, 0)).toEqual({ line: 3, refusal: unsigned });
    const kept = { ...head(2), signature: 'known' };
    expect(watching(3, { vouched: kept }).vigil.hear(kept, 0)).toBeUndefined();
    expect(watching(3, { vouched: kept }).vigil.hear({ ...kept, head: heads[0] }, 0)).toMatchObject({
      refusal: unsigned,
    });
  });

  test('another head at the same length is a fork, a shorter journal than it told has gone back', () => {
    const { vigil } = watching(4);
    expect(vigil.hear(forged(3), 0)).toEqual({
      line: 2,
      refusal: { code: 'journalForked', at: '', facts: { lines: 3 } },
    });
    expect(vigil.hear(forged(4), 0)).toMatchObject({ line: 3, refusal: { code: 'journalForked' } });
    expect(vigil.hear(head(3), 3)).toBeUndefined();
    expect(vigil.hear(head(2), 4)).toEqual({
      line: 2,
      refusal: { code: 'journalWentBack', at: '', facts: { by: 2, known: 4, length: 2 } },
    });
    expect(vigil.evidence()).toEqual({
      grognard: 'evidence',
      journal: whole.slice(0, 4).map(lineText),
      heads: [head(3), forged(3), forged(4), head(2)],
    });
  });

  test('what is promised of lines to come is compared when they have come', () => {
    const { vigil, state } = watching(2);
    expect(vigil.hear(head(4), 2)).toBeUndefined();
    expect(vigil.hear(forged(5), 2)).toBeUndefined();
    expect(vigil.evidence().heads).toEqual([head(4), forged(5)]);
    expect(vigil.came()).toBeUndefined();
    state.length = 4;
    expect(vigil.came()).toBeUndefined();
    expect(vigil.vouched).toEqual(head(4));
    state.length = 5;
    expect(vigil.came()).toMatchObject({ line: 4, refusal: { code: 'journalForked' } });
  });

  test('before the key is known everything is kept, and the last twenty-one will do', () => {
    const { vigil, state } = watching(0, { knows: false });
    for (let count = 0; count < 30; count += 1) expect(vigil.hear({ length: count }, 0)).toBeUndefined();
    expect(vigil.evidence().heads.map(({ length }) => length)).toEqual(
      Array.from({ length: 21 }, (_, place) => place + 9),
    );
    state.length = 1;
    state.server = secrets.key;
    expect(vigil.came()).toMatchObject({ refusal: { code: 'headNotSigned' } });
  });

  test('a line that cannot be is evidence too, even if it is none', () => {
    const { vigil } = watching(1, { vouched: head(1) });
    const bad = [whole[1], { sequence: 2, odd: undefined, event: 1.5 }] as unknown as Line[];
    const { journal: told, heads: signed } = vigil.evidence(bad);
    expect(told.slice(0, 2)).toEqual(whole.slice(0, 2).map(lineText));
    expect(JSON.parse(told[2] ?? '')).toEqual({ sequence: 2, event: 1.5 });
    expect(signed).toEqual([head(1)]);
  });
});

describe('signatures beside the page', () => {
  test('a hundred keys are remembered, then all are forgotten', async () => {
    let imports = 0;
    const subtle = {
      importKey: async () => {
        imports += 1;
        return {};
      },
      // The only message of three bytes is the one that it is tried with.
      verify: async (_name: string, _key: object, _signature: Uint8Array, message: Uint8Array) => message.length === 3,
    };
    vi.stubGlobal('crypto', { subtle });
    try {
      const beside = await browserVerify();
      const { crypto: own } = await import('./crypto.ts');
      const secretOf = (place: number) => new Uint8Array(32).fill(9).fill(place, 0, 1);
      const signature = own.sign(secretOf(0), Uint8Array.of(1));
      const looked = async (place: number) => beside?.(own.publicKey(secretOf(place)), Uint8Array.of(1), signature);
      // One key was imported to try it with; ninety-nine more make a hundred.
      for (let place = 0; place < 99; place += 1) await looked(place);
      for (const place of [0, 50, 98]) await looked(place);
      expect(imports).toBe(100);
      await looked(99);
      await looked(0);
      expect(imports).toBe(102);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('a key of small order signs anything, and is refused whatever the browser says', async () => {
    const trusting = {
      importKey: async () => ({}),
      verify: async (_name: string, _key: object, _signature: Uint8Array, bytes: Uint8Array) => bytes.length === 3,
    };
    vi.stubGlobal('crypto', { subtle: trusting });
    try {
      const beside = await browserVerify();
      const { crypto: own } = await import('./crypto.ts');
      const [good, three] = [own.publicKey(new Uint8Array(32).fill(9)), Uint8Array.of(1, 2, 3)];
      const signature = own.sign(new Uint8Array(32).fill(9), three);
      expect(await beside?.(good, three, signature)).toBe(true);
      // The neutral element of the curve: y is one, written little-endian.
      const neutral = Uint8Array.from({ length: 32 }, (_, place) => (place === 0 ? 1 : 0));
      expect(await beside?.(neutral, three, signature)).toBe(false);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  const secret = new Uint8Array(32).fill(7);
  const message = signedBytes(ID, { sequence: 0, previous: null, event: { kind: 'noted' } } as unknown as Line);

  test('are checked by the browser where it can, and by ourselves where it fails', async () => {
    const { crypto: own } = await import('./crypto.ts');
    const [key, signature] = [own.publicKey(secret), own.sign(secret, message)];
    const wrong = signature.map((byte, place) => (place === 40 ? byte ^ 1 : byte));
    expect(own.verify(key, message, signature)).toBe(true);
    expect(own.verify(key, message, wrong)).toBe(false);
    expect(own.verify(key, message, signature.slice(0, 63))).toBe(false);
    const native = globalThis.crypto;
    const imported: string[] = [];
    const standIn = (verify: () => Promise<boolean>) => ({
      subtle: {
        importKey: async (format: string, bytes: Uint8Array, ...more: readonly unknown[]) => {
          // It is good for nothing but what it is taken for, and nobody gets it out again.
          expect([format, ...more]).toEqual(['raw', 'Ed25519', false, ['verify']]);
          imported.push(toHex(bytes));
          return { bytes };
        },
        verify: (_name: string, held: { bytes: Uint8Array }, signed: Uint8Array, bytes: Uint8Array) =>
          verify().then(() => own.verify(held.bytes, bytes, signed)),
      },
    });
    try {
      vi.stubGlobal(
        'crypto',
        standIn(async () => true),
      );
      const beside = await browserVerify();
      expect(await beside?.(key, message, signature)).toBe(true);
      expect(await beside?.(key, message, wrong)).toBe(false);
      expect(
        imported.filter((each) => each === toHex(key)),
        'a key is imported once',
      ).toHaveLength(1);
      vi.stubGlobal(
        'crypto',
        standIn(() => Promise.reject(new Error('no Ed25519'))),
      );
      const failing = await browserVerify();
      expect(await failing?.(key, message, signature)).toBe(true);
      vi.stubGlobal('crypto', {});
      expect(await browserVerify()).toBeUndefined();
      const yes = { subtle: { importKey: async () => ({}), verify: async () => true } };
      vi.stubGlobal('crypto', yes);
      expect(await browserVerify(), 'one that says yes to all is none').toBeUndefined();
      const no = { subtle: { importKey: async () => ({}), verify: async () => false } };
      vi.stubGlobal('crypto', no);
      expect(await browserVerify()).toBeUndefined();
    } finally {
      vi.stubGlobal('crypto', native);
    }
  });
});
