/** A phone at a quarter of the speed, behind 1.6 Mbit/s and 150 ms, comes straight to a chart. */
import { devices, expect, test } from '@playwright/test';
import { openServed, type Served } from './served.ts';

const MOST = { paint: 3_000, odds: 4_000, block: 200 };
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** The machine may be busy with something else: the best of some visits is what the app can do. */
const VISITS = 5;
const CHARTS = [
  { game: 'balkan-wars', procedure: 'combat', preset: 'B1' },
  { game: 'combat-rapide', procedure: 'battle', preset: 'rivoli-1797' },
  { game: 'aegean-strike', procedure: 'naval-combat', preset: 'submarines' },
];

interface Visit {
  readonly paint: number;
  readonly odds: number;
  readonly block: number;
}

let served: Served;
test.beforeAll(async () => {
  served = await openServed();
});
test.afterAll(() => served.stop());

/** Runs in the page before anything else: keeps what its own clock sees. */
function watch(): void {
  const kept = { paint: 0, odds: 0, block: 0 };
  Object.assign(globalThis, { visit: kept });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) kept.paint = Math.max(kept.paint, startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.block = Math.max(kept.block, duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = (): void => {
    if (document.querySelector('[data-testid=odds]:not([data-stale]) .bars')) kept.odds = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const { game, procedure, preset } of CHARTS) {
  test(`a slow phone opens ${game}`, async ({ browser }) => {
    const visits: Visit[] = [];
    const isWithin = ({ paint, odds, block }: Visit): boolean =>
      paint <= MOST.paint && odds <= MOST.odds && block <= MOST.block;
    while (visits.length < VISITS && !visits.some(isWithin)) {
      const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
      const context = await browser.newContext({ ...phone, locale: 'en-GB', serviceWorkers: 'block' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.addInitScript(watch);
      await page.goto(`${served.url}/#/game/${game}/chart/${procedure}?preset=${preset}`);
      await page.waitForFunction(() => (globalThis as unknown as { visit: Visit }).visit.odds > 0);
      await page.waitForTimeout(1_500);
      const visit = await page.evaluate(() => (globalThis as unknown as { visit: Visit }).visit);
      console.log(
        `${game}: largest paint ${visit.paint.toFixed(0)} ms, odds ${visit.odds.toFixed(0)} ms, longest block ${visit.block} ms`,
      );
      visits.push(visit);
      await context.close();
    }
    const best = visits.toSorted((a, b) => a.odds - b.odds)[0];
    expect(best?.paint).toBeLessThanOrEqual(MOST.paint);
    expect(best?.odds).toBeLessThanOrEqual(MOST.odds);
    expect(best?.block).toBeLessThanOrEqual(MOST.block);
  });
}
