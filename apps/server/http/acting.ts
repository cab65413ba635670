/** Signed lines come in: a seat is taken, something is done, lines that were lost are given back. */
import type { Plain } from '@grognard/kernel';
import {
  checkAct,
  checkEvent,
  fromHex,
  isSignedHead,
  isTaken,
  type Line,
  type PlayerEvent,
  type SignedHead,
  serverSecrets,
  tokenBytes,
} from '@grognard/kernel/fair';
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../admission/access.ts';
import { admittedToAct, entered, inRoom, type Params, storedCampaign, upToDate } from '../admission/admission.ts';
import { Problem, refusedBecause } from '../admission/problem.ts';
import { type Body, bodyFaults, hexOf, shaped } from '../asks/shape.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { Acted, Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { StoredCampaign } from '../store/store.ts';
import { GIVING_BACK, LINE, SITTING } from './bodies.ts';

type CampaignRequest = FastifyRequest<{ Params: Params }>;

interface InRoom {
  readonly room: Room;
  readonly acted: Acted;
}

const LONGEST_KEY = 100;

const within = (at: string, inner: string): string => [at, inner].filter(Boolean).join('.');

/** The place of a line, its event still unchecked. */
function placeOf(
  value: unknown,
  at: string,
): { readonly body: Body; readonly sequence: number; readonly previous: string } {
  const faults = bodyFaults(LINE, value).map((each) => ({ ...each, at: within(at, each.at) }));
  if (faults.length > 0) throw refusedBecause(faults);
  const body = value as Body;
  return { body, sequence: body['sequence'] as number, previous: hexOf(body, 'previous', 32) };
}

function lineOf(value: unknown, at = ''): Line<PlayerEvent> {
  const { body, sequence, previous } = placeOf(value, at);
  const event = checkAct(body['event']);
  const place = within(at, 'event');
  if (!event.ok) throw refusedBecause(event.refusals.map((each) => ({ ...each, at: within(place, each.at) })));
  return { sequence, previous, event: event.value as PlayerEvent };
}

/** A seat is taken once; the same device may ask again, if the answer was lost on the way. */
export async function sit(services: Services, request: CampaignRequest): Promise<InRoom> {
  const { id, seat = '' } = request.params;
  const body = shaped(SITTING, request.body);
  const token = hexOf(body, 'token', 32);
  const line = lineOf(body['line'], 'line');
  const invitation = hashOf(String(body['invitation']));
  const seatIn = ({ seats }: StoredCampaign) => seats.find((each) => each.seat === seat);
  const campaign = await storedCampaign(services, id);
  if (!campaign || seatIn(campaign)?.invitation !== invitation) throw new Problem('unauthorised');
  const room = await entered(services, id);
  await upToDate(services, room);
  const stored = seatIn(room.campaign);
  if (stored?.token === token && room.shared.seated[seat]?.key === (line.event as { key?: string }).key) {
    return { room, acted: { kind: 'repeated', earlier: { digest: '', sequence: line.sequence } } };
  }
  if (stored?.token !== null)
    throw new Problem('forbidden', { refusals: [{ code: 'invitationUsed', at: 'invitation' }] });
  if (line.event.kind !== 'seated' || line.event.by !== seat) {
    throw refusedBecause([{ code: 'notTheSeat', at: 'line.event.by' }], room.game);
  }
  return inRoom(services, room, async () => ({
    room,
    acted: settled(services, await room.act(line, { taken: { seat, token } })),
  }));
}

export async function act(services: Services, request: CampaignRequest): Promise<InRoom> {
  const { room, access } = await admittedToAct(services, request);
  return inRoom(services, room, async () => {
    const line = lineOf(request.body);
    if (access.kind !== 'seat') throw new Problem('forbidden');
    if (line.event.by !== access.seat) {
      throw new Problem('forbidden', { refusals: [{ code: 'notTheSeat', at: 'event.by' }], game: room.game });
    }
    if (room.length >= services.settings.limits.campaignLines) throw new Problem('full');
    const key = keyOf(request.headers['idempotency-key']);
    const same = hashOf(JSON.stringify(request.body));
    const acted = await room.act(line, key === undefined ? {} : { key: { seat: access.seat, key, digest: same } });
    if (acted.kind === 'repeated' && acted.earlier.digest !== same) throw new Problem('reused');
    return { room, acted: settled(services, acted) };
  });
}

