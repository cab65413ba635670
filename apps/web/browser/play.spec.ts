import { expect } from '@playwright/test';
import { lookAtOdds, openDrawer, ownDice, putOddsAway, seal, tapFace } from './hand.ts';
import { test } from './kept-page.ts';
import { pressTool } from './top-bar.ts';

const ASSAULT = '/#/game/specimen/chart/assault';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('sealed choices are made behind a cover, each side in turn', async ({ page }) => {
  await page.goto(`${ASSAULT}?preset=7.4-a`);
  await page.getByRole('button', { name: 'Engage!' }).click();
  const cover = page.getByRole('alertdialog');
  await expect(cover).toContainText('Attacker');
  await expect(page.getByRole('button', { name: 'commit it' })).toHaveCount(0);
  await cover.getByRole('button', { name: 'I am: Attacker' }).click();
  await page.getByRole('button', { name: 'hold it back' }).click();
  // A slip is no seal: it is shown once more, and may still be taken back.
  await page.getByRole('button', { name: 'Choose again' }).click();
  await seal(page, 'commit it');
  // The other side is handed the device and sees nothing of the first choice.
  await expect(cover).toContainText('Defender');
  await expect(page.getByText('commit it')).toHaveCount(0);
  await cover.getByRole('button', { name: 'I am: Defender' }).click();
  await seal(page, 'hold it back');
  const reserves = page.locator('.step', { hasText: 'Commit the reserve?' }).locator('.gist');
  await expect(reserves).toHaveText('Attacker: commit it · Defender: hold it back');
});

test('dice rolled on the table are tapped in, and the table is lit where they lead', async ({ page }) => {
  await page.goto(`${ASSAULT}?preset=7.4-a`);
  const { tapped } = await ownDice(page, 5);
  await page.getByRole('button', { name: 'I answer for everyone' }).click();
  await seal(page, 'commit it');
  await seal(page, 'hold it back');
  if (!tapped) await tapFace(page, 5);
  await page.getByRole('button', { name: 'retreat', exact: true }).click();
  await tapFace(page, 6);
  // The worked example 7.4-a of the specimen: D1, one step lost in pursuit.
  const result = page.getByTestId('result');
  await expect(result).toContainText('D1: the attacker loses 0, the defender 1 and retreats');
  await expect(page.getByTestId('announcer')).toContainText('D1: the attacker loses 0');
  await page.locator('.step', { hasText: 'Result' }).locator('summary').click();
  await expect(page.locator('td.lit-cell')).toHaveText('D1');
  // A finger slipped: the last die was a 1, and nobody is caught.
  await page.getByRole('button', { name: '6: put it right' }).click();
  await page.locator('.tapped .faces').getByRole('button', { name: '1', exact: true }).click();
  await expect(result).toContainText('D1: the attacker loses 0, the defender 0 and retreats');
});

test('the language changes at any moment and no value is lost', async ({ page }) => {
  await page.goto(ASSAULT);
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('13');
  await page.getByRole('switch').check();
  await pressTool(page, 'Français');
  await expect(page.getByRole('spinbutton', { name: 'Force de l’attaquant' })).toHaveValue('13');
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Engager' }).click();
  await page.getByRole('button', { name: 'Je réponds pour tous' }).click();
  await pressTool(page, 'English');
  await expect(page.getByRole('button', { name: 'hold it back' })).toBeVisible();
});

test('faults stand at the field as it is typed', async ({ page }) => {
  await page.goto(ASSAULT);
  const strength = page.getByRole('spinbutton', { name: 'Attacking strength' });
  await strength.fill('99');
  await expect(strength).toHaveAttribute('aria-invalid', 'true');
  await expect(strength).toHaveAccessibleDescription(/give a whole number from 1 to 40/);
  await strength.fill('9');
  await expect(strength).not.toHaveAttribute('aria-invalid');
});

