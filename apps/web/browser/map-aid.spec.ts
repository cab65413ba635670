/** The aid's own examples of movement, zones of control and supply, painted and tapped: every printed number is found. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { MapHand } from './map-hand.ts';

async function blank(page: Page, procedure: string, from: string, to: string, isPhone: boolean): Promise<MapHand> {
  const hand = new MapHand(page, from, isPhone);
  await page.goto(`/#/game/aegean-strike/chart/${procedure}`);
  await hand.fill(page.getByLabel('top left'), from);
  await hand.fill(page.getByLabel('bottom right'), to);
  await hand.tap(page.getByRole('button', { name: 'Begin' }));
  await hand.frame.waitFor();
  return hand;
}

const result = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.getByTestId('answer').getAttribute('data-result')) ?? 'null');

const ROAD = ['4225', '4325', '4425', '4525', '4625', '4725', '4825', '4925', '5025', '5125'];

/** Example of movement and formation: hexes of road that 8 points reach, and what each costs. */
const FORMATIONS = [
  ['MC', 4, 2],
  ['HA', 2, 4],
  ['HD', 2, 4],
  ['DA', 1, 8],
  ['T', 8, 1],
  ['DD', 0, 0],
  ['R', 0, 0],
] as const;

test('movement: eight points of road, formation by formation', async ({ page }, { project }) => {
  const hand = await blank(page, 'movement', '4224', '5126', project.name === 'phone');
  await hand.tap(hand.tool('Paint'));
  await hand.tap(hand.brush('Impassable'));
  await hand.tap(hand.brush('fill'));
  await hand.tapHex('4424');
  await hand.tap(hand.brush('Clear'));
  await hand.tap(hand.brush('1 hex'));
  await hand.drag(...ROAD);
  await hand.tap(hand.tool('Lines'));
  await hand.drag(...ROAD);
  await hand.tap(hand.tool('Counters'));
  await hand.tap(page.locator('.hand .brush').first());
  await hand.tapHex('4225');
  const unit = page.locator('.board-fields .counter-card');
  await unit.locator('select.bare').first().selectOption('armour');
  await unit.locator('.numbers input').first().fill('8');
  await unit.getByLabel('Size').selectOption('division');
  for (const [formation, hexes, cost] of FORMATIONS) {
    await unit.getByLabel('Formation', { exact: true }).selectOption(formation);
    await expect
      .poll(() => result(page), { message: formation })
      .toMatchObject({ reachable: ROAD.slice(0, hexes + 1).map((hex, place) => ({ hex, points: place * cost })) });
    const figures = ROAD.slice(1).map((hex, place) => [hex, place < hexes ? String((place + 1) * cost) : '']);
    await hand.expectFigures(Object.fromEntries(figures));
  }
});

/** Example of zones of control around Antalya; what is not named is clear. */
const ANTALYA = {
  Mountain: ['4423', '4424', '4525', '4623', '4726', '5125'],
  Water: ['4627', '5827', '5828', '5729'],
  City: ['4527'],
};
const UNITS = [
  { kind: 'armour', size: 'brigade', formation: 'MC', side: 'Warsaw Pact', hex: '4524' },
  { kind: 'marine', size: 'brigade', formation: 'HD', side: 'NATO', hex: '5126' },
  { kind: 'mechanised', size: 'brigade', formation: 'HA', side: 'Warsaw Pact', hex: '5728' },
  { kind: 'armour', size: 'division', formation: 'MC', side: 'Warsaw Pact', hex: '4626' },
];
const LOCKING = ['4523', '4624', '5627', '5628', '5727', '4526', '4625', '4727'];
const FLUID = ['5025', '5026', '5125', '5127', '5225', '5226', '4527'];
const NONE = ['4423', '4424', '4525', '4623', '5827', '5828', '5729', '4726', '4627'];

