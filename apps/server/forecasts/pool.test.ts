import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { game as ford } from '@grognard/games/specimen';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { companionAt, party, running } from '../testing/running.ts';
import type { Answered, Job } from './job.ts';
import { ForecastPool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** A worker that does what the job's name says. */
const obedient = (): Promise<string> =>
  written(
    'obedient.mjs',
    `import { parentPort } from 'node:worker_threads';
    const held = [];
    parentPort.on('message', ({ job: { procedure }, hours }) => {
      while (procedure === 'spin');
      while (procedure === 'eat') held.push(new Array(1e5).fill({}).map(() => ({})));
      if (procedure === 'fail') throw new TypeError('broken');
      if (procedure === 'talk') { console.log('out'); console.error('err'); }
      parentPort.postMessage({ kind: 'answered', value: procedure === 'hours' ? hours : procedure });
    });`,
  );

/** One that never comes to an end. */
const endless = (): Promise<string> =>
  written(
    'endless.mjs',
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { for (;;); });`,
  );

const written = async (name: string, source: string): Promise<string> => {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
};

const job = (procedure: string): Job => ({
  verb: 'odds',
  game: 'specimen',
  procedure,
  body: {},
  locale: 'en',
  states: 1,
});

const SOMEBODY = { address: 'somebody' };

const poolWith = (limits: Partial<ConstructorParameters<typeof ForecastPool>[0]> = {}): ForecastPool =>
  new ForecastPool({ workers: 1, queue: 2, walksPerAddress: 9, patience: 5_000, memory: 64, ...limits }, obedient);

/** What came of a job: its value, or the codes of its problem. */
const outcome = (answered: Promise<Answered>): Promise<unknown> =>
  answered.then(
    (each) => (each.kind === 'answered' ? each.value : each.kind),
    (error) => [error.code, ...(error.refusals ?? []).map(({ code }: { code: string }) => code)],
  );

describe('a pool', () => {
  test('ends a walk that takes too long, and goes on with the next', async () => {
    const pool = poolWith({ patience: 400 });
    const late = await pool.forecast(job('spin'), SOMEBODY).catch((error: unknown) => error);
    expect(late).toMatchObject({
      code: 'refused',
      refusals: [{ code: 'tookTooLong', at: '', facts: { seconds: 0.4 } }],
    });
    // A busy machine may not even start a thread in that time: it is asked again until it has.
    await expect.poll(() => outcome(pool.forecast(job('next'), SOMEBODY))).toBe('next');
    await pool.close();
  });

  test('ends a walk that needs too much memory, or breaks, and goes on', async () => {
    const pool = poolWith({ patience: 30_000 });
    const full = await pool.forecast(job('eat'), SOMEBODY).catch((error: unknown) => error);
    expect(full).toMatchObject({ code: 'refused', refusals: [{ code: 'neededTooMuch', facts: { megabytes: 64 } }] });
    await expect(pool.forecast(job('fail'), SOMEBODY)).rejects.toThrow('broken');
    expect(await outcome(pool.forecast(job('next'), SOMEBODY))).toBe('next');
    await pool.close();
  });

  test('turns away who finds no room, and who has waited as long as a walk may take', async () => {
    const pool = poolWith({ patience: 600 });
    const walked = outcome(pool.forecast(job('spin'), SOMEBODY));
    const waited = [outcome(pool.forecast(job('a'), SOMEBODY)), outcome(pool.forecast(job('b'), SOMEBODY))];
    expect(pool.load).toBe(3);
    expect(await outcome(pool.forecast(job('c'), SOMEBODY))).toEqual(['busy']);
    expect(await Promise.all([walked, ...waited])).toEqual([['refused', 'tookTooLong'], ['busy'], ['busy']]);
    await pool.close();
  });

  test('keeps to itself what a walk prints', async () => {
    const written: unknown[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const pool = poolWith();
    for (const name of ['talk', 'next', 'next']) await pool.forecast(job(name), SOMEBODY);
    await pool.close();
    vi.restoreAllMocks();
    expect(written.filter((text) => text === 'out\n' || text === 'err\n')).toEqual([]);
  });

  test('gives half of its time to the walk, and all but a fifth until a sample is told', async () => {
    const pool = poolWith({ patience: 60_000 });
    const before = Date.now();
    const { walk, sample } = (await outcome(pool.forecast(job('hours'), SOMEBODY))) as { walk: number; sample: number };
    const after = Date.now();
    await pool.close();
    // Reckoned from the moment the work was handed over, some time between the two.
    expect([walk - 30_000 >= before, walk - 30_000 <= after]).toEqual([true, true]);
    expect(sample - walk).toBe(18_000);
  });

  test('ends every thread with itself, idle or at work, once', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const pool = poolWith({ workers: 2, patience: 600_000 });
    // Two threads are hired, and one of them is at work again.
    await Promise.all(['a', 'b'].map((name) => pool.forecast(job(name), { address: name })));
    pool.forecast(job('spin'), SOMEBODY).catch(() => undefined);
    await new Promise((later) => setImmediate(later));
    await pool.close();
    expect(ended).toHaveBeenCalledTimes(2);
    expect(new Set(ended.mock.contexts).size).toBe(2);
  });

  test('walks nothing any more once it is closed, whoever was still being hired', async () => {
    let hire = (): void => undefined;
    const file = (): Promise<string> =>
      new Promise((done) => {
        hire = () => done(obedient());
      });
    const pool = new ForecastPool({ workers: 1, queue: 2, walksPerAddress: 9, patience: 600_000, memory: 64 }, file);
    const walked = outcome(pool.forecast(job('spin'), SOMEBODY));
    await pool.close();
    hire();
    expect(await walked).toEqual(['busy']);
    await expect.poll(() => pool.load).toBe(0);
  });

  test('walks nothing for a caller who has left', async () => {
    const pool = poolWith({ patience: 60_000 });
    const walked = pool.forecast(job('spin'), SOMEBODY);
    walked.catch(() => undefined);
    const gone = new AbortController();
    const left = outcome(pool.forecast(job('a'), { ...SOMEBODY, gone: gone.signal }));
    gone.abort();
    expect(await left).toEqual(['busy']);
    expect(pool.load).toBe(1);
    await pool.close();
  });
});

describe('many callers', () => {
  test('one who asks for much waits for the others, and may not ask for all', async () => {
    const pool = poolWith({ queue: 20, walksPerAddress: 4, patience: 600_000 });
    const served: string[] = [];
    const asks = (address: string, name: string): Promise<unknown> =>
      outcome(pool.forecast(job(name), { address })).then((value) => served.push(String(value)));
    const much = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => asks('greedy', name));
    const little = [asks('modest', 'b1'), asks('other', 'c1')];
    await Promise.all([...much, ...little]);
    // The fifth was one too many; of the rest each address has one before anybody has a second.
    expect(served).toEqual(['busy', 'a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
    await pool.close();
  });

  test('a walk that has ended makes room for another of the same address', async () => {
    const pool = poolWith({ queue: 20, walksPerAddress: 2, patience: 600_000 });
    const [first, second] = [pool.forecast(job('a'), SOMEBODY), pool.forecast(job('b'), SOMEBODY)];
    expect(await outcome(pool.forecast(job('c'), SOMEBODY))).toEqual(['busy']);
    await first;
    expect(await outcome(pool.forecast(job('d'), SOMEBODY))).toBe('d');
    await second;
    expect(await outcome(pool.forecast(job('e'), SOMEBODY))).toBe('e');
    await pool.close();
  });

  test('and for one only: those that still go on are counted', async () => {
    const pool = poolWith({ workers: 3, queue: 20, walksPerAddress: 2, patience: 600_000 });
    const spinning = () => {
      const gone = new AbortController();
      return { gone, ended: outcome(pool.forecast(job('spin'), { ...SOMEBODY, gone: gone.signal })) };
    };
    const [first, second] = [spinning(), spinning()];
    first.gone.abort();
    expect(await first.ended).toEqual(['busy']);
    const third = spinning();
    expect(await outcome(pool.forecast(job('d'), SOMEBODY))).toEqual(['busy']);
    for (const { gone } of [second, third]) gone.abort();
    await Promise.all([second.ended, third.ended]);
    await pool.close();
  });

  test('a walk is ended when whoever asked for it has left', async () => {
    const pool = poolWith({ patience: 600_000 });
    const gone = new AbortController();
    const left = outcome(pool.forecast(job('spin'), { ...SOMEBODY, gone: gone.signal }));
    const next = outcome(pool.forecast(job('next'), SOMEBODY));
    await expect.poll(() => pool.load).toBe(2);
    gone.abort();
    expect(await Promise.all([left, next])).toEqual([['busy'], 'next']);
    await pool.close();
  });
});

describe('live play', () => {
  test('goes on while a walk without end is under way', async () => {
    const host = await running(undefined, { patience: 600_000 }, { games: ['specimen'] }, endless);
    const table = await party(host.url, ford);
    const [one, two] = await Promise.all(table.links.map((link) => companionAt(table.api, link)));
    if (!one || !two) throw new Error('two seats');
    const gone = new AbortController();
    const walk = fetch(`${host.url}/api/games/specimen/assault/odds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: { attack: 12, defence: 4 } }),
      signal: gone.signal,
    }).catch((error: Error) => error.name);
    const { pool } = host.server.services;
    await expect.poll(() => pool.load).toBe(1);
    // Were it walked in the server's own thread, nothing would be heard from here on.
    for (let note = 0; note < 6; note += 1) {
      await one.act({ kind: 'noted', text: `${note}` });
      await two.reached(one.shared?.length ?? 0);
    }
    expect(pool.load, 'it is still walked').toBe(1);
    gone.abort();
    expect(await walk).toBe('AbortError');
    await expect.poll(() => pool.load).toBe(0);
    one.stop();
    two.stop();
    await host.stop();
  });
});
