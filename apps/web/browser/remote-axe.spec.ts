/** axe on the pages that need a server behind them. */
import { expect, test } from '@playwright/test';
import { Inspector } from './inspector.ts';
import { answerUntil, choose, fordTable, options, player } from './player.ts';
import { openServed, type Served } from './served.ts';

let served: Served;
test.beforeAll(async () => {
  served = await openServed();
});
test.afterAll(() => served.stop());

test('axe finds no fault on the pages of shared campaigns', async ({ browser }) => {
  const { attacker, defender } = await fordTable(served.url, (more) =>
    player(browser, { baseURL: served.url, ...more }),
  );
  const own = attacker.page.url().split('#')[1] ?? '';
  const inspector = new Inspector(attacker.page);
  await inspector.begin();
  const both = async (place: string): Promise<void> => {
    for (let turn = 0; turn < 2; turn += 1) {
      await inspector.turn();
      await inspector.inspect(place);
      await inspector.turn();
    }
  };
  await inspector.open('#/share', 'form');
  await both('share');
  await inspector.open('#/proof', 'input[type=file]');
  await both('proof of a file');
  await inspector.open(`#${own}`, '.seats');
  await attacker.page.locator('.seats + details summary, .seats ~ details summary').click();
  await both('a shared campaign');
  await inspector.wear({ locale: 'en', theme: 'light' });
  await attacker.page.getByRole('link', { name: 'Assault' }).click();
  await attacker.page.getByRole('spinbutton', { name: 'Attacking strength' }).fill('12');
  await both('a chart to begin');
  await inspector.wear({ locale: 'en', theme: 'light' });
  await attacker.page.getByRole('button', { name: 'Engage!' }).click();
  await options(attacker.page).first().waitFor();
  await both('a sealed question');
  await choose(attacker.page);
  await attacker.page.locator('.sealed').waitFor();
  await both('sealed');
  await choose(defender.page);
  await answerUntil(attacker.page.getByTestId('result'), attacker.page, defender.page);
  await both('a result');
  await inspector.open(`#${own}/proof`, '.evidence');
  await both('a proof');
  await inspector.end();
  expect(inspector.faults).toEqual([]);
});
