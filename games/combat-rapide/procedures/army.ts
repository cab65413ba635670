/** C, D, E One side of the battle, with everything that stays the same from the first die to the last. */
import type { Column, Side, Technology } from '../vocabulary.ts';
import { enemyOf } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import type { Force } from './force.ts';
import { armiesOf, hasArmyPlus, strengthOf } from './stack.ts';

export interface Army {
  readonly side: Side;
  readonly enemy: Side;
  readonly force: Force;
  readonly strength: number;
  readonly morale: number;
  readonly fires: boolean;
  /** E What its Fire losses become. */
  readonly fireLosses: 'none' | 'half' | 'full';
  /** A dash where the technology has no Fire column. */
  readonly columns: { readonly fire: Column | '-'; readonly shock: Column; readonly pursuit: Column };
  readonly cavalry: number;
}

export function army(side: Side, force: Force, against: Force, book: CombatBook): Army {
  const { tables } = book;
  const fireLosses = tables.fire.cell(force.technology, 'losses');
  return {
    side,
    enemy: enemyOf(side),
    force,
    strength: strengthOf(force),
    morale: Number(tables.morale.cell(force.technology, force.veteran ? 'veteran' : 'conscript')),
    fires: fires(force, book),
    fireLosses: fireLosses === 'half' || fireLosses === 'full' ? fireLosses : 'none',
    columns: columns(force, against.technology, book),
    cavalry: cavalryOf(force, book),
  };
}

/** E Medieval armies never fire, Renaissance ones only with an Army (+), the others always. */
function fires(force: Force, { tables, rulings }: CombatBook): boolean {
  switch (tables.fire.cell(force.technology, 'fires')) {
    case 'yes':
      return true;
    case 'A+':
      return rulings.renaissanceFire === 'anyArmy' ? armiesOf(force) > 0 : hasArmyPlus(force);
    case 'no':
    case 'none':
    case 'half':
    case 'full':
      return false;
  }
}

/** C Technologies give the columns; the French of the Revolution always shock on A (example 5); pursuit is on E. */
function columns(force: Force, against: Technology, { tables }: CombatBook): Army['columns'] {
  const [fire, shock] = tables.technology.cell(force.technology, against).split('/') as [Column | '-', Column];
  return { fire, shock: force.revolution ? 'A' : shock, pursuit: 'E' };
}

/** D Cav of every counter; pachas only where the ruling counts them as detachments. */
function cavalryOf(force: Force, { tables, rulings }: CombatBook): number {
  const each = (counter: 'A+' | 'A-' | 'D'): number => Number(tables.cavalry.cell(force.cavalry, counter));
  const detachments = force.detachments + (rulings.pachaCavalry === 'asDetachments' ? force.pachas.length : 0);
  return force.armiesPlus * each('A+') + force.armiesMinus * each('A-') + detachments * each('D');
}

/** D At least double the enemy's Cav; any Cav is double of none (example 3). */
export const hasCavalryAdvantage = (own: Army, enemy: Army): boolean =>
  own.cavalry > 0 && own.cavalry >= 2 * enemy.cavalry;
