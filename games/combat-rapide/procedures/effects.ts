/** What a procedure changes in a campaign, as data. */

import { UNNAMED } from '../vocabulary.ts';
import type { Left } from './bearing.ts';
import { type Counters, type Stack, worthOf } from './stack.ts';

type Named = { readonly name: string };

/** K The counters a force has left, and the D it lost. */
export type LeftEffect = Stack & Named & { readonly kind: 'left'; readonly lost: number };
/** The same of a force without a name, which nobody can find again. */
export type UnkeptEffect = Stack & { readonly kind: 'unkept'; readonly lost: number };
/** K The counters that must leave the province next turn. */
export type CrowdedEffect = Named & { readonly kind: 'crowded'; readonly excess: number };
/** N The counters after an exchange. */
export type ConvertedEffect = Counters & Named & { readonly kind: 'converted' };

/** K What so many losses leave of a force, and what is too much for its province. */
export function borne(before: Stack & Named, after: Left): readonly (LeftEffect | UnkeptEffect | CrowdedEffect)[] {
  const { name } = before;
  const { armiesPlus, armiesMinus, detachments, pachas, excess } = after;
  const left = { armiesPlus, armiesMinus, detachments, pachas, lost: worthOf(before) - worthOf(after) };
  return [
    name === UNNAMED ? { kind: 'unkept', ...left } : { kind: 'left', name, ...left },
    ...(excess > 0 ? [{ kind: 'crowded' as const, name, excess }] : []),
  ];
}

/** N Nothing to keep of a force without a name. */
export const converted = (name: string, after: Counters): readonly ConvertedEffect[] => {
  const { armiesPlus, armiesMinus, detachments } = after;
  return name === UNNAMED ? [] : [{ kind: 'converted', name, armiesPlus, armiesMinus, detachments }];
};
