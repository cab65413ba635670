/** A shared campaign is played on the board: its map and counters reach the other player, byte for byte. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { MapHand } from './map-hand.ts';
import { player, share } from './player.ts';
import { openServed, type Served } from './served.ts';

let served: Served;
test.beforeAll(async () => {
  served = await openServed();
});
test.afterAll(() => served.stop());

const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

/** The text of the map file that the page hands over. */
async function saved(page: Page, words: string): Promise<string> {
  await page.locator('.take-along summary').first().waitFor();
  const fold = page.locator('.take-along:not([open]) summary');
  if (await fold.isVisible()) await fold.click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words }).click()]);
  return readFile(await file.path(), 'utf8');
}

test('a map painted on the shared board is the campaign’s, and the other player moves on it', async ({ browser }) => {
  const [nato, pact] = [await player(browser, DESK), await player(browser, PHONE)];
  const [invitation = ''] = await share(nato, served.url, 'aegean-strike', 'Antalya');
  await pact.page.goto(invitation);
  await pact.page.getByRole('button', { name: /Prendre le siège/ }).click();
  await expect(pact.page.getByText('Vous jouez :')).toBeVisible();

  const { page } = nato;
  const key = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  const hand = new MapHand(page, '0101', false);
  await page.goto(`${served.url}/#/shared/${key}/begin/zones-of-control`);
  await page.getByLabel('top left').fill('0101');
  await page.getByLabel('bottom right').fill('0807');
  await page.getByRole('button', { name: 'Begin' }).click();
  await hand.frame.waitFor();
  await hand.tap(hand.tool('Paint'));
  await hand.tap(hand.brush('Forest'));
  await hand.drag('0202', '0602');
  await hand.tap(hand.tool('Sheet'));
  const first = await saved(page, 'Save in a file');
  await hand.tap(hand.tool('Counters'));
  await hand.tap(page.locator('.hand .brush').first());
  await hand.tapHex('0404');
  await page.getByRole('button', { name: 'Write it down' }).click();

  // Both are told, and the map is the campaign's: nobody paints it any more.
  await expect(page.locator('.log')).toContainText('Zones of control');
  const far = pact.page;
  await far.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(far.locator('.log')).toContainText('Zones de contrôle');
  await far.getByRole('link', { name: 'La carte de la campagne' }).click();
  const finger = new MapHand(far, '0101', true);
  await finger.frame.waitFor();
  await finger.tap(finger.tool('Calques'));
  expect(await saved(far, 'Enregistrer dans un fichier')).toBe(first);
  await expect(finger.tool('Peindre')).toHaveCount(0);

  // Out of the editor another map is given to the same table, and the journal says so to both.
  await page.goto(`${served.url}/#/game/aegean-strike/map`);
  await page.getByLabel('top left').fill('4021');
  await page.getByLabel('bottom right').fill('4426');
  await page.getByLabel('Title').fill('Kaş');
  await page.getByRole('button', { name: 'Begin' }).click();
  await hand.frame.waitFor();
  await hand.tap(hand.tool('Sheet'));
  await page.getByRole('button', { name: 'Antalya' }).click();
  await expect(page.getByText('It is a map of that campaign.')).toBeVisible();
  await far.goto(`${served.url}/#/shared/${key.replace('nato', 'pact')}?tab=journal`);
  await expect(far.locator('.log')).toContainText('Kaş');
});
