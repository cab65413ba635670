/** The table instead of the form: how few actions a situation takes, and what stands in one screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { standsAtOnce } from './hand.ts';
import { test } from './kept-page.ts';
import { shelved } from './shelf.ts';

/** Counts what a player does: a tap, a choice from a menu, a number or a row of numbers typed. */
class Hand {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Opening a menu and choosing from it are two. */
  async pick(target: Locator, option: string): Promise<void> {
    this.count += 2;
    await target.selectOption(option);
  }

  /** Typed where the keys already are. */
  async type(page: Page, text: string): Promise<void> {
    this.count += 1;
    await page.keyboard.type(text);
  }

  /** Going to a field and typing in it are two. */
  async fill(target: Locator, text: string): Promise<void> {
    this.count += 2;
    await target.fill(text);
  }
}

const LANGUAGES = [
  { locale: 'en-GB', engage: 'Engage!', combat: 'Combat', battle: 'Battle', printed: 'As printed' },
  { locale: 'fr-FR', engage: 'Engager !', combat: 'Combat', battle: 'Bataille', printed: 'Exemple' },
] as const;

const force = (page: Page, side: 'attacker' | 'defender'): Locator => page.locator(`.force[data-tone=${side}]`);

/** To the result, whatever the dice lead to: a disrupted side may have to pick one of its counters. */
async function result(page: Page): Promise<void> {
  const [asked, over] = [page.locator('.prompt .options button').first(), page.getByTestId('result')];
  await asked.or(over).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await expect(over).toBeVisible();
}

/** Where a button stands on the screen. */
async function place(button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not shown');
  return box;
}

/** On a phone the forces open one at a time. */
async function open(hand: Hand, panel: Locator): Promise<void> {
  const head = panel.locator('header button[aria-expanded=false]');
  if (await head.isVisible()) await hand.tap(head);
}

for (const { locale, engage, combat } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/#/game/balkan-wars');
    });

    test('a combat of four counters from blank takes at most 30 actions', async ({ page }) => {
      const hand = new Hand();
      await hand.tap(page.getByRole('link', { name: combat, exact: true }).first());
      const [attacker, defender] = [force(page, 'attacker'), force(page, 'defender')];
      const button = page.getByRole('button', { name: engage });
      const before = await place(button);
      await hand.pick(attacker.locator('.nation'), 'bulgaria');
      await hand.fill(attacker.locator('.numbers input').first(), '9-3');
      await hand.tap(attacker.locator('.counter-add .add'));
      // The new counter waits for the keys.
      await hand.type(page, '2-2');
      await hand.pick(attacker.locator('.counter-row').nth(1).locator('select.bare'), 'engineer');
      await hand.tap(attacker.locator('.counter-row').first().locator('.unfold'));
      await hand.tap(attacker.locator('.counter-row').first().getByRole('switch').first());
      await open(hand, defender);
      await hand.pick(defender.locator('.nation'), 'ottoman');
      await hand.fill(defender.locator('.numbers input').first(), '2-2');
      await hand.tap(defender.locator('.counter-add .add'));
      await hand.type(page, '1-2-1');
      await hand.pick(defender.locator('.counter-row').nth(1).locator('select.bare'), 'otherArtillery');
      await expect(page.locator('.odds:not([data-stale])').getByTestId('bars')).toBeAttached();
      // A hand already on its way to the button finds it, and no other one in its place.
      const after = await place(button);
      expect({ x: after.x, width: after.width }).toEqual({ x: before.x, width: before.width });
      expect(Math.abs(after.y - before.y)).toBeLessThan(after.height / 2);
      await hand.tap(button);
      await expect(page.getByTestId('result')).toBeVisible();
      // 11 against 3 is 3/1; guns 0 against 1 shift one left, so 2/1, and a charge of 3 against 0 adds 2, engineers nothing.
      await expect(page.locator('.headline')).toContainText('2/1');
      console.log(`${locale}: four counters from blank, ${hand.count} actions`);
      expect(hand.count).toBeLessThanOrEqual(30);
    });

    test('the same by totals takes at most 8 actions', async ({ page }) => {
      const hand = new Hand();
      await hand.tap(page.getByRole('link', { name: combat, exact: true }).first());
      const numbers = page.locator('.quick').getByRole('spinbutton');
      await hand.fill(numbers.nth(0), '13');
      await expect(page.locator('.quick [data-leads]')).toBeVisible();
      await hand.fill(numbers.nth(1), '4');
      await hand.fill(numbers.nth(2), '-1');
      // 13 against 4 is 3/1, one column left is 2/1.
      await expect(page.locator('.quick [data-leads]')).toContainText('2/1');
      await hand.tap(page.getByRole('button', { name: engage }));
      await expect(page.getByTestId('result')).toBeVisible();
      console.log(`${locale}: by totals, ${hand.count} actions`);
      expect(hand.count).toBeLessThanOrEqual(8);
    });

    test('the same from the roster takes at most 14 actions', async ({ page }) => {
      const hand = new Hand();
      // A battle typed in once leaves its counters in the roster.
      await page.getByRole('link', { name: combat, exact: true }).first().click();
      const [attacker, defender] = [force(page, 'attacker'), force(page, 'defender')];
      await attacker.locator('.nation').selectOption('bulgaria');
      await attacker.locator('.numbers input').first().fill('9-3');
      await attacker.locator('.counter-add .add').click();
      await page.keyboard.type('2-2');
      await open(new Hand(), defender);
      await defender.locator('.nation').selectOption('ottoman');
      await defender.locator('.numbers input').first().fill('2-2');
      await defender.locator('.counter-add .add').click();
      await page.keyboard.type('1-2');
      await page.getByRole('button', { name: engage }).click();
      await result(page);
      await page.goto('/#/game/balkan-wars/roster');
      await expect(page.locator('.roster-row')).toHaveCount(4);
      await page.goto('/#/game/balkan-wars');
      // A page that goes writes all that it still had to write.
      await page.reload();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await hand.tap(page.getByRole('link', { name: combat, exact: true }).first());
      for (const side of ['attacker', 'defender'] as const) {
        const panel = force(page, side);
        await open(hand, panel);
        await hand.tap(panel.locator('.roster-open'));
        const choices = page.locator('.roster-lines button.roster-line');
        // What stands on the table is no longer offered: the first free one, twice.
        await hand.tap(choices.first());
        await hand.tap(choices.first());
        await hand.tap(page.locator('.roster-done'));
      }
      await hand.tap(page.getByRole('button', { name: engage }));
      await result(page);
      console.log(`${locale}: from the roster, ${hand.count} actions`);
      expect(hand.count).toBeLessThanOrEqual(14);
    });
  });
}

