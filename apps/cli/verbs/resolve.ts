/** `resolve`: one procedure from its input to a result that explains itself. */
import { resultLine } from '@grognard/games/words';
import type { Opened, Resolution } from '@grognard/kernel';
import { FORMAT_OPTION, wantsLine } from '../arguments/format.ts';
import { DICE_OPTIONS, isSituated, SETTING_OPTIONS, SITUATION_OPTIONS } from '../arguments/play.ts';
import type { Dialogue } from '../dialogue.ts';
import { printAccount, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { drawable, pictureFor, printPicture, savePicture } from '../layout/picture.ts';
import { openFromArguments } from '../session/opening.ts';
import { playAsked, playFromArguments } from '../session/play.ts';
import { text, type Verb, word } from '../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<game>', '<procedure>'],
  options: [...SITUATION_OPTIONS, ...DICE_OPTIONS, ...SETTING_OPTIONS, { flags: '--svg <file>' }, FORMAT_OPTION],
  async run(dialogue, args) {
    const inOneLine = wantsLine(args);
    const game = await dialogue.game(word(args, 0));
    const opened = await openFromArguments(dialogue, game, word(args, 1), args);
    const file = text(args, 'svg');
    if (file !== undefined) await drawable(opened, file);
    if (!isSituated(args)) {
      const played = await playAsked(dialogue, opened, args);
      if (played) await shown(dialogue, opened, played, file);
      return 0;
    }
    const played = await playFromArguments(dialogue, opened, args);
    if (inOneLine && !dialogue.json) {
      dialogue.print(resultLine(opened, dialogue.say, played));
      return 0;
    }
    dialogue.answer(resolutionData(dialogue, opened, played), () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      printAccount(dialogue, opened, played);
    });
    await shown(dialogue, opened, played, file);
    return 0;
  },
};

/** The picture, after everything else is told: whatever becomes of the file, the dice are not lost. */
async function shown(dialogue: Dialogue, opened: Opened, played: Resolution, file: string | undefined): Promise<void> {
  const picture = pictureFor(dialogue, opened, played);
  if (!picture) return;
  if (!dialogue.json) printPicture(dialogue, picture);
  if (file === undefined) return;
  await savePicture(file, `${picture.svg}\n`);
  if (!dialogue.json) dialogue.print(paragraph(dialogue.say('cli.picture.saved', { file }), dialogue.width));
}
