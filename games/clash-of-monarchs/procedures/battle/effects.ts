/** 15 What a battle does to the campaign. */
import type { Effect } from '@grognard/kernel';
import { type Fate, SIDES, type Side } from '../../vocabulary.ts';
import { type Battle, nameOf } from './input.ts';
import type { BattleResult, Taken } from './result.ts';

export const battleEffects = (result: BattleResult, battle: Battle): readonly Effect[] =>
  SIDES.flatMap((side) => sideEffects(result, battle, side));

function sideEffects(result: BattleResult, battle: Battle, side: Side): readonly Effect[] {
  const own = result[side];
  const { commander } = battle[side];
  const force = nameOf(battle, side);
  const lost = (taken: readonly Taken[]): readonly Effect[] =>
    taken.map(({ nation, arm, sps }) => ({ kind: 'losses', force, side, nation, arm, sps }));
  const gone = own.stand === 'eliminated' || own.stand === 'surrenders';
  return [
    ...lost(own.taken),
    ...lost(own.prisoners),
    ...own.guns.map(({ nation, loss }): Effect => ({ kind: 'gun', force, side, nation, loss })),
    ...own.leaders.map(({ name, fate }): Effect => ({ kind: 'leader', name, place: placeAfter(fate) })),
    ...(own.commanderToPool ? [{ kind: 'leader', name: commander.name, place: 'force-pool' }] : []),
    ...own.leaders
      .filter(({ will }) => will !== 0)
      .map(({ nation, will }): Effect => ({ kind: 'will', nation, change: will })),
    ...(own.morale === battle[side].morale || gone ? [] : [{ kind: 'morale', force, side, morale: own.morale }]),
    ...(own.spaces > 0 ? [{ kind: 'mustRetreat', force, side, spaces: own.spaces }] : []),
    ...(gone ? [{ kind: own.stand === 'surrenders' ? 'captured' : 'eliminated', force, side }] : []),
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
