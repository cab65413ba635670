/** The map is the board: painted, put together and answered by hand, by finger and by keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { MapHand } from './map-hand.ts';

const chart = (procedure: string): string => `/#/game/aegean-strike/chart/${procedure}`;

/** A blank sheet between two printed numbers. */
async function begin(hand: MapHand, from: string, to: string): Promise<void> {
  const { page } = hand;
  await hand.fill(page.getByLabel('top left'), from);
  await hand.fill(page.getByLabel('bottom right'), to);
  await hand.tap(page.getByRole('button', { name: 'Begin' }));
  await hand.frame.waitFor();
}

const answer = (page: Page): Locator => page.getByTestId('answer');

/** The result that stands beside the map, as data. */
async function result(page: Page): Promise<unknown> {
  return JSON.parse((await answer(page).getAttribute('data-result')) ?? 'null');
}

/** Movement points of an armoured division with 8 points in Movement to Contact: 2 a road hex, as the aid prints. */
const ROAD_FROM_0505 = { '0605': '2', '0705': '4', '0805': '6', '0905': '8' };

test('from blank to the reach of one unit on ten by ten hexes, four terrains and a road', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone';
  const hand = new MapHand(page, '0101', isPhone);
  await page.goto(chart('movement'));
  await begin(hand, '0101', '1010');
  await hand.tap(hand.tool('Paint'));
  for (const [terrain, from, to] of [
    ['Forest', '0102', '0107'],
    ['Mountain', '0402', '0802'],
    ['Water', '0309', '0909'],
  ] as const) {
    await hand.tap(hand.brush(terrain));
    await hand.drag(from, to);
  }
  await hand.tap(hand.tool('Lines'));
  await hand.drag('0505', '0605', '0705', '0805', '0905');
  await hand.tap(hand.tool('Counters'));
  await hand.tap(page.locator('.hand .brush').first());
  await hand.tapHex('0505');
  const unit = page.locator('.board-fields .counter-card');
  await hand.pick(unit.locator('select.bare').first(), 'armour');
  await hand.fill(unit.locator('.numbers input').first(), '8');
  await hand.expectFigures(ROAD_FROM_0505);
  expect(hand.count).toBeLessThanOrEqual(isPhone ? 60 : 45);
  // The finger leads the way, and what it costs is told as it grows.
  await hand.tap(hand.tool('Move'));
  await hand.drag('0505', '0605', '0705');
  await expect.poll(() => result(page)).toMatchObject({ hex: '0705', spent: 4, left: 4 });
  await hand.drag('0705', '0805', '0905');
  await expect.poll(() => result(page)).toMatchObject({ hex: '0905', spent: 8, left: 0 });
  // One hex too far is refused where it arises.
  await hand.tapHex('1005');
  await expect(answer(page)).toContainText('1005');
  await expect(page.locator('.stage-layers svg .marks')).toContainText('!');
  await hand.tap(page.getByRole('button', { name: 'last hex' }));
  await expect.poll(() => result(page)).toMatchObject({ hex: '0905' });
});
