/** Two real browsers and a real server: a whole combat with secrets, and nothing told too early. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { command } from './command.ts';
import { choose, type Player, player, share } from './player.ts';
import { openServed, type Served } from './served.ts';

let served: Served;
test.beforeAll(async () => {
  served = await openServed();
});
test.afterAll(() => served.stop());

const DESK = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

/** The Axis invites the West, who plays on a phone, in French. */
async function seated(browser: Browser): Promise<{ axis: Player; west: Player; invitation: string }> {
  const [axis, west] = [await player(browser, DESK), await player(browser, PHONE)];
  const [invitation = ''] = await share(axis, served.url, 'unconditional-surrender', 'Ardennes');
  await west.page.goto(invitation);
  await west.page.getByRole('button', { name: /Prendre le siège/ }).click();
  await expect(west.page.getByText('Vous jouez : Faction occidentale')).toBeVisible();
  return { axis, west, invitation };
}

const prompts = (page: Page) => page.locator('.prompt .options');

/** The Axis opens the first ground combat of the worked examples that asks both sides for a secret. */
async function engage({ page }: Player): Promise<void> {
  const chart = page.getByRole('link', { name: 'Ground combat' });
  await page
    .locator('.folded-phases details')
    .filter({ has: page.locator('a', { hasText: 'Ground combat' }) })
    .locator('summary')
    .click();
  await chart.click();
  await page.getByLabel('Fill in from').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Engage!' }).click();
  await expect(prompts(page)).toBeVisible();
}

/** The page whose player is asked next; nobody's when all is over. */
async function nextAsked(pages: readonly Page[]): Promise<Page | undefined> {
  let asked: Page | undefined;
  await expect(async () => {
    const shown = await Promise.all(pages.map((page) => prompts(page).first().isVisible()));
    asked = pages[shown.indexOf(true)];
    const over = await Promise.all(pages.map((page) => page.getByTestId('result').isVisible()));
    expect(asked !== undefined || over.every(Boolean)).toBe(true);
  }).toPass({ intervals: [50] });
  return asked;
}

async function answerFirst(page: Page): Promise<void> {
  const question = await page.locator('.prompt').innerText();
  await choose(page);
  await expect(page.locator('.prompt').filter({ hasText: question })).toBeHidden();
}

/** Chooses in the open until a secret is asked for. */
async function untilSecret(axis: Page, west: Page): Promise<void> {
  for (;;) {
    const asked = await nextAsked([axis, west]);
    if (!asked || (await axis.getByText('Chosen in secret').isVisible())) return;
    await answerFirst(asked);
  }
}

async function playOut(...pages: readonly Page[]): Promise<void> {
  for (;;) {
    const asked = await nextAsked(pages);
    if (!asked) return;
    await answerFirst(asked);
  }
}

/** What one browser was told by the time the other has sealed, and then the rest of the combat. */
async function combat(browser: Browser, pick: 'first' | 'last') {
  const { axis, west, invitation } = await seated(browser);
  await engage(axis);
  await untilSecret(axis.page, west.page);
  const option = prompts(axis.page).getByRole('button')[pick]();
  const chosen = (await option.textContent()) ?? '';
  await option.click();
  await axis.page.locator('.prompt .sealing .primary').click();
  await expect(axis.page.getByText(`You have sealed: ${chosen}`)).toBeVisible();
  await expect(west.page.getByText('Attaquant a scellé.')).toBeVisible();
  const seen = await west.received();
  const shown = await west.page.locator('body').innerText();
  return { axis, west, invitation, chosen, seen, shown };
}

/** Hashes, keys and signatures differ in every play; the lines must not differ otherwise. */
const linesIn = (text: string): readonly string[] =>
  [...new Set(text.replaceAll(/[0-9a-f]{32,}/g, '<hex>').match(/\{"event":\{.*?"sequence":\d+\}/g) ?? [])].sort();

test('a ground combat with sealed commitments, and no byte of a choice before both are sealed', async ({ browser }) => {
  const least = await combat(browser, 'first');
  const most = await combat(browser, 'last');
  expect(least.chosen).not.toBe(most.chosen);
  expect(linesIn(least.seen).length).toBeGreaterThan(4);
  expect(linesIn(least.seen), 'what is told does not depend on what was chosen').toEqual(linesIn(most.seen));
  expect(least.shown, 'nor does what is shown').toBe(most.shown);
  for (const { seen, axis, west, invitation } of [least, most]) {
    expect(seen).toContain('"kind":"sealed"');
    expect(seen).not.toContain('"kind":"unsealed"');
    await choose(west.page);
    await playOut(axis.page, west.page);
    expect(await west.received(), 'when both have sealed it is shown').toContain('"kind":"unsealed"');
    const results = await Promise.all(
      [axis, west].map(({ page }) => page.getByTestId('result').getAttribute('data-result')),
    );
    expect(results[0]).toBe(results[1]);

    // Secrets: the invitation is in no address that left a browser, nor in what the server wrote.
    const secret = invitation.split('/').at(-2) ?? '';
    await axis.page.getByText('Links', { exact: true }).click();
    await axis.page.getByRole('button', { name: 'Copy the key of my seat' }).click();
    const [token = '', key = ''] = (await axis.copied()).split('/').slice(-3, -1);
    for (const hidden of [secret, token, key]) {
      expect(hidden).toHaveLength(64);
      for (const { asked, page } of [axis, west]) {
        expect(asked.join('\n')).not.toContain(hidden);
        expect(page.url()).not.toContain(hidden);
      }
      expect(served.log()).not.toContain(hidden);
      expect(await west.received()).not.toContain(hidden);
    }
  }

  // A third person verifies the file with the command, and in the browser with no network.
  const saved = least.axis.page.waitForEvent('download');
  await least.axis.page.getByRole('button', { name: 'Save as a file' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-remote-')), 'ardennes.jsonl');
  await (await saved).saveAs(file);
  const verified = await command('verify', file, '--json');
  expect(verified.status, verified.out).toBe(0);

  await least.west.page.getByRole('link', { name: 'Journal', exact: true }).click();
  await least.west.page.getByRole('link', { name: 'Preuve' }).click();
  await expect(least.west.page.getByTestId('verdict')).toHaveAttribute('data-holds', 'true');
  await expect(least.west.page.locator('.evidence').first()).toBeVisible();

  const text = readFileSync(file, 'utf8');
  const thrown = /"face":(\d)/.exec(text);
  const bent = join(mkdtempSync(join(tmpdir(), 'grognard-remote-')), 'bent.jsonl');
  writeFileSync(bent, text.replace(/"face":\d/, `"face":${(Number(thrown?.[1]) % 6) + 1}`));
  const third = await player(browser, DESK);
  await third.page.goto(`${served.url}/#/proof`);
  await third.page.getByLabel('A journal file').setInputFiles(file);
  await expect(third.page.getByTestId('verdict')).toHaveAttribute('data-holds', 'true');
  await third.page.context().setOffline(true);
  await third.page.getByLabel('A journal file').setInputFiles(bent);
  await expect(third.page.getByTestId('verdict')).toHaveAttribute('data-holds', 'false');
  const line = text.slice(0, thrown?.index).split('\n').length;
  await expect(third.page.getByTestId('verdict')).toContainText(`Line ${line} `);
});
