import { expect, type Page } from '@playwright/test';
import { standsAtOnce } from './hand.ts';
import { test } from './kept-page.ts';
import { presetOf, shelved } from './shelf.ts';

test('search finds charts and words in both languages from the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('modificateurs au de');
  await expect(page.getByRole('option').first()).toContainText('Die modifiers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/table\/die-modifiers/);
});

test('every game by keyboard alone, from the first load to the explained battle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { titles, load } of await shelved()) {
    const preset = presetOf(await load());
    await page.goto('/#/');
    await tabTo(page, 'a', new RegExp(`^${escaped(titles.en)}`));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: titles.en }).waitFor();
    await tabTo(page, 'a', new RegExp(`^${escaped(preset.title.en)}`));
    await page.keyboard.press('Enter');
    if (await standsAtOnce(page)) {
      await expect(page.getByTestId('answer')).not.toBeEmpty();
      continue;
    }
    await tabTo(page, 'button', /^As printed$/);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('result')).toBeVisible();
    // The result takes the focus, so that it is read out.
    await expect(page.locator('#result-title')).toBeFocused();
    await page.goto('/#/lost');
  }
});

/** Presses Tab until the wanted thing has the focus; gives up where it is never reached. */
async function tabTo(page: Page, tag: string, text: RegExp): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(
      ([wanted, source]) => {
        const { activeElement: here } = document;
        return here?.tagName.toLowerCase() === wanted && new RegExp(source ?? '').test((here.textContent ?? '').trim());
      },
      [tag, text.source] as const,
    );
    if (reached) return;
  }
  throw new Error(`no key leads to ${text}`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
