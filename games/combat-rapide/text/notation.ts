/** What reads the same in both languages: stars, cells, counters, and who it is that something is said of. */
import type { Noun, Say } from '@grognard/kernel';
import { number } from '../../words/grammar/english.ts';
import type { Side, StackName, Who } from '../vocabulary.ts';
import type { CounterFacts, FoughtFacts } from './facts.ts';

const NOTHING = '–';

/** `**`, or a dash for none. */
export const starred = (stars: number): string => (stars === 0 ? NOTHING : '*'.repeat(Math.ceil(stars)));

/** `*, 2`, `–, ½`, or one dash where nothing happens. */
export const printedScore = (stars: number, losses: number): string =>
  stars === 0 && losses === 0 ? NOTHING : `${starred(stars)}, ${losses === 0 ? NOTHING : number(losses)}`;

/** `1A+ 1A− 1D`, `2A+ and 1 pacha`; nothing where nothing is left. */
export function counters(
  { armiesPlus, armiesMinus, detachments, pachas = [] }: CounterFacts,
  count: (value: number, one: string) => string,
  and: (items: readonly string[]) => string,
): string | undefined {
  const several = (many: number, counter: string): string[] => (many === 0 ? [] : [`${number(many)}${counter}`]);
  const pawns = [...several(armiesPlus, 'A+'), ...several(armiesMinus, 'A−'), ...several(detachments, 'D')];
  const commanders = pachas.length === 0 ? [] : [count(pachas.length, 'pacha')];
  const all = [...(pawns.length > 0 ? [pawns.join(' ')] : []), ...commanders];
  return all.length === 0 ? undefined : and(all);
}

/** The nation with the name of its force; where it has none of its own the name, the side, or just the force. */
export function who({ name, nation, side }: Who, say: Say): Noun {
  if (nation !== undefined && nation !== 'other') {
    const known = say.noun(`nation.${nation}`);
    return name === undefined ? known : { ...known, noun: `${known.noun} (${name})` };
  }
  if (name !== undefined) return { noun: name, bare: true };
  return say.noun(side === undefined ? 'force' : `side.${side}`);
}

/** Who fought whom, the winner first where there is one. */
export function opponents({ winner, ...facts }: FoughtFacts): readonly [Who, Who] {
  const named = (side: Side): Who => {
    const name = facts[side];
    return { side, nation: facts[`${side}Nation`], ...(name !== undefined && { name }) };
  };
  return winner === 'defender' ? [named('defender'), named('attacker')] : [named('attacker'), named('defender')];
}

/** The loser of a battle of which only the winner's side is known. */
export const loserOf = (winner: Side | 'none'): Who => ({ side: winner === 'attacker' ? 'defender' : 'attacker' });

/** The pachas of an option: `1+2` are two, worth 1 and 2. */
export const pachasIn = (option: string): readonly number[] => (option === 'none' ? [] : option.split('+').map(Number));

/** Stacks as they are printed. */
export const stackWords = {
  'stack.2A+': '2A+',
  'stack.1A+ 1A-': '1A+ 1A−',
  'stack.1A+ 1A- 1D': '1A+ 1A− 1D',
  'stack.1A+ 1A- 2D': '1A+ 1A− 2D',
  'stack.1A+': '1A+',
  'stack.1A+ 1D': '1A+ 1D',
  'stack.1A+ 2D': '1A+ 2D',
  'stack.1A+ 3D': '1A+ 3D',
  'stack.1A+ 4D': '1A+ 4D',
  'stack.2A-': '2A−',
  'stack.2A- 1D': '2A− 1D',
  'stack.2A- 2D': '2A− 2D',
  'stack.2A- 3D': '2A− 3D',
  'stack.2A- 4D': '2A− 4D',
  'stack.1A-': '1A−',
  'stack.1A- 1D': '1A− 1D',
  'stack.1A- 2D': '1A− 2D',
  'stack.1A- 3D': '1A− 3D',
  'stack.1A- 4D': '1A− 4D',
  'stack.1D': '1D',
  'stack.2D': '2D',
  'stack.3D': '3D',
  'stack.4D': '4D',
} as const satisfies Readonly<Record<`stack.${StackName}`, string>>;
