import { expect, type Page } from '@playwright/test';
import { standsAtOnce } from './hand.ts';
import { Inspector } from './inspector.ts';
import { test } from './kept-page.ts';
import { ownOf, shelved } from './shelf.ts';

type Game = Awaited<ReturnType<Awaited<ReturnType<typeof shelved>>[number]['load']>>;
type Example = Game['examples'][number];

const part = encodeURIComponent;
/** Some games have dozens. */
const CHARTS_A_RUN = 10;

/** One pair of looks and then the other, each in a run of its own: together they take long. */
for (const looks of [1, 3]) {
  test(`axe finds no fault on the pages of the app, looks ${looks}`, async ({ page }) => {
    const inspector = new Inspector(page);
    await inspector.begin();
    await inspector.open('#/', '.covers');
    for (let turn = 0; turn < looks; turn += 1) await inspector.turn();
    await inspector.inspect('home');
    await page.keyboard.press('/');
    await page.locator('.search-box').waitFor();
    await inspector.inspect('search');
    await page.getByRole('combobox').fill('table');
    await page.getByRole('option').first().waitFor();
    await inspector.inspect('search with finds');
    await page.keyboard.press('Escape');
    await inspector.open('#/nowhere', '.top-title h1');
    await inspector.inspect('lost');
    await keptPages(page, inspector);
    await campaignPages(page, inspector);
    await mapPages(page, inspector);
    await inspector.end();
    expect(inspector.faults).toEqual([]);
  });
}

/** The roster with counters in it, what is pasted into it, and the rolls. */
async function keptPages(page: Page, inspector: Inspector): Promise<void> {
  await inspector.open('#/rosters', '.links');
  await inspector.inspect('rosters');
  await inspector.open('#/game/specimen-hexes/roster', '.roster-kind');
  await page.locator('.roster-kind .tools button').nth(1).click();
  await page.locator('textarea').fill('Old Guard\t9-4\nLancers\tzouaves\n;');
  await page.locator('.roster-preview').waitFor();
  await inspector.inspect('pasted rows');
  await page.locator('.sheet-dialog .primary').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('button.roster-line').first().waitFor();
  await inspector.inspect('roster');
  await page.locator('button.roster-line').first().click();
  await page.getByRole('dialog').waitFor();
  await inspector.inspect('a counter of the roster');
  await page.keyboard.press('Escape');
  await inspector.open('#/history', '.history');
  await inspector.inspect('history');
}

/** A new map, then every tool over it, on the editor's page and on the board. */
async function mapPages(page: Page, inspector: Inspector): Promise<void> {
  for (const path of ['map', 'chart/movement']) {
    await inspector.open(`#/game/aegean-strike/${path}`, '.new-map, .bench');
    await inspector.inspect(path);
    if (await page.locator('.new-map').isVisible()) {
      await page.locator('input[name=from]').fill('0101');
      await page.locator('input[name=to]').fill('0606');
      await page.locator('.new-map button[type=submit]').click();
    }
    await page.locator('.stage-frame').waitFor();
    for (const tool of await page.locator('.bench-tool[aria-pressed]').all()) {
      await tool.click();
      await page.locator('.stage-frame').click();
      await inspector.inspect(`${path} ${await tool.innerText()}`);
    }
  }
}

