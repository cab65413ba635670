/**
 * A player's own part: his device holds one secret and signs for his seat. Contributions and nonces follow from the
 * secret and the line before the promise, so a device that knows the secret and the journal needs to remember nothing
 * else, and another history never shows the same number twice.
 */
import type { Side } from '../step/step.ts';
import { fromHex, toHex } from './bytes.ts';
import { type Crypto, derived, type Signer } from './crypto.ts';
import type { PlayerEvent } from './event.ts';
import { type Line, signedBytes, tokenBytes } from './line.ts';
import { moves } from './moves.ts';
import { pledgeOf, type SealedPlace, sealOf } from './proof.ts';
import type { Shared } from './shared.ts';

type Unsigned<E> = E extends PlayerEvent ? Omit<E, 'signature' | 'by'> : never;
/** An act before it is signed. */
export type ActDraft = Unsigned<PlayerEvent>;

/** Where the journal stands. */
type Place = Pick<Shared, 'length' | 'head'>;

/** A seat’s own part: signs its acts, keeps its secrets. */
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
  sign({ length, head }: Place, act: ActDraft): Line<PlayerEvent> {
    const event = { ...act, by: this.seat };
    const bytes = signedBytes(this.campaign, { sequence: length, previous: head, event });
    const signature = toHex(this.#crypto.sign(fromHex(this.#secret), bytes));
    return { sequence: length, previous: head, event: { ...event, signature } as PlayerEvent };
  }

  /** Proves to a server that has lost this seat's token that the seat is ours. */
  proof(token: string): string {
    return toHex(this.#crypto.sign(fromHex(this.#secret), tokenBytes(this.campaign, this.seat, token)));
  }

  takeSeat(state: Place): ActDraft {
    return { kind: 'seated', key: this.key, pledge: this.#pledge(state) };
  }

  /** The seat's public key. */
  get key(): string {
    return toHex(this.#crypto.publicKey(fromHex(this.#secret)));
  }

  seal(shared: Shared, side: Side, option: string): ActDraft {
    const nonce = this.#nonce('choice', shared.head, side);
    return { kind: 'sealed', side, commitment: sealOf(this.#crypto, placeOf(shared, side), option, nonce) };
  }

  /** What needs no thought: to pledge, to contribute to a roll, and to show what was sealed once all have sealed. */
  automatic(shared: Shared): ActDraft | undefined {
    for (const move of moves(shared)) {
      if (move.seat !== this.seat) continue;
      if (move.kind === 'pledged') return { kind: 'pledged', pledge: this.#pledge(shared) };
      // While somebody asks to give up, his question waits for a person and the roll for the answer.
      if (shared.undo) continue;
      if (move.kind === 'contributed') return this.#contribution(shared, move.roll);
      if (move.kind === 'unsealed') return this.#unseal(shared, move.side);
    }
    return undefined;
  }

  #contribution(shared: Shared, roll: number): ActDraft | undefined {
    const after = shared.seated[this.seat]?.pledge?.after;
    if (after === undefined) return undefined;
    return { kind: 'contributed', roll, nonce: this.#nonce('contribution', after), pledge: this.#pledge(shared) };
  }

  /** What this hand has sealed and not yet shown: found again by trying which option gives the commitment. */
  sealed(shared: Shared, side: Side): string | undefined {
    const { open } = shared;
    const seal = open?.seals[side];
    if (open?.step.kind !== 'together' || !seal) return undefined;
    const place = placeOf(shared, side);
    const nonce = this.#nonce('choice', seal.after, side);
    return open.step.asks[side]?.find((each) => sealOf(this.#crypto, place, each, nonce) === seal.hash);
  }

  #unseal(shared: Shared, side: Side): ActDraft | undefined {
    const option = this.sealed(shared, side);
    const after = shared.open?.seals[side]?.after;
    if (option === undefined || after === undefined) return undefined;
    return { kind: 'unsealed', side, option, nonce: this.#nonce('choice', after, side) };
  }

  #nonce(what: 'contribution' | 'choice', after: string, side: Side | null = null): string {
    const { campaign, seat } = this;
    return derived(this.#crypto, this.#secret, { what: `grognard ${what}`, campaign, seat, after, side });
  }

  #pledge({ head }: Place): string {
    return pledgeOf(this.#crypto, this.campaign, this.seat, this.#nonce('contribution', head));
  }
}

function placeOf({ id, open }: Shared, side: Side): SealedPlace {
  if (!open) throw new Error('no procedure is open');
  return { campaign: id, began: open.line, entry: open.entries.length, side };
}
