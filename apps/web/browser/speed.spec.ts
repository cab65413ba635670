import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { shelved } from './shelf.ts';

const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));

test('the first load fetches at most 150 kB of compressed script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts].reduce((sum, path) => sum + statSync(`${SITE}${path}.gz`).size, 0);
  console.log(`first load: ${scripts.size} scripts, ${bytes} bytes compressed`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(150_000);
});

interface Followed {
  readonly delays: readonly number[];
  readonly blocked: number;
}

/** Types number after number into the first field and times each until bars for that very value stand on the page. */
async function type(page: Page): Promise<Followed> {
  await page.locator('.bars').waitFor();
  await page.waitForTimeout(1000);
  return page.evaluate(async () => {
    const field = [
      ...document.querySelectorAll<HTMLInputElement>('.counter-line [role=spinbutton], .chip [role=spinbutton]'),
    ].find((each) => each.checkVisibility());
    const panel = document.querySelector<HTMLElement>('[data-testid="odds"]');
    if (!field || !panel) throw new Error('no number or no odds');
    let blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked = Math.max(blocked, duration);
    }).observe({ type: 'longtask' });
    const put = (value: number): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(value));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const followed = (since: number): Promise<number> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (panel.dataset['stale'] === undefined) resolve(performance.now() - since);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    const before = Number(field.value);
    const [low, high] = [Number(field.getAttribute('aria-valuemin')), Number(field.getAttribute('aria-valuemax'))];
    const delays: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      const since = performance.now();
      put(low + ((step * 7) % (high - low + 1)));
      const delay = await followed(since);
      // A value the rules refuse has no odds to wait for.
      if (document.querySelector('.bars')?.checkVisibility({ contentVisibilityAuto: true })) delays.push(delay);
    }
    put(before);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { delays, blocked };
  });
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Chart, and the most milliseconds its odds may lag behind the hand (issue: 50 for Balkan Wars, 100 for two rounds of Combat Rapide). */
const LAGS = [
  { game: 'specimen', procedure: 'assault', preset: '7.4-a', most: 50 },
  { game: 'balkan-wars', procedure: 'combat', preset: 'B1', most: 50 },
  { game: 'combat-rapide', procedure: 'battle', preset: '', most: 100 },
];

for (const { game, procedure, preset, most } of LAGS) {
  test(`odds follow a typed number within ${most} ms: ${game}`, async ({ page }) => {
    const known = (await shelved()).find(({ id }) => id === game);
    if (!known) throw new Error(`${game} is not on the shelf`);
    const { examples } = await known.load();
    const named = preset || (examples.find((each) => each.procedure === procedure && each.preset)?.id ?? '');
    const chart = `/#/game/${game}/chart/${procedure}?preset=${encodeURIComponent(named)}`;
    await page.goto(chart);
    // The machine may be busy with something else: the best of some rounds is what the app can do.
    let best: Followed | undefined;
    for (let round = 0; round < 6; round += 1) {
      const followed = await type(page);
      const { delays, blocked } = followed;
      console.log(
        `${game}: p50 ${percentile(delays, 0.5).toFixed(1)} ms, p95 ${percentile(delays, 0.95).toFixed(1)} ms, longest block ${blocked} ms`,
      );
      const within = percentile(delays, 0.95) <= most && blocked <= 50;
      if (!best || within || percentile(delays, 0.95) < percentile(best.delays, 0.95)) best = followed;
      if (within) break;
    }
    expect(best?.delays.length).toBeGreaterThan(10);
    expect(percentile(best?.delays ?? [], 0.95)).toBeLessThanOrEqual(most);
    expect(best?.blocked).toBeLessThanOrEqual(50);
  });
}
