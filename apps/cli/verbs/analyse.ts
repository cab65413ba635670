/** `analyse`: how the outcomes move along an input; for designers and for the curious. */
import { analyse as analysed, Refused } from '@grognard/kernel';
import { accepted } from '../faults.ts';
import { policyFor } from '../forecast/forecast.ts';
import { clausesOf, SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { sweepOf } from '../given/sweep.ts';
import { heading } from '../layout/chart.ts';
import { savePicture } from '../layout/picture.ts';
import { analysisData, csvOf, printAnalysis } from '../layout/sweep.ts';
import { pictureOf } from '../layout/sweep-picture.ts';
import { openGiven } from '../session/opening.ts';
import { text, type Verb, word } from '../verb.ts';

export const analyse: Verb = {
  name: 'analyse',
  takes: ['<game>', '<procedure>'],
  options: [
    ...SITUATION_OPTIONS,
    { flags: '--along <path=values>' },
    { flags: '--policy <policy>', repeats: true },
    { flags: '--csv' },
    { flags: '--svg <file>' },
    ...SETTING_OPTIONS,
  ],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    const along = text(given, 'along');
    if (along === undefined)
      throw new Refused([
        { code: 'alongMissing', at: '--along', facts: { options: Object.keys(opened.procedure.input.fields) } },
      ]);
    const { path, values } = sweepOf(along);
    const analysis = accepted(analysed(opened, path, values, policyFor(opened, clausesOf(given))));
    const file = text(given, 'svg');
    if (file !== undefined) {
      const title = `${game.titles[desk.locale]} · ${desk.say(`procedure.${opened.procedure.id}`)}`;
      await savePicture(file, pictureOf(desk, title, analysis));
    }
    if (given.options['csv'] === true && !desk.json) {
      desk.print(csvOf(analysis));
      return 0;
    }
    desk.answer(analysisData(analysis), () => {
      desk.print(heading(desk, opened));
      desk.print();
      printAnalysis(desk, opened, analysis);
    });
    return 0;
  },
};
