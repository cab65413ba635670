/** What a reader's hand does on a chart, at either size. */
import { expect, type Page } from '@playwright/test';

const narrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** On a phone the odds come up from below; elsewhere they stand between the forces. */
export async function lookAtOdds(page: Page): Promise<void> {
  if (narrow(page) && !(await page.locator('.answer[data-up]').isVisible())) {
    await page.getByRole('button', { name: 'See all the odds' }).click();
  }
  await expect(page.getByTestId('bars')).toBeVisible();
}

export async function putOddsAway(page: Page): Promise<void> {
  if (narrow(page)) await page.locator('.answer .grab').click();
}

/** Opens what lies under the odds: figures, decisions, a comparison, advice. */
export async function openDrawer(page: Page, name: string): Promise<void> {
  await lookAtOdds(page);
  await page.locator('.drawers').getByRole('button', { name, exact: true }).click();
}

/** Engages with dice of one's own, the first face tapped where it stands in reach. */
export async function ownDice(page: Page, first: number): Promise<{ readonly tapped: boolean }> {
  const inReach = page.getByRole('button', { name: `I rolled ${first}`, exact: true });
  const later = page.getByRole('button', { name: 'My own dice' });
  await page.locator('.chart[data-looked]').waitFor();
  if (await inReach.isVisible()) {
    await inReach.click();
    return { tapped: true };
  }
  await later.click();
  return { tapped: false };
}

export const tapFace = (page: Page, face: number): Promise<void> =>
  page
    .locator('.prompt .faces')
    .getByRole('button', { name: String(face), exact: true })
    .click();

/** Chooses in secret and seals it. */
export async function seal(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: option, exact: true }).click();
  await page.getByRole('button', { name: 'Seal it' }).click();
}

/** Whether the answer stands before anything is thrown: on a board, or where no die is. */
export async function standsAtOnce(page: Page): Promise<boolean> {
  const standing = page.getByTestId('answer');
  await standing.or(page.locator('.chart[data-looked]')).first().waitFor();
  return standing.isVisible();
}