for (const { locale, engage, battle } of LANGUAGES) {
  test.describe(`Clash of Monarchs, ${locale}`, () => {
    test.use({ locale });

    test('a battle of two forces with two tactics each takes at most 40 actions from blank', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/#/game/clash-of-monarchs');
      const hand = new Hand();
      await hand.tap(page.getByRole('link', { name: battle, exact: true }).first());
      await hand.tap(page.locator('.common .segment').last());
      // Two steps of light troops a unit at most; tactics that Prussia, and Austria, may hold.
      const forces = {
        attacker: ['3-3-1', 'PR', '18-4-2-2', /Artillery Up Front|Artillerie en avant/i, /Oblique|oblique/],
        defender: ['0-1-3', 'AU', '20-4-2-3', /12 Pounders|12 livres/i, /Surround|Encercl/i],
      } as const;
      for (const side of ['attacker', 'defender'] as const) {
        const panel = force(page, side);
        const [ratings, nation, arms, ...tactics] = forces[side];
        await open(hand, panel);
        await hand.fill(panel.locator('.numbers input').first(), ratings);
        const leader = panel.locator('.counter-sub select').first();
        if ((await leader.inputValue()) !== nation) await hand.pick(leader, nation);
        await hand.pick(panel.locator('.troop-head select'), nation);
        await hand.fill(panel.locator('.arm-numbers input').first(), arms);
        // Units of the cavalry and of the light troops stand beside their steps.
        await hand.fill(panel.locator('.arm').nth(1).locator('input').nth(1), '2');
        await hand.fill(panel.locator('.arm').nth(2).locator('input').nth(1), '1');
        await hand.tap(panel.locator('.hand button'));
        for (const tactic of tactics) await hand.tap(page.getByRole('dialog').locator('.chip', { hasText: tactic }));
        await hand.tap(page.getByRole('dialog').locator('.cover-back button'));
      }
      await hand.tap(page.getByRole('button', { name: engage }));
      await page.locator('.play').waitFor();
      console.log(`${locale}: Clash from blank, ${hand.count} actions`);
      expect(hand.count).toBeLessThanOrEqual(40);
    });

    test('what a side holds moves neither the figures nor the cover', async ({ page }) => {
      await page.goto('/#/game/clash-of-monarchs/chart/battle?preset=B2');
      await page.locator('.chart[data-looked]').waitFor();
      const seen = (): Promise<string> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.bars, .quick, .hand')].map((each) => each.textContent).join('|'),
        );
      const before = await seen();
      await open(new Hand(), force(page, 'attacker'));
      await force(page, 'attacker').locator('.hand button').click();
      await page.getByRole('dialog').locator('.chip:has(:checked)').first().click();
      await page.getByRole('dialog').locator('.cover-back button').click();
      await page.waitForTimeout(800);
      expect(await seen()).toBe(before);
    });
  });
}

