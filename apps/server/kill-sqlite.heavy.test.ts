import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from './testing/built.ts';
import { freePort, Killable } from './testing/killable.ts';
import { KILLS, killing } from './testing/killing.ts';

let file: string;
const folder = mkdtempSync(join(tmpdir(), 'grognard-kill-'));

beforeAll(async () => {
  file = await builtServer();
}, 120_000);
afterAll(() => {
  Killable.endAll();
  rmSync(folder, { recursive: true, force: true });
});

test(
  `${KILLS} kills of a server on the embedded store`,
  async ({ task }) => {
    const server = new Killable(file, await freePort(), join(folder, 'kill.db'));
    const { times, acknowledged } = await killing([server], 11);
    expect(times).toBe(KILLS);
    Object.assign(task.meta, { acknowledged });
    expect(await server.stop(), 'a server told to stop ends well').toBe(0);
  },
  KILLS * 60_000,
);
