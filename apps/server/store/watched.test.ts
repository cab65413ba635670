/** A store that hangs, fills up or breaks, as whoever asks for it hears of it; the clock is turned by hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store, StoreNews } from './store.ts';
import type { Trouble } from './trouble.ts';
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
