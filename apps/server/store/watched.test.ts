/** A store that hangs, fills up or breaks, as whoever asks for it hears of it; the clock is turned by hand. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackupRow, Store, StoreNews } from './store.ts';
import { StoreTrouble, type Trouble } from './trouble.ts';
import { watched } from './watched.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (): Promise<never> => new Promise(() => undefined);
const failing = (code: string) => (): Promise<never> => Promise.reject(Object.assign(new Error('x'), { code }));

/** A store of which only these parts are asked, and what is told of it. */
function storeOf(parts: Partial<Store>) {
  const news: StoreNews[] = [];
  const store = watched({ report: () => undefined, ...parts } as Store, (each) => news.push(each));
  return { store, news };
}

const told = (news: readonly StoreNews[]): readonly string[] =>
  news.map((each) => (each.kind === 'trouble' ? each.trouble : each.kind));

test('a probe of a database that never answers is answered within a second', async () => {
  let fail = (_error: Error): void => undefined;
  const probe = (): Promise<never> =>
    new Promise((_, failed) => {
      fail = failed;
    });
  const { store } = storeOf({ probe });
  const answer = store.readiness();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(Promise.race([answer, Promise.resolve('nothing yet')])).resolves.toEqual({
    ready: false,
    trouble: 'tooSlow' satisfies Trouble,
  });
  // What it says when nobody listens any more ends no process.
  fail(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
});

test('while one finds out whether a silent database answers again, the others are told at once that it does not', async () => {
  let asked = 0;
  const { store, news } = storeOf({
    find: () => {
      asked += 1;
      return asked === 1 ? failing('ECONNREFUSED')() : never();
    },
  });
  await expect(store.find('a')).rejects.toMatchObject({ trouble: 'unreachable' });
  await expect(store.find('b'), 'it is left alone for a while').rejects.toMatchObject({ trouble: 'unreachable' });
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  void store.find('c');
  await expect(store.find('d')).rejects.toMatchObject({ trouble: 'unreachable' });
  expect([asked, told(news)]).toEqual([2, ['unreachable']]);
});

test('a full disk is over when something was written where nothing was, and not before', async () => {
  let room = false;
  const probed: (boolean | undefined)[] = [];
  const append = (): Promise<{ kind: 'appended'; time: string }> =>
    room ? Promise.resolve({ kind: 'appended', time: '' }) : failing('53100')();
  const probe = (anew?: boolean): Promise<void> => {
    probed.push(anew);
    return anew && !room ? failing('53100')() : Promise.resolve();
  };
  const { store, news } = storeOf({ append, probe, lines: async () => [] });
  expect(await store.readiness()).toMatchObject({ ready: true });
  await expect(store.append({} as never)).rejects.toMatchObject({ trouble: 'diskFull' });
  await store.lines('a', 0, 1);
  expect(await store.readiness(), 'an older answer does not serve').toEqual({ ready: false, trouble: 'diskFull' });
  await vi.advanceTimersByTimeAsync(600);
  expect(await store.readiness()).toEqual({ ready: false, trouble: 'diskFull' });
  room = true;
  await vi.advanceTimersByTimeAsync(600);
  expect(await store.readiness()).toEqual({ ready: true, trouble: undefined });
  expect([probed, told(news)]).toEqual([
    [false, true, true],
    ['diskFull', 'well'],
  ]);
});

test('what is corrupt stays so, whatever else can be read or written', async () => {
  const { store, news } = storeOf({ find: failing('SQLITE_CORRUPT'), probe: async () => undefined });
  await expect(store.find('a')).rejects.toMatchObject({ trouble: 'corrupt' });
  expect(await store.readiness()).toEqual({ ready: false, trouble: 'corrupt' });
  expect(told(news)).toEqual(['corrupt']);
});

test('a mistake of ours is no trouble of the database', async () => {
  const { store, news } = storeOf({ find: () => Promise.reject(new TypeError('ours')) });
  await expect(store.find('a')).rejects.toBeInstanceOf(TypeError);
  expect(news).toEqual([]);
});

test('a probe is given eight tenths of a second, and its answer serves whoever asks within half a second', async () => {
  let probes = 0;
  let answer = (): void => undefined;
  const probe = (): Promise<void> => {
    probes += 1;
    return new Promise((done) => {
      answer = done;
    });
  };
  const { store, news } = storeOf({ probe });
  const asked: unknown[] = [];
  const ask = () => void store.readiness().then((each) => asked.push(each));
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(799);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(Array(2).fill({ ready: false, trouble: 'tooSlow' }));
  await vi.advanceTimersByTimeAsync(499);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, probes]).toEqual([3, 1]);
  await vi.advanceTimersByTimeAsync(1);
  ask();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.at(-1), probes, told(news)]).toEqual([{ ready: true, trouble: undefined }, 2, ['tooSlow', 'well']]);
  expect(vi.getTimerCount(), 'nothing waits for a probe that has answered but its freshness').toBe(1);
});

test('a probe that fails as nobody foresaw is a failure of the disk', async () => {
  const { store, news } = storeOf({ probe: () => Promise.reject(new Error('x')) });
  expect(await store.readiness()).toEqual({ ready: false, trouble: 'ioError' });
  expect(news).toEqual([{ kind: 'trouble', trouble: 'ioError' }]);
});

