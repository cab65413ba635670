/** 15.9 The described spaces as a map: neighbours, refuges, and which way leads towards one. */
import type { Retreat, Space } from './input.ts';

export type Spaces = ReadonlyMap<string, Space>;

export const describedSpaces = ({ spaces }: Pick<Retreat, 'spaces'>): Spaces =>
  new Map(spaces.map((space) => [space.name, space]));

/** A path between two spaces need only be told at one end. */
export const neighbours = (spaces: Spaces, at: string): readonly string[] =>
  [...spaces.keys()].filter(
    (other) => other !== at && (spaces.get(at)?.next.includes(other) || spaces.get(other)?.next.includes(at)),
  );

/** 15.9 A controlled fortress, an MD or an FD. */
const isRefuge = ({ fortress, depot }: Space): boolean => fortress > 0 || depot !== 'none';

/** Spaces from each place to one goal; places it cannot be reached from are absent. */
function distancesTo(spaces: Spaces, goal: string): ReadonlyMap<string, number> {
  const found = new Map([[goal, 0]]);
  for (const [at, far] of found) {
    for (const next of neighbours(spaces, at)) if (!found.has(next)) found.set(next, far + 1);
  }
  return found;
}

/** 15.9 Whether a step brings the force nearer to some refuge. */
export function isTowards(spaces: Spaces, from: string, to: string): boolean {
  return [...spaces.values()].filter(isRefuge).some(({ name }) => {
    const far = distancesTo(spaces, name);
    const [before, after] = [far.get(from), far.get(to)];
    return before !== undefined && after !== undefined && after < before;
  });
}

/** 15.9 Where the force may go: towards a refuge, and clear of the enemy if any such space is. */
export function legalNext(spaces: Spaces, from: string): readonly string[] {
  const towards = neighbours(spaces, from).filter((to) => isTowards(spaces, from, to));
  const clear = towards.filter((to) => spaces.get(to)?.enemySps === 0);
  return clear.length > 0 ? clear : towards;
}
