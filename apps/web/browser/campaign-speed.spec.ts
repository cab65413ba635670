/** A campaign that grows old on one device: what it costs to open it and to write one line more, at ten battles and at a thousand. */
import { expect, type Page, test } from '@playwright/test';
import { shelved } from './shelf.ts';
import { campaignFile, walked } from './walked.ts';

const SIZES = [10, 1_000] as const;
const [MOST_TIMES, SLOWEST_OPENING] = [2, 1_000];
const LINES = 20;

interface Grown {
  /** Milliseconds from an empty page to the journal. */
  readonly opening: number;
  /** Milliseconds that the page works for one line more: script, style, layout and paint. */
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

async function opened(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => (globalThis as unknown as { campaign: { opened: number } }).campaign.opened > 0);
  return page.evaluate(() => (globalThis as unknown as { campaign: { opened: number } }).campaign.opened);
}

/** Writes notes one after another, each once the page has come to rest. */
const written = (page: Page): Promise<void> =>
  page.evaluate(async (lines) => {
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));
    for (let line = 0; line < lines; line += 1) {
      const form = document.querySelector<HTMLFormElement>('form.note-form');
      const field = form?.querySelector('input');
      if (!form || !field) throw new Error('no note to write');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `line ${line}`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await rest();
      form.requestSubmit();
      await rest();
    }
  }, LINES);

async function grown(page: Page, file: string): Promise<Grown> {
  await bringIn(page, file);
  await page.addInitScript(watch);
  const openings = [await opened(page), await opened(page), await opened(page)];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  await page.waitForTimeout(1_000);
  const before = await worked();
  await written(page);
  const adding = ((await worked()) - before) / LINES;
  await expect(page.locator('.log li').first()).toContainText(`line ${LINES - 1}`);
  return { opening: Math.min(...openings), adding };
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
      console.log(
        `${id}, ${size} battles: opened in ${each.opening.toFixed(0)} ms, one line more ${each.adding.toFixed(1)} ms of work`,
      );
      measured.push(each);
      await context.close();
    }
    const [young, old] = measured as [Grown, Grown];
    expect(old.opening).toBeLessThanOrEqual(SLOWEST_OPENING);
    expect(old.adding / young.adding).toBeLessThanOrEqual(MOST_TIMES);
  });
}
