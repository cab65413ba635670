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

async function faultsOn(page: Page, place: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(
    ({ id, nodes }) => `${place}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

async function open(page: Page, fragment: string, ready: string): Promise<void> {
  await page.goto(`/${fragment}`);
  await page.locator(ready).first().waitFor();
}

test('no page has a fault that axe can see', async ({ page }, { project }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const { locale, theme } of LOOKS[project.name as keyof typeof LOOKS]) {
    await page.goto('/');
    await page.evaluate(
      ([language, light]) => {
        localStorage.setItem('locale', language);
        localStorage.setItem('theme', light);
      },
      [locale, theme] as const,
    );
    await page.reload();
    const look = `${project.name} ${locale} ${theme}`;
    faults.push(...(await faultsOn(page, `${look} home`)));
    await page.keyboard.press('/');
    await page.locator('.search-box').waitFor();
    faults.push(...(await faultsOn(page, `${look} search`)));
    await page.keyboard.press('Escape');
    await open(page, '#/campaigns', 'form');
    faults.push(...(await faultsOn(page, `${look} campaigns`)));
    for (const { id, load } of await shelved()) {
      const game = await load();
      const preset = presetOf(game);
      await open(page, `#/game/${id}`, '.game-head');
      faults.push(...(await faultsOn(page, `${look} ${id}`)));
      await open(page, `#/game/${id}/chart/${preset.procedure}?preset=${encodeURIComponent(preset.id)}`, '.bars');
      faults.push(...(await faultsOn(page, `${look} ${id} chart`)));
      await page.locator('.engage-bar button').last().click();
      await page.getByTestId('result').waitFor();
      faults.push(...(await faultsOn(page, `${look} ${id} result`)));
      const doubtful = Object.values(game.tables).toSorted((a, b) => b.repairs.length - a.repairs.length)[0];
      if (doubtful) {
        await open(page, `#/game/${id}/table/${doubtful.id}`, '.table-page');
        faults.push(...(await faultsOn(page, `${look} ${id} table`)));
      }
      await open(page, `#/game/${id}/print`, '.sheet-tables');
      faults.push(...(await faultsOn(page, `${look} ${id} print`)));
    }
  }
  expect(faults).toEqual([]);
});
