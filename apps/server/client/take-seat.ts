/** Takes the seat of an invitation: makes the seat's own secrets, and gives the link that opens the seat anywhere. */
import type { Plain } from '@grognard/kernel';
import { type Crypto, Hand, type Signer, textHash } from '@grognard/kernel/fair';
import { type Api, ApiProblem } from './api.ts';
import { crypto as ownCrypto } from './crypto.ts';
import type { SecretLink } from './links.ts';
import { randomHex } from './random.ts';

const ATTEMPTS = 20;
const CONFLICT = 409;

/** Takes a seat by its invitation; the link that comes back opens it from any device. */
export async function takeSeat(
  api: Api,
  invited: Extract<SecretLink, { kind: 'join' }>,
  made: { readonly token: string; readonly secret: string } = { token: randomHex(32), secret: randomHex(32) },
  crypto: Crypto & Signer = ownCrypto,
): Promise<Extract<SecretLink, { kind: 'seat' }>> {
  const { id, seat, invitation, origin, opening } = invited;
  const hand = new Hand(id, seat, made.secret, crypto);
  for (let attempt = 0; ; attempt += 1) {
    const state = await api.readCampaign(id, { token: invitation });
    const line = hand.sign(state, hand.takeSeat(state));
    try {
      await api.takeSeat(id, seat, {
        invitation,
        token: textHash(crypto, made.token),
        line: line as unknown as Plain,
      } as never);
      return { kind: 'seat', origin, id, seat, ...made, ...(opening !== undefined && { opening }) };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== CONFLICT || attempt >= ATTEMPTS) throw error;
    }
  }
}