function keyOf(header: string | readonly string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  return header.length <= LONGEST_KEY ? header : hashOf(header);
}

/** Somebody else was first: the caller learns where the journal stands and signs again. */
function settled(services: Services, acted: Acted): Acted {
  if (acted.kind === 'conflict') {
    services.metrics.count('grognard_conflicts_total');
    throw new Problem('conflict');
  }
  if (acted.kind === 'added') services.metrics.count('grognard_lines_total', {}, acted.lines.length);
  return acted;
}

export function addedBody({ room, acted }: InRoom): Plain {
  const place = room.vouch();
  switch (acted.kind) {
    case 'added':
      return { sequence: acted.sequence, added: acted.lines.length, repeated: false, ...place };
    case 'repeated':
      return { sequence: acted.earlier.sequence, added: 0, repeated: true, ...place };
    case 'conflict':
      throw new Error('a conflict is no addition');
  }
}

/** What a device that gives lines back shows beforehand: this server's own signature of how far they go. */
export interface Vouched {
  readonly length?: string;
  readonly head?: string;
  readonly signature?: string;
}

/** Only who shows the server's own hand is listened to further; nothing of the body has been read yet. */
export async function vouchedFor(
  services: Services,
  id: string,
  { length, head, signature }: Vouched,
): Promise<SignedHead> {
  const campaign = await storedCampaign(services, id);
  const told: unknown = { length: Number(length), head, signature };
  if (!campaign) throw new Problem('unauthorised');
  const { key } = serverSecrets(nativeCrypto, id, campaign.secret);
  if (!isSignedHead(nativeCrypto, id, key, told)) throw new Problem('unauthorised');
  return told;
}

/** Lines that were lost come back; a seat that was lost with them is given its token again, to whoever has its key. */
export async function giveBack(services: Services, request: CampaignRequest, vouched: SignedHead): Promise<Plain> {
  const body = shaped(GIVING_BACK, request.body);
  const given = body['lines'];
  if (!Array.isArray(given)) throw refusedBecause([{ code: 'notAList', at: 'lines', facts: { received: 'lines' } }]);
  const lines = given.map((value, index): Line => {
    const { body: line, sequence, previous } = placeOf(value, `lines[${index}]`);
    const event = checkEvent(line['event']);
    if (event.ok) return { sequence, previous, event: event.value };
    throw refusedBecause(event.refusals.map((each) => ({ ...each, at: within(`lines[${index}].event`, each.at) })));
  });
  const room = await entered(services, request.params.id);
  return inRoom(services, room, async () => {
    const here = services.hub.here(room.shared.id);
    const added = await room.giveBack(body['from'] as number, lines, vouched, here);
    if (added > 0) services.metrics.count('grognard_lines_given_back_total', {}, added);
    if (typeof body['seat'] === 'string') await seatAgain(room, body['seat'], body);
    return { added, ...room.vouch() };
  });
}

async function seatAgain(room: Room, seat: string, body: Body): Promise<void> {
  const token = hexOf(body, 'token', 32);
  const signature = hexOf(body, 'proof', 64);
  const { shared } = room;
  const key = isTaken(shared, seat) ? shared.seated[seat]?.key : undefined;
  const proved = key && nativeCrypto.verify(fromHex(key), tokenBytes(shared.id, seat, token), fromHex(signature));
  if (!proved) throw new Problem('forbidden', { refusals: [{ code: 'notTheSeat', at: 'proof' }], game: room.game });
  if (room.campaign.seats.find((each) => each.seat === seat)?.token !== token) await room.retoken(seat, token);
}
