import { expect } from '@playwright/test';
import { test } from './kept-page.ts';

test('a result is read by tapping a cell, or by picking a row and a column', async ({ page }) => {
  await page.goto('/#/game/specimen-hexes/table/skirmish');
  const reads = page.getByLabel('Reads');
  await expect(page.getByText('Tap a cell, or pick a row and a column.')).toBeVisible();
  await page.locator('tbody tr').nth(2).locator('td').nth(1).click();
  const tapped = (await page.locator('tbody tr').nth(2).locator('td').nth(1).textContent()) ?? '';
  await expect(reads).toHaveText(tapped.replace('*', ''));
  const [row, column] = [page.locator('.reading select').nth(0), page.locator('.reading select').nth(1)];
  await row.selectOption({ index: 0 });
  await column.selectOption({ index: 0 });
  await expect(page.locator('td.lit-cell')).toHaveCount(1);
  await expect(reads).toHaveText((await page.locator('td.lit-cell').textContent())?.replace('*', '') ?? '');
});

test('a cell that the source lost is filled in where it stands', async ({ page }) => {
  await page.goto('/#/game/specimen-hexes/table/terrain');
  const lost = page.locator('td', { hasText: '?' }).first();
  await lost.click();
  await expect(page.locator('.reading')).toContainText('The source lost this cell');
  await page.getByLabel('In my copy').fill('2');
  await page.getByRole('button', { name: 'Lay it over' }).click();
  await expect(page.getByLabel('Reads')).toHaveText('2');
  await expect(page.locator('td', { hasText: '?' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('td .mark.own')).toHaveText('2+');
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.locator('td', { hasText: '?' })).toHaveCount(1);
});

test('a table full of repairs counts them, and each is told when it is read', async ({ page }) => {
  await page.goto('/#/game/aegean-strike/table/ground-combat');
  await expect(page.locator('.marks-told')).toContainText('141 cells');
  await expect(page.locator('.mark')).toHaveCount(0);
  await page.locator('tbody td').first().click();
  await expect(page.locator('.read-mark')).toContainText('the page shows');
  await page.getByRole('button', { name: 'Mark them' }).click();
  await expect(page.locator('.mark.repaired')).toHaveCount(141);
});

test('outcomes that a game orders tint its table', async ({ page }) => {
  await page.goto('/#/game/balkan-wars/table/combat-results');
  // -/E is the best of the attacker, E/- his worst.
  await expect(page.locator('td', { hasText: '-/E' }).first()).toHaveAttribute('data-tint', 'a4');
  await expect(page.locator('td', { hasText: 'E/-' }).first()).toHaveAttribute('data-tint', 'd4');
  // The combat that ends in it says what it means.
  await page.locator('td', { hasText: '-/R' }).first().click();
  await expect(page.locator('.read-cell')).toContainText('the defender is routed');
});