test('a link reopens the same input', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ASSAULT);
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('17');
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('spinbutton', { name: 'Attacking strength' })).toHaveValue('17');
});

test('the account is copied as text, Markdown and one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${ASSAULT}?preset=7.4-a`);
  await page.getByRole('button', { name: 'As printed' }).click();
  const copies: Readonly<Record<string, RegExp>> = {
    'Copy as text': /Assault die \(7\.3 The die\)\n {2}−1 Attack across the ford/,
    'Copy as Markdown': /^### The Ford/,
    'Copy one line for a chat': /^The Ford \(specimen\), Assault \[.*d6=5.*d6=6\] D1:[^\n]*$/,
  };
  for (const [name, expected] of Object.entries(copies)) {
    await page.getByRole('button', { name }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(expected);
  }
});

test('a repaired cell says why on hover, touch and focus', async ({ page }, { project }) => {
  await page.goto('/#/game/specimen/table/assault');
  const cell = page.getByRole('button', { name: 'D2' });
  await expect(cell).toHaveAccessibleDescription(/the page shows “DZ”/);
  if (project.name === 'phone') await cell.tap();
  else await cell.hover();
  await expect(page.locator('.bubble')).toContainText('DZ is no code of this table');
  await page.mouse.move(0, 0);
  await cell.blur();
  await expect(page.locator('.bubble')).toHaveCount(0);
  await cell.focus();
  await expect(page.locator('.bubble')).toBeVisible();
});

test('an own cell is laid over the table and changes the odds', async ({ page }) => {
  await page.goto('/#/game/specimen/table/assault');
  await page.getByLabel('modified die').selectOption('6');
  await page.getByLabel('odds').selectOption('2/1');
  // The specimen's table reads D2 there.
  await expect(page.getByLabel('Reads')).toHaveText('D2');
  await page.getByRole('button', { name: 'Set my own' }).click();
  await page.getByLabel('In my copy').fill('XX');
  await page.getByRole('button', { name: 'Lay it over' }).click();
  await expect(page.getByText(/cannot stand in this cell/)).toBeVisible();
  await page.getByLabel('In my copy').fill('A2');
  await page.getByRole('button', { name: 'Lay it over' }).click();
  await expect(page.getByLabel('Reads')).toHaveText('A2');
  await page.goto(ASSAULT);
  await lookAtOdds(page);
  // By hand: 8 against 4 is column 2/1; with row 6 reading A2, one face in six gives A2.
  await expect(page.getByTestId('bars').locator('.bar', { hasText: 'A2' })).toContainText('16.7%');
});

test('odds are exact, with fractions on demand, and follow the assumed decisions', async ({ page }) => {
  await page.goto(ASSAULT);
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('11');
  // By hand, rows 1 to 6 of column 2/1: A1 - - D1 D1 D2.
  await openDrawer(page, 'Figures');
  const table = page.locator('table.fractions').first();
  await expect(table.getByRole('row', { name: /D1/ })).toContainText('1/3');
  await expect(table.getByRole('row', { name: /A1/ })).toContainText('1/6');
  // The attacker commits: rows 2 to 7, - - D1 D1 D2 D2.
  await openDrawer(page, 'Decisions');
  await page.getByLabel('Attacker: Commit the reserve?').selectOption('commit');
  await openDrawer(page, 'Figures');
  await expect(table.getByRole('row', { name: /D2/ })).toContainText('1/3');
  await expect(table.getByRole('row', { name: /A1/ })).toHaveCount(0);
});

