/** One page for all the tests of a worker, because a browser's new context takes longer than most tests: between two of them
 * everything that the app keeps is cleared, and what the page was told to be like is taken back. */
import { type BrowserContext, test as fresh, type Page } from '@playwright/test';

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** By what only a new context can change. */
const kept = new Map<string, Kept>();

const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage,storage_buckets';

export const test = fresh.extend<{ readonly keptPage: Kept }>({
  keptPage: async ({ browser, locale, baseURL, viewport }, use, test) => {
    const name = locale ?? '';
    const found = kept.get(name) ?? (await open());
    kept.set(name, found);
    await use(found);
    const { context, page } = found;
    // Playwright looks at the pages of its own contexts only.
    if (test.status !== test.expectedStatus)
      await test.attach('page', { contentType: 'text/plain', body: `${page.url()}\n${await page.innerText('body')}` });
    await Promise.all(context.pages().map((each) => each !== page && each.close()));
    await page.unrouteAll();
    if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    // A session that stayed would keep the page from being told that it is printed.
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL ?? '').origin, storageTypes: STORED });
    await session.detach();
    await context.clearPermissions();
    await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference' });
    if (viewport) await page.setViewportSize(viewport);

    async function open(): Promise<Kept> {
      const made = await browser.newContext();
      return { context: made, page: await made.newPage() };
    }
  },
  context: ({ keptPage }, use) => use(keptPage.context),
  page: ({ keptPage }, use) => use(keptPage.page),
});