async function campaignPages(page: Page, inspector: Inspector): Promise<void> {
  await inspector.open('#/campaigns', 'form');
  await inspector.inspect('campaigns');
  await page.locator('form select').first().selectOption('specimen');
  await page.getByRole('textbox').first().fill('Axe');
  await page.locator('form button[type=submit]').click();
  await page.locator('.campaign-columns').waitFor();
  await inspector.inspect('campaign, play');
  await campaignPart(page, 'tracks');
  await page.locator('.empty-tracks summary').click();
  await page.locator('.tracks .pencil').first().click();
  await page.locator('.correct-form').waitFor();
  await inspector.inspect('campaign, a track put right');
  await page.locator('.correct-form .tools button').last().click();
  await campaignPart(page, 'journal');
  await page.locator('.note-form input').fill('Rain');
  await page.locator('.note-form button').click();
  await page.locator('.log').getByText('Rain').waitFor();
  await page.locator('.journal-filter summary').click();
  await page.locator('.story summary').click();
  await inspector.inspect('campaign, journal');
  for (const [name, opener] of [
    ['undo', '.journal-tools button >> nth=1'],
    ['merge', '.journal-tools button >> nth=4'],
    ['forget', '.journal-tools button >> nth=-1'],
  ] as const) {
    await page.locator(opener).first().click();
    await page.getByRole('dialog').waitFor();
    await inspector.inspect(name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await campaignPart(page, 'play');
  await page.locator('.open-phase .primary').click();
  await page.locator('.engage').waitFor();
  await inspector.inspect('a chart in a campaign');
}

/** On a phone each part is a tab. */
async function campaignPart(page: Page, part: 'play' | 'tracks' | 'journal'): Promise<void> {
  await page.evaluate((tab) => {
    location.hash = `${location.hash.replace(/\?.*/, '')}?tab=${tab}`;
  }, part);
  await page.locator(`.campaign[data-tab=${part}]`).waitFor();
}

for (const { id, load } of await shelved()) {
  const game = await load();
  const { procedures, tables } = await ownOf(game);

  test(`axe finds no fault on the pages and tables of ${id}`, async ({ page }) => {
    const inspector = new Inspector(page);
    await inspector.begin();
    const pages = [
      ['game', '', '.game-columns'],
      ['roster', '/roster', '.roster-page'],
      ['examples', '/examples', '.example.agrees'],
      ...((game.scenarios ?? []).length > 0 ? [['maps', '/maps', '.map-frame svg'] as const] : []),
      ['print', '/print', '.sheet-tables'],
      ...tables.map((table) => [table, `/table/${part(table)}`, '.table-page'] as const),
    ] as const;
    for (const [name, path, ready] of pages) {
      await inspector.turn();
      await inspector.open(`#/game/${id}${path}`, ready);
      await inspector.inspect(`${id} ${name}`);
    }
    await inspector.end();
    expect(inspector.faults).toEqual([]);
    // Each at a desk and on a phone.
    expect(inspector.inspected).toBe(2 * pages.length);
  });

  for (let from = 0; from < procedures.length; from += CHARTS_A_RUN) {
    const some = procedures.slice(from, from + CHARTS_A_RUN);
    test(`axe finds no fault on the charts of ${id} from ${some[0]} on`, async ({ page }) => {
      const inspector = new Inspector(page);
      await inspector.begin();
      for (const procedure of some) {
        await inspector.turn();
        await chartPages(page, inspector, game, procedure);
      }
      await inspector.end();
      expect(inspector.faults).toEqual([]);
      expect(inspector.inspected).toBeGreaterThanOrEqual(2 * some.length);
    });
  }
}

/** The example of a procedure that asks the most of its players. */
function fullest({ examples }: Game, procedure: string): Example {
  const answersIn = ({ answers = [] }: Example): number =>
    answers.length + (answers.some((answer) => typeof answer !== 'string') ? 100 : 0);
  const [first] = examples
    .filter((each) => each.procedure === procedure && !each.refused)
    .toSorted((a, b) => answersIn(b) - answersIn(a));
  if (!first) throw new Error(`${procedure} has no example`);
  return first;
}

/** Before the dice, behind the cover, at the first decision, after the result. */
async function chartPages(page: Page, inspector: Inspector, game: Game, procedure: string): Promise<void> {
  const example = fullest(game, procedure);
  const place = `${game.id} ${procedure}`;
  const chart = `#/game/${game.id}/chart/${procedure}`;
  await inspector.open(`${chart}?preset=${part(example.id)}`, '.chart[data-looked], [data-testid=answer]');
  await inspector.inspect(place);
  if (await standsAtOnce(page)) return;
  if ((example.answers ?? []).length > 0) await decision(page, inspector, place, [...(example.dice ?? [])]);
  await page.locator('.go > .own').last().click();
  await page.getByTestId('result').waitFor();
  await inspector.inspect(`${place} result`);
}

/** Throws the example's own dice up to the first decision. */
async function decision(page: Page, inspector: Inspector, place: string, dice: number[]): Promise<void> {
  // A die in reach of the chart is tapped there; one with many faces on the next page.
  const inReach = page.locator('.own-dice button');
  if ((await inReach.count()) > 0) await inReach.nth((dice.shift() ?? 1) - 1).click();
  else await page.locator('.go > .own').first().click();
  for (;;) {
    await page.locator('.cover, .options, .faces, .typed-face').first().waitFor();
    if (await page.locator('.cover').isVisible()) {
      await inspector.inspect(`${place} cover`);
      await page.locator('.cover .primary').click();
    } else if (await page.locator('.options').isVisible()) {
      await inspector.inspect(`${place} decision`);
      await page.locator('.after button').last().click();
      await page.locator('.chart[data-looked]').waitFor();
      return;
    } else await throwDie(page, dice.shift() ?? 1);
  }
}

async function throwDie(page: Page, face: number): Promise<void> {
  const typed = page.locator('.typed-face');
  if (await typed.isVisible()) {
    await typed.locator('input').fill(String(face));
    await typed.locator('button').click();
  } else
    await page
      .locator('.faces button')
      .nth(face - 1)
      .click();
}
