/** `resolve`: one procedure from its input to a result that explains itself. */
import { DICE_OPTIONS, SETTING_OPTIONS } from '../given/play.ts';
import { printAccount, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { openGiven } from '../session/opening.ts';
import { playAsked, playGiven } from '../session/play.ts';
import { text, type Verb, word } from '../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<game>', '<procedure>'],
  options: [{ flags: '--input <json>' }, ...DICE_OPTIONS, ...SETTING_OPTIONS],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    if (text(given, 'input') === undefined) {
      await playAsked(desk, opened, given);
      return 0;
    }
    const played = await playGiven(desk, opened, given);
    desk.answer(resolutionData(desk, opened, played), () => {
      desk.print(heading(desk, opened));
      desk.print();
      printAccount(desk, opened, played);
    });
    return 0;
  },
};
