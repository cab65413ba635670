/** 15.4 The modifiers of one side's battle roll, and their limit. */
import { judge, type Modifier, total } from '@grognard/kernel';
import { battleDrm, cavalrySps, gunsOf, spsOf } from '../../force.ts';
import type { Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { firingSps, isHeldByHills, LARGEST } from './column.ts';
import { type Battle, enemyOf, forceOf } from './input.ts';
import type { Tally } from './tactics/tally.ts';

/** Line cavalry SPs more than the enemy that make a superiority. */
const SUPERIORITY = 3;

export function battleModifiers(battle: Battle, side: Side, tally: Tally, book: ClashBook): readonly Modifier[] {
  const own = forceOf(battle, side);
  const attacks = side === 'attacker';
  const lead = cavalrySps(own) - cavalrySps(enemyOf(battle, side));
  const { obliqueGuns } = book.tables['tactic-figures'].rows;
  const held = isHeldByHills(battle, side, book) && book.rulings['large-in-hills'] === 'lost';
  return judge(book.tables['battle-modifiers'], {
    commander: battleDrm(own, side),
    tactics: tally[side].own,
    artillery: tally.oblique && !attacks ? Math.min(obliqueGuns.figure, gunsOf(own)) : gunsOf(own),
    large: firingSps(battle, side, tally) > LARGEST && !held,
    cavalrySuperior: lead >= SUPERIORITY,
    cavalryInferior: lead <= -SUPERIORITY,
    fortress: attacks ? battle.fortress : undefined,
    entrenched: attacks ? battle.entrenched : undefined,
    demoralised: own.morale === 'DM',
    short: own.supply === 'SS',
    critical: own.supply === 'CS',
    mostlyCavalry: attacks ? 2 * cavalrySps(own) > spsOf(own) : undefined,
    routed: own.morale === 'ROUTED',
    hills: attacks ? battle.hills : undefined,
    enemyTactics: tally[side].inflicted,
  });
}

/** 15.4 Everything is added, what the enemy's tactics subtract included, and then held to the limit. */
export function netOf(modifiers: readonly Modifier[], battle: Battle, { tables, rulings }: ClashBook): number {
  const { cap } = tables['battle-limits'].rows[battle.intensity];
  const held = (value: number): number => Math.max(-cap, Math.min(cap, value));
  if (rulings['drm-cap'] === 'after-enemy') return held(total(modifiers));
  const inflicted = total(modifiers.filter(({ id }) => id === 'enemyTactics'));
  return held(total(modifiers) - inflicted) + inflicted;
}
