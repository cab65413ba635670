/**
 * A player's own part: his device holds one secret and signs for his seat. Contributions and nonces follow from the
 * secret and the place, so a device that knows the secret and the journal needs to remember nothing else.
 */
import type { Side } from '../step/step.ts';
import { fromHex, toHex } from './bytes.ts';
import { type Crypto, derived, type Signer } from './crypto.ts';
import type { PlayerEvent } from './event.ts';
import { type Line, signedBytes } from './line.ts';
import { moves } from './moves.ts';
import { pledgeOf, type SealedPlace, sealOf } from './proof.ts';
import type { Shared } from './shared.ts';

type Unsigned<E> = E extends PlayerEvent ? Omit<E, 'signature' | 'by'> : never;
/** An act before it is signed. */
export type ActDraft = Unsigned<PlayerEvent>;

export class Hand {
  readonly campaign: string;
  readonly seat: Side;
  readonly #secret: string;
  readonly #crypto: Crypto & Signer;

  constructor(campaign: string, seat: Side, secret: string, crypto: Crypto & Signer) {
    this.campaign = campaign;
    this.seat = seat;
    this.#secret = secret;
    this.#crypto = crypto;
  }

  /** The line that would carry an act, signed for this one place in this one history. */
  sign({ length, head }: Pick<Shared, 'length' | 'head'>, act: ActDraft): Line<PlayerEvent> {
    const event = { ...act, by: this.seat };
    const bytes = signedBytes(this.campaign, { sequence: length, previous: head, event });
    const signature = toHex(this.#crypto.sign(fromHex(this.#secret), bytes));
    return { sequence: length, previous: head, event: { ...event, signature } as PlayerEvent };
  }

  takeSeat(): ActDraft {
    return { kind: 'seated', key: toHex(this.#crypto.publicKey(fromHex(this.#secret))), pledge: this.#pledge(0) };
  }

  seal(shared: Shared, side: Side, option: string): ActDraft {
    const place = placeOf(shared, side);
    return { kind: 'sealed', side, commitment: sealOf(this.#crypto, place, option, this.#sealNonce(place)) };
  }

  /** What needs no thought: to contribute to a roll, and to show what was sealed once all have sealed. */
  automatic(shared: Shared): ActDraft | undefined {
    for (const move of moves(shared)) {
      if (move.seat !== this.seat) continue;
      if (move.kind === 'contributed') return this.#contribution(shared, move.roll);
      if (move.kind === 'unsealed') return this.#unseal(shared, move.side);
    }
    return undefined;
  }

  #contribution({ seated }: Shared, roll: number): ActDraft {
    const index = seated[this.seat]?.contributions ?? 0;
    return { kind: 'contributed', roll, nonce: this.#nonce(index), pledge: this.#pledge(index + 1) };
  }

  /** What this hand has sealed and not yet shown: found again by trying which option gives the commitment. */
  sealed(shared: Shared, side: Side): string | undefined {
    const { open } = shared;
    if (open?.step.kind !== 'together') return undefined;
    const place = placeOf(shared, side);
    const nonce = this.#sealNonce(place);
    return open.step.asks[side]?.find((each) => sealOf(this.#crypto, place, each, nonce) === open.seals[side]);
  }

  #unseal(shared: Shared, side: Side): ActDraft | undefined {
    const option = this.sealed(shared, side);
    return option === undefined
      ? undefined
      : { kind: 'unsealed', side, option, nonce: this.#sealNonce(placeOf(shared, side)) };
  }

  #nonce(index: number): string {
    const { campaign, seat } = this;
    return derived(this.#crypto, this.#secret, { what: 'grognard contribution', campaign, seat, index });
  }

  #pledge(index: number): string {
    return pledgeOf(this.#crypto, this.campaign, this.seat, this.#nonce(index));
  }

  #sealNonce({ began, entry, side }: SealedPlace): string {
    const { campaign, seat } = this;
    return derived(this.#crypto, this.#secret, { what: 'grognard choice', campaign, seat, began, entry, side });
  }
}

function placeOf({ id, open }: Shared, side: Side): SealedPlace {
  if (!open) throw new Error('no procedure is open');
  return { campaign: id, began: open.line, entry: open.entries.length, side };
}
