/** `advise`: what a side should do, with every decision of the other side inside. */
import { Playthrough, Refused } from '@grognard/kernel';
import { forecastFor } from '../forecast/forecast.ts';
import { answersList, facesOf, SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { printAdvice } from '../layout/advice.ts';
import { heading } from '../layout/chart.ts';
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
    const [side, goal] = [text(given, 'side'), text(given, 'goal')];
    const { standing, replies } = Playthrough.begin(opened.begin).given(
      facesOf(given) ?? [],
      (await answersList(desk, given)) ?? [],
    );
    if (standing.kind === 'refused') throw new Refused(standing.refusals);
    const made = await forecastFor(desk, opened, {
      advice: { ...(side !== undefined && { side }), ...(goal !== undefined && { goal }) },
      replies,
    });
    desk.answer(made, () => {
      desk.print(heading(desk, opened));
      desk.print();
      if (made.advice) printAdvice(desk, made.advice);
    });
    return 0;
  },
};
