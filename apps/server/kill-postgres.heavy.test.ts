import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/ports/free-port.mjs';
import { builtServer } from './testing/built.ts';
import { Killable } from './testing/killable.ts';
import { KILLS, killing } from './testing/killing.ts';
import { EACH } from './testing/limits.ts';
import { type Cluster, startPostgres } from './tools/ensure-postgres.mjs';

let file: string;
let cluster: Cluster;

beforeAll(async () => {
  [file, cluster] = await Promise.all([builtServer(), startPostgres()]);
});
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
  KILLS * EACH,
);
