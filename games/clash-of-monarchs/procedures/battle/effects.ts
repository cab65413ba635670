/** 15 What a battle does to the campaign. */
import type { Effect } from '@grognard/kernel';
import { onCounter } from '../../campaign/effects.ts';
import type { Force } from '../../force.ts';
import { type Fate, SIDES, type Side } from '../../vocabulary.ts';
import type { Battle } from './input.ts';
import type { BattleResult, SideResult } from './result.ts';
import { gunsBorne, lossesBorne } from './shares.ts';

/** The forces that fought as one on each side, in the order in which they bear what befalls it. */
export type Forces = { readonly [S in Side]: readonly Force[] };

export const battleEffects = (
  result: BattleResult,
  battle: Battle,
  forces: Forces = { attacker: [battle.attacker], defender: [battle.defender] },
): readonly Effect[] => SIDES.flatMap((side) => sideEffects(result[side], battle[side], forces[side], side));

function sideEffects(own: SideResult, whole: Force, forces: readonly Force[], side: Side): readonly Effect[] {
  const gone = own.stand === 'eliminated' || own.stand === 'surrenders';
  const named = (place: number): string => forces[place]?.name ?? whole.name;
  return [
    ...lossesBorne([...own.taken, ...own.prisoners], forces).map(({ place, ...taken }) =>
      onCounter(named(place), { kind: 'losses', force: named(place), side, ...taken }),
    ),
    ...gunsBorne(own.guns, forces).map(({ place, ...gun }) =>
      onCounter(named(place), { kind: 'gun', force: named(place), side, ...gun }),
    ),
    ...own.leaders.map(({ name, fate }) => onCounter(name, { kind: 'leader', name, side, place: placeAfter(fate) })),
    ...(own.commanderToPool
      ? [
          onCounter(whole.commander.name, {
            kind: 'leader',
            name: whole.commander.name,
            side,
            place: 'force-pool',
          }),
        ]
      : []),
    ...own.leaders
      .filter(({ will }) => will !== 0)
      .map(({ nation, will }): Effect => ({ kind: 'will', nation, change: will })),
    ...forces.flatMap((each) => standEffects(own, each, gone, side)),
  ];
}

function standEffects(own: SideResult, { name: force, morale }: Force, gone: boolean, side: Side): readonly Effect[] {
  const on = (effect: Parameters<typeof onCounter>[1]): Effect => onCounter(force, effect);
  if (gone) return [on({ kind: own.stand === 'surrenders' ? 'captured' : 'eliminated', force, side })];
  return [
    ...(own.morale === morale ? [] : [on({ kind: 'morale', force, side, morale: own.morale })]),
    ...(own.spaces > 0 ? [on({ kind: 'mustRetreat', force, side, spaces: own.spaces })] : []),
  ];
}

/** 15.7.2 Killed is for good, captured to the Prisoners, wounded to Winter Quarters. */
export function placeAfter(fate: Fate): 'removed' | 'prisoners' | 'winter-quarters' {
  switch (fate) {
    case 'killed':
      return 'removed';
    case 'captured':
      return 'prisoners';
    case 'wounded':
      return 'winter-quarters';
  }
}
