/** `campaign new`: a campaign in a fresh file. */
import { basename, extname } from 'node:path';
import { beginCampaign, knows } from '@grognard/kernel';
import { onceFromInput, overlayOf, rulingsOf, SETTING_OPTIONS } from '../../arguments/play.ts';
import { jsonFrom } from '../../arguments/source.ts';
import { createCampaign } from '../../campaign/file.ts';
import { accepted } from '../../faults.ts';
import { paragraph } from '../../layout/columns.ts';
import { text, type Verb, word } from '../../verb.ts';

export const create: Verb = {
  name: 'new',
  takes: ['<file>', '<game>'],
  options: [{ flags: '--name <name>' }, { flags: '--setup <id|json>' }, ...SETTING_OPTIONS],
  async run(dialogue, args) {
    const path = word(args, 0);
    const game = await dialogue.game(word(args, 1));
    onceFromInput(args);
    const written = text(args, 'setup');
    const setups = game.campaign?.setups ?? {};
    const printed = written !== undefined && Object.hasOwn(setups, written) ? setups[written] : undefined;
    const setup = printed ?? (written === undefined ? {} : await jsonFrom(dialogue, '--setup', written));
    const name = text(args, 'name') ?? basename(path, extname(path));
    const opening = accepted(beginCampaign(game, name, setup, rulingsOf(args), await overlayOf(dialogue, args)));
    await createCampaign(path, opening);
    dialogue.answer({ file: path, sequence: 0, event: opening }, () => {
      dialogue.print(dialogue.say('cli.campaign.made', { path, name, game: game.titles[dialogue.locale] }));
      const help = `setup.${written}.help`;
      if (printed !== undefined && knows([game.text.en], help))
        dialogue.print(paragraph(dialogue.say(help), dialogue.width));
    });
    return 0;
  },
};
