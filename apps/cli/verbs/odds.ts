/** `odds`: the exact odds of a procedure, with the decisions settled or open. */
import type { Entry } from '@grognard/kernel';
import { accountOf } from '../campaign/account-file.ts';
import type { Desk } from '../desk.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { clausesOf, SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { jsonFrom } from '../given/source.ts';
import { heading } from '../layout/chart.ts';
import { printForecast } from '../layout/forecast.ts';
import { openGiven } from '../session/opening.ts';
import { text, type Verb, word } from '../verb.ts';

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
    const by = text(given, 'by');
    const asPlayed = await savedJournal(desk, text(given, 'journal'));
    const made = await forecastFor(desk, opened, {
      odds: true,
      open: true,
      policy: clausesOf(given),
      ...(by !== undefined && { by }),
      ...(asPlayed && { asPlayed }),
    });
    desk.answer(made, () => {
      desk.print(heading(desk, opened));
      desk.print();
      printForecast(desk, made);
    });
    return 0;
  },
};

/** Every decision answered as a saved resolution answered it. */
async function savedJournal(desk: Desk, file: string | undefined): Promise<readonly Entry[] | undefined> {
  if (file === undefined) return undefined;
  return accountOf(await jsonFrom(desk, '--journal', file), file)['journal'] as unknown as readonly Entry[];
}
