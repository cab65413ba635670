/** Campaigns in the browser's own database: those of an earlier version of the page, and one that two tabs write in. */
import { readFileSync } from 'node:fs';
import type { CampaignEvent } from '@grognard/kernel';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { shelved } from './shelf.ts';
import { campaignFile, walked } from './walked.ts';

const ID = 'kept-by-an-earlier-version';

async function events(): Promise<readonly CampaignEvent[]> {
  const game = await (await shelved()).find(({ id }) => id === 'specimen')?.load();
  if (!game) throw new Error('the specimen has gone from the shelf');
  return walked(game, 12);
}

/** As the first version kept it: all lines in one record. */
async function keepAsBefore(page: Page, lines: readonly string[]): Promise<void> {
  // A file of the same place that runs nothing of ours.
  await page.goto('/icon.svg');
  await page.evaluate(
    ({ id, kept }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('grognard', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('campaigns', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('campaigns', 'readwrite');
          change.objectStore('campaigns').put({ id, game: 'specimen', name: 'Old war', lines: kept, changed: 1 });
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { id: ID, kept: lines },
  );
}

const journal = (page: Page) => page.goto(`/#/campaign/${ID}?tab=journal`);

async function note(page: Page, text: string): Promise<void> {
  await page.getByLabel('Note').fill(text);
  await page.getByRole('button', { name: 'Write down' }).click();
  await expect(page.locator('.log')).toContainText(text);
}

async function saved(page: Page): Promise<readonly string[]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  return readFileSync(await (await coming).path(), 'utf8')
    .trimEnd()
    .split('\n');
}

/** How many lines the database holds of any campaign. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('grognard');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const count = request.result.transaction('lines').objectStore('lines').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('a campaign of an earlier version is found whole, goes on, and is forgotten whole', async ({ page }) => {
  const lines = readFileSync(await campaignFile(await events()), 'utf8')
    .trimEnd()
    .split('\n');
  await keepAsBefore(page, lines);
  await page.goto('/#/campaigns');
  await expect(page.getByRole('link', { name: 'Old war' })).toContainText(`${lines.length} events`);
  await journal(page);
  await expect(page.locator('.log li')).toHaveCount(lines.length);
  await note(page, 'Written today');
  const file = await saved(page);
  expect(file.slice(0, -1)).toEqual(lines);
  expect(file.at(-1)).toContain('Written today');
  expect(await kept(page)).toBe(lines.length + 1);
  await page.reload();
  await expect(page.locator('.log')).toContainText('Written today');
  await page.getByRole('button', { name: 'Delete from this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete from this device' }).click();
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Old war' })).toHaveCount(0);
  expect(await kept(page)).toBe(0);
});

test('what one tab writes the other shows, and goes on from it', async ({ page, context }) => {
  const lines = readFileSync(await campaignFile(await events()), 'utf8')
    .trimEnd()
    .split('\n');
  await keepAsBefore(page, lines);
  await journal(page);
  await expect(page.locator('.log li')).toHaveCount(lines.length);
  const other = await context.newPage();
  await journal(other);
  await note(other, 'From the other tab');
  await expect(page.locator('.log')).toContainText('From the other tab');
  await note(page, 'From this tab');
  await expect(other.locator('.log')).toContainText('From this tab');
  expect((await saved(other)).map((line) => (JSON.parse(line) as { sequence: number }).sequence)).toEqual(
    Array.from({ length: lines.length + 2 }, (_, sequence) => sequence),
  );
});

test('the mark of the keyboard is seen: a line shows nothing beyond its edge', async ({ page }) => {
  await page.goto('/#/campaigns');
  await page.getByLabel(/A journal file/).setInputFiles(await campaignFile(await events()));
  await page.locator('.log summary.event-line').first().waitFor();
  for (const marked of ['.log summary.event-line', '.track-rows .pencil']) {
    const one = page.locator(marked).first();
    await one.focus();
    // Going there and back by the keyboard is what marks it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const [width, offset] = await one.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      return [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
    });
    expect(width).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(-(width ?? 0));
  }
});
