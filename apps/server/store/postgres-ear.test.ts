/** The ear on PostgreSQL, with connections made by hand: what it hears, how it finds out that it is deaf, when it comes again. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostgresEar } from './postgres-ear.ts';

class Line extends EventEmitter {
  readonly queries: string[] = [];
  readonly options: pg.ClientConfig;
  ended = 0;
  constructor(options: pg.ClientConfig) {
    super();
    this.options = options;
    lines.push(this);
  }
  async connect(): Promise<void> {
    if (fails === 'connect') throw new Error('refused');
  }
  async query(text: string): Promise<void> {
    this.queries.push(text);
    if (fails === 'query') throw new Error('cut');
  }
  async end(): Promise<void> {
    this.ended += 1;
  }
}

const Own = pg.Client;
let lines: Line[];
let fails: 'connect' | 'query' | undefined;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [lines, fails, told] = [[], undefined, []];
  Object.assign(pg, { Client: Line });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(pg, { Client: Own });
});

const earOn = (): PostgresEar =>
  new PostgresEar({ connectionString: 'x' }, 'club', {
    heard: (payload) => told.push(`heard ${payload}`),
    lost: () => told.push('lost'),
    back: () => told.push('back'),
  });

test('listens on its channel under a name of its own, and tells what it hears', async () => {
  await earOn().listen();
  const [line] = lines;
  expect(line?.queries).toEqual(['listen club']);
  expect(line?.options).toMatchObject({ connectionString: 'x', application_name: expect.stringMatching(/^grognard-/) });
  line?.emit('notification', { payload: 'a' });
  line?.emit('notification', {});
  line?.emit('error', new Error('reset'));
  expect(told).toEqual(['heard a', 'heard ']);
});

test('asks every five seconds whether anybody is there, and ends a connection that does not answer', async () => {
  await earOn().listen();
  const [line] = lines;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(line?.queries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([line?.queries.slice(1), line?.ended]).toEqual([['select 1'], 0]);
  fails = 'query';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(line?.ended).toBe(1);
});

test('comes again half a second after it was lost, and as often as that fails', async () => {
  await earOn().listen();
  fails = 'connect';
  lines[0]?.emit('end');
  await vi.advanceTimersByTimeAsync(499);
  expect([told, lines.length]).toEqual([['lost'], 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([told, lines.length, lines[1]?.ended]).toEqual([['lost'], 2, 1]);
  fails = undefined;
  await vi.advanceTimersByTimeAsync(500);
  expect([told, lines.length, lines[2]?.queries]).toEqual([['lost', 'back'], 3, ['listen club']]);
  // The one that is gone is not asked any more.
  await vi.advanceTimersByTimeAsync(5_000);
  expect([lines[0]?.queries.length, lines[2]?.queries.length]).toEqual([1, 2]);
});

test('that cannot listen at first leaves that to whoever asked for it', async () => {
  fails = 'connect';
  await expect(earOn().listen()).rejects.toThrow('refused');
  expect(lines[0]?.ended).toBe(1);
  lines[0]?.emit('end');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([told, lines.length]).toEqual([[], 1]);
});

test('that is closed does not come again, whether it was there or on its way', async () => {
  const ear = earOn();
  await ear.close();
  await ear.listen();
  const there = earOn();
  await there.listen();
  await there.close();
  expect(lines[1]?.ended).toBe(1);
  lines[1]?.emit('end');
  const away = earOn();
  await away.listen();
  lines[2]?.emit('end');
  await away.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([told, lines.length]).toEqual([['lost'], 3]);
});
