/** `campaign new`: a campaign in a fresh file. */
import { basename, extname } from 'node:path';
import { beginCampaign, knows } from '@grognard/kernel';
import { createCampaign } from '../../campaign/file.ts';
import { accepted } from '../../faults.ts';
import { onceFromInput, overlayOf, rulingsOf, SETTING_OPTIONS } from '../../given/play.ts';
import { jsonFrom } from '../../given/source.ts';
import { paragraph } from '../../layout/columns.ts';
import { text, type Verb, word } from '../../verb.ts';

export const create: Verb = {
  name: 'new',
  takes: ['<file>', '<game>'],
  options: [{ flags: '--name <name>' }, { flags: '--setup <id|json>' }, ...SETTING_OPTIONS],
  async run(desk, given) {
    const path = word(given, 0);
    const game = await desk.game(word(given, 1));
    onceFromInput(given);
    const written = text(given, 'setup');
    const setups = game.campaign?.setups ?? {};
    const printed = written !== undefined && Object.hasOwn(setups, written) ? setups[written] : undefined;
    const setup = printed ?? (written === undefined ? {} : await jsonFrom(desk, '--setup', written));
    const name = text(given, 'name') ?? basename(path, extname(path));
    const opening = accepted(beginCampaign(game, name, setup, rulingsOf(given), await overlayOf(desk, given)));
    await createCampaign(path, opening);
    desk.answer({ file: path, sequence: 0, event: opening }, () => {
      desk.print(desk.say('cli.campaign.made', { path, name, game: game.titles[desk.locale] }));
      const help = `setup.${written}.help`;
      if (printed !== undefined && knows([game.text.en], help)) desk.print(paragraph(desk.say(help), desk.width));
    });
    return 0;
  },
};
