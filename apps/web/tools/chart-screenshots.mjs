/** Every chart of every game with a preset in it, on a phone and on a desk, by day and by night: to be looked at. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@grognard/games';
import { DESK, PHONE, withCamera } from './camera.mjs';

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist/screenshots', import.meta.url)));
const SIZES = { phone: PHONE, desk: DESK };
const wanted = process.argv.slice(3);

/** The odds of a wide battle take their time; a picture without them is better than none, and says so. */
const PATIENCE = 20_000;
async function settled(page) {
  await page
    .locator('.chart[data-looked], [data-testid=answer]')
    .first()
    .waitFor({ timeout: PATIENCE })
    .catch(() => console.warn('  the odds were not there yet:'));
}

await withCamera(async (take) => {
  for (const { id, load } of shelf.filter((game) => wanted.length === 0 || wanted.includes(game.id))) {
    const { procedures, examples } = await load();
    for (const procedure of Object.keys(procedures)) {
      const of = examples.filter((each) => each.procedure === procedure && !each.refused);
      const preset = of.find((each) => each.preset) ?? of[0];
      const query = preset ? `?preset=${encodeURIComponent(preset.id)}` : '';
      for (const [name, size] of Object.entries(SIZES)) {
        for (const theme of ['light', 'dark']) {
          await take({
            path: `${folder}/${id}/${procedure}-${name}-${theme}.png`,
            at: `#/game/${id}/chart/${procedure}${query}`,
            act: settled,
            size,
            theme,
            locale: theme === 'dark' ? 'fr' : 'en',
          });
        }
      }
    }
  }
});
