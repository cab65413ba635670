/** A campaign that grew old, went apart, is searched, printed and shared. */
import { readFileSync } from 'node:fs';
import type { CampaignEvent } from '@grognard/kernel';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { shelved } from './shelf.ts';
import { campaignFile, walked } from './walked.ts';

const skirmishes = async (): Promise<readonly CampaignEvent[]> => {
  const game = await (await shelved()).find(({ id }) => id === 'specimen-hexes')?.load();
  if (!game) throw new Error('the specimen has gone from the shelf');
  return walked(game, 12);
};

async function bring(page: Page, events: readonly CampaignEvent[]): Promise<void> {
  await page.goto('/#/campaigns');
  await page.locator('input[type=file]').setInputFiles(await campaignFile(events));
  await page.locator('.campaign-columns').waitFor();
}

async function tab(page: Page, name: 'play' | 'tracks' | 'journal'): Promise<void> {
  await page.goto(`${page.url().replace(/\?.*/, '')}?tab=${name}`);
  await page.locator(`.campaign[data-tab=${name}]`).waitFor();
}

test('events that would end otherwise today are told one by one, judged, and the journal says so', async ({ page }) => {
  const events = await skirmishes();
  // Played under an earlier version; the last of them with another outcome than the same dice give today.
  const last = events.findLastIndex(({ kind }) => kind === 'resolved');
  const old = events.map((event, index): CampaignEvent => {
    if (event.kind !== 'resolved' || !event.ending) return event;
    const digest = index === last ? '0'.repeat(16) : event.ending.digest;
    return { ...event, ending: { ...event.ending, version: '0', digest } };
  });
  await bring(page, old);
  const review = page.locator('.review');
  await expect(review.getByRole('group')).toHaveCount(1);
  await expect(review.getByRole('group')).toContainText(`Event ${last}`);
  await expect(review).toContainText('It would now end:');
  await review.getByRole('button', { name: 'Write it down' }).click();
  await expect(review.getByRole('alert')).toContainText(`event ${last} would now end otherwise`);
  await review.getByLabel('Mark').check();
  await review.getByRole('button', { name: 'Write it down' }).click();
  await expect(review).toHaveCount(0);
  await tab(page, 'journal');
  await expect(page.locator('.log')).toContainText('1 event judged');
  await expect(page.locator('.log')).toContainText('would end otherwise today');
  await page.locator(`.log li[value="${last}"] summary`).first().click();
  await expect(page.locator('.retold')).toContainText('Under today’s rules the same dice and answers end otherwise');
});

test('two copies that went apart are told apart, and one is taken', async ({ page }) => {
  const events = await skirmishes();
  await bring(page, [...events, { kind: 'noted', text: 'Here it rained' }]);
  await tab(page, 'journal');
  const other = await campaignFile([...events, { kind: 'noted', text: 'There the sun shone' }]);
  await page.getByRole('button', { name: 'Compare with another copy' }).click();
  await page.getByLabel('The other copy').setInputFiles(await campaignFile([{ ...events[0], name: 'Else' } as never]));
  await expect(page.getByRole('alert')).toContainText('different campaigns');
  await page.getByLabel('The other copy').setInputFiles(other);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Both agree up to event ${events.length - 1}.`);
  await expect(dialog).toContainText('Here it rained');
  await expect(dialog).toContainText('There the sun shone');
  await dialog.getByRole('button', { name: 'Take the other copy' }).click();
  await expect(page.locator('.log')).toContainText('There the sun shone');
  await expect(page.locator('.log')).not.toContainText('Here it rained');
});

test('the journal is filtered, searched, told of one counter, printed in the order of time, and saved as a page', async ({
  page,
}) => {
  const events = await skirmishes();
  await bring(page, events);
  await tab(page, 'journal');
  const shown = page.locator('.log .event');
  await expect(shown).toHaveCount(events.length);
  await page.locator('.journal-filter > summary').click();
  await page.getByLabel('Search the journal').fill('RAIN UNTIL');
  await expect(shown).toHaveCount(1);
  await expect(page.locator('.filtered')).toContainText(`1 of ${events.length} events`);
  await page.getByRole('button', { name: 'Show everything' }).click();
  const counter = page.getByLabel('Counter', { exact: true });
  const name = (await counter.locator('option').nth(1).textContent()) ?? '';
  await counter.selectOption(name);
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(events.length);
  for (const told of await shown.allTextContents()) expect(told).toContain(name);

  // From the tracks one tap leads to the same history.
  await tab(page, 'tracks');
  await page.locator('.track-label a', { hasText: name }).first().click();
  await expect(shown).toHaveCount(count);
  await page.getByRole('button', { name: 'Show everything' }).click();

  await page.locator('.story > summary').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a page that stands alone' }).click();
  const html = readFileSync(await (await saved).path(), 'utf8');
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).not.toMatch(/<script|src=|href=/);
  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'as a picture (PNG)' }).click();
  expect(
    readFileSync(await (await drawn).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print the journal' }).click();
  await page.emulateMedia({ media: 'print' });
  const order = await shown.evaluateAll((all) => all.map((each) => Number(each.getAttribute('value'))));
  expect(order).toEqual(events.map((_, index) => index));
  await expect(page.locator('.note-form')).toBeHidden();
  await expect(page.locator('[data-part=play]')).toBeHidden();
});

test('a result is shared as a picture, a page, a short link and a QR code; the link opens the same situation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/game/balkan-wars/chart/combat?preset=B1');
  await page.locator('.chart[data-looked]').waitFor();
  await page.getByRole('button', { name: 'As printed' }).click();
  await page.getByTestId('result').waitFor();
  await page
    .getByRole('button', { name: /^Share/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.card svg')).toContainText('4 + 3 = 7 on 2/1');
  await expect(dialog.locator('.card svg')).toContainText('50.0%');
  await expect(dialog.locator('.qr svg path')).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture (PNG)' }).click();
  const png = readFileSync(await (await saved).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const link = (await dialog.locator('.link-text').textContent()) ?? '';
  expect(link.length).toBeLessThanOrEqual(400);
  await page.goto('/');
  await page.goto(link);
  await page.locator('.chart[data-looked]').waitFor();
  await expect
    .poll(() => page.locator('.chart input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
    // 13 against 4, one shift to the left, as the page prints it.
    .toEqual(expect.arrayContaining(['13', '4', '−1']));
  await expect(page.locator('.link-notice')).toHaveCount(0);
  await page.goto('/');
  await page.goto(link.slice(0, -40));
  await expect(page.locator('.link-notice')).toContainText('cut short or changed');
});