for (const { locale, printed } of LANGUAGES) {
  test.describe(`Rivoli, ${locale}`, () => {
    test.use({ locale });

    test('two taps from the game’s page to a result in view; the account folded in one screen, opened in three', async ({
      page,
    }) => {
      await page.goto('/#/game/combat-rapide');
      const hand = new Hand();
      const preset = page.locator('a[href*="preset=rivoli-1797"]').first();
      await hand.tap(preset);
      await hand.tap(page.getByRole('button', { name: printed, exact: true }));
      const result = page.getByTestId('result');
      await expect(result).toBeVisible();
      expect(hand.count).toBe(2);
      const { height = 0 } = page.viewportSize() ?? {};
      const answer = await page.locator('.answer-head').boundingBox();
      expect((answer?.y ?? height) + (answer?.height ?? height), 'the answer is in view').toBeLessThanOrEqual(height);
      const tall = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
      // The luck of it comes a moment later and must not push anything out.
      await page.locator('details.luck').waitFor();
      const folded = await tall();
      await page.locator('details.account > summary').click();
      await expect(page.locator('.steps > li').first()).toBeVisible();
      const opened = await tall();
      console.log(`${locale}: Rivoli folded ${folded} px, opened ${opened} px`);
      expect(folded).toBeLessThanOrEqual(844);
      expect(opened).toBeLessThanOrEqual(3 * 844);
    });
  });
}

for (const { id, load } of await shelved()) {
  test(`${id}: every preset with two forces shows forces, odds and button in one screen`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'desk', 'a phone opens forces one at a time, and odds on demand');
    const { examples, procedures } = await load();
    for (const { id: preset, procedure } of examples.filter((each) => each.preset)) {
      const sides = new Set(
        Object.values(procedures[procedure]?.input.fields ?? {}).flatMap(({ force: side }) => side ?? []),
      );
      if (sides.size < 2) continue;
      await page.goto('/#/lost');
      await page.goto(`/#/game/${id}/chart/${procedure}?preset=${encodeURIComponent(preset)}`);
      const certain = await standsAtOnce(page);
      if (!certain) await page.getByTestId('bars').waitFor();
      const places = await page.evaluate(() => {
        const bottom = (selector: string): number =>
          Math.max(0, ...[...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().bottom));
        const top = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().top ?? 1e4;
        return {
          forces: bottom('.force:not(.fates)'),
          answer: bottom('.certain-told'),
          odds: bottom('.bars'),
          engage: bottom('.engage'),
          bar: top('.engage-bar'),
        };
      });
      expect(places.forces, `${procedure} ${preset}: forces`).toBeLessThanOrEqual(800);
      expect(places.answer, `${procedure} ${preset}: an answer that needs no dice`).toBeLessThanOrEqual(800);
      if (certain) continue;
      expect(places.odds, `${procedure} ${preset}: odds above the button`).toBeLessThanOrEqual(places.bar);
      expect(places.engage, `${procedure} ${preset}: button`).toBeLessThanOrEqual(800);
    }
  });
}

test('at most 12 Tabs lead from the top of a preset to the button', async ({ page }, { project }) => {
  test.skip(project.name !== 'desk', 'phones have no Tab');
  await page.goto('/#/game/balkan-wars/chart/combat?preset=B1');
  await page.locator('.chart[data-looked]').waitFor();
  let presses = 0;
  for (; presses < 40; presses += 1) {
    if (await page.locator('.engage').evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  console.log(`${presses} Tabs`);
  expect(presses).toBeLessThanOrEqual(12);
});
