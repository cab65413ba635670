/** A player with a browser of his own, and everything that browser was told. */
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

export interface Player {
  readonly page: Page;
  /** Every byte received: bodies and headers of every answer, every frame of every socket. */
  received(): Promise<string>;
  /** Every address asked for, as it left the browser, with the headers that went with it. */
  readonly asked: readonly string[];
  /** What the page copied last. */
  copied(): Promise<string>;
}

export async function player(browser: Browser, options: BrowserContextOptions): Promise<Player> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  await context.addInitScript(() => {
    Object.assign(globalThis, { copied: '' });
    navigator.clipboard.writeText = async (text) => {
      Object.assign(globalThis, { copied: text });
    };
  });
  const page = await context.newPage();
  const [told, asked, coming]: [string[], string[], Promise<void>[]] = [[], [], []];
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('request', (request) => {
    asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  page.on('response', (response) => {
    const read = async (): Promise<void> => {
      told.push(JSON.stringify(await response.allHeaders()), (await response.body()).toString('utf8'));
    };
    // An answer without a body (a redirect, a page left meanwhile) has nothing to read.
    coming.push(read().catch(() => undefined));
  });
  page.on('websocket', (socket) => {
    asked.push(socket.url());
    socket.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  return {
    page,
    asked,
    received: async () => {
      await Promise.all(coming);
      return told.join('\n');
    },
    copied: () => page.evaluate(() => (globalThis as unknown as { readonly copied: string }).copied),
  };
}

/** Makes a shared campaign with the game's first seat and gives the invitations to the others. */
export async function share(
  { page, copied }: Player,
  url: string,
  game: string,
  name: string,
): Promise<readonly string[]> {
  await page.goto(`${url}/#/share`);
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Make the campaign' }).click();
  await expect(page.getByText('You play:')).toBeVisible();
  const links: string[] = [];
  for (const button of await page.getByRole('button', { name: /Copy the invitation/ }).all()) {
    await button.click();
    links.push(await copied());
  }
  return links;
}

export const ENGLISH = { locale: 'en-GB' };
export const FRENCH = { locale: 'fr-FR' };

/** The options of the question that is put to this player. */
export const options = (page: Page) => page.locator('.prompt .options');

/** Takes an option of the question put to this player, the first unless named; what is to be sealed is sealed. */
export async function choose(page: Page, name?: string): Promise<void> {
  const offered = options(page).getByRole('button', name === undefined ? {} : { name });
  await offered.first().click();
  const sealing = page.locator('.prompt .sealing .primary');
  if (await sealing.isVisible()) await sealing.click();
}

/** Both seats of the specimen taken: the attacker reads English, the defender French. */
export async function fordTable(
  url: string,
  make: (more: BrowserContextOptions) => Promise<Player>,
): Promise<{ attacker: Player; defender: Player }> {
  const [attacker, defender] = [await make(ENGLISH), await make(FRENCH)];
  const [invitation = ''] = await share(attacker, url, 'specimen', 'The far ford');
  await defender.page.goto(invitation);
  await defender.page.getByRole('button', { name: /Prendre le siège/ }).click();
  await expect(defender.page.getByText('Vous jouez : Défenseur')).toBeVisible();
  return { attacker, defender };
}

export async function beginAssault(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Assault' }).click();
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('12');
  await page.getByRole('spinbutton', { name: 'Defending strength' }).fill('4');
  await page.getByRole('button', { name: 'Engage!' }).click();
}

/** Whoever is asked takes the first option, until this is shown. */
export async function answerUntil(over: Locator, ...pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) {
      const asked = options(page).getByRole('button').first();
      // The first button of a choice about to be sealed seals it.
      if (await asked.isVisible()) await asked.click({ timeout: 10_000 });
    }
    await expect(over).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
}
