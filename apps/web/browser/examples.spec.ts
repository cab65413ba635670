import { expect } from '@playwright/test';
import { command } from './command.ts';
import { test } from './kept-page.ts';
import { shelved } from './shelf.ts';
import { pressTool } from './top-bar.ts';

test('every worked example, inside the browser: as printed under every walker, and as the command has it', async ({
  page,
}) => {
  let compared = 0;
  for (const { id, load } of await shelved()) {
    const { examples } = await load();
    await page.goto(`/#/game/${id}/examples`);
    await page.locator('[data-example]').first().waitFor();
    for (const example of examples) {
      const item = page.locator(`[data-example="${example.id}"]`);
      const here = JSON.parse((await item.getAttribute('data-played')) ?? '');
      const there = JSON.parse((await commandPlays(id, example)).out);
      // Which refusals must come is checked with the walkers below; the command may refuse a slip earlier, as it reads.
      expect(Boolean(here.refused), `${id} ${example.id}`).toBe(Boolean(there.refused));
      if (here.result) expect(here.result, `${id} ${example.id}`).toEqual(there.result);
      if (here.journal) expect(here.journal, `${id} ${example.id}`).toEqual(there.journal);
      compared += 1;
    }
    const tally = page.getByTestId('tally');
    await expect(tally).toHaveAttribute('data-finished', 'true');
    await expect(tally, id).toHaveText(`All ${examples.length} agree with the page.`);
  }
  expect(compared).toBeGreaterThan(50);
});

test('in French every example says in French where it comes from, offered to players or not', async ({ page }) => {
  const games = await shelved();
  const game = await games.find(({ id }) => id === 'balkan-wars')?.load();
  const { examples = [], text } = game ?? {};
  await page.goto('/#/game/balkan-wars/examples');
  await pressTool(page, 'Français');
  for (const { id, origin } of examples) {
    const told = String(text?.fr?.[origin]).replaceAll(/\s/g, ' ');
    await expect(page.locator(`[data-example="${id}"] .origin`), id).toHaveText(told);
  }
});

type Examples = Awaited<ReturnType<Awaited<ReturnType<typeof shelved>>[number]['load']>>['examples'];

const commandPlays = (game: string, { procedure, input, dice = [], answers = [], rulings = {} }: Examples[number]) =>
  command(
    ...['resolve', game, procedure, '--json', '--input', JSON.stringify(input)],
    ...['--dice', dice.join(','), '--answers', JSON.stringify(answers)],
    ...Object.entries(rulings).flatMap(([name, reading]) => ['--ruling', `${name}=${reading}`]),
  );
