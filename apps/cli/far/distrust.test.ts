/** A server that cheats is told of aloud, with the line and the reason, and the play stops. */
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Served } from '@grognard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cheat, cheatingBefore } from '../testing/cheat.ts';
import { freshFolder } from '../testing/command.ts';
import { invited, started } from '../testing/far.ts';
import { SeatedCommand } from '../testing/seat.ts';

const folder = freshFolder();
const database = join(folder, 'honest.db');
let honest: Served;
let cheat: Cheat;

beforeAll(async () => {
  honest = await started(database);
  cheat = await cheatingBefore(honest.url);
});
afterAll(async () => {
  await cheat.stop();
  await honest.stop();
});

const changes: readonly (readonly [string, (told: string) => string])[] = [
  ['a die changed on the way', (told) => told.replace(/"face":(\d)/g, (_, face) => `"face":${(Number(face) % 6) + 1}`)],
  ['a note that nobody wrote so', (told) => told.replaceAll('we attack at dawn', 'we retreat at dawn')],
  ['a sealed choice opened otherwise', (told) => told.replaceAll('"option":"commit"', '"option":"hold"')],
];

test.each(changes)('%s', async (_what, bend) => {
  const { links } = await invited(cheat.url, 'specimen');
  const victim = new SeatedCommand(links[0] ?? '');
  const other = new SeatedCommand((links[1] ?? '').replace(cheat.url, honest.url));
  await Promise.all([victim.hears('here'), other.hears('here')]);
  cheat.bend = bend;
  other.type('open assault {"attack":1,"defence":4}', 'seal commit', 'note we attack at dawn');
  victim.type('seal hold', 'wait');
  expect(await victim.ended).toBe(1);
  cheat.bend = (told) => told;
  expect(victim.said()).toMatch(/DO NOT TRUST THIS SERVER\. What it tells at line \d+ cannot be:\n {2}• {2}\S+/);
  // Nothing is believed or told after that.
  expect(victim.said().trimEnd().endsWith('tell the other players.')).toBe(true);
  expect(await other.leave()).toBe(0);
});

test('lines that were followed in an earlier run and are gone now', async () => {
  const { links } = await invited(honest.url, 'specimen');
  const one = new SeatedCommand(links[0] ?? '');
  await one.hears('here');
  const { port } = new URL(honest.url);
  await honest.stop();
  for (const file of readdirSync(folder)) {
    copyFileSync(join(folder, file), join(folder, file.replace('honest.db', 'earlier.db')));
  }
  honest = await started(database, Number(port));
  one.type('note this is written down');
  await one.hears('Note: this is written down');
  await one.leave();
  await honest.stop();
  // A server set back to before the note, at the same address.
  const forgetful = await started(join(folder, 'earlier.db'), Number(port));
  const back = new SeatedCommand(links[0] ?? '', { stateFolder: one.stateFolder, more: ['--json'] });
  expect(await back.ended).toBe(1);
  expect(back.news().at(-1)).toMatchObject({
    kind: 'distrust',
    sequence: 2,
    refusals: [{ code: 'serverForgot', facts: { known: 3, length: 2 } }],
  });
  // It writes another line in the place of the forgotten one: the last that is known is not the last that was.
  const elsewhere = new SeatedCommand(links[1] ?? '');
  elsewhere.type('note another history');
  expect(await elsewhere.leave()).toBe(0);
  const again = new SeatedCommand(links[0] ?? '', { stateFolder: one.stateFolder, locale: 'fr' });
  expect(await again.ended).toBe(1);
  expect(again.said()).toContain('NE VOUS FIEZ PAS À CE SERVEUR. Ce qu’il dit à la ligne 4 ne peut être');
  await forgetful.stop();
  honest = await started(database, Number(port));
});
