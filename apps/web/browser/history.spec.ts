import { expect } from '@playwright/test';
import { test } from './kept-page.ts';

const ASSAULT = '/#/game/specimen/chart/assault?preset=7.4-a';

test('a roll outside a campaign is kept with its luck, opened again and cleared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/history');
  await expect(page.getByText('No roll yet.')).toBeVisible();
  // A worked example as it is printed is nobody's roll.
  await page.goto(ASSAULT);
  await page.getByRole('button', { name: 'As printed' }).click();
  await page.getByTestId('result').waitFor();
  await page.goto('/#/history');
  await expect(page.getByText('No roll yet.')).toBeVisible();
  await page.goto('/#/game/specimen-hexes/chart/skirmish');
  await page.getByLabel('Fill in from').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Engage!' }).click();
  const result = page.getByTestId('result');
  const asked = page.locator('.cover button, .options button, .prompt .primary');
  for (;;) {
    await result.or(asked).first().waitFor();
    if (await result.isVisible()) break;
    await asked.first().click();
  }
  const told = (await page.locator('#result-title').textContent()) ?? '';
  await page.goto('/#/history');
  const roll = page.locator('.roll');
  await expect(roll).toHaveCount(1);
  await expect(roll.locator('.roll-told')).toHaveText(told);
  await expect(roll).toContainText(/better than [\d.]+% of all rolls/);
  await page.reload();
  await expect(roll).toHaveCount(1);
  await roll.getByRole('link').click();
  await expect(page.locator('.chart')).toBeVisible();
  await page.goto('/#/history');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No roll yet.')).toBeVisible();
});
