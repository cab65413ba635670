/** Appends that share a transaction: who goes with whom, who waits, and who is told what when it fails. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Batcher } from './batcher.ts';
import type { Appended, Appending } from './store.ts';
import { troubleOf } from './trouble.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const appending = (campaign: string, expected = 0): Appending => ({ campaign, expected, lines: [] });
const APPENDED: Appended = { kind: 'appended', time: '' };

/** A database that is let go by hand: every batch it was given, and how each ends. */
function database(most = 1) {
  const batches: string[][] = [];
  const ends: { done: (result?: readonly Appended[]) => void; failed: (error: unknown) => void }[] = [];
  const batcher = new Batcher((batch) => {
    batches.push(batch.map(({ campaign, expected }) => `${campaign}${expected}`));
    return new Promise((resolve, reject) => {
      ends.push({ done: (result) => resolve(result ?? batch.map(() => APPENDED)), failed: reject });
    });
  }, most);
  return { batcher, batches, ends };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 6; round += 1) await turn();
};

test('what comes in one turn goes in one batch, each with its own answer', async () => {
  const { batcher, batches, ends } = database();
  const all = ['a', 'b', 'c'].map((campaign) => batcher.add(appending(campaign)));
  await settle();
  expect(batches).toEqual([['a0', 'b0', 'c0']]);
  ends[0]?.done([APPENDED, { kind: 'conflict' }]);
  // A batch that says nothing of the last has not written it.
  expect(await Promise.all(all)).toEqual([APPENDED, { kind: 'conflict' }, { kind: 'conflict' }]);
});

test('a second of the same campaign waits for the first', async () => {
  const { batcher, batches, ends } = database();
  void batcher.add(appending('a', 1));
  void batcher.add(appending('a', 2));
  void batcher.add(appending('b', 1));
  await settle();
  expect(batches).toEqual([['a1', 'b1']]);
  ends[0]?.done();
  await settle();
  expect(batches).toEqual([['a1', 'b1'], ['a2']]);
});

test('sixty-four go together, the next in the next batch', async () => {
  const { batcher, batches, ends } = database();
  for (let campaign = 0; campaign < 66; campaign += 1) void batcher.add(appending(`c${campaign}-`));
  await settle();
  expect(batches.map(({ length }) => length)).toEqual([64]);
  ends[0]?.done();
  await settle();
  expect(batches.map(({ length }) => length)).toEqual([64, 2]);
});

test('as many batches at once as allowed, no more', async () => {
  const { batcher, batches, ends } = database(2);
  for (const campaign of ['a', 'b', 'c']) {
    void batcher.add(appending(campaign));
    await settle();
  }
  expect(batches).toEqual([['a0'], ['b0']]);
  ends[1]?.done();
  await settle();
  expect(batches).toEqual([['a0'], ['b0'], ['c0']]);
});

test('what does not fit into the first goes with the second at once, where two may be under way', async () => {
  const { batcher, batches } = database(2);
  for (let campaign = 0; campaign < 65; campaign += 1) void batcher.add(appending(`c${campaign}-`));
  void batcher.add(appending('c0-', 1));
  await settle();
  expect(batches.map(({ length }) => length)).toEqual([64, 2]);
});

test('one that is on its way is waited for, until it has come or will not come', async () => {
  const { batcher, batches } = database();
  const [first, second] = [batcher.expect(), batcher.expect()];
  void batcher.add(appending('a'));
  await settle();
  first();
  first();
  await settle();
  expect(batches, 'the second is still expected').toEqual([]);
  void batcher.add(appending('b'));
  second();
  await settle();
  expect(batches).toEqual([['a0', 'b0']]);
});

test('but not longer than eight thousandths of a second', async () => {
  const { batcher, batches } = database();
  batcher.expect();
  void batcher.add(appending('a'));
  vi.advanceTimersByTime(7);
  await settle();
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(batches).toEqual([['a0']]);
});

test('each batch is waited for anew', async () => {
  const { batcher, batches, ends } = database();
  batcher.expect();
  void batcher.add(appending('a'));
  vi.advanceTimersByTime(8);
  await settle();
  ends[0]?.done();
  await settle();
  void batcher.add(appending('b'));
  await settle();
  expect(batches).toEqual([['a0']]);
  vi.advanceTimersByTime(8);
  await settle();
  expect(batches).toEqual([['a0'], ['b0']]);
});

