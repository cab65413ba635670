import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/ports/free-port.mjs';
import { builtServer } from './testing/built.ts';
import { Killable } from './testing/killable.ts';
import { KILLS, killing } from './testing/killing.ts';
import { EACH } from './testing/limits.ts';

let file: string;
const folder = mkdtempSync(join(tmpdir(), 'grognard-kill-'));

beforeAll(async () => {
  file = await builtServer();
});
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
  KILLS * EACH,
);
