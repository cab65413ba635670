/** Commitments: what is fixed now and shown later. Each names what it is for, so that none can stand for another. */
import type { Side } from '../step/step.ts';
import { type Crypto, digest } from './crypto.ts';

type Hash = Pick<Crypto, 'sha256'>;

/** The server's seed of an epoch, committed before anyone contributes. */
export const seedCommitment = (crypto: Hash, campaign: string, epoch: number, seed: string): string =>
  digest(crypto, { what: 'grognard seed', campaign, epoch, seed });

/** A seat's next contribution, pledged before the roll it will serve is known. */
export const pledgeOf = (crypto: Hash, campaign: string, seat: Side, nonce: string): string =>
  digest(crypto, { what: 'grognard contribution', campaign, seat, nonce });

/** Where in the campaign a sealed choice is made. */
export interface SealedPlace {
  readonly campaign: string;
  /** The line where the procedure began. */
  readonly began: number;
  /** How many entries its journal has. */
  readonly entry: number;
  readonly side: Side;
}

/** A sealed choice. The nonce hides it: without it every option would have to be tried, with 2^256 nonces each. */
export const sealOf = (crypto: Hash, { campaign, began, entry, side }: SealedPlace, option: string, nonce: string) =>
  digest(crypto, { what: 'grognard choice', campaign, began, entry, side, option, nonce });
