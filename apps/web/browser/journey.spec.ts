import { expect, type Page } from '@playwright/test';
import { standsAtOnce } from './hand.ts';
import { test } from './kept-page.ts';
import { presetOf, shelved } from './shelf.ts';

/** Counts what a reader does. */
class Hand {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(role: 'link' | 'button', name: string | RegExp): Promise<void> {
    this.count += 1;
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }
}

test('every game: from the first load to an explained battle in at most six interactions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { titles, load } of await shelved()) {
    const game = await load();
    const preset = presetOf(game);
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/#/');
    const hand = new Hand(page);
    await hand.press('link', new RegExp(`^${escaped(titles.en)}`));
    await hand.press('link', new RegExp(`^${escaped(preset.title.en)}`));
    // What is certain is told as soon as the chart is open.
    if (!(await standsAtOnce(page))) {
      await hand.press('button', 'As printed');
      await expect(page.getByTestId('result'), game.id).toBeVisible();
    }
    const account = page
      .locator('details.account > summary, [data-testid=answer] details:not(.account) > summary')
      .first();
    if (await account.isVisible()) {
      hand.count += 1;
      await account.click();
    }
    await expect(page.locator('.steps > li').first()).toBeVisible();
    expect(hand.count, game.id).toBeLessThanOrEqual(6);
  }
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
