/** What the top bar holds: in sight on a desk, behind its menu on a phone. */
import type { Page } from '@playwright/test';

/** Presses one of the bar's tools by its name, opening the menu where it is folded, and closes the menu again. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const menu = page.locator('.top-more');
  if (await menu.isVisible()) await menu.click();
  await page.locator('.top-tools').getByRole('button', { name }).click();
  if (await page.locator('.top-tools:popover-open').count()) await page.keyboard.press('Escape');
}
