/** Which protocol a journal follows. */
import type { Refusal } from '../refusal/refusal.ts';

/** The first let an operator who plays take a roll back alone: its journals prove too little of their dice. */
export const PROTOCOL = 2;

/** Why an opening cannot be followed: it is of an older protocol, or of one that is not known here. */
export function protocolFault(opening: unknown): Refusal | undefined {
  const { fair } = opening as { readonly fair?: { readonly protocol?: unknown } | null };
  const received = fair?.protocol;
  if (typeof received !== 'number' || received === PROTOCOL) return undefined;
  const code = received < PROTOCOL ? 'olderProtocol' : 'unknownProtocol';
  return { code, at: 'fair.protocol', facts: { received, protocol: PROTOCOL } };
}
