import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { presetOf, shelved } from './shelf.ts';

/** Each size sees both languages and both lights. */
const LOOKS = {
  desk: [
    { locale: 'en', theme: 'light' },
    { locale: 'fr', theme: 'dark' },
  ],
  phone: [
    { locale: 'en', theme: 'dark' },
    { locale: 'fr', theme: 'light' },
  ],
} as const;

type Look = (typeof LOOKS)[keyof typeof LOOKS][number];

/**
 * Colours come from one style sheet and take ten times as long to judge as the rest: two games stand for all, in every
 * look; the others are gone through in one look at each size.
 */
const COLOURS = ['color-contrast'];
const PLAIN_GAMES = ['specimen', 'balkan-wars'];

async function faultsOn(page: Page, place: string, slow: readonly string[] = []): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).disableRules([...slow]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${place}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

async function open(page: Page, fragment: string, ready: string): Promise<void> {
  await page.goto(`/${fragment}`);
  await page.locator(ready).first().waitFor();
}

async function wear(page: Page, look: Look): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(({ locale, theme }) => {
    localStorage.setItem('locale', locale);
    localStorage.setItem('theme', theme);
  }, look);
  await page.reload();
  return `${look.locale} ${look.theme}`;
}

/** A dialog hides the page behind it, its main part and its heading included, and so it should. */
const BEHIND_A_DIALOG = ['landmark-one-main', 'page-has-heading-one', 'region'];

const looksOf = (size: string): readonly Look[] => LOOKS[size as keyof typeof LOOKS];

test('axe finds no fault on the pages of the house', async ({ page }, { project }) => {
  const faults: string[] = [];
  for (const each of looksOf(project.name)) {
    const look = await wear(page, each);
    await page.locator('.covers').waitFor();
    faults.push(...(await faultsOn(page, `${look} home`)));
    await page.keyboard.press('/');
    await page.locator('.search-box').waitFor();
    faults.push(...(await faultsOn(page, `${look} search`, BEHIND_A_DIALOG)));
    await page.keyboard.press('Escape');
    await open(page, '#/campaigns', 'form');
    faults.push(...(await faultsOn(page, `${look} campaigns`)));
    await page.getByRole('textbox').first().fill('Axe');
    await page.locator('form button[type=submit]').click();
    await page.locator('.tracks').waitFor();
    faults.push(...(await faultsOn(page, `${look} campaign`)));
  }
  expect(faults).toEqual([]);
});

for (const { id, load } of await shelved()) {
  test(`axe finds no fault on the pages of ${id}`, async ({ page }, { project }) => {
    const game = await load();
    const preset = presetOf(game);
    // The smallest table with a repaired cell has every kind of cell that a large one has.
    const doubtful = Object.values(game.tables)
      .filter(({ repairs }) => repairs.length > 0)
      .toSorted((a, b) => a.repairs.length - b.repairs.length)[0];
    const plain = PLAIN_GAMES.includes(id);
    const slow = plain ? [] : COLOURS;
    const faults: string[] = [];
    for (const each of plain ? looksOf(project.name) : looksOf(project.name).slice(1)) {
      const look = await wear(page, each);
      await open(page, `#/game/${id}`, '.game-head');
      faults.push(...(await faultsOn(page, `${look} game`, slow)));
      await open(page, `#/game/${id}/chart/${preset.procedure}?preset=${encodeURIComponent(preset.id)}`, '.bars');
      faults.push(...(await faultsOn(page, `${look} chart`, slow)));
      await page.locator('.engage-bar button').last().click();
      await page.getByTestId('result').waitFor();
      faults.push(...(await faultsOn(page, `${look} result`, slow)));
      await open(page, `#/game/${id}/table/${doubtful?.id ?? Object.keys(game.tables)[0]}`, '.table-page');
      faults.push(...(await faultsOn(page, `${look} table`, slow)));
    }
    if (project.name === 'desk') {
      await open(page, `#/game/${id}/print`, '.sheet-tables');
      faults.push(...(await faultsOn(page, 'print', COLOURS)));
    }
    expect(faults).toEqual([]);
  });
}
