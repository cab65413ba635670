/** A server that cheats is told of aloud, with the line and the reason, and the play stops. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Served } from '@grognard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cheat, cheatingBefore } from '../testing/cheat.ts';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { invited, started } from '../testing/remote.ts';
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
  // Nothing is believed or told after that, but where the evidence is.
  expect(victim.said().trimEnd()).toMatch(/tell the other players\.\n.*is kept in .*\.evidence-1; .*$/);
  expect(await other.leave()).toBe(0);
});

/** A copy of a database as it stands now, beside it. */
function copied(name: string): string {
  for (const file of readdirSync(folder).filter((each) => each.startsWith('honest.db'))) {
    copyFileSync(join(folder, file), join(folder, file.replace('honest.db', name)));
  }
  return join(folder, name);
}

/** A seat that has written a line which a server set back to before it does not have. */
async function setBack(name: string): Promise<{ links: readonly string[]; one: SeatedCommand; port: number }> {
  const { links } = await invited(honest.url, 'specimen');
  const one = new SeatedCommand(links[0] ?? '');
  await one.hears('here');
  const port = Number(new URL(honest.url).port);
  await honest.stop();
  const earlier = copied(name);
  honest = await started(database, port);
  one.type('note this is written down');
  await one.hears('Note: this is written down');
  await one.leave();
  await honest.stop();
  honest = await started(earlier, port);
  return { links, one, port };
}

test('a server that was restored from an older backup is told of, and given back what it lacks', async () => {
  const { links, one, port } = await setBack('restored.db');
  const back = new SeatedCommand(links[0] ?? '', { stateFolder: one.stateFolder });
  await back.hears('The journal went back by one line');
  await back.hears('The server has the line again');
  back.type('note and on it goes');
  await back.hears('Note: and on it goes');
  expect(await back.leave()).toBe(0);
  const other = new SeatedCommand(links[1] ?? '');
  other.type('log');
  await other.hears('Attacker: Note: and on it goes');
  expect(other.said(), 'the others have it as well').toContain('Attacker: Note: this is written down');
  expect(other.said()).not.toContain('DO NOT TRUST');
  await other.leave();
  await honest.stop();
  honest = await started(database, port);
});

test('a server that goes back and will not be mended is not believed, and its own signatures prove it', async () => {
  const { links, one, port } = await setBack('hidden.db');
  cheat.refuses = (method, path) => method === 'POST' && path.includes('/lines');
  // The kept seat is at the honest address; the crooked one stands before it.
  const [seat = ''] = readdirSync(join(one.stateFolder, 'seats')).filter((file) => file.endsWith('.json'));
  const file = join(one.stateFolder, 'seats', seat);
  writeFileSync(file, readFileSync(file, 'utf8').replace(honest.url, cheat.url));
  const back = new SeatedCommand(links[0] ?? '', { stateFolder: one.stateFolder, more: ['--json'] });
  expect(await back.ended).toBe(1);
  const [wentBack] = back.news().filter(({ kind }) => kind === 'wentBack');
  expect(wentBack).toMatchObject({ by: 1 });
  expect(back.news().at(-1)).toMatchObject({
    kind: 'distrust',
    sequence: 2,
    refusals: [{ code: 'journalWentBack', facts: { by: 1, known: 3, length: 2 } }],
  });
  const proof = await spoken(['verify', String(back.news().at(-1)?.['evidence'])]);
  expect([proof.status, proof.out]).toEqual([
    0,
    expect.stringContaining(
      'proved: the server signed this journal of 3 lines, and later, when it was shown them, only 2',
    ),
  ]);
  cheat.refuses = () => false;
  await honest.stop();
  honest = await started(database, port);
});

test('a server that writes another line in the place of one it had told', async () => {
  const { links, one, port } = await setBack('other.db');
  const elsewhere = new SeatedCommand(links[1] ?? '');
  await elsewhere.hears('here');
  expect(await elsewhere.leave()).toBe(0);
  const again = new SeatedCommand(links[0] ?? '', { stateFolder: one.stateFolder, locale: 'fr' });
  expect(await again.ended).toBe(1);
  expect(again.said()).toContain('NE VOUS FIEZ PAS À CE SERVEUR. Ce qu’il dit à la ligne 3 ne peut être');
  expect(again.said()).toContain('a signé un autre journal de 3 lignes');
  const [file] = readdirSync(join(one.stateFolder, 'seats')).filter((each) => each.includes('evidence'));
  const proof = await spoken(['verify', join(one.stateFolder, 'seats', file ?? '')]);
  expect(proof.out).toContain('proved: the server signed this journal of 3 lines, and another one of 3');
  await honest.stop();
  honest = await started(database, port);
});
