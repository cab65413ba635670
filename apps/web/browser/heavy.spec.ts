/** A battle as heavy as they come: something honest is in view early, and nobody waits for ever. */
import { expect } from '@playwright/test';
import { heavyBattle } from './heavy-battle.ts';
import { test } from './kept-page.ts';

const ADDRESS = `/#/game/clash-of-monarchs/chart/battle?input=${Buffer.from(JSON.stringify(heavyBattle)).toString('base64url')}`;

test('hands of five: odds or what is settled of them, then advice that says what it is', async ({ page }) => {
  await page.goto(ADDRESS);
  const odds = page.getByTestId('odds');
  await expect(odds.locator('.bars, .telling').first()).toBeAttached();
  await expect(page.locator('[data-testid=odds]:not([data-stale]) .bars')).toBeAttached();
  await expect(odds.getByTestId('telling')).toHaveCount(0);
  // Hands are secret: only the one who holds them is advised, once the battle is on.
  await page.locator('button.engage').click();
  await page.getByRole('button', { name: 'I answer for everyone' }).click();
  await page.locator('.advice > button').first().click();
  await expect(page.locator('.advice .counsel').first()).toBeVisible();
});

test('a change of input ends the work on what stood before', async ({ page }) => {
  await page.goto(ADDRESS);
  const settled = page.locator('[data-testid=odds]:not([data-stale]) .bars');
  await expect(settled).toBeAttached();
  const before = await settled.textContent();
  const number = page.locator('.counter-line [role=spinbutton]').first();
  for (const value of ['3', '9', '5', '12', '7']) await number.fill(value);
  await expect(settled).toBeAttached();
  await expect(settled).not.toHaveText(before ?? '');
});
