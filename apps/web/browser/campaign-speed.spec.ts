/** A campaign that grows old on one device: what it costs to open it and to write one line more, at ten battles and at a thousand. */
import { expect, type Page, test } from '@playwright/test';
import { shelved } from './shelf.ts';
import { campaignFile, walked } from './walked.ts';

const SIZES = [10, 1_000] as const;
const [MOST_TIMES, SLOWEST_OPENING] = [2, 1_000];
const LINES = 9;

interface Grown {
  readonly opening: number;
  readonly adding: number;
}

/** Runs in the page before anything else: when the campaign first stood there. */
function watch(): void {
  const kept = { opened: 0 };
  Object.assign(globalThis, { campaign: kept });
  const look = (): void => {
    if (document.querySelector('.campaign-columns .log')) kept.opened = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function bringIn(page: Page, file: string): Promise<void> {
  await page.goto('/#/campaigns');
  await page.getByLabel(/A journal file/).setInputFiles(file);
  await page.locator('.campaign-columns .log').waitFor();
}

/** From the hand to the line on the page, by the page's own clock. */
const written = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (words) => {
    const form = document.querySelector<HTMLFormElement>('form.note-form');
    const field = form?.querySelector('input');
    const log = document.querySelector('.campaign-columns .log');
    if (!form || !field || !log) throw new Error('no note to write');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const since = performance.now();
    const stands = new Promise<number>((resolve) => {
      const look = (): void => {
        if (!log.querySelector('li')?.textContent?.includes(words)) return;
        watcher.disconnect();
        resolve(performance.now() - since);
      };
      const watcher = new MutationObserver(look);
      watcher.observe(log, { childList: true, subtree: true, characterData: true });
    });
    form.requestSubmit();
    return stands;
  }, text);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function grown(page: Page, file: string): Promise<Grown> {
  await bringIn(page, file);
  await page.addInitScript(watch);
  const openings: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await page.waitForFunction(() => (globalThis as unknown as { campaign: { opened: number } }).campaign.opened > 0);
    openings.push(
      await page.evaluate(() => (globalThis as unknown as { campaign: { opened: number } }).campaign.opened),
    );
  }
  const adding: number[] = [];
  for (let line = 0; line < LINES; line += 1) adding.push(await written(page, `line ${line} of this run`));
  return { opening: Math.min(...openings), adding: median(adding) };
}

for (const id of ['specimen', 'balkan-wars', 'combat-rapide']) {
  test(`a campaign of ${id} grows old`, async ({ browser }) => {
    const game = await (await shelved()).find((each) => each.id === id)?.load();
    if (!game) throw new Error(`no game ${id}`);
    const measured: Grown[] = [];
    for (const size of SIZES) {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
      const page = await context.newPage();
      const each = await grown(page, await campaignFile(await walked(game, size)));
      console.log(`${id}, ${size} battles: opened in ${each.opening.toFixed(0)} ms, one line more ${each.adding.toFixed(1)} ms`);
      measured.push(each);
      await context.close();
    }
    const [young, old] = measured as [Grown, Grown];
    expect(old.opening).toBeLessThanOrEqual(SLOWEST_OPENING);
    expect(old.adding / young.adding).toBeLessThanOrEqual(MOST_TIMES);
  });
}
