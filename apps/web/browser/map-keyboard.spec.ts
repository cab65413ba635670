/** A map painted, put together and answered by keys alone. */
import { expect, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { MapHand } from './map-hand.ts';

/** Movement points of an armoured division with 8 points in Movement to Contact: 2 a road hex, as the aid prints. */
const ROAD_FROM_0505 = { '0605': '2', '0705': '4', '0805': '6', '0905': '8' };

/** The result that stands beside the map, as data. */
const result = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.getByTestId('answer').getAttribute('data-result')) ?? 'null');

test('from blank to the reach of one unit by keys alone, every hex told', async ({ page }) => {
  await page.goto('/#/game/aegean-strike/chart/movement');
  await page.getByLabel('top left').waitFor();
  const heard = page.getByTestId('announcer');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const walk = (key: string, times: number): Promise<void> => press(...Array.from({ length: times }, () => key));
  const to = (selector: string): Promise<void> => tabTo(page, selector);
  await to('input[name=from]');
  await page.keyboard.type('0101');
  await press('Tab');
  await page.keyboard.type('1010');
  await press('Enter');
  await page.locator('.stage-frame').waitFor();
  await to('.bench-tool:has(.icon-brush)');
  await press('Enter');
  await to('.stage-frame');
  await press('ArrowRight');
  await expect(heard).toHaveText('0101: Clear');
  // The fourth brush is forest, the sixth mountain, the ninth water.
  await press('4', 'Enter');
  await expect(heard).toHaveText('0101: Forest');
  await press('ArrowDown', 'Enter', '6', 'ArrowDown', 'Enter', '9', 'ArrowDown', 'Enter');
  await press('ArrowUp', 'ArrowUp');
  await expect(heard).toHaveText('0102: Forest');
  // Back and forth again.
  await press('Control+z', 'Control+z', 'Control+y', 'Control+y');
  await to('.bench-tool:has(.icon-line)');
  await press('Enter');
  await to('.stage-frame');
  await walk('ArrowRight', 4);
  await walk('ArrowDown', 3);
  await press('Enter');
  await expect(heard).toHaveText('The line begins at 0505');
  await walk('ArrowRight', 4);
  await press('Enter');
  await to('.bench-tool:has(.icon-counters)');
  await press('Enter');
  await to('.hand .brush');
  await press('Enter');
  await to('.stage-frame');
  await walk('ArrowLeft', 4);
  await press('Enter');
  await to('.board-fields .counter-card select.bare');
  await page.keyboard.type('Armour');
  await to('.board-fields .counter-card .numbers input');
  await page.keyboard.type('8');
  await new MapHand(page, '0101', false).expectFigures(ROAD_FROM_0505);
  await to('.bench-tool:has(.icon-way)');
  await press('Enter');
  await to('.stage-frame');
  await walk('ArrowRight', 2);
  await expect(heard).toContainText('0705: Clear');
  await press('Enter');
  await expect.poll(() => result(page)).toMatchObject({ hex: '0705', spent: 4, left: 4 });
  await press('Backspace');
  await expect.poll(() => result(page)).toMatchObject({ hex: '0605', spent: 2 });
});

/** Presses Tab until what is wanted has the focus, and turns round at the end of the page. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${selector}`);
}
