import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { namesOn } from './names-on.ts';

const ROSTER = '/#/game/balkan-wars/roster';

const ROWS = [
  'Name\tCountry\tType\tCombat strength\tCadre level\tBombardment strength',
  '1st Division\tBulgaria\tDivision\t9\t3\t',
  'Siege guns\tBulgarie\tHeavy artillery\t2\t1\t3',
  'Redif\tOttoman Empire\tDivision\t2\t2\t',
  'Battery\tEmpire ottoman\tOther artillery\t1\t2\t1',
].join('\n');

async function paste(page: Page, rows: string): Promise<void> {
  await page.goto(ROSTER);
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByLabel('Rows from a spreadsheet').fill(rows);
  await page.getByRole('button', { name: /^Take \d/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('rows from a spreadsheet are shown as the counters they will be, then kept', async ({ page }) => {
  await page.goto(ROSTER);
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByLabel('Rows from a spreadsheet').fill(`${ROWS}\nGhost\tAtlantis\t\t120`);
  const preview = page.locator('.roster-preview > li');
  await expect(preview).toHaveCount(5);
  await expect(preview.nth(1)).toContainText('Bulgaria · Heavy artillery');
  await expect(preview.nth(1).locator('.roster-numbers')).toHaveText('2-1-3');
  await expect(preview.nth(4)).toContainText('“Atlantis” is no country we know');
  // A combat strength goes from 0 to 99.
  await expect(preview.nth(4)).toContainText('from 0 to 99');
  await page.getByRole('button', { name: 'Take 5 counters' }).click();
  await expect(page.getByRole('heading', { name: 'Units 5' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Units 5' })).toBeVisible();
});

test('a counter is renamed, refused a name that is taken, and removed', async ({ page }) => {
  await paste(page, ROWS);
  const redif = page.getByRole('button', { name: /^Redif/ });
  await redif.click();
  await page.getByLabel('Name').fill('given up');
  // Escape closes the dialog even in a moment in which nothing has the focus.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await redif.click();
  await page.getByLabel('Name').fill('battery');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('alert')).toContainText('the roster has a counter called “battery” already');
  await page.getByLabel('Name').fill('2nd Redif');
  await page.getByLabel('Combat strength').fill('4');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: /^2nd Redif/ }).locator('.roster-numbers')).toHaveText('4-2');
  await page.getByRole('button', { name: 'Remove Battery' }).click();
  await expect(page.locator('.roster-row')).toHaveCount(3);
});

test('the rows saved as a file are read back the same', async ({ page }) => {
  await paste(page, ROWS);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const rows = readFileSync((await (await saving).path()) ?? '', 'utf8');
  expect(rows.split('\n')[0]).toBe('Name\tCountry\tType\tCombat strength\tCadre level\tBombardment strength');
  expect(rows).toContain('Siege guns\tBulgaria\tHeavy artillery\t2\t1\t3');
  await page.getByRole('button', { name: 'Remove all' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
  await expect(page.locator('.roster-row')).toHaveCount(0);
  await paste(page, rows);
  await expect(page.locator('.roster-row')).toHaveCount(4);
});

test('counters of the roster are put on the table by a tap', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paste(page, ROWS);
  await page.goto('/#/game/balkan-wars/chart/combat');
  await page.locator('.chart').waitFor();
  const force = page.locator('.force').first();
  const opened = force.locator('.roster-open');
  await expect(opened).toContainText('4');
  await opened.click();
  await page.getByLabel('Name, nation or arm').fill('bulgaria');
  await expect(page.locator('.roster-choices .roster-line')).toHaveCount(2);
  await page.locator('.roster-choices .roster-line', { hasText: 'Siege guns' }).click();
  // What stands on the table is not offered twice.
  await expect(page.locator('.roster-choices .roster-line')).toHaveCount(1);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => namesOn(page)).toContain('Siege guns');
});
