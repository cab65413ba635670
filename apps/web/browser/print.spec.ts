import { expect } from '@playwright/test';
import { test } from './kept-page.ts';
import { shelved } from './shelf.ts';

/** What is left of a sheet between its margins of 12 mm, in pixels of 1/96 inch. */
const WIDTHS = { A4: 703, Letter: 725 } as const;

for (const { id, titles, load } of await shelved()) {
  test(`the sheet of ${id} has every table, none wider than its column, on both papers`, async ({ page }) => {
    const { tables } = await load();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`/#/game/${id}/print`);
    await page.locator('.sheet-tables').waitFor();
    for (const locale of ['en', 'fr'] as const) {
      await page.evaluate((wanted) => {
        if (document.documentElement.lang !== wanted) {
          document.querySelector<HTMLElement>('.top-tools button[lang]')?.click();
        }
      }, locale);
      await expect(page.locator('.sheet-head')).toContainText(titles[locale]);
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 1000 });
        const laid = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-table]')].map((article) => {
            const table = article.querySelector('table')?.getBoundingClientRect();
            const room = article.getBoundingClientRect();
            return {
              id: article.dataset['table'] ?? '',
              // Typeset for the reader; compared by its words.
              title: (article.querySelector('h3')?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' '),
              over: Math.round((table?.right ?? Number.POSITIVE_INFINITY) - room.right),
            };
          }),
        );
        expect(laid.map((each) => each.id)).toEqual(Object.keys(tables));
        expect(laid.map(({ title }) => title)).toEqual(Object.values(tables).map(({ title }) => title[locale]));
        expect(laid.filter(({ over }) => over > 1)).toEqual([]);
      }
    }
    // A dark screen prints on white paper all the same.
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
}

test('every repaired cell of a sheet carries its mark, and the note that explains it', async ({ page }) => {
  await page.goto('/#/game/specimen/print');
  const cell = page.locator('[data-table=assault] td', { hasText: 'D2' }).filter({ has: page.locator('sup') });
  await expect(cell).toHaveText('D2*');
  await expect(page.locator('.sheet-notes')).toContainText('the page shows “DZ”');
});

test('a chart goes to paper as a filled-in sheet, with its odds and then its result', async ({ page }) => {
  await page.goto('/#/game/specimen-hexes/chart/skirmish');
  const preset = page.getByLabel('Fill in from');
  await preset.selectOption({ index: 1 });
  await page.locator('[data-looked]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByTestId('filled');
  await expect(sheet).toBeVisible();
  await expect(page.locator('.chart')).toBeHidden();
  // Every counter is drawn, and every outcome has its chance as a fraction.
  expect(await sheet.locator('.drawn svg').count()).toBeGreaterThan(1);
  await expect(sheet.locator('.filled-odds tbody tr').first()).toContainText('/');
  await expect(sheet.locator('.filled-result')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'As printed' }).click();
  const summary = await page.locator('#result-title').textContent();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('.filled-answer')).toContainText(summary ?? 'nothing');
  await expect(sheet.locator('.filled-odds tbody tr').first()).toContainText('/');
  expect(await sheet.locator('.filled-steps li').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