test('what a change is worth names the other state, with the sign of that very change', async ({ page }) => {
  await page.goto(ASSAULT);
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('11');
  // By hand, D1 defenders standing: column 2/1 gives (-1 + 0 + 0 + 1 + 1 + 7/6) / 6 = 13/36, column 3/1, from 12 on, gives
  // (0 + 1 + 1 + 1 + 7/6 + 7/6) / 6 = 8/9: 19/36 more. At 10 nothing changes, and nothing is said.
  const strength = page.locator('.condition', { hasText: 'Attacking strength' }).locator('.worth');
  await expect(strength).toHaveText('12: +0.53');
  // Across the ford rows 0 to 5: -1 - 1 + 0 + 0 + 1 + 1 = 0, that is 13/36 less.
  await expect(page.locator('.chip.flag .worth')).toHaveText('with: −0.36');
});

test('one situation is kept, another changed, and the difference stands in every figure', async ({ page }) => {
  await page.goto(ASSAULT);
  const strength = page.getByRole('spinbutton', { name: 'Attacking strength' });
  await strength.fill('11');
  await openDrawer(page, 'Compare');
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await putOddsAway(page);
  await strength.fill('12');
  await lookAtOdds(page);
  // By hand: column 2/1 gives A1 in one face of six, column 3/1 in none.
  const row = page.locator('.difference').getByRole('row', { name: /^A1/ });
  await expect(row).toContainText('16.7%');
  await expect(row.locator('.change')).toHaveText('−16.7');
  await page.getByRole('button', { name: 'Back to the kept one' }).click();
  await expect(strength).toHaveValue('11');
});

test('advice for a sealed choice is drawn as a mix with its table', async ({ page }) => {
  await page.goto(ASSAULT);
  await openDrawer(page, 'Advice');
  await page.getByRole('button', { name: 'Advice for: Attacker' }).click();
  await expect(page.locator('.counsel')).toBeVisible();
  await expect(page.locator('.advised table').getByRole('row', { name: /commit it/ })).toContainText('%');
});

test('what was just typed is not remembered for a chart that is opened in the same moment', async ({ page }) => {
  await page.goto('/#/game/combat-rapide/chart/retreat-test?preset=retreat-broken');
  await page.locator('.chart[data-looked]').waitFor();
  // The browser has followed the link when the last change is due to be written, and the page has not yet drawn it.
  await page.evaluate((next) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, wait: number) =>
        setTimeout(() => {
          if (wait === 300 && !location.hash.includes(next)) location.hash = `#/game/combat-rapide/chart/${next}`;
          run();
        }, wait),
    });
  }, 'losses?preset=losses-taken-in');
  await page.getByRole('spinbutton').first().fill('3');
  await expect(page.locator('.top-title')).toContainText('Losses');
  await page.locator('.chart[data-looked]').waitFor();
  await expect(page.locator('.engage-bar .missing')).toHaveCount(0);
});

test('a page dropped in the middle of a battle goes on where it was', async ({ page, context }) => {
  const underWay = () => page.evaluate(() => localStorage.getItem('under-way'));
  await page.goto(`${ASSAULT}?preset=7.4-a`);
  await page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('10');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('10');
  const { tapped } = await ownDice(page, 5);
  await page.getByRole('button', { name: 'I answer for everyone' }).click();
  await seal(page, 'commit it');
  await seal(page, 'hold it back');
  if (!tapped) await tapFace(page, 5);
  await expect.poll(async () => JSON.parse((await underWay()) ?? '{}').replies?.length).toBe(2);
  await page.reload();
  await expect(page.locator('.step', { hasText: 'Commit the reserve?' })).toContainText('Attacker: commit it');
  await expect(page.getByRole('button', { name: 'retreat', exact: true })).toBeVisible();
  // Left of the player's own will, it is left for good; the form is as it was.
  await page.getByRole('button', { name: 'Change the situation' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Attacking strength' })).toHaveValue('10');
  await expect.poll(underWay).toBe('null');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Attacking strength' })).toHaveValue('10');
  // A link followed anew is taken as it is written.
  const other = await context.newPage();
  await other.goto(`${ASSAULT}?preset=7.4-a`);
  await expect(other.getByRole('spinbutton', { name: 'Attacking strength' })).toHaveValue('11');
});
