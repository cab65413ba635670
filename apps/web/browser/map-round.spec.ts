/** A map goes from the editor to a file, through the command, into a campaign and back: equal byte for byte. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { command } from './command.ts';
import { test } from './kept-page.ts';
import { MapHand } from './map-hand.ts';

/** The text of the file that the page hands over. */
async function saved(page: Page): Promise<string> {
  await page.locator('.take-along summary').first().waitFor();
  const fold = page.locator('.take-along:not([open]) summary');
  if (await fold.isVisible()) await fold.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save in a file' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

const asFile = (text: string) => ({ name: 'a.map.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('editor, file, command, campaign, and back', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone';
  const hand = new MapHand(page, '0101', isPhone);
  await page.goto('/#/campaigns');
  await page.getByLabel('Game', { exact: true }).selectOption('aegean-strike');
  await page.getByLabel('Name').fill('Antalya');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Antalya' }).waitFor();
  const campaign = new URL(page.url()).hash.split('/').at(-1)?.split('?')[0] ?? '';

  await page.goto('/#/game/aegean-strike/map');
  await page.getByLabel('top left').fill('0101');
  await page.getByLabel('bottom right').fill('0807');
  await page.getByLabel('Title').fill('Rhône « amont »');
  await page.getByRole('button', { name: 'Begin' }).click();
  await hand.frame.waitFor();
  await hand.tap(hand.brush('Forest'));
  await hand.drag('0202', '0602');
  await hand.tap(hand.tool('Lines'));
  await hand.drag('0104', '0404', '0704');
  await hand.tap(hand.brush('coast'));
  await hand.tapSide('0505', '0506');
  await hand.tap(hand.tool('Places'));
  await hand.tapHex('0303');
  await page.getByLabel(/Name of the place/).fill('Œuvre d’art');
  await page.getByLabel(/Name of the place/).press('Enter');
  await hand.tap(hand.tool('Sheet'));
  await page.getByRole('button', { name: 'Take hexes off the sheet' }).click();
  await hand.tapHex('0801');
  await page.getByRole('button', { name: 'Take hexes off the sheet' }).click();
  const first = await saved(page);
  expect(JSON.parse(first)).toMatchObject({ title: 'Rhône « amont »', absent: ['0801'] });

  // The command reads it, and tells the same map back.
  const input = { map: JSON.parse(first), units: [{ name: 'A', side: 'pact', kind: 'armour', hex: '0404' }] };
  const { out, err } = await command(
    'resolve',
    'aegean-strike',
    'zones-of-control',
    '--json',
    '--input',
    JSON.stringify(input),
  );
  expect(err).toBe('');
  const told = JSON.parse(out) as { readonly input: { readonly map: unknown } };

  // The campaign is given it, and a chart played there is played on it.
  await page.getByRole('button', { name: 'Antalya' }).click();
  await expect(page.getByText('It is a map of that campaign.')).toBeVisible();
  await page.goto(`/#/game/aegean-strike/chart/zones-of-control?campaign=${campaign}`);
  await hand.frame.waitFor();
  await hand.tap(hand.tool('Layers'));
  expect(await saved(page)).toBe(first);

  // What the command told opens in the editor, and leaves it as it came.
  await page.goto('/#/game/aegean-strike/maps');
  await page.locator('.own-maps input[type=file]').setInputFiles(asFile(JSON.stringify(told.input.map)));
  await hand.frame.waitFor();
  await hand.tap(hand.tool('Sheet'));
  expect(await saved(page)).toBe(first);
});

test('a bad map is told with every fault and its hex', async ({ page }) => {
  await page.goto('/#/game/aegean-strike/maps');
  const bad = {
    title: 'Bad',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0303',
    background: 'clear',
    terrain: [{ terrain: 'forest', hexes: ['0404', '0202', 'x'] }],
    hexsides: [{ hexside: 'road', along: ['0101', '0303'] }],
  };
  await page.locator('.own-maps input[type=file]').setInputFiles(asFile(JSON.stringify(bad)));
  const faults = page.locator('.map-faults li');
  await expect(faults).toHaveCount(3);
  await expect(faults.nth(0)).toContainText('0404');
  await expect(faults.nth(1)).toContainText('x');
  await expect(faults.nth(2)).toContainText('0303');
});
