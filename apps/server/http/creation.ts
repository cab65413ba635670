/** A new campaign: its first line, its seats, and what the server keeps secret for it. */
import { beginCampaign, type Overlay, type Plain, type Refusal } from '@grognard/kernel';
import { checkEvent, digest, isHex, lineText, openingLine, seatsOf, serverSecrets } from '@grognard/kernel/fair';
import type { FastifyRequest } from 'fastify';
import { isCampaignId, type Params } from '../admission/admission.ts';
import { Problem, refusedBecause } from '../admission/problem.ts';
import { hexOf, isRecord, shaped, strangers } from '../asks/shape.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { freshSecret } from '../rooms/secret.ts';
import type { Services } from '../services.ts';
import { CREATION } from './bodies.ts';

/** Whether it was made now; the same request twice makes one. */
export async function create(services: Services, request: FastifyRequest<{ Params: Params }>): Promise<boolean> {
  const { id } = request.params;
  const body = shaped(CREATION, request.body);
  if (!isCampaignId(id)) throw refusedBecause([{ code: 'notAnId', at: 'id' }]);
  const name = String(body['game']);
  const game = await services.gameOf(name);
  if (!game) {
    throw refusedBecause([{ code: 'unknownGame', at: 'game', facts: { received: name, options: services.games } }]);
  }
  const observer = hexOf(body, 'observer', 32);
  const invitations = invitationsOf(body['invitations'], seatsOf(game));
  const overlay = (body['overlay'] ?? {}) as Overlay;
  const rulings = (body['rulings'] ?? {}) as Readonly<Record<string, string>>;
  const opened = beginCampaign(game, String(body['name']), body['setup'] ?? {}, rulings, overlay);
  if (!opened.ok) throw refusedBecause(opened.refusals, game);
  if (opened.value.kind !== 'opened') throw new Error('a campaign begins with its opening');
  const secret = freshSecret();
  const secrets = serverSecrets(nativeCrypto, id, secret);
  const first = openingLine(game, opened.value, id, secrets, nativeCrypto);
  const shape = checkEvent(first.event);
  if (!shape.ok) throw refusedBecause(shape.refusals, game);
  const line = lineText(first);
  const same = digest(nativeCrypto, request.body as Plain);
  const made = await services.store.create({ id, game: game.id, digest: same, observer, invitations, line, secret });
  if (made) services.metrics.count('grognard_campaigns_created_total', { game: game.id });
  else if ((await services.store.find(id))?.digest !== same) throw new Problem('exists');
  return made;
}

function invitationsOf(value: unknown, seats: readonly string[]): { seat: string; invitation: string }[] {
  const given = isRecord(value) ? value : {};
  const names = Object.keys(given);
  const unknown = strangers(given, seats, 'invitations');
  if (unknown.length > 0) throw refusedBecause(unknown);
  if (names.length !== seats.length || !seats.every((seat) => names.includes(seat))) {
    throw refusedBecause([{ code: 'seatsDiffer', at: 'invitations', facts: { options: seats } }]);
  }
  const refusals: Refusal[] = [];
  const invitations = seats.flatMap((seat) => {
    const invitation = given[seat];
    if (isHex(invitation, 32)) return [{ seat, invitation }];
    refusals.push({ code: 'notHex', at: `invitations.${seat}`, facts: { bytes: 32 } });
    return [];
  });
  if (refusals.length > 0) throw refusedBecause(refusals);
  return invitations;
}
