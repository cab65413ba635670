/** `campaign new`: a campaign in a fresh file. */
import { basename, extname } from 'node:path';
import { beginCampaign, knows } from '@grognard/kernel';
import { onceFromInput, overlayOf, rulingsOf, SETTING_OPTIONS } from '../../arguments/play.ts';
import { createCampaign } from '../../campaign/file.ts';
import { SETUP_OPTION, setupIn } from '../../campaign/setup.ts';
import { accepted } from '../../faults.ts';
import { paragraph } from '../../layout/columns.ts';
import { text, type Verb, word } from '../../verb.ts';

export const create: Verb = {
  name: 'new',
  takes: ['<file>', '<game>'],
  options: [{ flags: '--name <name>' }, SETUP_OPTION, ...SETTING_OPTIONS],
  async run(dialogue, args) {
    const path = word(args, 0);
    const game = await dialogue.game(word(args, 1));
    onceFromInput(args);
    const { setup, printed } = await setupIn(dialogue, game, args);
    const name = text(args, 'name') ?? basename(path, extname(path));
    const opening = accepted(beginCampaign(game, name, setup, rulingsOf(args), await overlayOf(dialogue, args)));
    await createCampaign(path, opening);
    dialogue.answer({ file: path, sequence: 0, event: opening }, () => {
      dialogue.print(dialogue.say('cli.campaign.made', { path, name, game: game.titles[dialogue.locale] }));
      const help = `setup.${printed}.help`;
      if (printed !== undefined && knows([game.text.en], help))
        dialogue.print(paragraph(dialogue.say(help), dialogue.width));
    });
    return 0;
  },
};
