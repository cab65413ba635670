/** Everything about a battle that its dice do not change, worked out once from the input and the book. */
import { type Column, enemyOf, type Round, type Side, type Who } from '../vocabulary.ts';
import { type Adjustment, adjustment } from './adjustments.ts';
import { type Army, army } from './army.ts';
import { type Bearer, bearer } from './bearing.ts';
import type { CombatBook } from './book.ts';
import type { Force } from './force.ts';
import { type Wear, wear } from './retreat.ts';
import { type Field, type Occasion, type Strike, strike } from './strike.ts';

export interface Battle extends Field {
  readonly year: number;
  readonly attacker: Force;
  readonly defender: Force;
}

export interface Strikes {
  /** E Nothing for an army that may not fire. */
  readonly fire: FireStrikes | undefined;
  readonly shock: Readonly<Record<Round, Strike>>;
  /** I Pursuit, by the round in which the enemy broke. */
  readonly pursuit: Readonly<Record<'brokenInFire' | 'brokenInShock', Readonly<Record<Round, Strike>>>>;
}

interface FireStrikes {
  readonly 1: Strike;
  readonly 2: Strike;
  /** M Fire of the second round against an enemy who failed to withdraw. */
  readonly onFailed: Strike;
}

type BySide<T> = Readonly<Record<Side, T>>;

export interface Fight {
  readonly book: CombatBook;
  readonly armies: BySide<Army>;
  readonly strikes: BySide<Strikes>;
  readonly adjustments: BySide<Adjustment>;
  readonly bearers: BySide<Bearer>;
  /** J Wear of an army that broke, and of one that withdrew. */
  readonly wears: BySide<{ readonly broken: Wear; readonly withdrew: Wear }>;
}

const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ attacker: make('attacker'), defender: make('defender') });

export function fight(battle: Battle, book: CombatBook): Fight {
  const armies = {
    attacker: army('attacker', battle.attacker, battle.defender, book),
    defender: army('defender', battle.defender, battle.attacker, book),
  };
  return {
    book,
    armies,
    strikes: bySide((side) => strikes(armies[side], armies[armies[side].enemy], battle, book)),
    adjustments: bySide((side) => adjustment(armies[side], battle.year, book)),
    bearers: bySide((side) => bearer(side, battle[side], book)),
    wears: bySide((side) => ({
      broken: wear({ side }, true, battle[side].leader.manoeuvre, book),
      withdrew: wear({ side }, false, battle[side].leader.manoeuvre, book),
    })),
  };
}

/** Who fights on a side: its nation, unless both are of the same or of none of their own. */
export const whoOf = (battle: Pick<Battle, Side>, side: Side): Who => {
  const { nation } = battle[side];
  return nation === battle[enemyOf(side)].nation ? { side } : { side, nation };
};

export const whoIn = ({ armies: { attacker, defender } }: Pick<Fight, 'armies'>, side: Side): Who =>
  whoOf({ attacker: attacker.force, defender: defender.force }, side);

function strikes(own: Army, enemy: Army, field: Field, book: CombatBook): Strikes {
  const thrown = (column: Column, occasion: Partial<Occasion> & Pick<Occasion, 'phase' | 'round'>): Strike =>
    strike(own, enemy, field, column, { failedRetreat: false, brokeInFire: false, ...occasion }, book);
  const { fire, shock, pursuit } = own.columns;
  const after = (brokeInFire: boolean, round: Round): Strike =>
    thrown(pursuit, { phase: 'pursuit', round, brokeInFire });
  return {
    fire:
      own.fires && fire !== '-'
        ? {
            1: thrown(fire, { phase: 'fire', round: 1 }),
            2: thrown(fire, { phase: 'fire', round: 2 }),
            onFailed: thrown(fire, { phase: 'fire', round: 2, failedRetreat: true }),
          }
        : undefined,
    shock: { 1: thrown(shock, { phase: 'shock', round: 1 }), 2: thrown(shock, { phase: 'shock', round: 2 }) },
    pursuit: {
      brokenInFire: { 1: after(true, 1), 2: after(true, 2) },
      brokenInShock: { 1: after(false, 1), 2: after(false, 2) },
    },
  };
}
