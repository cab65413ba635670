/** How a battle lies on the table: the line that sums it up, its short form, what is said of the forces afterwards. */
import type { CounterFate, EquationTerm, Infer, NextAct, Played, Shortcut } from '@grognard/kernel';
import { signed } from '../../words/numbers.ts';
import { field, words } from '../text/kit.ts';
import { enemyOf, nameOf, SIDES, STACKS, type StackName } from '../vocabulary.ts';
import type { Battle } from './battle.ts';
import type { Left } from './bearing.ts';
import type { CombatBook } from './book.ts';
import { conversionOf } from './conversion.ts';
import { fight, whoOf } from './fight.ts';
import { technologyField } from './force.ts';
import type { BattleResult } from './result.ts';
import { countersOf, nameOfStack, stackNamed } from './stack.ts';
import type { Strike } from './strike.ts';

/** 2A+ : 1A+ 2D, then the columns and modifiers of the first Fire and Shock. */
export function equation(battle: Battle, book: CombatBook): readonly EquationTerm[] {
  const { armies, strikes } = fight(battle, book);
  const facing = (phase: 'fire' | 'shock'): string =>
    SIDES.map((side) => dieOf(armies[side].columns[phase], strikes[side][phase]?.[1])).join(' : ');
  return [
    ...SIDES.flatMap((side): EquationTerm[] => [
      ...(side === 'defender' ? [{ text: ':' }] : []),
      { text: nameOfStack(battle[side]).replaceAll('-', '−'), label: `side.${side}`, side, quick: side },
    ]),
    { text: '→' },
    { text: facing('fire'), label: 'force.fire' },
    { text: facing('shock'), label: 'force.shock', leads: true },
  ];
}

/** `B +3`; a dash for an army that does not fire. */
const dieOf = (column: string, strike: Strike | undefined): string => {
  if (strike === undefined) return '–';
  return strike.modifier === 0 ? column : `${column} ${signed(strike.modifier)}`;
};

const differential = (label: 'quick.fire' | 'quick.shock') =>
  field.integer(label, { min: -9, max: 9, default: 0, help: 'quick.differential.help', rule: 'C' });

const stacks = field.record('quick.input', {
  attacker: field.oneOf('side.attacker', { options: STACKS, words: 'stack', default: '2A+' }),
  defender: field.oneOf('side.defender', { options: STACKS, words: 'stack', default: '2A+' }),
  attackerTechnology: technologyField('quick.attackerTechnology'),
  defenderTechnology: technologyField('quick.defenderTechnology'),
  fire: differential('quick.fire'),
  shock: differential('quick.shock'),
});

type Stacks = Infer<typeof stacks>;

/** Two stacks, their technologies, and how far one leader is ahead of the other. */
export const byStacks: Shortcut<unknown, Stacks> = {
  input: stacks,
  expand: (quick) =>
    Object.fromEntries(
      SIDES.map((side) => {
        const ahead = side === 'attacker' ? 1 : -1;
        const leader = { fire: Math.max(0, ahead * quick.fire), shock: Math.max(0, ahead * quick.shock) };
        return [side, { ...stackNamed(quick[side]), technology: quick[`${side}Technology`], leader }];
      }),
    ),
  shorten: (input) => {
    const { attacker, defender } = input as Battle;
    return {
      attacker: nameOfStack(attacker) as StackName,
      defender: nameOfStack(defender) as StackName,
      attackerTechnology: attacker.technology,
      defenderTechnology: defender.technology,
      fire: attacker.leader.fire - defender.leader.fire,
      shock: attacker.leader.shock - defender.leader.shock,
    };
  },
};

/** Austria breaks in the second Shock: a gap of 6½ losses. */
export function headline({ result, input }: Played<BattleResult, Battle>) {
  const { manner, rounds } = result;
  return result.winner === 'none'
    ? words('battle.headline', { manner, rounds, lost: {} })
    : words('battle.headline', { manner, rounds, lost: whoOf(input, enemyOf(result.winner)), gap: result.gap });
}

export const fates = (result: BattleResult): readonly CounterFate[] => SIDES.map((side) => fateOf(result[side], side));

/** What losses leave of the counter that stands there. */
export const fateOf = (left: Left, at: string): CounterFate => {
  const { armiesPlus, armiesMinus, detachments, pachas } = left;
  return {
    at,
    words: words('battle.fate', left),
    after: { armiesPlus, armiesMinus, detachments, pachas },
    ...(countersOf(left) === 0 && { gone: true as const }),
  };
};

/** N Where an A− and 2 D are left, it may take them in. */
export const next = (result: BattleResult, battle: Battle): readonly NextAct[] =>
  SIDES.flatMap((side) => conversionOf(result[side], { ...whoOf(battle, side), ...nameOf(battle[side]) }));
