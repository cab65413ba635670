import { expect } from '@playwright/test';
import { test } from './kept-page.ts';
import { namesOn } from './names-on.ts';

test('the first screen says what this is, and a battle is one tap away', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('exact odds');
  await page.getByRole('link', { name: 'Try Rivoli, 1797' }).click();
  await expect.poll(() => namesOn(page)).toContain('Bonaparte');
});

test('it goes on where one left off: the chart used last, then the campaign', async ({ page }) => {
  await page.goto('/#/game/specimen/chart/assault');
  await page.locator('.chart').waitFor();
  await page.goto('/#/');
  await page.getByRole('link', { name: /^Go on with Assault/ }).click();
  await expect(page).toHaveURL(/specimen\/chart\/assault/);
  await page.goto('/#/campaigns');
  await page.locator('form select').first().selectOption('specimen');
  await page.getByRole('textbox').first().fill('Saturday');
  await page.locator('form button[type=submit]').click();
  await page.locator('.campaign-columns').waitFor();
  await page.goto('/#/');
  await page.getByRole('link', { name: /^Go on with Saturday/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();
});

test('every game has a cover, its charts and its counts before it is opened', async ({ page }) => {
  await page.goto('/');
  for (const card of await page.locator('.game-card').all()) {
    await expect(card.locator('.chip').first()).toBeVisible();
    await expect(card).toContainText(/\d+ charts?, \d+ tables?/);
    expect(await card.locator('img').evaluate((cover) => (cover as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});
