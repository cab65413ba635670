/** The map is the board: painted, put together and answered by hand, by finger and by keys. */
import { expect, type Page, test } from '@playwright/test';
import { MapHand } from './map-hand.ts';

const MOVEMENT = '/#/game/aegean-strike/chart/movement';

/** A blank sheet between two printed numbers. */
async function begin(hand: MapHand, from: string, to: string): Promise<void> {
  const { page } = hand;
  await hand.fill(page.getByLabel('top left'), from);
  await hand.fill(page.getByLabel('bottom right'), to);
  await hand.tap(page.getByRole('button', { name: 'Begin' }));
  await hand.frame.waitFor();
}

/** Movement points of an armoured division with 8 points in Movement to Contact: 2 a road hex, as the aid prints. */
const ROAD = { '0605': '2', '0705': '4', '0805': '6', '0905': '8' };

test('from blank to the reach of one unit on ten by ten hexes, four terrains and a road', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone';
  const hand = new MapHand(page, '0101', isPhone);
  await page.goto(MOVEMENT);
  await begin(hand, '0101', '1010');
  await hand.tap(hand.tool('Paint'));
  await hand.tap(hand.brush('Forest'));
  await hand.drag('0102', '0107');
  await hand.tap(hand.brush('Mountain'));
  await hand.drag('0402', '0802');
  await hand.tap(hand.brush('Water'));
  await hand.drag('0309', '0909');
  await hand.tap(hand.tool('Lines'));
  await hand.drag('0505', '0605', '0705', '0805', '0905');
  await hand.tap(hand.tool('Counters'));
  await hand.tap(page.locator('.hand .brush').first());
  await hand.tapHex('0505');
  await describeUnit(hand, page);
  await hand.expectFigures(ROAD);
  await expect(page.getByTestId('answer')).toContainText(/hexes in reach: \d+/);
  test.info().annotations.push({ type: 'actions', description: String(hand.count) });
  console.log(`${info.project.name}: ${hand.count} actions`);
  expect(hand.count).toBeLessThanOrEqual(isPhone ? 60 : 45);
});

/** What is printed on it: armour, a division, Movement to Contact, 8 points. */
async function describeUnit(hand: MapHand, page: Page): Promise<void> {
  const card = page.locator('.board-fields .counter-card');
  await hand.pick(card.locator('select.bare').first(), 'armour');
  await hand.fill(card.locator('.numbers input').first(), '8');
}
