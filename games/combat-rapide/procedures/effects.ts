/** What a procedure changes in a campaign, as data. */

import { type Nation, nameOf, type Side, UNNAMED, type Who } from '../vocabulary.ts';
import type { Left } from './bearing.ts';
import { type Counters, type Stack, worthOf } from './stack.ts';

/** K The counters a force has left, and the D it lost. */
export type LeftEffect = Stack & Who & { readonly kind: 'left'; readonly name: string; readonly lost: number };
/** The same of a force without a name, which nobody can find again. */
export type UnkeptEffect = Stack & Who & { readonly kind: 'unkept'; readonly lost: number };
/** K The counters that must leave the province next turn. */
export type CrowdedEffect = Who & { readonly kind: 'crowded'; readonly excess: number };
/** N The counters after an exchange. */
export type ConvertedEffect = Counters & { readonly kind: 'converted'; readonly name: string };

/** Who fought whom, and who won. */
export type FoughtEffect = {
  readonly kind: 'fought';
  readonly year: number;
  readonly attacker?: string;
  readonly attackerNation: Nation;
  readonly defender?: string;
  readonly defenderNation: Nation;
  readonly winner: Side | 'none';
  readonly major: boolean;
};

type Bearing = Stack & { readonly name: string; readonly nation: Nation };

/** K What so many losses leave of a force, and what is too much for its province. */
export function borne(
  before: Bearing,
  after: Left,
  side?: Side,
): readonly (LeftEffect | UnkeptEffect | CrowdedEffect)[] {
  const { name, nation } = before;
  const { armiesPlus, armiesMinus, detachments, pachas, excess } = after;
  const who = { nation, ...(side && { side }) };
  const left = { armiesPlus, armiesMinus, detachments, pachas, lost: worthOf(before) - worthOf(after) };
  return [
    name === UNNAMED ? { kind: 'unkept', ...who, ...left } : { kind: 'left', name, ...who, ...left },
    ...(excess > 0 ? [{ kind: 'crowded' as const, ...nameOf(before), ...who, excess }] : []),
  ];
}

/** N Nothing to keep of a force without a name. */
export const converted = (name: string, after: Counters): readonly ConvertedEffect[] => {
  const { armiesPlus, armiesMinus, detachments } = after;
  return name === UNNAMED ? [] : [{ kind: 'converted', name, armiesPlus, armiesMinus, detachments }];
};