test('a batch that did not have to wait leaves no clock running for the next', async () => {
  const { batcher, batches, ends } = database();
  void batcher.add(appending('a'));
  await settle();
  ends[0]?.done();
  await settle();
  vi.advanceTimersByTime(5);
  batcher.expect();
  void batcher.add(appending('b'));
  vi.advanceTimersByTime(7);
  await settle();
  expect(batches).toEqual([['a0']]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(batches).toEqual([['a0'], ['b0']]);
});

test('is settled when nothing waits and nothing is under way', async () => {
  const { batcher, ends } = database();
  await batcher.settled();
  let isSettled = false;
  void batcher.add(appending('a', 1));
  void batcher.add(appending('a', 2));
  void batcher.settled().then(() => {
    isSettled = true;
  });
  await settle();
  ends[0]?.done();
  await settle();
  expect(isSettled, 'the second is under way').toBe(false);
  ends[1]?.done();
  await settle();
  expect(isSettled).toBe(true);
});

const outcomes = (all: readonly Promise<Appended>[]): Promise<readonly string[]> =>
  Promise.all(
    all.map((each) =>
      each.then(
        ({ kind }) => kind,
        (error: Error) => error.message,
      ),
    ),
  );

test('what fails together is tried one by one, and only the culprit is told', async () => {
  const { batcher, batches, ends } = database();
  const all = outcomes(['a', 'b', 'c'].map((campaign) => batcher.add(appending(campaign))));
  await settle();
  ends[0]?.failed(new Error('together'));
  await settle();
  ends[1]?.done();
  await settle();
  ends[2]?.failed(new Error('b itself'));
  await settle();
  ends[3]?.done();
  expect(await all).toEqual(['appended', 'b itself', 'appended']);
  expect(batches).toEqual([['a0', 'b0', 'c0'], ['a0'], ['b0'], ['c0']]);
});

test('where the database is in trouble nobody is tried again, and whoever waits is told too', async () => {
  const { batcher, batches, ends } = database();
  const all = outcomes([appending('a', 1), appending('b'), appending('a', 2)].map((each) => batcher.add(each)));
  await settle();
  ends[0]?.failed(Object.assign(new Error('full'), { code: '53100' }));
  expect(await all).toEqual(['full', 'full', 'full']);
  await settle();
  expect(batches).toHaveLength(1);
});

test.each([
  // PostgreSQL by its manual, appendix A: 53100 disk_full, XX001 and XX002 corrupted, 25006 read_only, 58 system errors,
  // 57014 query_canceled, 55P03 lock_not_available, 08 connection, 57P shutdown, 53 resources.
  ['53100', 'diskFull'],
  ['SQLITE_FULL', 'diskFull'],
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  ['XX001', 'corrupt'],
  ['XX002', 'corrupt'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['25006', 'readOnly'],
  ['SQLITE_READONLY', 'readOnly'],
  ['EROFS', 'readOnly'],
  ['58030', 'ioError'],
  ['SQLITE_IOERR_READ', 'ioError'],
  ['57014', 'tooSlow'],
  ['55P03', 'tooSlow'],
  ['25P03', 'tooSlow'],
  ['SQLITE_BUSY', 'tooSlow'],
  ['08006', 'unreachable'],
  ['57P01', 'unreachable'],
  ['53300', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['23505', undefined],
  [undefined, undefined],
])('an error with the code %s is %s', (code, trouble) => {
  expect(troubleOf(Object.assign(new Error('x'), { code }))).toBe(trouble);
});

test.each([
  ['Query read timeout', 'tooSlow'],
  ['timeout exceeded when trying to connect', 'tooSlow'],
  ['Connection terminated unexpectedly', 'unreachable'],
  ['Client has encountered a connection error and is not queryable', 'unreachable'],
  ['database or disk is full', 'diskFull'],
  ['database disk image is malformed', 'corrupt'],
  ['file is not a database', 'corrupt'],
  ['something else', undefined],
])('an error that only says %j is %s', (message, trouble) => {
  expect(troubleOf(new Error(message))).toBe(trouble);
  expect(troubleOf(undefined)).toBeUndefined();
});
