/** `odds`: the exact odds of a procedure, with the decisions settled or open. */

import { asPlayed, type Resolution } from '@grognard/kernel';
import { accountOf } from '../campaign/account-file.ts';
import type { Desk } from '../desk.ts';
import { SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { jsonFrom } from '../given/source.ts';
import { heading } from '../layout/chart.ts';
import { forecastData, printForecast } from '../layout/forecast.ts';
import { forecast, type Named } from '../reckon/forecast.ts';
import { openGiven } from '../session/opening.ts';
import { text, texts, type Verb, word } from '../verb.ts';

export const odds: Verb = {
  name: 'odds',
  takes: ['<game>', '<procedure>'],
  options: [
    ...SITUATION_OPTIONS,
    { flags: '--by <field>' },
    { flags: '--policy <policy>', repeats: true },
    { flags: '--journal <file>' },
    ...SETTING_OPTIONS,
  ],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    const field = text(given, 'by');
    const settled = await asSaved(desk, text(given, 'journal'));
    const made = desk.walking((watch) => forecast(opened, field, texts(given, 'policy'), { settled, watch }));
    desk.answer(forecastData(desk, opened, made, field), () => {
      desk.print(heading(desk, opened));
      desk.print();
      printForecast(desk, opened, made, field === undefined);
    });
    return 0;
  },
};

/** As the journal says: every decision answered as a saved resolution answered it. */
async function asSaved(desk: Desk, file: string | undefined): Promise<Named | undefined> {
  if (file === undefined) return undefined;
  const account = accountOf(await jsonFrom(desk, '--journal', file), file);
  return { name: `journal:${file}`, policy: asPlayed(account as unknown as Resolution) };
}
