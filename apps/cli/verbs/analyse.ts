/** `analyse`: how the outcomes move along an input; for designers and for the curious. */
import { analysisTold } from '@grognard/games/dialect';
import { analyse as analysed, Refused } from '@grognard/kernel';
import { clausesOf, SETTING_OPTIONS } from '../arguments/play.ts';
import { SITUATION_OPTIONS } from '../arguments/situation.ts';
import { sweepOf } from '../arguments/sweep.ts';
import { accepted } from '../faults.ts';
import { policyFor } from '../forecast/forecast.ts';
import { heading } from '../layout/chart.ts';
import { savePicture } from '../layout/picture.ts';
import { csvOf, printAnalysis } from '../layout/sweep.ts';
import { pictureOf } from '../layout/sweep-picture.ts';
import { openFromArguments } from '../session/opening.ts';
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
  async run(dialogue, args) {
    const game = await dialogue.game(word(args, 0));
    const opened = await openFromArguments(dialogue, game, word(args, 1), args);
    const along = text(args, 'along');
    if (along === undefined)
      throw new Refused([
        { code: 'alongMissing', at: '--along', facts: { options: Object.keys(opened.procedure.input.fields) } },
      ]);
    const { path, values } = sweepOf(along);
    const { settled, policy } = policyFor(opened, clausesOf(args));
    const analysis = accepted(analysed(opened, path, values, policy));
    const file = text(args, 'svg');
    if (file !== undefined) {
      const title = `${game.titles[dialogue.locale]} · ${dialogue.say(`procedure.${opened.procedure.id}`)}`;
      await savePicture(file, pictureOf(dialogue, title, analysis));
    }
    if (args.options['csv'] === true && !dialogue.json) {
      dialogue.print(csvOf(analysis));
      return 0;
    }
    dialogue.answer(analysisTold(opened, analysis, settled, dialogue.say), () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      printAnalysis(dialogue, opened, analysis);
    });
    return 0;
  },
};
