/** The signatures that a journal claims, each with the key it must fit: they can be checked in any order, beside each other. */
import { fromHex, isHex, toHex } from './bytes.ts';
import type { Crypto } from './crypto.ts';
import { type Line, signedBytes } from './line.ts';

export interface Claim {
  /** The line that carries it. */
  readonly index: number;
  readonly by: string;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

type Told = { readonly [field: string]: unknown };

/** What is no act, or names a seat without a key, claims nothing; whoever follows the journal finds that out. */
export function claimsIn(lines: readonly Line<unknown>[]): readonly Claim[] {
  const { fair } = (lines[0]?.event ?? {}) as { readonly fair?: { readonly campaign?: unknown } };
  const campaign = fair?.campaign;
  if (typeof campaign !== 'string') return [];
  const keys = new Map<unknown, string>();
  return lines.flatMap((line, index) => {
    const { kind, by, key, signature } = line.event as Told;
    if (kind === 'seated' && isHex(key, 32) && !keys.has(by)) keys.set(by, key);
    const own = keys.get(by);
    if (own === undefined || typeof by !== 'string' || !isHex(signature, 64)) return [];
    const message = signedBytes(campaign, line as Line<object>);
    return [{ index, by, key: fromHex(own), message, signature: fromHex(signature) }];
  });
}

/** Checks one signature, in its own time. */
export type VerifyBeside = (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

/** How many are under way at once. */
const ABREAST = 64;

/** Cryptography that knows the claims already; anything else it checks as before. */
export async function checkedAhead(crypto: Crypto, claims: readonly Claim[], verify: VerifyBeside): Promise<Crypto> {
  const known = new Map<string, boolean>();
  const name = (key: Uint8Array, message: Uint8Array, signature: Uint8Array): string =>
    `${toHex(key)}${toHex(signature)}${toHex(crypto.sha256(message))}`;
  for (let from = 0; from < claims.length; from += ABREAST) {
    const some = claims.slice(from, from + ABREAST);
    const good = await Promise.all(some.map((each) => verify(each.key, each.message, each.signature)));
    for (const [place, { key, message, signature }] of some.entries()) {
      known.set(name(key, message, signature), good[place] === true);
    }
  }
  return {
    ...crypto,
    verify: (key, message, signature) =>
      known.get(name(key, message, signature)) ?? crypto.verify(key, message, signature),
  };
}
