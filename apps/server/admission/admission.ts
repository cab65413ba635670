/** Who is let into which campaign. An unknown campaign and a wrong token are answered alike. */
import { isHex } from '@grognard/kernel/fair';
import type { FastifyRequest } from 'fastify';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { StoredCampaign } from '../store/store.ts';
import { type Access, accessBy, bearer } from './access.ts';
import { Problem } from './problem.ts';

export interface Params {
  readonly id: string;
  readonly seat?: string;
}

type CampaignRequest = FastifyRequest<{ Params: Params }>;

const ID_BYTES = 16;

export const isCampaignId = (id: unknown): id is string => isHex(id, ID_BYTES);

/** A room, and what the caller may do in it. */
interface Admitted {
  readonly room: Room;
  readonly access: Access;
}

export const admitted = (services: Services, { params, headers }: CampaignRequest): Promise<Admitted> =>
  admit(services, params.id, bearer(headers.authorization));

export async function admit(services: Services, id: string, token: string | undefined): Promise<Admitted> {
  await known(services, id, token);
  const room = await entered(services, id);
  await upToDate(services, room);
  const access = accessBy(room.campaign, token);
  if (!access) throw new Problem('unauthorised');
  return { room, access };
}

/** A stranger costs one look into the store: nothing is read or folded for him. */
export async function known(services: Services, id: string, token: string | undefined): Promise<StoredCampaign> {
  const campaign = token === undefined ? undefined : await storedCampaign(services, id);
  if (campaign && accessBy(campaign, token)) return campaign;
  // The seat may have been taken through another process since this one opened the room.
  const fresh = campaign && services.store.kind === 'postgres' ? await services.store.find(id) : undefined;
  if (!fresh || !accessBy(fresh, token)) throw new Problem('unauthorised');
  return fresh;
}

export const storedCampaign = async ({ rooms }: Services, id: string): Promise<StoredCampaign | undefined> =>
  isCampaignId(id) ? rooms.campaign(id) : undefined;

/** The same for one who acts: a seat's token holds for ever, and an act that comes too late is found out by its place. */
export async function admittedToAct(services: Services, request: CampaignRequest): Promise<Admitted> {
  const { id } = request.params;
  const token = bearer(request.headers.authorization);
  const access = accessBy(await known(services, id, token), token);
  return access?.kind === 'seat' ? { room: await entered(services, id), access } : admitted(services, request);
}

export async function entered(services: Services, id: string): Promise<Room> {
  const room = await services.rooms.enter(id);
  if (!room) throw new Problem('unauthorised');
  return room;
}

/** Another process may have added lines, or given a seat its token, since this one looked. */
export const upToDate = async ({ store }: Services, room: Room): Promise<void> =>
  store.kind === 'postgres' ? room.exclusively(() => room.refresh()) : undefined;

/** Whatever is refused in a room is refused with how far its journal goes: a player's device compares. */
export async function inRoom<T>(services: Services, room: Room, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another process may have told the caller of lines that this one has not read: it must not deny them.
    await upToDate(services, room);
    const { code, refusals, game, more } = error;
    throw new Problem(code, { refusals, game, more: { ...more, ...room.vouch() } });
  }
}
