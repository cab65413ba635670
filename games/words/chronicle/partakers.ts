/** Who took part in an event: the counters of each side by name, the nations behind them. */
import {
  type ForceLayout,
  layoutOf,
  type Plain,
  type Procedure,
  type Say,
  type Side,
  type TakingPart,
} from '@grognard/kernel';

export interface Partakers {
  /** `1st Division and Siege guns against Redif`; empty where the result names everybody. */
  readonly who: string;
  readonly nations: readonly string[];
}

/** A counter by its name: one of a printed list by its words, any other as the player wrote it. */
export const nameWords = (say: Say, { name, label }: TakingPart): string => (label === undefined ? name : say(label));

export function partakers(
  say: Say,
  procedure: Procedure | undefined,
  input: Plain,
  parts: readonly TakingPart[],
  told: string,
): Partakers {
  if (!procedure) return { who: '', nations: [] };
  const behind = partiesOf(procedure, input);
  const { forces: laid } = layoutOf(procedure.input);
  const forces = laid.map(({ side }) => side);
  const nationsOf = (side: Side): readonly string[] => {
    const own = parts.flatMap((each) => (each.side === side && each.nation ? [each.nation] : []));
    return [...new Set([...own, ...(behind[side] ?? [])])].map((key) => say(key));
  };
  const nations = new Set([
    ...Object.values(behind).flat(),
    ...parts.flatMap(({ nation }) => (nation ? [nation] : [])),
  ]);
  const names = (which: readonly TakingPart[]): readonly string[] => which.map((each) => nameWords(say, each));
  const called = laid.map((force) => {
    const own = names(parts.filter((each) => each.side === force.side));
    return { force, words: sideWords(say, own, nationsOf(force.side), told) };
  });
  const isCalled = called.some(({ words }) => words !== '');
  const sides = called.flatMap(({ force, words }): readonly string[] => {
    if (words !== '') return [words];
    // Whoever fought is told of, named or not.
    return isCalled && brings(force, input) ? [say('chronicle.side', { side: force.side })] : [];
  });
  const others = names(parts.filter(({ side }) => side === undefined || !forces.includes(side)));
  const untold = others.filter((name) => !told.includes(name));
  const opposed = sides.length > 1 ? say('chronicle.against', { sides }) : (sides[0] ?? '');
  const joined = untold.length === 0 ? '' : say('chronicle.and', { names: untold });
  const who = [opposed, joined].filter((each) => each !== '');
  return {
    who: who.length > 1 ? say('chronicle.with', { who: opposed, others: joined }) : who.join(''),
    nations: [...nations].map((key) => say(key)),
  };
}

/** Whether a side has anything on the table. */
const brings = ({ counters, groups }: ForceLayout, input: Plain): boolean =>
  [...counters, ...groups].some(({ path }) => {
    const value = (input as Readonly<Record<string, Plain | undefined>> | null)?.[path];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
  });

/** The names of a side, its nation in brackets unless the result tells it; without names, its nation. */
function sideWords(say: Say, names: readonly string[], nations: readonly string[], told: string): string {
  if (names.length === 0) return nations.length === 0 ? '' : say('chronicle.and', { names: nations });
  const joined = say('chronicle.and', { names });
  const untold = nations.filter((nation) => !told.includes(nation) && !names.some((name) => name.includes(nation)));
  return untold.length === 0 ? joined : say('chronicle.of', { names: joined, nations: untold });
}

/** Text keys of the nations behind each side; an input of an earlier version may no longer tell. */
function partiesOf({ parties }: Procedure, input: Plain): Readonly<Record<Side, readonly string[]>> {
  try {
    const named = Object.entries(parties?.(input) ?? {});
    return Object.fromEntries(named.map(([side, { nations = [] }]) => [side, nations]));
  } catch {
    return {};
  }
}
