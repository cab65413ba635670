/** Answers that take their time: told line by line, stopped with whoever hangs up, sampled when time is out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { asked } from '../forecasts/forecast.ts';
import { running } from '../testing/running.ts';
import { LINES } from './lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
/** A worker that says something twice, and then does as it is told. */
const sayingFirst = (then: string) => async (): Promise<string> => {
  written += 1;
  const file = join(folder, `${written}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ job }) => {
      if (job.telling) for (const states of [1, 2]) parentPort.postMessage({ kind: 'said', news: { states } });
      ${then}
    });`,
  );
  return file;
};

const ASSAULT = { input: { attack: 11, defence: 4 } };

const ask = (url: string, body: unknown, more: RequestInit = {}, accept = LINES): Promise<Response> =>
  fetch(`${url}/api/games/specimen/assault/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    ...more,
  });

const linesOf = async (answer: Response): Promise<readonly unknown[]> =>
  (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('line by line', () => {
  test('the last line is the very answer that others get at once', async () => {
    const host = await running(undefined, { patience: 600_000 });
    const lines = await ask(host.url, ASSAULT);
    expect(lines.headers.get('content-type')).toBe(LINES);
    const plain = await ask(host.url, ASSAULT, {}, 'application/json');
    expect((await linesOf(lines)).at(-1)).toEqual({ kind: 'answer', answer: await plain.json() });
    await host.stop();
  });

  test('what the worker says comes before its answer, to those who want lines', async () => {
    const answering = sayingFirst(`parentPort.postMessage({ kind: 'answered', value: { told: true } });`);
    const host = await running(undefined, {}, { games: ['specimen'] }, answering);
    expect(await linesOf(await ask(host.url, ASSAULT))).toEqual([
      { kind: 'progress', states: 1 },
      { kind: 'progress', states: 2 },
      { kind: 'answer', answer: { told: true } },
    ]);
    expect(await (await ask(host.url, ASSAULT, {}, 'application/json')).json()).toEqual({ told: true });
    await host.stop();
  });

  test('a fault before the first line has its status; a problem after it is the last line', async () => {
    const breaking = sayingFirst(`parentPort.postMessage({ kind: 'failed', name: 'TypeError', stack: '' });`);
    const host = await running(undefined, {}, { games: ['specimen'] }, breaking);
    const refused = await ask(host.url, { input: { attack: 99 } });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
    ]);
    const lines = await linesOf(await ask(host.url, ASSAULT));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatchObject({ kind: 'problem', problem: { type: 'urn:grognard:problem:internal' } });
    await host.stop();
  });

  test('the work stops with whoever hangs up', async () => {
    const host = await running(undefined, { patience: 600_000 }, { games: ['specimen'] }, sayingFirst('for (;;);'));
    const gone = new AbortController();
    const answer = await ask(host.url, ASSAULT, { signal: gone.signal });
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('"kind":"progress"');
    const { pool } = host.server.services;
    expect(pool.load).toBe(1);
    gone.abort();
    await expect.poll(() => pool.load).toBe(0);
    await host.stop();
  });
});

test('advice has a tenth of the states that anything else may hold', async () => {
  const telling = sayingFirst(`parentPort.postMessage({ kind: 'answered', value: { states: job.states } });`);
  const host = await running(undefined, { states: 25 }, { games: ['specimen'] }, telling);
  const states = async (verb: string, more: object = {}): Promise<unknown> => {
    const answer = await host.server.app.inject({
      method: 'POST',
      url: `/api/games/specimen/assault/${verb}`,
      headers: { 'accept-language': 'fr' },
      payload: { ...ASSAULT, ...more },
    });
    expect(answer.headers['content-language']).toBe('fr');
    return (answer.json() as { states?: number }).states;
  };
  // A tenth of 25, and what is begun counts.
  expect([await states('odds'), await states('advise'), await states('worth')]).toEqual([25, 3, 25]);
  expect(await states('analyse', { along: 'attack', values: [1, 2] })).toBe(25);
  await host.stop();
});

describe('out of time', () => {
  const job = { game: 'specimen', procedure: 'assault', body: ASSAULT, locale: 'fr', states: 1_000 } as const;

  test('odds are a sample, in words and in figures', () => {
    const told = asked(game as Game, { ...job, verb: 'odds' })({ clock: () => 'none' });
    // At worst a share of one half: 1.96 × √(1/4 ÷ 500) is 4.4 points.
    expect(told).toMatchObject({ method: 'sampled', effort: 500, words: { sampled: expect.stringContaining('±4,4') } });
  });

  test('what is told meanwhile has its words', () => {
    const news: unknown[] = [];
    asked(game as Game, { ...job, verb: 'odds' })({ tell: (each) => news.push(each()) });
    expect(news.at(-1)).toMatchObject({
      first: { outcomes: expect.arrayContaining([expect.objectContaining({ words: expect.any(String) })]) },
    });
  });
});
