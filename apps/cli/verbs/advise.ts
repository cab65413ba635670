/** `advise`: what a side should do, with every decision of the other side inside. */
import { answersList, facesOf, SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { adviceData, printAdvice } from '../layout/advice.ts';
import { heading } from '../layout/chart.ts';
import { adviceFor } from '../reckon/advice.ts';
import { openGiven } from '../session/opening.ts';
import { text, type Verb, word } from '../verb.ts';

export const advise: Verb = {
  name: 'advise',
  takes: ['<game>', '<procedure>'],
  options: [
    ...SITUATION_OPTIONS,
    { flags: '--side <side>' },
    { flags: '--goal <goal>' },
    { flags: '--dice <faces>' },
    { flags: '--answers <answers>' },
    ...SETTING_OPTIONS,
  ],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    const advice = await adviceFor(opened, {
      side: text(given, 'side'),
      goal: text(given, 'goal'),
      faces: facesOf(given) ?? [],
      answers: (await answersList(desk, given)) ?? [],
    });
    desk.answer(adviceData(desk, opened, advice), () => {
      desk.print(heading(desk, opened));
      desk.print();
      printAdvice(desk, opened, advice);
    });
    return 0;
  },
};
