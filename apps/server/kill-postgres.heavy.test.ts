import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from './testing/built.ts';
import { freePort, Killable } from './testing/killable.ts';
import { KILLS, killing } from './testing/killing.ts';
import { type Cluster, startPostgres } from './tools/ensure-postgres.mjs';

let file: string;
let cluster: Cluster;

beforeAll(async () => {
  [file, cluster] = await Promise.all([builtServer(), startPostgres()]);
}, 120_000);
afterAll(async () => {
  Killable.endAll();
  await cluster.stop();
});

test(
  `${KILLS} kills of two servers on one PostgreSQL, in turn`,
  async ({ task }) => {
    const address = cluster.create('killed');
    const servers = [new Killable(file, await freePort(), address), new Killable(file, await freePort(), address)];
    const { times, acknowledged } = await killing(servers, 12);
    expect(times).toBe(KILLS);
    Object.assign(task.meta, { acknowledged });
    for (const server of servers) expect(await server.stop(), 'a server told to stop ends well').toBe(0);
  },
  KILLS * 60_000,
);
