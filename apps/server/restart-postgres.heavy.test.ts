/** A database that restarts, hangs or is cut off under two servers at work: they stay up, and nothing is lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { freePort } from '../../tools/ports/free-port.mjs';
import { builtServer } from './testing/built.ts';
import { Killable } from './testing/killable.ts';
import { type Disturbed, disturbed } from './testing/killing.ts';
import { EACH, LONG } from './testing/limits.ts';
import { Partition } from './testing/partition.ts';
import { type Cluster, startPostgres } from './tools/ensure-postgres.mjs';

/** More are asked for by the benchmark, which tells how many acts were acknowledged. */
const RESTARTS = Number(process.env['GROGNARD_RESTARTS'] ?? 6);
/** How often the database falls silent. */
const SILENCES = Math.ceil(RESTARTS / 20);
/** Milliseconds a database is silent: longer than any patience of the server. */
const SILENCE = 7_000;

let file: string;
let cluster: Cluster;

beforeAll(async () => {
  [file, cluster] = await Promise.all([builtServer(), startPostgres()]);
});
afterAll(async () => {
  cluster.resume();
  Killable.endAll();
  await cluster.stop();
});

const pairOn = async (address: string): Promise<readonly Killable[]> => {
  const ports = [await freePort(), await freePort()];
  return ports.map((port) => new Killable(file, port, address, { environment: { GROGNARD_LOG: 'info' } }));
};

/** Both servers are the processes they were, say what happened, and end well when they are told to. */
async function stood(
  servers: readonly Killable[],
  { acknowledged }: Disturbed,
  words: readonly string[],
  { task }: TestContext,
): Promise<void> {
  expect(acknowledged).toBeGreaterThan(0);
  Object.assign(task.meta, { acknowledged });
  for (const server of servers) {
    expect(server.process.exitCode, 'no crash').toBeNull();
    for (const each of words) await expect.poll(() => server.log).toContain(each);
    expect(server.log).not.toContain('unforeseen');
    expect(await server.stop(), 'a server told to stop ends well').toBe(0);
  }
}

/** What is answered, and its text. */
async function answered(server: Killable, path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`${server.url}${path}`, init);
  return { status: answer.status, pause: Number(answer.headers.get('retry-after')), text: await answer.text() };
}

interface Answer {
  readonly status: number;
  /** Seconds after which it is worth coming back. */
  readonly pause: number;
  readonly text: string;
}

const STRANGER = { headers: { authorization: `Bearer ${'0'.repeat(64)}` } };

/** While nothing can be written: alive, not ready, and acts refused with the time to come back. */
async function silent(servers: readonly Killable[]): Promise<void> {
  const until = Date.now() + SILENCE;
  for (const server of servers) {
    // The last answer of the probe before may still serve.
    while ((await answered(server, '/ready')).status === 200 && Date.now() < until) await wait(20);
    const ready = await answered(server, '/ready');
    expect([ready.status, ready.text]).toEqual([503, expect.stringMatching(/in time|reached/)]);
    expect((await answered(server, '/health')).status).toBe(200);
    const refused = await answered(server, `/api/campaigns/${'0'.repeat(32)}`, STRANGER);
    expect([refused.status, refused.pause > 0]).toEqual([503, true]);
  }
  await wait(Math.max(0, until - Date.now()));
}

test(
  `${RESTARTS} restarts of PostgreSQL, every second one a crash`,
  async (context) => {
    const servers = await pairOn(cluster.create('restarted'));
    const done = await disturbed(servers, 21, RESTARTS, (nth) => cluster.restart(nth % 2 ? 'SIGQUIT' : 'SIGINT'));
    expect(done.times).toBe(RESTARTS);
    await stood(servers, done, ['are heard is lost', 'are heard again', 'the database is in trouble'], context);
  },
  RESTARTS * EACH,
);

test(
  'PostgreSQL stops where it stands, and goes on',
  async (context) => {
    const servers = await pairOn(cluster.create('stopped'));
    const done = await disturbed(servers, 22, SILENCES, async () => {
      cluster.pause();
      try {
        await silent(servers);
      } finally {
        cluster.resume();
      }
    });
    await stood(servers, done, ['it does not answer in time', 'can be used again'], context);
  },
  LONG,
);

test(
  'the way between server and PostgreSQL is cut without a word, and mended',
  async (context) => {
    const partition = await Partition.before(cluster.port);
    const address = cluster.create('cut').replace(String(cluster.port), String(partition.port));
    const servers = await pairOn(address);
    const done = await disturbed(servers, 23, SILENCES, async () => {
      partition.cut();
      try {
        await silent(servers);
      } finally {
        partition.mend();
      }
    });
    await stood(servers, done, ['it does not answer in time', 'can be used again'], context);
    await partition.close();
  },
  LONG,
);
