/** One page for all the tests of a worker, because a browser's new context takes longer than most tests: between two of them
 * everything that the app keeps is cleared, and what the page was told to be like is taken back. */
import { type BrowserContext, type CDPSession, test as fresh, type Page } from '@playwright/test';

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** By what only a new context can change. */
const kept = new Map<string, Kept>();

const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage,storage_buckets';

export const test = fresh.extend<{ readonly keptPage: Kept }>({
  keptPage: async ({ browser, locale, baseURL, viewport }, use) => {
    const name = locale ?? '';
    const found = kept.get(name) ?? (await open());
    kept.set(name, found);
    await use(found);
    const { context, page, session } = found;
    await Promise.all(context.pages().map((each) => each !== page && each.close()));
    await page.unrouteAll();
    if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL ?? '').origin, storageTypes: STORED });
    await context.clearPermissions();
    await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference' });
    if (viewport) await page.setViewportSize(viewport);

    async function open(): Promise<Kept> {
      const made = await browser.newContext();
      const only = await made.newPage();
      return { context: made, page: only, session: await made.newCDPSession(only) };
    }
  },
  context: ({ keptPage }, use) => use(keptPage.context),
  page: ({ keptPage }, use) => use(keptPage.page),
});
