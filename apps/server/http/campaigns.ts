/** Shared campaigns: made, read, sat down at, acted in, taken home. */

import type {} from '@fastify/swagger';
import { beginCampaign, canonical, isOverlay, type Plain, type Refusal } from '@grognard/kernel';
import {
  checkAct,
  digest,
  exported,
  isHex,
  type Line,
  lineText,
  openingLine,
  type PlayerEvent,
  seatsOf,
} from '@grognard/kernel/fair';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { House } from '../house.ts';
import type { Acted, Room } from '../rooms/room.ts';
import { freshSecret } from '../rooms/secret.ts';
import { localeOf, serverVoice } from '../text/index.ts';
import { type Access, accessBy, bearer, hashOf } from './access.ts';
import { Problem, refusedBecause } from './problem.ts';
import * as responses from './responses.ts';
import { CREATION, creationSchema, hexOf, LINE, lineSchema, SITTING, shaped, sittingSchema } from './shape.ts';
import { campaignView } from './view.ts';

interface Params {
  readonly id: string;
  readonly seat?: string;
}

const ID_BYTES = 16;
const LONGEST_KEY = 100;
const PIECE = 2_000;

export function campaignRoutes(app: FastifyInstance, house: House): void {
  const say = serverVoice('en');
  const secured = { security: [{ token: [] }], tags: ['campaigns'] };
  const params = responses.params('id');

  app.put<{ Params: Params }>(
    '/api/campaigns/:id',
    {
      config: { rateLimit: { max: house.settings.limits.creations, timeWindow: '1 hour' } },
      schema: {
        tags: ['campaigns'],
        operationId: 'createCampaign',
        summary: 'Make a campaign; the same request twice makes one',
        params,
        body: creationSchema(say),
        response: responses.made,
      },
    },
    async (request, reply) => {
      const made = await create(house, request);
      return reply.status(made ? 201 : 200).send({ id: request.params.id });
    },
  );

  app.get<{ Params: Params }>(
    '/api/campaigns/:id',
    {
      schema: {
        ...secured,
        operationId: 'readCampaign',
        summary: 'The campaign as it stands, and whose move it is',
        params,
        response: responses.campaign,
      },
    },
    async (request) => {
      const { room, access } = await admitted(house, request);
      const { shared } = room;
      return campaignView(shared, access, house.hub.here(shared.id), localeOf(request.headers['accept-language']));
    },
  );

  app.get<{ Params: Params; Querystring: { readonly from?: string } }>(
    '/api/campaigns/:id/lines',
    {
      schema: {
        ...secured,
        operationId: 'readLines',
        summary: 'The journal from a line on, as stored',
        params,
        querystring: responses.from,
        response: responses.lines,
      },
    },
    async (request, reply) => {
      const { room } = await admitted(house, request);
      const lines = await house.store.lines(room.shared.id, countOf(request.query.from), house.settings.limits.lines);
      const times = JSON.stringify(lines.map(({ time }) => time));
      return reply
        .type('application/json')
        .send(`{"length":${room.length},"lines":[${lines.map(({ text }) => text).join(',')}],"times":${times}}`);
    },
  );

  app.get<{ Params: Params }>(
    '/api/campaigns/:id/journal',
    {
      schema: {
        ...secured,
        operationId: 'exportJournal',
        summary: 'The whole journal as a file that anyone can verify',
        params,
        produces: ['application/x-ndjson'],
      },
    },
    async (request, reply) => {
      const { room } = await admitted(house, request);
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="${room.shared.id}.journal"`)
        .send(await journalOf(house, room));
    },
  );

  app.post<{ Params: Params }>(
    '/api/campaigns/:id/seats/:seat',
    {
      schema: {
        tags: ['campaigns'],
        operationId: 'takeSeat',
        summary: 'Take a seat by its invitation',
        params: responses.params('id', 'seat'),
        body: sittingSchema(say),
        response: responses.added,
      },
    },
    async (request, reply) => {
      const { room, acted } = await sit(house, request);
      return reply.status(acted.kind === 'added' ? 201 : 200).send(addedBody(room, acted));
    },
  );

  app.post<{ Params: Params }>(
    '/api/campaigns/:id/acts',
    {
      schema: {
        ...secured,
        operationId: 'act',
        summary: 'Add a signed line to the journal',
        params,
        headers: responses.idempotency,
        body: lineSchema(say),
        response: responses.added,
      },
    },
    async (request, reply) => {
      const { room, acted } = await act(house, request);
      return reply.status(acted.kind === 'added' ? 201 : 200).send(addedBody(room, acted));
    },
  );
}

async function create(house: House, request: FastifyRequest<{ Params: Params }>): Promise<boolean> {
  const { id } = request.params;
  const body = shaped(CREATION, request.body);
  if (!isHex(id, ID_BYTES)) throw refusedBecause([{ code: 'notAnId', at: 'id' }]);
  const game = await house.gameOf(String(body['game']));
  if (!game) {
    throw refusedBecause([
      { code: 'unknownGame', at: 'game', facts: { received: String(body['game']), options: house.games } },
    ]);
  }
  const observer = hexOf(body, 'observer', 32);
  const invitations = invitationsOf(body['invitations'], seatsOf(game));
  const overlay = body['overlay'] ?? {};
  if (!isOverlay(overlay))
    throw refusedBecause([{ code: 'notARecord', at: 'overlay', facts: { received: 'overlay' } }]);
  const opened = beginCampaign(
    game,
    String(body['name']),
    body['setup'] ?? {},
    (body['rulings'] ?? {}) as Record<string, string>,
    overlay,
  );
  if (!opened.ok) throw refusedBecause(opened.refusals, game);
  if (opened.value.kind !== 'opened') throw new Error('a campaign begins with its opening');
  const seed = freshSecret();
  const line = lineText(openingLine(game, opened.value, id, seed, nativeCrypto));
  const same = digest(nativeCrypto, request.body as Plain);
  const made = await house.store.create({ id, game: game.id, digest: same, observer, invitations, line, seed });
  if (made) house.metrics.count('grognard_campaigns_created_total', { game: game.id });
  else if ((await house.store.find(id))?.digest !== same) throw new Problem('exists');
  return made;
}

function invitationsOf(value: unknown, seats: readonly string[]): { seat: string; invitation: string }[] {
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const refusals: Refusal[] = [];
  const names = Object.keys(given);
  if (names.length !== seats.length || !seats.every((seat) => names.includes(seat))) {
    throw refusedBecause([{ code: 'seatsDiffer', at: 'invitations', facts: { options: seats } }]);
  }
  const invitations = seats.map((seat) => {
    const invitation = (given as Readonly<Record<string, unknown>>)[seat];
    if (!isHex(invitation, 32)) refusals.push({ code: 'notHex', at: `invitations.${seat}`, facts: { bytes: 32 } });
    return { seat, invitation: String(invitation) };
  });
  if (refusals.length > 0) throw refusedBecause(refusals);
  return invitations;
}

/** The room as it stands and what the caller may do in it. An unknown campaign and a wrong token are answered alike. */
async function admitted(
  house: House,
  request: FastifyRequest<{ Params: Params }>,
): Promise<{ room: Room; access: Access }> {
  return admit(house, request.params.id, bearer(request.headers.authorization));
}

export async function admit(
  house: House,
  id: string,
  token: string | undefined,
): Promise<{ room: Room; access: Access }> {
  const room = await entered(house, id, token);
  await upToDate(house, room);
  const access = accessBy(room.campaign, token);
  if (!access) throw new Problem('unauthorised');
  return { room, access };
}

/** The same for one who acts: a seat's token holds for ever, and an act that comes too late is found out by its place. */
async function admittedToAct(
  house: House,
  request: FastifyRequest<{ Params: Params }>,
): Promise<{ room: Room; access: Access }> {
  const token = bearer(request.headers.authorization);
  const room = await entered(house, request.params.id, token);
  const access = accessBy(room.campaign, token);
  return access?.kind === 'seat' ? { room, access } : admitted(house, request);
}

async function entered(house: House, id: string, token: string | undefined): Promise<Room> {
  const room = token !== undefined && isHex(id, ID_BYTES) ? await house.rooms.enter(id) : undefined;
  if (!room) throw new Problem('unauthorised');
  return room;
}

/** Another process may have added lines, or given a seat its token, since this one looked. */
const upToDate = async ({ store }: House, room: Room): Promise<void> =>
  store.kind === 'postgres' ? room.exclusively(() => room.refresh()) : undefined;

async function journalOf(house: House, room: Room): Promise<string> {
  const texts: string[] = [];
  for (;;) {
    const lines = await house.store.lines(room.shared.id, texts.length, PIECE);
    texts.push(...lines.map(({ text }) => text));
    if (lines.length < PIECE) return exported(texts, nativeCrypto);
  }
}

function countOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw refusedBecause([{ code: 'notANumber', at: 'from', facts: { received: text.slice(0, 40) } }]);
}

function lineOf(value: unknown): Line<PlayerEvent> {
  const body = shaped(LINE, value);
  const previous = hexOf(body, 'previous', 32);
  const event = checkAct(body['event']);
  if (!event.ok)
    throw refusedBecause(event.refusals.map((each) => ({ ...each, at: ['event', each.at].filter(Boolean).join('.') })));
  return { sequence: body['sequence'] as number, previous, event: event.value as PlayerEvent };
}

/** A seat is taken once; the same device may ask again, if the answer was lost on the way. */
async function sit(house: House, request: FastifyRequest<{ Params: Params }>): Promise<{ room: Room; acted: Acted }> {
  const { id, seat = '' } = request.params;
  const body = shaped(SITTING, request.body);
  const token = hexOf(body, 'token', 32);
  const line = lineOf(body['line']);
  const room = await entered(house, id, token);
  await upToDate(house, room);
  const stored = room.campaign.seats.find((each) => each.seat === seat);
  if (stored?.invitation !== hashOf(String(body['invitation']))) throw new Problem('unauthorised');
  if (stored.token === token && room.shared.seated[seat]?.key === (line.event as { key?: string }).key) {
    return { room, acted: { kind: 'repeated', earlier: { digest: '', sequence: line.sequence } } };
  }
  if (stored.token !== null)
    throw new Problem('forbidden', { refusals: [{ code: 'invitationUsed', at: 'invitation' }] });
  if (line.event.kind !== 'seated' || line.event.by !== seat) {
    throw refusedBecause([{ code: 'notTheSeat', at: 'line.event.by' }], room.game);
  }
  return { room, acted: await settled(house, room, await room.act(line, { taken: { seat, token } })) };
}

async function act(house: House, request: FastifyRequest<{ Params: Params }>): Promise<{ room: Room; acted: Acted }> {
  const { room, access } = await admittedToAct(house, request);
  const line = lineOf(request.body);
  if (access.kind !== 'seat') throw new Problem('forbidden');
  if (line.event.by !== access.seat) {
    throw new Problem('forbidden', { refusals: [{ code: 'notTheSeat', at: 'event.by' }], game: room.game });
  }
  if (room.length >= house.settings.limits.campaignLines) throw new Problem('full');
  const key = keyOf(request.headers['idempotency-key']);
  const same = hashOf(JSON.stringify(request.body));
  const acted = await room.act(line, key === undefined ? {} : { key: { seat: access.seat, key, digest: same } });
  if (acted.kind === 'repeated' && acted.earlier.digest !== same) throw new Problem('reused');
  return { room, acted: await settled(house, room, acted) };
}

function keyOf(header: string | readonly string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  return header.length <= LONGEST_KEY ? header : hashOf(header);
}

/** Somebody else was first: the caller learns where the journal stands and signs again. */
async function settled(house: House, room: Room, acted: Acted): Promise<Acted> {
  if (acted.kind === 'conflict') {
    house.metrics.count('grognard_conflicts_total');
    throw new Problem('conflict', { more: { length: room.length, head: room.shared.head } });
  }
  if (acted.kind === 'added') house.metrics.count('grognard_lines_total', {}, acted.lines.length);
  return acted;
}

function addedBody(room: Room, acted: Acted): Plain {
  const place = { length: room.length, head: room.shared.head };
  switch (acted.kind) {
    case 'added':
      return { sequence: acted.sequence, added: acted.lines.length, repeated: false, ...place };
    case 'repeated':
      return { sequence: acted.earlier.sequence, added: 0, repeated: true, ...place };
    case 'conflict':
      throw new Error(`a conflict is no addition: ${canonical(place)}`);
  }
}
