/** 15 What a battle does to the campaign. */
import type { Effect } from '@grognard/kernel';
import { onCounter } from '../../campaign/effects.ts';
import type { Force } from '../../force.ts';
import { ARMS, type Fate, SIDES, type Side } from '../../vocabulary.ts';
import type { Battle } from './input.ts';
import type { BattleResult, GunLoss, SideResult, Taken } from './result.ts';

/** The forces that fought as one on each side, in the order in which they bear what befalls it. */
type Forces = { readonly [S in Side]: readonly Force[] };

export const battleEffects = (
  result: BattleResult,
  battle: Battle,
  forces: Forces = { attacker: [battle.attacker], defender: [battle.defender] },
): readonly Effect[] => SIDES.flatMap((side) => sideEffects(result[side], battle[side], forces[side], side));

function sideEffects(own: SideResult, whole: Force, forces: readonly Force[], side: Side): readonly Effect[] {
  const gone = own.stand === 'eliminated' || own.stand === 'surrenders';
  return [
    ...lossEffects([...own.taken, ...own.prisoners], forces, side),
    ...gunEffects(own.guns, forces, side),
    ...own.leaders.map(({ name, fate }): Effect => ({ kind: 'leader', name, place: placeAfter(fate) })),
    ...(own.commanderToPool ? [{ kind: 'leader', name: whole.commander.name, place: 'force-pool' }] : []),
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

/** The first force bears what it can, the next the rest. */
function lossEffects(taken: readonly Taken[], forces: readonly Force[], side: Side): readonly Effect[] {
  const left = forces.map(({ troops }) =>
    troops.flatMap(({ nation, ...troop }) => ARMS.map((arm) => ({ nation, arm, sps: troop[arm] }))),
  );
  return taken.flatMap(({ nation, arm, sps }) => {
    let due = sps;
    return forces.flatMap(({ name: force }, index): Effect[] => {
      const there = left[index]?.find((each) => each.nation === nation && each.arm === arm);
      const borne = Math.min(due, there?.sps ?? 0);
      if (!there || borne === 0) return [];
      there.sps -= borne;
      due -= borne;
      return [onCounter(force, { kind: 'losses', force, side, nation, arm, sps: borne })];
    });
  });
}

/** A gun is the first force's that still has one of its nation in that state. */
function gunEffects(guns: readonly GunLoss[], forces: readonly Force[], side: Side): readonly Effect[] {
  const left = forces.map(({ troops }) =>
    troops.map(({ nation, guns: all, gunsReduced: reduced }) => ({ nation, full: all - reduced, reduced })),
  );
  return guns.flatMap(({ nation, loss }): Effect[] => {
    const state = loss === 'flipped' ? 'full' : 'reduced';
    const place = left.findIndex((park) => park.some((each) => each.nation === nation && each[state] > 0));
    const park = left[place]?.find((each) => each.nation === nation && each[state] > 0);
    const force = forces[place]?.name;
    if (!park || force === undefined) return [];
    park[state] -= 1;
    if (loss === 'flipped') park.reduced += 1;
    return [onCounter(force, { kind: 'gun', force, side, nation, loss })];
  });
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
