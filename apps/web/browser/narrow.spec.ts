import { expect, type Page, test } from '@playwright/test';
import { presetOf, shelved } from './shelf.ts';

/** A phone of the smallest kind, and a window at twice its size. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
] as const;

/** A chart, the board of one, or the choice of its map. */
const READY = '.chart, .bench, .choose-map';

/** How far the page can be pushed sideways, and by what. */
async function over(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const widest = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    const last = widest.at(-1);
    return `${scrollWidth - clientWidth} px, by ${last?.tagName}.${last?.className}`;
  });
}

async function visit(page: Page, faults: string[], hash: string, ready: string): Promise<void> {
  await page.goto(`/${hash}`);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  for (const locale of ['en', 'fr']) {
    await page.evaluate((wanted) => {
      if (document.documentElement.lang !== wanted)
        document.querySelector<HTMLElement>('.top-tools button[lang]')?.click();
    }, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const found = await over(page);
      if (found !== undefined) faults.push(`${hash} at ${size.width} in ${locale}: ${found}`);
    }
  }
}

test('no page of the app is wider than the smallest phone, or than a window at 200 %', async ({ page }) => {
  const faults: string[] = [];
  for (const [hash, ready] of [
    ['#/', '.game-card .chip'],
    ['#/campaigns', 'form'],
    ['#/rosters', '.links'],
    ['#/history', '.history'],
    ['#/share', '.page'],
    ['#/proof', '.page'],
    ['#/nowhere', 'h1'],
  ] as const) {
    await visit(page, faults, hash, ready);
  }
  expect(faults).toEqual([]);
});

for (const { id, load } of await shelved()) {
  test(`no page of ${id} is wider than the smallest phone, or than a window at 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const game = await load();
    const faults: string[] = [];
    for (const [path, ready] of [
      ['', '.game-columns'],
      ['/roster', '.roster-page'],
      ['/print', '.sheet-tables'],
      ['/examples', '.example'],
      ...Object.keys(game.tables).map((table) => [`/table/${encodeURIComponent(table)}`, '.table-page'] as const),
      ...Object.keys(game.procedures).map((chart) => [`/chart/${chart}`, READY] as const),
    ] as const) {
      await visit(page, faults, `#/game/${id}${path}`, ready);
    }
    const preset = presetOf(game);
    await visit(page, faults, `#/game/${id}/chart/${preset.procedure}?preset=${encodeURIComponent(preset.id)}`, READY);
    expect(faults).toEqual([]);
  });
}
