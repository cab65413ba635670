/** `invite`: a shared campaign on a server, and a secret link for each seat. */
import { beginCampaign, Refused } from '@grognard/kernel';
import { seatsOf } from '@grognard/kernel/fair';
import { rulingsOf } from '../arguments/play.ts';
import { SETUP_OPTION, setupIn } from '../campaign/setup.ts';
import { accepted } from '../faults.ts';
import { paragraph } from '../layout/columns.ts';
import { USUAL_SERVER } from '../remote/usual-server.ts';
import { text, type Verb, word } from '../verb.ts';

export const invite: Verb = {
  name: 'invite',
  takes: ['<game>'],
  options: [
    { flags: '--server <url>' },
    { flags: '--name <name>' },
    SETUP_OPTION,
    { flags: '--ruling <name=reading>', repeats: true },
  ],
  async run(dialogue, args) {
    const { createCampaign, OtherCampaign } = await import('@grognard/server/client');
    const { apiAt, asked, originOf } = await import('../remote/server.ts');
    const game = await dialogue.game(word(args, 0));
    const name = text(args, 'name') ?? dialogue.say.read(game.titles);
    const { setup } = await setupIn(dialogue, game, args);
    const rulings = rulingsOf(args);
    const opened = accepted(beginCampaign(game, name, setup, rulings));
    const origin = originOf(text(args, 'server') ?? USUAL_SERVER);
    const plan = { game: game.id, name, seats: seatsOf(game), setup, rulings, opened };
    const { id, invitations, watch } = await asked(origin, createCampaign(apiAt(dialogue, origin), plan)).catch(
      (error: unknown) => {
        if (!(error instanceof OtherCampaign)) throw error;
        throw new Refused([{ code: 'otherCampaign', at: '', facts: { server: origin } }]);
      },
    );
    dialogue.answer({ server: origin, id, game: game.id, name, invitations, watch }, () => {
      const { say, width, paint } = dialogue;
      dialogue.print(
        paragraph(say('cli.invite.made', { name, game: dialogue.say.read(game.titles), server: origin }), width),
      );
      for (const { seat, link } of invitations) {
        dialogue.print(`\n${paint.bold(say(`side.${seat}`))}`);
        // Not wrapped: a link is copied whole.
        dialogue.print(link);
      }
      dialogue.print(`\n${paint.bold(say('cli.invite.watch'))}`);
      dialogue.print(watch);
      dialogue.print();
      dialogue.print(paragraph(say('cli.invite.how'), width));
    });
    return 0;
  },
};
