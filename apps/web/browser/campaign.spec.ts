import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { command } from './command.ts';
import { ownDice, seal, tapFace } from './hand.ts';
import { test } from './kept-page.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'grognard-web-'));

async function begin(page: Page, game: string, name: string): Promise<void> {
  await page.goto('/#/campaigns');
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** On a phone each part is a tab; where there is room all three stand side by side. */
async function part(page: Page, name: string): Promise<void> {
  await page.locator('.campaign-columns').waitFor();
  const tab = page.locator('.campaign-tabs').getByRole('link', { name });
  if (await tab.isVisible()) await tab.click();
}

/** An event of the journal unfolds the same account as its result had, and folds away again. */
async function opensItsAccount(page: Page): Promise<void> {
  const event = page.locator('.log [data-event=resolved]');
  await expect(event).toContainText('Assault.');
  await event.locator('summary.event-line').click();
  await expect(event.locator('.account .step').first()).toBeVisible();
  await event.locator('summary.event-line').click();
  await expect(event.locator('.account')).toHaveCount(0);
}

async function assault(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Assault' }).click();
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('11');
  await page.getByRole('switch').check();
  const { tapped } = await ownDice(page, 5);
  await page.getByRole('button', { name: 'I answer for everyone' }).click();
  await seal(page, 'commit it');
  await seal(page, 'hold it back');
  if (!tapped) await tapFace(page, 5);
  await page.getByRole('button', { name: 'retreat', exact: true }).click();
  await tapFace(page, 6);
  await expect(page.getByText('Written down as event 1.').first()).toBeVisible();
  await page.getByRole('link', { name: 'The ford war' }).click();
}

test('a campaign keeps its tracks, is corrected with a reason, undone with consent, and the command verifies it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'specimen', 'The ford war');
  await assault(page);
  const lost = page.locator('.track-item', { hasText: 'Steps lost' });
  const track = (side: string) => lost.locator('.track-line', { hasText: side });
  await part(page, 'Tracks');
  await expect(track('Defender')).toContainText('1');

  // What is empty is folded away and can be put right there; the form opens where it stands and wants a reason.
  await page.getByRole('button', { name: 'Correct: Steps lost' }).click();
  await page.getByRole('spinbutton', { name: 'Attacker' }).fill('3');
  await expect(page.getByRole('button', { name: 'Correct', exact: true })).toBeDisabled();
  await page.getByLabel('Reason').fill('forgot the first assault');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(track('Attacker')).toContainText('3');
  await part(page, 'Journal');
  await expect(page.locator('.log')).toContainText(
    'Correction: Steps lost, Attacker: 3 instead of 0 (forgot the first assault).',
  );
  await opensItsAccount(page);

  // A correction threw no die: it is undone freely. The assault needs both sides.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.log .undone')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('needs the consent of Attacker, Defender');
  await page.getByLabel('Attacker agrees').check();
  await page.getByLabel('Defender agrees').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.log .undone')).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.log .undone')).toHaveCount(1);
  await page.getByLabel('Note').fill('Rain all night');
  await page.getByRole('button', { name: 'Write down' }).click();
  await expect(page.locator('.log')).toContainText('Rain all night');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = join(folder(), 'ford.jsonl');
  await (await saved).saveAs(file);
  const verified = await command('verify', file, '--json');
  expect(verified.status, verified.out).toBe(0);
  const replayed = await command('replay', file, '--json');
  expect(replayed.status, replayed.out).toBe(0);
  const state = JSON.parse((await command('campaign', 'state', file, '--json')).out);
  expect(state.state ?? state).toMatchObject({ lost: { attacker: 0, defender: 1 } });

  // A reload finds it again.
  await page.reload();
  await part(page, 'Tracks');
  await expect(track('Defender')).toContainText('1');
  await expect(track('Attacker')).toHaveCount(0);
});

test('a journal of the command is brought in whole, and a tampered one is refused with its line', async ({ page }) => {
  const file = join(folder(), 'command.jsonl');
  expect((await command('campaign', 'new', file, 'specimen', '--name', 'From the desk')).status).toBe(0);
  const input = JSON.stringify({ attack: 11, defence: 4, acrossRiver: true });
  const answers = JSON.stringify([{ attacker: 'commit', defender: 'hold' }, 'retreat']);
  const played = await command(
    'campaign',
    'resolve',
    file,
    'assault',
    '--input',
    input,
    '--dice',
    '5,6',
    '--answers',
    answers,
  );
  expect(played.status, played.err).toBe(0);

  await page.goto('/#/campaigns');
  await page.getByLabel(/A journal file/).setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: 'From the desk' })).toBeVisible();
  await part(page, 'Tracks');
  await expect(page.locator('.track-line', { hasText: 'Defender' })).toContainText('1');
  await part(page, 'Journal');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const again = join(folder(), 'again.jsonl');
  await (await saved).saveAs(again);
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));

  const tampered = join(folder(), 'tampered.jsonl');
  writeFileSync(tampered, readFileSync(file, 'utf8').replace('"name":"From the desk"', '"name":"From the dusk"'));
  await page.goto('/#/campaigns');
  await page.getByLabel(/A journal file/).setInputFiles(tampered);
  await expect(page.getByRole('alert')).toContainText('line 2 does not follow from the line before');
});
