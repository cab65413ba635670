/** A campaign of forty events of every game, brought in and read through as a page, in both languages. */
import type { Game } from '@grognard/kernel';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { shelved } from './shelf.ts';
import { AT_A_DESK, ON_A_PHONE } from './sizes.ts';
import { campaignFile, walked } from './walked.ts';

const EVENTS = 40;

/** What a machine says and a person does not: keys in brackets, JSON, nothing where something should stand. */
const MACHINE = /\[[a-z][\w.-]*\.[\w.-]*\]|[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object|":/;

/** Ids that are no words of any language. */
const rawIds = (game: Game): readonly string[] =>
  [...Object.keys(game.procedures), ...Object.keys(game.campaign?.state.fields ?? {})].filter((id) =>
    /[a-z][A-Z]|-/.test(id),
  );

async function showAll(page: Page): Promise<void> {
  for (const tab of ['play', 'journal', 'tracks'] as const) {
    await page.evaluate((part) => {
      location.hash = `${location.hash.replace(/\?.*/, '')}?tab=${part}`;
    }, tab);
    await page.locator(`.campaign[data-tab=${tab}]`).waitFor();
    for (const fold of await page.locator(`[data-part=${tab}] .fold:visible`).all()) {
      if (await fold.isVisible()) await fold.click();
    }
  }
}

/** Every part that is read, whether a phone shows it now or not. */
const textOf = (page: Page): Promise<string> =>
  page.locator('.campaign').evaluate((whole) => {
    const copy = whole.cloneNode(true) as HTMLElement;
    for (const option of copy.querySelectorAll('svg, script, style')) option.remove();
    for (const block of copy.querySelectorAll('p, li, h2, h3, h4, option, label, button, summary')) block.append('\n');
    return copy.textContent ?? '';
  });

for (const { id, load } of await shelved()) {
  test(`forty events of ${id} are read without a raw id or JSON, nothing sticks out, every account opens`, async ({
    page,
  }) => {
    const game = await load();
    const file = await campaignFile(await walked(game, EVENTS));
    const ids = rawIds(game);
    await page.goto('/#/campaigns');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.campaign-columns').waitFor();
    // At a desk all parts stand beside each other, on a phone one at a time.
    for (const size of [AT_A_DESK, ON_A_PHONE]) {
      await page.setViewportSize(size);
      for (const locale of ['en', 'fr'] as const) {
        await page.evaluate((wanted) => {
          if (document.documentElement.lang !== wanted)
            document.querySelector<HTMLElement>('.top-tools button[lang]')?.click();
        }, locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await isRead(page, ids);
      }
      await accountsOpen(page);
    }
  });
}

/** Whole sentences of a person, inside of the page. */
async function isRead(page: Page, ids: readonly string[]): Promise<void> {
  await showAll(page);
  await expect(page.locator('.log .event')).toHaveCount(EVENTS + 2);
  const text = await textOf(page);
  expect(text.match(MACHINE)?.[0], text).toBeUndefined();
  expect(ids.filter((each) => new RegExp(`(?<![\\p{L}-])${each}(?![\\p{L}-])`, 'u').test(text))).toEqual([]);
  for (const sentence of await page.locator('.event-sentence').allTextContents()) {
    expect(sentence.trim()).not.toBe('');
  }
  const [scroll, client] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scroll).toBeLessThanOrEqual(client ?? 0);
}

async function accountsOpen(page: Page): Promise<void> {
  await page.goto(`${page.url().replace(/\?.*/, '')}?tab=journal`);
  await page.locator('.campaign[data-tab=journal]').waitFor();
  const openers = page.locator('.log details > .event-line');
  for (const index of [0, 5, 11]) {
    await openers.nth(index).click();
    await expect(page.locator('.log .retold, .log .quiet').first()).toBeVisible();
    await openers.nth(index).click();
    await expect(page.locator('.log .retold')).toHaveCount(0);
  }
}
