/** Who took part in an event: the counters of each side by name, the nations behind them. */
import { layoutOf, type Plain, type Procedure, type Say, type Side, type TakingPart } from '@grognard/kernel';

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
  const forces = layoutOf(procedure.input).forces.map(({ side }) => side);
  const nationsOf = (side: Side): readonly string[] => {
    const own = parts.flatMap((each) => (each.side === side && each.nation ? [each.nation] : []));
    return [...new Set([...own, ...(behind[side] ?? [])])].map((key) => say(key));
  };
  const nations = new Set([
    ...Object.values(behind).flat(),
    ...parts.flatMap(({ nation }) => (nation ? [nation] : [])),
  ]);
  const names = (which: readonly TakingPart[]): readonly string[] => which.map((each) => nameWords(say, each));
  const sides = forces.flatMap((side): readonly string[] => {
    const own = names(parts.filter((each) => each.side === side));
    const words = sideWords(say, own, nationsOf(side), told);
    return words === '' ? [] : [words];
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
