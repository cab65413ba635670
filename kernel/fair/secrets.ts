/** The server's secrets of a campaign all follow from one number: a backup of any age can go on from where all stood. */
import { fromHex, toHex } from './bytes.ts';
import type { Secrets } from './clerk.ts';
import { type Crypto, derived, type Signer } from './crypto.ts';
import { type Head, type SignedHead, signHead } from './head.ts';

/** Everything that follows from a campaign’s secret. */
export interface ServerSecrets extends Secrets {
  /** Signs how far the journal goes. */
  vouch(head: Head): SignedHead;
}

/** No seed is ever stored: each is worked out when it is needed, and is public once its epoch is over. */
export function serverSecrets(crypto: Crypto & Signer, campaign: string, secret: string): ServerSecrets {
  const own = derived(crypto, secret, { what: 'grognard server key', campaign });
  return {
    key: toHex(crypto.publicKey(fromHex(own))),
    seed: (epoch) => derived(crypto, secret, { what: 'grognard server seed', campaign, epoch }),
    vouch: (head) => signHead(crypto, own, campaign, head),
  };
}
