/** `odds`: the exact odds of a procedure, with the decisions settled or open. */

import { SETTING_OPTIONS } from '../given/play.ts';
import { heading } from '../layout/chart.ts';
import { forecastData, printForecast } from '../layout/forecast.ts';
import { forecast } from '../reckon/forecast.ts';
import { openGiven } from '../session/opening.ts';
import { text, texts, type Verb, word } from '../verb.ts';

export const odds: Verb = {
  name: 'odds',
  takes: ['<game>', '<procedure>'],
  options: [
    { flags: '--input <json>' },
    { flags: '--by <field>' },
    { flags: '--policy <policy>', repeats: true },
    ...SETTING_OPTIONS,
  ],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    const field = text(given, 'by');
    const made = forecast(opened, field, texts(given, 'policy'));
    desk.answer(forecastData(desk, opened, made, field), () => {
      desk.print(heading(desk, opened));
      desk.print();
      printForecast(desk, opened, made, field === undefined);
    });
    return 0;
  },
};