test('trouble is told once, with its code where it has one, and left alone for half a second from the last', async () => {
  let asked = 0;
  const errors: Error[] = [];
  const { store, news } = storeOf({
    find: async () => {
      asked += 1;
      throw errors.shift() ?? new StoreTrouble('tooSlow', undefined);
    },
  });
  errors.push(Object.assign(new Error('x'), { code: 'ECONNRESET' }), Object.assign(new Error('x'), { code: 'EPIPE' }));
  const failed = async (trouble: Trouble, count: number) => {
    await expect(store.find('a')).rejects.toMatchObject({ name: 'StoreTrouble', trouble });
    expect(asked).toBe(count);
  };
  await failed('unreachable', 1);
  await vi.advanceTimersByTimeAsync(500);
  await failed('unreachable', 2);
  await vi.advanceTimersByTimeAsync(499);
  await failed('unreachable', 2);
  await vi.advanceTimersByTimeAsync(1);
  await failed('tooSlow', 3);
  await failed('tooSlow', 3);
  expect(news).toEqual([
    { kind: 'trouble', trouble: 'unreachable', code: 'ECONNRESET' },
    { kind: 'trouble', trouble: 'tooSlow' },
  ]);
});

test('after one was told that a silent database is still silent, the next may find out', async () => {
  let asked = 0;
  const { store } = storeOf({
    find: () => {
      asked += 1;
      return asked < 3 ? failing('ECONNREFUSED')() : Promise.resolve(undefined);
    },
  });
  for (const _ of [1, 2]) {
    await expect(store.find('a')).rejects.toMatchObject({ trouble: 'unreachable' });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(await store.find('a')).toBeUndefined();
  expect(await store.find('a'), 'and then it is asked as ever').toBeUndefined();
  expect(asked).toBe(4);
});

describe('everything that a store does', () => {
  const CAMPAIGN = { id: 'c' };
  const rows = (async function* none(): AsyncGenerator<BackupRow> {})();
  const listener = (): void => undefined;
  /** What is asked, with what, and whether it shows that something can be written. */
  const ASKED: [keyof Store, readonly unknown[], 'writes'?][] = [
    ['create', [CAMPAIGN], 'writes'],
    ['find', ['c']],
    ['lines', ['c', 3, 7]],
    ['heard', ['c', 'north']],
    ['unheard', ['c', ['north']]],
    ['retoken', ['c', 'north', 't']],
    ['earlier', ['c', 'north', 'k']],
    ['append', [CAMPAIGN], 'writes'],
    ['announce', [{ kind: 'lines', campaign: 'c', length: 3 }]],
  ];
  const PASSED: [keyof Store, readonly unknown[]][] = [
    ['expect', []],
    ['listen', [listener]],
    ['report', [listener]],
    ['backup', []],
    ['restore', [rows]],
    ['close', []],
  ];

  test.each<[keyof Store, readonly unknown[], 'writes'?]>([...ASKED, ...PASSED])(
    '%s is asked of the store itself, and its answer given',
    async (name, given) => {
      const asked: unknown[][] = [];
      const { store } = storeOf({
        [name]: (...args: unknown[]) => {
          asked.push(args);
          return 'answer';
        },
      });
      asked.length = 0;
      const ask = store[name] as unknown as (...args: readonly unknown[]) => unknown;
      expect(await ask(...given)).toBe('answer');
      expect(asked).toEqual([given]);
    },
  );

  test.each<[keyof Store, readonly unknown[], 'writes'?]>(ASKED)(
    '%s: what it shows of a full disk, and of a silent database',
    async (name, given, writes) => {
      for (const [code, trouble] of [
        ['SQLITE_FULL', 'diskFull'],
        ['SQLITE_READONLY', 'readOnly'],
        ['ECONNREFUSED', 'unreachable'],
      ] as const) {
        let answer: () => Promise<unknown> = failing(code);
        const { store, news } = storeOf({ [name]: () => answer() });
        const ask = store[name] as unknown as (...args: readonly unknown[]) => Promise<unknown>;
        await expect(ask(...given)).rejects.toMatchObject({ trouble });
        answer = async () => 'well';
        await vi.advanceTimersByTimeAsync(500);
        expect(await ask(...given)).toBe('well');
        const isOver = writes === 'writes' || trouble === 'unreachable';
        expect([trouble, told(news)]).toEqual([trouble, isOver ? [trouble, 'well'] : [trouble]]);
      }
    },
  );

  test('what happens to its connections is told with the rest', () => {
    const reports: ((news: StoreNews) => void)[] = [];
    const { news } = storeOf({ report: (each) => void reports.push(each) });
    for (const report of reports) report({ kind: 'listenerLost' });
    expect(news).toEqual([{ kind: 'listenerLost' }]);
  });

  test('is of the kind that the store is, and a probe of it is no answer to readiness', async () => {
    const probed: unknown[] = [];
    const probe = async (anew?: boolean): Promise<void> => void probed.push(anew);
    const { store } = storeOf({ kind: 'postgres', probe });
    expect(store.kind).toBe('postgres');
    await store.probe();
    await store.readiness();
    expect(probed).toEqual([undefined, false]);
  });
});