test('zones of control around Antalya', async ({ page }, { project }) => {
  const hand = await blank(page, 'zones-of-control', '4422', '5829', project.name === 'phone');
  await hand.tap(hand.tool('Paint'));
  for (const [terrain, hexes] of Object.entries(ANTALYA)) {
    await hand.tap(hand.brush(terrain));
    for (const hex of hexes) await hand.tapHex(hex);
  }
  await hand.tap(hand.tool('Counters'));
  for (const [place, { kind, size, formation, side, hex }] of UNITS.entries()) {
    // The list begins with one counter.
    if (place > 0) await hand.tap(page.locator('.hand .acts button').first());
    else await hand.tap(page.locator('.hand .brush').first());
    await hand.tapHex(hex);
    const row = page.locator('.board-fields .counter-row').nth(place);
    await row.locator('select.bare').first().selectOption(kind);
    if ((await row.getAttribute('data-open')) === null) await row.locator('.unfold').click();
    await row.getByLabel('Size').selectOption(size);
    await row.getByLabel('Formation').selectOption(formation);
    await row.locator('.segment', { hasText: side }).click();
    await expect(row.getByLabel('Hex', { exact: true }).first()).toHaveValue(hex);
    if ((await row.getAttribute('data-open')) !== null) await row.locator('.unfold').click();
  }
  const zones = (wanted: string): Promise<readonly string[]> => signed(page.locator('.stage-layers svg'), hand, wanted);
  await expect.poll(() => zones('L')).toEqual(LOCKING.toSorted());
  await expect.poll(() => zones('F')).toEqual(FLUID.toSorted());
  for (const hex of NONE) expect([...(await zones('L')), ...(await zones('F'))]).not.toContain(hex);
});

/** The hexes that carry a sign, by where it stands. */
async function signed(over: Locator, hand: MapHand, wanted: string): Promise<readonly string[]> {
  const places = await over.evaluate(
    (svg, sign) =>
      [...svg.querySelectorAll('.signs text')]
        .filter(({ textContent }) => textContent === sign)
        .map((text) => ({ x: Number(text.getAttribute('x')), y: Number(text.getAttribute('y')) })),
    wanted,
  );
  const hexes = Array.from({ length: 15 }, (_, column) =>
    Array.from({ length: 8 }, (__, row) => `${44 + column}${22 + row}`),
  ).flat();
  return places
    .map(({ x, y }) =>
      hexes.find((hex) => {
        const centre = hand.centre(hex);
        return Math.hypot(centre.x - x, centre.y - y) < 32;
      }),
    )
    .map(String)
    .sort();
}

const WEST = ['5225', '5125', '5025', '4925', '4825', '4725', '4625', '4525', '4425', '4325', '4225'];
const SOUTH = ['5225', '5226', '5227', '5228', '5229', '5230', '5231', '5232', '5233', '5234'];

test('supply: both depots in the network, then 5125 is interdicted', async ({ page }, { project }) => {
  const hand = await blank(page, 'supply', '4224', '5334', project.name === 'phone');
  await hand.tap(hand.tool('Lines'));
  await hand.drag(...WEST);
  await hand.drag(...SOUTH);
  await hand.tap(hand.tool('Counters'));
  const mark = (name: string): Locator => page.locator('.hand .brush', { hasText: name });
  await hand.tap(mark('in the network by themselves'));
  await hand.tapHex('5225');
  for (const hex of ['4225', '5234']) {
    await hand.tap(page.locator('.hand .acts').first().getByRole('button').first());
    await hand.tapHex(hex);
  }
  await page.locator('.board-fields .segment', { hasText: 'Warsaw Pact' }).click();
  // A is 20 armour movement points from D, B 18: both are in.
  await expect
    .poll(() => result(page))
    .toMatchObject({
      depots: [
        { state: 'joined', points: 20 },
        { state: 'joined', points: 18 },
      ],
    });
  await hand.tap(mark('Interdicted hexes'));
  await hand.tapHex('5125');
  // A is now at 22, out of the network; B is still within 20.
  await expect
    .poll(() => result(page))
    .toMatchObject({
      depots: [
        { state: 'cut', points: 22 },
        { state: 'joined', points: 18 },
      ],
    });
  await expect(page.locator('.stage-layers svg .supplies .cut').first()).toBeAttached();
});
