/** 15.3-7 Fire: dice, net modifier and column give the cell that falls on the enemy. */
import { type Ask, askWords, chance, d6, explained, type Modifier, type Notes, type Step } from '@grognard/kernel';
import { printedCell, readCell } from '../../tables/battle-cell.ts';
import { ask, words } from '../../text/kit.ts';
import type { Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { columnFor, firingSps, isHeldByHills } from './column.ts';
import type { Battle } from './input.ts';
import { battleModifiers, netOf } from './modifiers.ts';
import type { Tally } from './tactics/tally.ts';

/** What one side's fire does: SPs, D rank, gun steps, and whether a leader is hit by the mark or by the natural six. */
export type Hit = {
  readonly sps: number;
  readonly rank: number;
  readonly guns: 0 | 1;
  readonly mark: boolean;
  readonly six: boolean;
};

/** 15.7.2 A natural sum of six always hits a leader. */
const NATURAL = 6;

const ASKS: Readonly<Record<Side, Ask>> = {
  attacker: ask('15.3-7', 'battle.fire.attacker', { side: 'attacker' }),
  defender: ask('15.3-7', 'battle.fire.defender', { side: 'defender' }),
};

/** 15.3 Measured battle throws one die, intense battle two, unless the ruling says otherwise. */
export function diceCount({ intensity }: Battle, { rulings }: ClashBook): number {
  if (intensity === 'measured') return 1;
  switch (rulings['intense-dice']) {
    case 'one':
      return 1;
    case 'two':
      return 2;
    case 'three':
      return 3;
  }
}

/** One side's fire before the dice: what each sum of them does, worked out when it first falls. */
export interface Volley {
  readonly roll: Ask;
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  landed(sum: number): Landed;
}

interface Landed {
  readonly hit: Hit;
  readonly told: Notes;
}

export function volley(battle: Battle, side: Side, tally: Tally, book: ClashBook): Volley {
  const modifiers = battleModifiers(battle, side, tally, book);
  const sps = firingSps(battle, side, tally);
  const column = columnFor(sps, isHeldByHills(battle, side, book), book);
  const net = netOf(modifiers, battle, book);
  const table = book.tables[battle.intensity === 'intense' ? 'battle-intense' : 'battle-measured'];
  const known = new Map<number, Landed>();
  const landing = (sum: number): Landed => {
    const look = table.look(table.rows.find(sum + net), column);
    const { sps: lost, rank, leaderHit, gunSteps } = readCell(look.cell);
    const six = sum === NATURAL;
    const facts = { sum, net, total: sum + net, sps, cell: printedCell(look.cell) };
    return {
      hit: { sps: lost, rank, guns: gunSteps, mark: leaderHit, six },
      told: () => [
        {
          rule: ASKS[side].rule,
          title: askWords(ASKS[side]),
          lookup: look,
          outcome: words(six ? 'battle.fire.six' : 'battle.fire.cell', facts),
        },
      ],
    };
  };
  return {
    roll: ASKS[side],
    dice: diceCount(battle, book),
    modifiers,
    landed: (sum) => {
      const landed = known.get(sum) ?? landing(sum);
      known.set(sum, landed);
      return landed;
    },
  };
}

export const fire = <T>({ roll, dice, modifiers, landed }: Volley, then: (hit: Hit) => Step<T>): Step<T> =>
  explained(
    () => [{ rule: roll.rule, title: askWords(roll), modifiers }],
    throwDice(roll, dice, (sum) => {
      const { hit, told } = landed(sum);
      return explained(told, then(hit));
    }),
  );

/** What a sum leads to is built once, however many throws make it. */
function throwDice<T>(roll: Ask, dice: number, then: (sum: number) => Step<T>): Step<T> {
  const known = new Map<number, Step<T>>();
  const next = (left: number, sum: number): Step<T> => {
    if (left > 0) return chance(roll, d6, (face) => next(left - 1, sum + face));
    const step = known.get(sum) ?? then(sum);
    known.set(sum, step);
    return step;
  };
  return next(dice, 0);
}
