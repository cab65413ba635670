/** `resolve`: one procedure from its input to a result that explains itself. */
import { resultLine } from '@grognard/games/words';
import { type Game, type Opened, procedureOf, type Resolution } from '@grognard/kernel';
import { FORMAT_OPTION, formatIn } from '../arguments/format.ts';
import { ASKING_OPTIONS, DICE_OPTIONS, onceFromInput, SETTING_OPTIONS } from '../arguments/play.ts';
import { asTold, exampleIn, filesIn, isSituated, SITUATION_OPTIONS, situationOf } from '../arguments/situation.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted, firstOfAll, UsageFault } from '../faults.ts';
import { printAccount, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { drawable, pictureFor, printPicture, savePicture } from '../layout/picture.ts';
import { outsideCampaign } from '../session/asking.ts';
import { answered, openFromArguments, settingOf, taken } from '../session/opening.ts';
import { playAsked, playFromArguments } from '../session/play.ts';
import { type Arguments, text, type Verb, word } from '../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<game>', '<procedure>'],
  options: [
    ...SITUATION_OPTIONS,
    ...DICE_OPTIONS,
    ...ASKING_OPTIONS,
    ...SETTING_OPTIONS,
    { flags: '--svg <file>' },
    FORMAT_OPTION,
  ],
  async run(dialogue, args) {
    const inOneLine = formatIn(args, 'line') === 'line';
    const game = await dialogue.game(word(args, 0));
    const file = text(args, 'svg');
    if (args.options['ask'] === true || (!isSituated(args) && dialogue.asks)) {
      const { opened, played } = await firstOfAll(() => playedAsked(dialogue, game, args));
      await shown(dialogue, opened, played, file);
      return 0;
    }
    const opened = await openFromArguments(dialogue, game, word(args, 1), args);
    if (file !== undefined) await drawable(opened, file);
    const told = asTold(args, exampleIn(game, word(args, 1), args));
    const played = await playFromArguments(dialogue, opened, told);
    if (inOneLine && !dialogue.json) {
      dialogue.print(resultLine(opened, dialogue.say, played));
      return 0;
    }
    dialogue.answer(await resolutionData(dialogue, opened, played), () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      printAccount(dialogue, opened, played);
    });
    await shown(dialogue, opened, played, file);
    return 0;
  },
};

/** At the keyboard, from what the line gave or from the first question on. */
async function playedAsked(dialogue: Dialogue, game: Game, args: Arguments): ReturnType<typeof playAsked> {
  if (!dialogue.asks) throw new UsageFault('askNowhere');
  onceFromInput(args);
  const procedure = accepted(procedureOf(game, word(args, 1)));
  const { input, example } = await situationOf(dialogue, game, procedure, args);
  const setting = { ...(await settingOf(dialogue, args)), example, more: filesIn(args) };
  const asking = outsideCampaign(game, procedure, setting);
  const start = await (isSituated(args) ? taken(dialogue, asking, input) : answered(dialogue, asking));
  const file = text(args, 'svg');
  if (file !== undefined) await drawable(start.opened, file);
  return playAsked(dialogue, asking, start, asTold(args, example));
}

/** The picture, after everything else is told: whatever becomes of the file, the dice are not lost. */
async function shown(dialogue: Dialogue, opened: Opened, played: Resolution, file: string | undefined): Promise<void> {
  const picture = await pictureFor(dialogue, opened, played);
  if (!picture) {
    if (file !== undefined) dialogue.warn(dialogue.say('cli.picture.noMap', { file }));
    return;
  }
  if (!dialogue.json) printPicture(dialogue, picture);
  if (file === undefined) return;
  await savePicture(file, `${picture.svg}\n`);
  if (!dialogue.json) dialogue.print(paragraph(dialogue.say('cli.picture.saved', { file }), dialogue.width));
}
