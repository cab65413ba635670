import { expect, test } from '@playwright/test';
import { lookAtOdds, putOddsAway, standsAtOnce } from './hand.ts';
import { presetOf, shelved } from './shelf.ts';
import { pressTool } from './top-bar.ts';

test.use({ serviceWorkers: 'allow' });

test('with the network off after the first visit: reload, resolve, print, switch language, open a campaign', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto('/#/campaigns');
  await page.getByLabel('Game', { exact: true }).selectOption('specimen');
  await page.getByLabel('Name').fill('On the train');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'On the train' }).waitFor();

  await context.setOffline(true);
  await page.goto('/#/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  for (const { id, load } of await shelved()) {
    const preset = presetOf(await load());
    await page.goto(`/#/game/${id}/chart/${preset.procedure}?preset=${encodeURIComponent(preset.id)}`);
    if (await standsAtOnce(page)) {
      await expect(page.getByTestId('answer'), id).not.toBeEmpty();
      continue;
    }
    await lookAtOdds(page);
    await putOddsAway(page);
    await page.getByRole('button', { name: 'As printed' }).click();
    await expect(page.getByTestId('result'), id).toBeVisible();
  }
  await page.goto('/#/game/specimen/print');
  await pressTool(page, 'Français');
  await expect(page.getByRole('heading', { name: 'Table d’assaut' }).first()).toBeVisible();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/#/campaigns');
  await page.getByRole('link', { name: /On the train/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On the train' })).toBeVisible();
});
