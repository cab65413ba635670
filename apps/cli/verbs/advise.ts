/** `advise`: what a side should do, with every decision of the other side inside. */
import { Playthrough, Refused } from '@grognard/kernel';
import { BUDGET_OPTION, meansOf } from '../arguments/budget.ts';
import { answersList, facesOf, SETTING_OPTIONS } from '../arguments/play.ts';
import { SITUATION_OPTIONS } from '../arguments/situation.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { printAdvice } from '../layout/advice.ts';
import { heading } from '../layout/chart.ts';
import { openFromArguments } from '../session/opening.ts';
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
    BUDGET_OPTION,
    ...SETTING_OPTIONS,
  ],
  async run(dialogue, args) {
    const game = await dialogue.game(word(args, 0));
    const opened = await openFromArguments(dialogue, game, word(args, 1), args);
    const [side, goal] = [text(args, 'side'), text(args, 'goal')];
    const { standing, replies } = Playthrough.begin(opened.begin).given(
      facesOf(args) ?? [],
      (await answersList(dialogue, args)) ?? [],
    );
    if (standing.kind === 'refused') throw new Refused(standing.refusals);
    const advice = { ...(side !== undefined && { side }), ...(goal !== undefined && { goal }) };
    const made = await forecastFor(dialogue, opened, { decisions: true, advice, replies }, meansOf(args));
    dialogue.answer(made, () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      if (made.advice) printAdvice(dialogue, made.advice);
    });
    return 0;
  },
};
