/** `resolve`: one procedure from its input to a result that explains itself. */
import type { Opened, Resolution } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { DICE_OPTIONS, isSituated, SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { printAccount, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { drawable, printPicture, resultPicture, savePicture } from '../layout/picture.ts';
import { openGiven } from '../session/opening.ts';
import { playAsked, playGiven } from '../session/play.ts';
import { text, type Verb, word } from '../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<game>', '<procedure>'],
  options: [...SITUATION_OPTIONS, ...DICE_OPTIONS, ...SETTING_OPTIONS, { flags: '--svg <file>' }],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    const file = text(given, 'svg');
    if (file !== undefined) await drawable(opened, file);
    if (!isSituated(given)) {
      const played = await playAsked(desk, opened, given);
      if (played) await shown(desk, opened, played, file);
      return 0;
    }
    const played = await playGiven(desk, opened, given);
    desk.answer(resolutionData(desk, opened, played), () => {
      desk.print(heading(desk, opened));
      desk.print();
      printAccount(desk, opened, played);
    });
    await shown(desk, opened, played, file);
    return 0;
  },
};

/** The picture, after everything else is told: whatever becomes of the file, the dice are not lost. */
async function shown(desk: Desk, opened: Opened, played: Resolution, file: string | undefined): Promise<void> {
  const picture = resultPicture(desk, opened, played);
  if (!picture) return;
  if (!desk.json) printPicture(desk, picture);
  if (file === undefined) return;
  await savePicture(file, `${picture.svg}\n`);
  if (!desk.json) desk.print(paragraph(desk.say('cli.picture.saved', { file }), desk.width));
}
