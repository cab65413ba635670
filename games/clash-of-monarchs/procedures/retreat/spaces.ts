/** 15.9 The described spaces as a map: neighbours, refuges, and which way leads towards one. */
import { type ClashMap, classOf, mapOf } from '../../map.ts';
import type { Retreat, Space } from './input.ts';

export interface Ground {
  /** The space of the battle: the winner's now, and no way back. */
  readonly from: string;
  readonly spaces: ReadonlyMap<string, Space>;
}

export function groundOf({ map, from, spaces }: Pick<Retreat, 'map' | 'from' | 'spaces'>): Ground {
  const told = new Map(spaces.map((space) => [space.name, space]));
  const read = mapOf(map);
  return { from, spaces: read ? onMap(read, told) : told };
}

/** Every space of a map, with what was told of those where somebody or something stands. */
const onMap = (read: ClashMap, told: ReadonlyMap<string, Space>): ReadonlyMap<string, Space> =>
  new Map(
    Array.from({ length: read.size }, (_, at) => {
      const name = read.id(at);
      const ways = read.targets.slice(read.first[at], read.first[at + 1]);
      const known = told.get(name);
      const fortress = known?.fortress || classOf(read.kindOf(at));
      return [name, { ...BARE, ...known, name, next: Array.from(ways, (to) => read.id(to)), fortress }];
    }),
  );

const BARE = { enemySps: 0, garrison: 0, depot: 'none', enemyHeld: false } as const;

/** A path between two spaces need only be told at one end. */
export const neighbours = ({ spaces }: Ground, at: string): readonly string[] =>
  [...spaces.keys()].filter(
    (other) => other !== at && (spaces.get(at)?.next.includes(other) || spaces.get(other)?.next.includes(at)),
  );

/** 15.9 A controlled fortress, an MD or an FD. */
export const isRefuge = ({ spaces }: Ground, at: string): boolean => {
  const space = spaces.get(at);
  return space !== undefined && !space.enemyHeld && (space.fortress > 0 || space.depot !== 'none');
};

/** Spaces from each place to one goal, the battle space never passed through; places out of reach are absent. */
function distancesTo(ground: Ground, goal: string): ReadonlyMap<string, number> {
  const found = new Map([[goal, 0]]);
  for (const [at, far] of found) {
    if (at === ground.from) continue;
    for (const next of neighbours(ground, at)) if (!found.has(next)) found.set(next, far + 1);
  }
  return found;
}

/** 15.9 Whether a step brings the force nearer to some refuge. */
const isTowards = (from: string, to: string, far: ReadonlyMap<string, number>): boolean => {
  const [before, after] = [far.get(from), far.get(to)];
  return before !== undefined && after !== undefined && after < before;
};

/**
 * 15.9 The spaces that lead on: towards a refuge other than the one it is in. Where the battle space is the only refuge,
 * the force may still step away from it, to any space it has not come from.
 */
export function leadingOn(ground: Ground, path: readonly string[]): readonly string[] {
  const at = path.at(-1) ?? ground.from;
  const onwards = neighbours(ground, at).filter((to) => to !== ground.from);
  const goals = [...ground.spaces.keys()].filter(
    (name) => name !== ground.from && name !== at && isRefuge(ground, name),
  );
  const maps = goals.map((goal) => distancesTo(ground, goal)).filter((far) => far.has(at));
  if (maps.length > 0) return onwards.filter((to) => maps.some((far) => isTowards(at, to, far)));
  const onlyRefuge = isRefuge(ground, ground.from) && !path.some((name) => isRefuge(ground, name));
  return onlyRefuge ? onwards.filter((to) => !path.includes(to)) : [];
}

/** 15.9 Where the force may go: of the spaces that lead on, those clear of the enemy if there are any. */
export function legalNext(ground: Ground, path: readonly string[]): readonly string[] {
  const on = leadingOn(ground, path);
  const clear = on.filter((to) => ground.spaces.get(to)?.enemySps === 0);
  return clear.length > 0 ? clear : on;
}
