/** Makes a shared campaign and its secret links. The server learns only the hashes of what the links hold. */
import { type CampaignEvent, canonical, type Overlay, type Plain } from '@grognard/kernel';
import { type Line, lineText, textHash } from '@grognard/kernel/fair';
import type { Api } from './api.ts';
import { crypto } from './crypto.ts';
import { linkText, OPENING_DIGITS } from './links.ts';
import { randomHex } from './random.ts';

/** What a new campaign is made of. */
export interface NewCampaign {
  readonly game: string;
  readonly name: string;
  readonly seats: readonly string[];
  readonly setup?: Plain;
  readonly rulings?: Readonly<Record<string, string>>;
  /** The players' own cells, in force throughout. */
  readonly overlay?: Overlay;
  /** What the campaign must begin with, where the maker knows the game. */
  readonly opened?: CampaignEvent;
}

/** A new campaign and its secret links. */
export interface CreatedCampaign {
  readonly id: string;
  readonly invitations: readonly { readonly seat: string; readonly link: string }[];
  readonly watch: string;
}

/** The server has begun another campaign than it was asked for. */
export class OtherCampaign extends Error {
  constructor() {
    super('the server has begun another campaign than it was asked for');
    this.name = 'OtherCampaign';
  }
}

/** Makes a campaign, its tokens made on this device. */
export async function createCampaign(api: Api, plan: NewCampaign): Promise<CreatedCampaign> {
  const { origin } = api;
  const id = randomHex(16);
  const token = randomHex(32);
  const secrets = plan.seats.map((seat) => ({ seat, invitation: randomHex(32) }));
  const hashed = secrets.map(({ seat, invitation }) => [seat, textHash(crypto, invitation)] as const);
  const { game, name, setup, rulings, overlay } = plan;
  await api.createCampaign(id, {
    game,
    name,
    observer: textHash(crypto, token),
    invitations: Object.fromEntries(hashed),
    ...(setup !== undefined && { setup }),
    ...(rulings !== undefined && { rulings }),
    ...(overlay !== undefined && { overlay }),
  });
  const place = { origin, id, opening: await openingOf(api, id, token, plan) };
  return {
    id,
    invitations: secrets.map(({ seat, invitation }) => ({
      seat,
      link: linkText({ ...place, kind: 'join', seat, invitation }),
    })),
    watch: linkText({ ...place, kind: 'watch', token }),
  };
}

/** The first line as the server tells it, held against what was asked for. */
async function openingOf(api: Api, id: string, token: string, plan: NewCampaign): Promise<string> {
  const [line] = (await api.readLines(id, { token, from: 0 })).lines as readonly Line[];
  const event = line?.event;
  if (!line || event?.kind !== 'opened' || event.fair.campaign !== id || !isAsked(event, plan)) {
    throw new OtherCampaign();
  }
  return textHash(crypto, lineText(line)).slice(0, OPENING_DIGITS);
}

function isAsked(
  event: Extract<Line['event'], { kind: 'opened' }>,
  { game, name, rulings, opened }: NewCampaign,
): boolean {
  const chosen = Object.entries(rulings ?? {}).every(([id, reading]) => event.rulings[id] === reading);
  if (event.game !== game || event.name !== name || !chosen) return false;
  if (opened?.kind !== 'opened') return true;
  // A server of another version may say so; everything else is as it was asked for.
  const { fair: _, ...told } = event;
  const asked = { ...opened, version: told.version };
  return canonical(told as unknown as Plain) === canonical(asked as unknown as Plain);
}
