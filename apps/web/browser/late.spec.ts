/** Parts of the page come when they are first asked for; the network may have gone in between. */
import { expect, type Page, test } from '@playwright/test';

/** Nothing of this name arrives until the way is open again. */
async function blocked(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('a dialog that does not arrive says so in its place, loses nothing, and comes when it is asked for again', async ({
  page,
}) => {
  const open = await blocked(page, 'sheet-frame');
  await page.goto('/#/game/balkan-wars/chart/combat?preset=B1');
  await page.locator('.chart[data-looked]').waitFor();
  const odds = await page.getByTestId('bars').innerText();
  await page.keyboard.press('/');
  const missing = page.getByRole('alert').filter({ hasText: 'did not arrive' });
  await expect(missing).toBeVisible();
  expect(await page.getByTestId('bars').innerText()).toBe(odds);
  // Given up, it is out of the way, and may be tried once more.
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await page.keyboard.press('/');
  await open();
  await missing.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('combobox', { name: 'Chart, table, rule or word' })).toBeFocused();
  await expect(missing).toHaveCount(0);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a page that does not arrive says so, and other pages open', async ({ page }) => {
    const open = await blocked(page, 'campaign-pages');
    await page.goto('/#/campaigns');
    await expect(page.getByRole('alert')).toContainText('n’est pas arrivée');
    await page.goto('/#/history');
    await expect(page.locator('.history')).toBeVisible();
    await open();
    await page.goto('/#/campaigns');
    await page.getByRole('button', { name: 'Redemander' }).click();
    await expect(page.locator('form select').first()).toBeVisible();
  });
});

test('a cover that does not arrive can be put off, and is then asked for where it would lie', async ({ page }) => {
  const open = await blocked(page, 'cover');
  await page.goto('/#/game/specimen/chart/assault?preset=7.4-a');
  await page.getByRole('button', { name: 'Engage!' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'did not arrive' });
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await open();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Attacker');
});

test('once the odds stand, covers and dialogs open with no network', async ({ page, context }) => {
  const arrived = ['sheet-frame', 'cover', 'bubble'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/#/game/specimen/chart/assault?preset=7.4-a');
  await page.locator('.chart[data-looked]').waitFor();
  const files = (await Promise.all(arrived)).map((response) => response.url());
  // An answer may still lack its end, and what the file itself asks for.
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), files);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Engage!' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Attacker');
});
