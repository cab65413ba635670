/** A shared campaign through its life: days apart, taken back by consent, watched, cut off, lied to. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { answerUntil, beginAssault, choose, ENGLISH, fordTable, player, share } from './player.ts';
import { openServed, type Served } from './served.ts';

let served: Served;
test.beforeAll(async () => {
  served = await openServed();
});
test.afterAll(() => served.stop());

const seatState = (page: Page, seat: string) => page.locator('.seats li').filter({ hasText: seat });

/** Closes the only page, and comes back later by the first screen. */
async function comeBack(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${served.url}/`);
  await page.getByRole('link', { name: /The far ford/ }).click();
  return page;
}

test('days apart: each comes alone, and the battle goes on where it was', async ({ browser }) => {
  const { attacker, defender } = await fordTable(served.url, (more) => player(browser, more));
  await expect(seatState(attacker.page, 'Defender')).toHaveAttribute('data-state', 'here');
  const [near, far] = [attacker.page.context(), defender.page.context()];
  await defender.page.close();
  await expect(seatState(attacker.page, 'Defender')).toHaveAttribute('data-state', 'away');

  await beginAssault(attacker.page);
  await choose(attacker.page, 'commit it');
  await expect(attacker.page.getByText('You have sealed: commit it')).toBeVisible();
  await expect(attacker.page.getByRole('heading', { name: 'Waiting for others' })).toBeVisible();
  await attacker.page.close();

  const second = await comeBack(far);
  await expect(second.getByRole('heading', { name: 'À vous de jouer' })).toBeVisible();
  await expect(second).toHaveTitle(/À vous de jouer/);
  await expect(second.getByText('Attaquant a scellé.')).toBeVisible();
  await choose(second);
  await expect(second.getByText('Attaquant : l’appareil ouvre le choix secret')).toBeVisible();

  // The attacker's device opens his choice and adds its part to the dice as soon as it is there again.
  const first = await comeBack(near);
  await answerUntil(first.locator('.log li', { hasText: 'Attacker: Assault.' }), first, second);
  await expect(second.locator('.log')).toContainText('Attaquant : Assaut.');
});

test('undo by consent, corrections, notes, observers, and a server that dies and comes back', async ({ browser }) => {
  const { attacker, defender } = await fordTable(served.url, (more) => player(browser, more));
  const [one, two] = [attacker.page, defender.page];
  await beginAssault(one);
  await choose(one);
  await choose(two);
  await answerUntil(one.getByTestId('result'), one, two);

  const ask = async (): Promise<void> => {
    await one.getByRole('button', { name: 'Undo' }).click();
    await expect(one.getByRole('dialog')).toContainText('Defender must agree');
    await one.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  };
  await ask();
  await two.getByRole('button', { name: 'Refuser' }).click();
  await expect(one.locator('.undo-question')).toBeHidden();
  await expect(one.locator('.log .undone')).toHaveCount(0);
  await ask();
  await expect(two.getByRole('heading', { name: 'À vous de jouer' })).toBeVisible();
  await two.getByRole('button', { name: 'Accepter' }).click();
  await expect(one.locator('.log .undone')).toHaveCount(1);
  await expect(two.locator('.log')).toContainText('avec l’accord de l’attaquant et du défenseur');

  // Nothing is lost any more: the track stands among the empty ones.
  await two.locator('.empty-tracks > summary').click();
  await two.getByRole('button', { name: /Corriger : Pas perdus/ }).click();
  await two.locator('.correct-form').getByRole('spinbutton', { name: 'Attaquant' }).fill('2');
  await two.getByLabel('Raison').fill('oublié hier');
  await two.getByRole('button', { name: 'Corriger', exact: true }).click();
  await expect(one.locator('.track-line', { hasText: 'Attacker' })).toContainText('2');
  await expect(one.locator('.log')).toContainText('oublié hier');

  await one.getByText('Links', { exact: true }).click();
  await one.getByRole('button', { name: 'Copy the link for observers' }).click();
  const watcher = await player(browser, ENGLISH);
  await watcher.page.goto(await attacker.copied());
  await expect(watcher.page.getByText('You watch')).toBeVisible();
  await expect(watcher.page.getByRole('button', { name: /Correct|Undo|Write/ })).toHaveCount(0);

  await served.restart();
  await expect(one.getByText('Connected: what the others do')).toBeVisible();
  await expect(two.getByText('Connecté : ce que font')).toBeVisible();
  await one.getByLabel('Note').fill('Rain all night');
  await one.getByRole('button', { name: 'Write down' }).click();
  for (const page of [one, two, watcher.page]) {
    await expect(page.locator('.log li', { hasText: 'Rain all night' })).toHaveCount(1);
  }

  // The key of the seat opens it on another device.
  await one.getByRole('button', { name: 'Copy the key of my seat' }).click();
  const other = await player(browser, ENGLISH);
  await other.page.goto(await attacker.copied());
  await expect(other.page.getByText('You play: Attacker')).toBeVisible();
  await expect(other.page.locator('.log')).toContainText('Rain all night');
});

test('a browser plays against the command', async ({ browser }) => {
  const attacker = await player(browser, ENGLISH);
  const [invitation = ''] = await share(attacker, served.url, 'specimen', 'Browser and terminal');
  const state = mkdtempSync(join(tmpdir(), 'grognard-join-'));
  const grognard = fileURLToPath(new URL('../../cli/bin/grognard.mjs', import.meta.url));
  // A file holds the link, so that it is on no command line.
  const link = join(state, 'invitation');
  writeFileSync(link, invitation);
  const defender = spawn(process.execPath, [grognard, 'join', link, '--json'], {
    env: { ...process.env, GROGNARD_STATE: state },
  });
  const heard: string[] = [];
  defender.stdout.on('data', (data) => heard.push(String(data)));
  defender.stderr.on('data', (data) => heard.push(String(data)));
  // Each act waits for its time.
  defender.stdin.write(`seal hold\n1\n1\n1\n1\n`);
  try {
    const { page } = attacker;
    await expect(seatState(page, 'Defender'), heard.join('')).toHaveAttribute('data-state', 'here');
    await beginAssault(page);
    await choose(page, 'commit it');
    await answerUntil(page.getByTestId('result'), page);
    await expect.poll(() => heard.join('')).toContain('"resolved"');
    await page.getByRole('link', { name: 'Proof' }).click();
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-holds', 'true');
  } finally {
    defender.kill('SIGKILL');
    rmSync(state, { recursive: true, force: true });
  }
});

test('a server that shows one player another die is caught at its line', async ({ browser }) => {
  const { attacker, defender } = await fordTable(served.url, (more) => player(browser, more));
  const bent = (told: string): string =>
    told.replaceAll(/"face":(\d)/g, (_, face) => `"face":${(Number(face) % 6) + 1}`);
  await defender.page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer().onMessage((message) => socket.send(bent(String(message))));
  });
  await defender.page.route(/\/lines\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: bent(await response.text()) });
  });
  await defender.page.reload();
  await expect(defender.page.getByText('Connecté : ce que font')).toBeVisible();
  await beginAssault(attacker.page);
  await choose(attacker.page);
  await choose(defender.page);
  // The next true line does not follow from the false one.
  await expect(attacker.page.locator('.live-step .dice, .cause .dice').first()).toBeVisible();
  await attacker.page.getByLabel('Note').fill('A good roll');
  await attacker.page.getByRole('button', { name: 'Write down' }).click();
  const alert = defender.page.getByRole('alert').filter({ hasText: 'On ne peut plus croire le serveur' });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(/ligne \d+/);

  // What it told is kept, survives the page, and a third person sees what it proves: here somebody on the way bent it.
  await defender.page.reload();
  await expect(alert).toBeVisible();
  const saved = defender.page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Enregistrer ce qui le prouve' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-evidence-')), 'evidence.json');
  await (await saved).saveAs(file);
  await attacker.page.goto(`${served.url}/#/proof`);
  await attacker.page.getByLabel('A journal file').setInputFiles(file);
  await expect(attacker.page.getByTestId('charges')).toContainText('Nothing is proved against the server');
});
