/** `invite`: a shared campaign on a server, and a secret link for each seat. */
import { beginCampaign, type Plain } from '@grognard/kernel';
import { seatsOf } from '@grognard/kernel/fair';
import { accepted } from '../faults.ts';
import { rulingsOf } from '../given/play.ts';
import { jsonFrom } from '../given/source.ts';
import { paragraph } from '../layout/columns.ts';
import { text, type Verb, word } from '../verb.ts';

export const invite: Verb = {
  name: 'invite',
  takes: ['<game>'],
  options: [
    { flags: '--server <url>' },
    { flags: '--name <name>' },
    { flags: '--setup <json>' },
    { flags: '--ruling <name=reading>', repeats: true },
  ],
  async run(desk, given) {
    const { createCampaign } = await import('@grognard/server/client');
    const { apiAt, asked, originOf, USUAL_SERVER } = await import('../far/server.ts');
    const game = await desk.game(word(given, 0));
    const name = text(given, 'name') ?? game.titles[desk.locale];
    const written = text(given, 'setup');
    const setup: Plain = written === undefined ? {} : await jsonFrom(desk, '--setup', written);
    const rulings = rulingsOf(given);
    accepted(beginCampaign(game, name, setup, rulings));
    const origin = originOf(text(given, 'server') ?? USUAL_SERVER);
    const plan = { game: game.id, name, seats: seatsOf(game), setup, rulings };
    const { id, invitations, watch } = await asked(origin, createCampaign(apiAt(desk, origin), plan));
    desk.answer({ server: origin, id, game: game.id, name, invitations, watch }, () => {
      const { say, width, paint } = desk;
      desk.print(paragraph(say('cli.invite.made', { name, game: game.titles[desk.locale], server: origin }), width));
      for (const { seat, link } of invitations) {
        desk.print(`\n${paint.bold(say(`side.${seat}`))}`);
        // Not wrapped: a link is copied whole.
        desk.print(link);
      }
      desk.print(`\n${paint.bold(say('cli.invite.watch'))}`);
      desk.print(watch);
      desk.print();
      desk.print(paragraph(say('cli.invite.how'), width));
    });
    return 0;
  },
};
