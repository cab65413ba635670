import { expect, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { ownOf, presetOf, shelved } from './shelf.ts';

/** A phone of the smallest kind, and a window at twice its size. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
] as const;

/** A chart, the board of one, or the choice of its map. */
const READY = '.chart, .bench, .choose-map';

/** The app in a frame: it takes any size at once, where a window has to be asked for each. */
async function openFramed(page: Page): Promise<void> {
  // Any text of the same house holds a frame.
  await page.goto('/theme.js');
  await page.evaluate(async () => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/' });
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.replaceChildren(frame);
    await loaded;
  });
}

/** Runs in the page: how far the framed page can be pushed sideways in each language and size, and by what. */
async function pushed(sizes: typeof SIZES): Promise<readonly string[]> {
  const box = document.querySelector('iframe');
  const [inside, view] = [box?.contentDocument, box?.contentWindow];
  if (!box || !inside || !view) throw new Error('no frame');
  const frames = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) await new Promise((resolve) => view.requestAnimationFrame(resolve));
  };
  const over = (): string | undefined => {
    const { scrollWidth, clientWidth } = inside.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const widest = [...inside.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    const last = widest.at(-1);
    return `${scrollWidth - clientWidth} px, by ${last?.tagName}.${last?.className}`;
  };
  const faults: string[] = [];
  for (const locale of ['en', 'fr']) {
    if (inside.documentElement.lang !== locale) inside.querySelector<HTMLElement>('.top-tools button[lang]')?.click();
    for (let patience = 2_000; inside.documentElement.lang !== locale; patience -= 1) {
      if (patience === 0) throw new Error(`the page never came in ${locale}`);
      await frames(1);
    }
    for (const { width, height } of sizes) {
      box.style.cssText = `border: 0; width: ${width}px; height: ${height}px`;
      // One frame tells those who watch the size, the next shows what they made of it.
      await frames(2);
      if (view.innerWidth !== width) throw new Error(`the frame is ${view.innerWidth} wide`);
      const found = over();
      if (found !== undefined) faults.push(`at ${width} in ${locale}: ${found}`);
    }
  }
  return faults;
}

async function visit(page: Page, faults: string[], hash: string, ready: string): Promise<void> {
  await page.evaluate((fragment) => {
    const { contentWindow: view } = document.querySelector('iframe') ?? {};
    if (view) view.location.hash = fragment;
  }, hash);
  await page.frameLocator('iframe').locator(ready).first().waitFor({ state: 'attached' });
  faults.push(...(await page.evaluate(pushed, SIZES)).map((fault) => `${hash} ${fault}`));
}

test('no page of the app is wider than the smallest phone, or than a window at 200 %', async ({ page }) => {
  const faults: string[] = [];
  await openFramed(page);
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
    const { procedures, tables } = await ownOf(game);
    const faults: string[] = [];
    await openFramed(page);
    for (const [path, ready] of [
      ['', '.game-columns'],
      ['/roster', '.roster-page'],
      ['/print', '.sheet-tables'],
      ['/examples', '.example'],
      ...tables.map((table) => [`/table/${encodeURIComponent(table)}`, '.table-page'] as const),
      ...procedures.map((chart) => [`/chart/${chart}`, READY] as const),
    ] as const) {
      await visit(page, faults, `#/game/${id}${path}`, ready);
    }
    const preset = presetOf(game);
    await visit(page, faults, `#/game/${id}/chart/${preset.procedure}?preset=${encodeURIComponent(preset.id)}`, READY);
    expect(faults).toEqual([]);
  });
}
