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

test('what a unit sees is a layer of any board, and what is lost is told as lost', async ({ page }, info) => {
  const hand = new MapHand(page, '0101', info.project.name === 'phone');
  await page.goto(chart('movement'));
  await begin(hand, '0101', '0505');
  await hand.tap(hand.tool('Counters'));
  await hand.tap(page.locator('.hand .brush').first());
  await hand.tapHex('0303');
  await expect.poll(() => result(page)).toMatchObject({ hex: '0303' });
  await hand.tap(hand.tool('Layers'));
  const layer = (name: string): Locator => page.getByRole('switch', { name });
  const over = page.locator('.stage-layers svg');
  // Weapon characteristics summary: a US ground unit has 7 against air units in its own hex; all else of its line is lost.
  await expect(layer('detection of air units: NATO')).toHaveAttribute('aria-checked', 'false');
  await expect(over.locator('.ranges')).toHaveCount(0);
  await hand.tap(layer('detection of air units: NATO'));
  await expect(over.locator('.ranges .range')).toHaveCount(1);
  await expect(over.locator('.signs text')).toHaveText(['7']);
  await hand.tap(layer('detection of air units, value lost: supply it: NATO'));
  await expect(over.locator('.zones path')).toHaveAttribute('fill', /lost-1/);
  // Whoever does not see it hears it, hex by hex.
  await hand.frame.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('announcer')).toContainText('value of Unit 1 lost (ranges 1 to 21)');
  await hand.tap(layer('detection of air units, value lost: supply it: NATO'));
  await expect(over.locator('.zones')).toHaveCount(0);
});

test('the ranges of both sides on their own chart, medium by medium', async ({ page }, info) => {
  const hand = new MapHand(page, '0101', info.project.name === 'phone');
  await page.goto(chart('detection-ranges'));
  await begin(hand, '0101', '1705');
  for (const [place, [type, side, hex]] of (
    [
      ['E-2', 'NATO', '0203'],
      ['Tu-126', 'Warsaw Pact', '1603'],
    ] as const
  ).entries()) {
    await hand.tap(page.locator('.hand .acts').getByRole('button', { name: 'Air unit' }));
    await hand.tapHex(hex);
    const row = page.locator('.board-fields .counter-row').nth(place);
    await row.locator('select.bare').first().selectOption(type);
    if ((await row.getAttribute('data-open')) === null) await row.locator('.unfold').click();
    await row.locator('.segment', { hasText: side }).click();
    await row.locator('.unfold').click();
  }
  const signs = page.locator('.stage-layers svg .signs text');
  // Example of combat air patrol: the E-2 has 6 against air units at 14 hexes, the Tu-126 1 against ships.
  await expect(signs.filter({ hasText: /^6$/ })).toHaveCount(5);
  await page.locator('.board-fields .segment', { hasText: /^surface$/ }).click();
  await expect(signs.filter({ hasText: /^1$/ })).toHaveCount(5);
  await expect(signs.filter({ hasText: /^6$/ })).toHaveCount(0);
});

test('the counters of a combat are put on its small map, by taps or by keys', async ({ page }) => {
  await page.goto('/#/game/balkan-wars/chart/combat');
  const rare = page.locator('details.seldom').filter({ has: page.locator('.map-field') });
  await rare.locator('summary').first().click();
  await page.locator('.map-field').getByRole('button', { name: 'Which map?' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('top left').fill('0101');
  await sheet.getByLabel('bottom right').fill('0505');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  const small = page.locator('.map-field');
  for (const [name, hex] of [
    ['Attacker', '0202'],
    ['Defender', '0303'],
  ] as const) {
    const counter = small.locator('.brush', { hasText: name });
    await counter.click();
    await expect(counter).toHaveAttribute('aria-pressed', 'true');
    await small.locator(`[id="field-${hex}"]`).click({ force: true });
    await expect(counter).toContainText(hex);
    await expect(small.getByRole('img', { name: `${hex}: Land, ${name}` })).toBeAttached();
  }
  const defender = small.locator('.brush', { hasText: 'Defender' });
  await defender.focus();
  await page.keyboard.press('Enter');
  await small.locator('.tapped-map').focus();
  // The first arrow is on the first hex; the third row is two below it.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByTestId('announcer')).toHaveText('0103: land');
  await page.keyboard.press('Enter');
  await expect(defender).toContainText('0103');
});

const place = (id: string, kind: string, across: number, down: number) => ({ id, name: id, kind, across, down });
/** Three spaces in a row and one below the second; one has a name of two words. */
const PASSES = {
  title: 'Passes',
  spaces: [
    place('Dresden', 'fortress2', 0, 0),
    place('Bad Schandau', 'hills', 120, 0),
    place('Aussig', 'open', 240, 0),
    place('Zittau', 'open', 130, 110),
  ],
  links: [
    { from: 'Dresden', to: 'Bad Schandau', kind: 'way' },
    { from: 'Bad Schandau', to: 'Aussig', kind: 'river' },
    { from: 'Bad Schandau', to: 'Zittau', kind: 'way' },
  ],
};

async function passesOn(page: Page, procedure: string): Promise<Locator> {
  await page.goto(`/#/game/clash-of-monarchs/chart/${procedure}`);
  const small = page.locator('.map-field').first();
  const rare = page.locator('details.seldom').filter({ has: small });
  await rare.first().locator('summary').first().click();
  await small.getByRole('button', { name: 'Which map?' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'passes.map.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(PASSES)),
    });
  await small.locator('.tapped-map').waitFor();
  return small;
}

const told = (page: Page, name: string): Locator => page.locator(`input[data-at="${name}"]`);

test('the way of a march is tapped on a map of spaces and ways', async ({ page }) => {
  const small = await passesOn(page, 'march');
  const tap = (id: string) => small.locator(`[id="field-${id}"]`).click({ force: true });
  await expect(small).toContainText('Tap where the way begins');
  await tap('Dresden');
  await expect(told(page, 'from')).toHaveValue('Dresden');
  await tap('Bad-Schandau');
  await expect(told(page, 'path[0]')).toHaveValue('Bad Schandau');
  await tap('Aussig');
  await expect(told(page, 'path[1]')).toHaveValue('Aussig');
  await expect(small.locator('svg .ways path.way')).toHaveCount(1);
  await tap('Aussig');
  await expect(told(page, 'path[1]')).toHaveCount(0);
});

test('the two spaces of an interception are told by arrows and Enter', async ({ page }) => {
  const small = await passesOn(page, 'interception');
  await small.locator('.tapped-map').focus();
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowRight', 'ArrowRight');
  await expect(page.getByTestId('announcer')).toContainText('Bad Schandau');
  await press('Enter');
  await expect(told(page, 'at')).toHaveValue('Bad Schandau');
  await small.locator('.tapped-map').focus();
  await press('ArrowDown', 'Enter');
  await expect(told(page, 'from')).toHaveValue('Zittau');
});
