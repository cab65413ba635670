/** Makes a shared campaign and its secret links. The server learns only the hashes of what the links hold. */
import type { Overlay, Plain } from '@grognard/kernel';
import { textHash } from '@grognard/kernel/fair';
import type { Api } from './api.ts';
import { crypto } from './crypto.ts';
import { linkText, type SecretLink } from './links.ts';
import { randomHex } from './random.ts';

export interface NewCampaign {
  readonly game: string;
  readonly name: string;
  readonly seats: readonly string[];
  readonly setup?: Plain;
  readonly rulings?: Readonly<Record<string, string>>;
  /** The players' own cells, in force throughout. */
  readonly overlay?: Overlay;
}

export interface CreatedCampaign {
  readonly id: string;
  readonly invitations: readonly { readonly seat: string; readonly link: string }[];
  readonly watch: string;
}

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
  const link = (secret: SecretLink): string => linkText(secret);
  return {
    id,
    invitations: secrets.map(({ seat, invitation }) => ({
      seat,
      link: link({ kind: 'join', origin, id, seat, invitation }),
    })),
    watch: link({ kind: 'watch', origin, id, token }),
  };
}
